"""Check a document against the type of its system's sheet.

msgspec converts and stops at the first fault; only then a walk over the document looks
for all of them, so that a correct sheet pays nothing for good messages.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import islice
from typing import Any, TypeVar

import msgspec

from dzcli.fault import FileFault
from dzcli.message import Lines, Message, message
from dzcli.sheets.document import Document
from dzcli.sheets.mistake import Mistake, Path

S = TypeVar("S")

MOST_TOLD = 50
"""So many mistakes of each kind are told at once, the first ones."""


class BadSheet(FileFault):
    """A document that is no sheet of its system: each of its mistakes and the line (from 1) it stands on."""

    def __init__(self, label: str, placed: list[tuple[int, Mistake]]) -> None:
        self.label = label
        self.placed = sorted(placed, key=lambda pair: pair[0])
        sentences = [sentence(label, line, mistake) for line, mistake in self.placed]
        super().__init__("bad_sheet", LINES, lines=Lines(sentences))

    @property
    def mistakes(self) -> list[Mistake]:
        """The mistakes in the order of the lines."""
        return [mistake for _, mistake in self.placed]


def convert(
    document: Document, data: dict[str, Any], type_: type[S], further: Callable[[S], Iterable[Mistake]]
) -> S:
    """The document's data as ``type_``.

    ``further`` finds what a type cannot say, such as names that are in no table. Raises
    `FileFault` naming the mistakes of both kinds.
    """
    found: list[Mistake] = []
    sheet = None
    try:
        sheet = msgspec.convert(data, type_)
    except msgspec.ValidationError as error:
        from dzcli.sheets.mending import mended
        from dzcli.sheets.reasons import of_data
        from dzcli.sheets.walk import mistakes

        found = [*islice(mistakes(data, type_), MOST_TOLD)]
        found = found or [Mistake((), of_data(error), message(A_SHEET))]
        with suppress(msgspec.ValidationError):
            sheet = msgspec.convert(mended(data, found, type_), type_)
    if sheet is not None:
        # What was wrong, or lacked a part that was, is not told again.
        wrong = [mistake.path for mistake in found]
        others = (more for more in further(sheet) if not any(_in_line(more.path, path) for path in wrong))
        found += islice(others, MOST_TOLD)
    if sheet is None or found:
        raise BadSheet(document.label, [(document.line_of(mistake.path), mistake) for mistake in found])
    return sheet


def _in_line(one: Path, other: Path) -> bool:
    """Whether two paths are the same, or one leads on from the other."""
    shorter = min(len(one), len(other))
    return one[:shorter] == other[:shorter]


def sentence(label: str, line: int, mistake: Mistake) -> Message:
    """A mistake in words, after the file and the line."""
    values: dict[str, Any] = {
        "file": label,
        "line": line,
        "key": dotted(mistake.path),
        "found": mistake.found,
        "expected": mistake.expected,
    }
    if mistake.found is None:
        return Message(MISSING, values)
    if mistake.suggestion:
        return Message(WITH_SUGGESTION, {**values, "suggestion": mistake.suggestion})
    return Message(PLAIN, values)


def dotted(path: Path) -> str:
    """A path as people write it: ``armes[0].degats``."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text or "(file)"


A_SHEET = "a character sheet"
LINES = "{lines}"
MISSING = "{file}:{line}: {key} is missing ({expected})."
PLAIN = "{file}:{line}: {key}: found {found}, expected {expected}."
WITH_SUGGESTION = '{file}:{line}: {key}: found {found}, expected {expected}; did you mean "{suggestion}"?'
