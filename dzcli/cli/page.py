"""Pages of help: text as wide as the terminal, its headings and names in colour where there are colours."""

import re
from collections.abc import Iterable, Iterator

from dzcli.cli import streams
from dzcli.cli.output import wants_colour
from dzcli.show.folding import folded
from dzcli.show.width import USUAL_WIDTH, of_terminal

INDENT = 2
GAP = 2
WIDEST_NAME = 30
"""A name wider than that has its text on the lines below it."""
NARROWEST_TEXT = 24
HEADING = re.compile(r"(?P<bold>\S.*\s?:)$")
ROW = re.compile(rf"(?P<before> {{{INDENT}}})(?P<cyan>\S+(?: \S+)*)(?P<after> {{{GAP},}}.*)?$")


def width() -> int:
    """The columns that a page may take."""
    return of_terminal(USUAL_WIDTH)


def section(title: str, rows: list[tuple[str, str]], width: int) -> Iterator[str]:
    """A heading and its rows: a name and, beside it if there is room, what it means."""
    if not rows:
        return
    yield from ("", *folded(title, width))
    widest = min(WIDEST_NAME, max(len(name) for name, _ in rows))
    beside = width - INDENT - widest - GAP >= NARROWEST_TEXT
    start = INDENT + widest + GAP if beside else 3 * INDENT
    for name, text in rows:
        lines = folded(text, width - start)
        if beside and len(name) <= widest:
            yield f"{'':{INDENT}}{name:<{widest}}{'':{GAP}}{lines.pop(0) if lines else ''}".rstrip()
        else:
            yield f"{'':{INDENT}}{name}"
        yield from (f"{'':{start}}{line}" for line in lines)


def show(lines: Iterable[str]) -> None:
    """Print a page."""
    if not wants_colour():
        streams.write(lines)
        return
    from dzcli.show.paint import console

    out = console()
    for line in lines:
        out.line(_painted(line))


def _painted(line: str) -> list[tuple[str, str]]:
    if HEADING.match(line):
        return [(line, "bold")]
    row = ROW.match(line)
    if row is None:
        return [(line, "")]
    return [(row["before"], ""), (row["cyan"], "cyan"), (row["after"] or "", "")]


EXAMPLES = "Examples:"
