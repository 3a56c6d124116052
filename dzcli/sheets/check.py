"""Check a document against the type of its system's sheet.

msgspec converts and stops at the first fault; only then a walk over the document looks
for all of them, so that a correct sheet pays nothing for good messages.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec

from dzcli.fault import FileFault
from dzcli.message import Lines, Message, message
from dzcli.sheets.document import Document

S = TypeVar("S")
Path = tuple[str | int, ...]


class Mistake(NamedTuple):
    """One thing wrong in a document: where, what was found, what was expected."""

    path: Path
    found: Message
    expected: Message
    suggestion: str | None = None


def convert(document: Document, data: dict[str, Any], type_: type[S]) -> S:
    """The document's data as ``type_``; raises `FileFault` naming every mistake."""
    try:
        return msgspec.convert(data, type_)
    except msgspec.ValidationError as error:
        from dzcli.sheets.walk import mistakes

        found = list(mistakes(data, type_))
        raise refuse(document, found or [Mistake((), message(str(error)), message(A_SHEET))]) from None


def refuse(document: Document, mistakes: list[Mistake]) -> FileFault:
    """The fault that tells all mistakes of a document, the first first."""
    placed = [(document.line_of(mistake.path), mistake) for mistake in mistakes]
    placed.sort(key=lambda pair: pair[0])
    sentences = [_sentence(document.label, line, mistake) for line, mistake in placed]
    return FileFault("bad_sheet", LINES, lines=Lines(sentences))


def shown(value: Any) -> Message:
    """How a value found in a document is named."""
    if isinstance(value, bool):
        return message("true" if value else "false")
    if isinstance(value, str):
        return message('"{text}"', text=value if len(value) <= 60 else value[:57] + "...")
    if isinstance(value, dict):
        return message(A_TABLE)
    if isinstance(value, list):
        return message(A_LIST)
    return message("{value}", value=str(value))


def _sentence(label: str, line: int, mistake: Mistake) -> Message:
    values: dict[str, Any] = {
        "file": label,
        "line": line,
        "key": dotted(mistake.path),
        "found": mistake.found,
        "expected": mistake.expected,
    }
    if mistake.suggestion:
        return Message(WITH_SUGGESTION, {**values, "suggestion": mistake.suggestion})
    return Message(PLAIN, values)


def dotted(path: Path) -> str:
    """A path as people write it: ``armes[0].degats``."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text or "(the whole file)"


def each(mistakes: Iterator[Mistake] | list[Mistake], document: Document) -> None:
    """Raise `FileFault` if there is any mistake."""
    found = list(mistakes)
    if found:
        raise refuse(document, found)


A_TABLE = "a table"
A_LIST = "a list"
A_SHEET = "a character sheet"
LINES = "{lines}"
PLAIN = "{file}:{line}: {key}: found {found}, expected {expected}."
WITH_SUGGESTION = '{file}:{line}: {key}: found {found}, expected {expected}; did you mean "{suggestion}"?'
