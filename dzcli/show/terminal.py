"""A record on a terminal, in colour and folded to its width. Rich is loaded only here."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from dzcli.show.language import Language
from dzcli.show.text import rows
from dzcli.step.record import Record

_STYLES = {
    "line": "",
    "warning": "yellow",
    "ruling": "magenta",
    "change": "cyan",
    "due": "bold",
    "dice": "dim",
}


class Terminal:
    """A terminal that records are printed on, one after the other."""

    def __init__(self) -> None:
        self._console = Console(highlight=False, markup=False, emoji=False)

    def show(self, record: Record, language: Language) -> None:
        """Print a record: the headline by its success, the sections of the rules in the margin."""
        head, *others = rows(record, language)
        style = {True: "bold green", False: "bold red", None: "bold"}[record.success]
        self._console.print(Text(head.text, style=style))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for row in others:
            margin = Text("  " + row.margin, style="blue" if row.kind == "line" else _STYLES[row.kind])
            grid.add_row(margin, Text(row.text, style=_STYLES[row.kind]))
        if others:
            self._console.print(grid)
