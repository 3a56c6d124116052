"""A record on a terminal, in colour and folded to its width."""

import sys

from dzcli.show.folding import folded
from dzcli.show.language import Language
from dzcli.show.paint import console
from dzcli.show.text import Row, rows
from dzcli.step.record import Record

HEADLINE = "headline"
_STYLES = {
    "line": "",
    "warning": "yellow",
    "ruling": "magenta",
    "change": "cyan",
    "due": "bold",
    "dice": "dim",
}
_MARGIN = "blue"
"""The style of a section of the rules."""
_NARROWEST = 16
"""The text keeps that many columns, however wide what stands in the margin."""


class Terminal:
    """A terminal that records are printed on, one after the other."""

    def __init__(self) -> None:
        self._console = console()

    def show(self, record: Record, language: Language) -> None:
        """Print a record: its headline by its success, the sections of the rules in the margin."""
        found = rows(record, language)
        own = [row for row in found if row.kind == HEADLINE][-1]
        style = {True: "bold green", False: "bold red", None: "bold"}[record.success]
        margin = max(len(row.margin) for row in found)
        for row in found:
            if row.kind == HEADLINE:
                self._show_headline(row, style if row is own else "bold")
            else:
                self._show(row, margin)

    def _show_headline(self, row: Row, style: str) -> None:
        """Print a headline: of the record itself, or of a step before it."""
        for line in folded(self._shown(row.text), self._console.width):
            self._console.line([(line.rstrip(), style)])

    def _show(self, row: Row, margin: int) -> None:
        """Print a row: its margin, and beside it the text in as many lines as it takes."""
        style = _STYLES[row.kind]
        beside = f"  {self._shown(row.margin):<{margin}}  "
        width = max(_NARROWEST, self._console.width - len(beside))
        for line in folded(self._shown(row.text), width) or [""]:
            text = line.rstrip()
            head = beside if text else beside.rstrip()
            pieces = [(head, _MARGIN), (text, "")] if row.kind == "line" else [(head + text, style)]
            self._console.line(pieces)
            beside = " " * len(beside)

    def _shown(self, text: str) -> str:
        """The text in the letters that the terminal has, so that it is folded by what is seen."""
        encoding = self._console.encoding
        return text.encode(encoding, sys.stdout.errors or "replace").decode(encoding)
