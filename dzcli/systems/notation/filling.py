"""Values of a sheet put into an expression: ``1d20+@attributs.physique``."""

from __future__ import annotations

import re

from dzcli.fault import FileFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.names import find, hint
from dzcli.systems.notation import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.sheets.document import Document

VALUE = re.compile(r"@(\w+(?:\.\w+)*)")
"""A value of the sheet in an expression."""


class Taken(NamedTuple):
    """A value that was taken of a sheet: its key, and the line it is on."""

    key: str
    value: int
    line: int


def filled(text: str, document: Document | None) -> tuple[str, tuple[Taken, ...]]:
    """An expression with the values of the sheet in their places, and which they are.

    Raises `UsageFault` where there is no sheet to take them of, `FileFault` for one that lacks a value.
    """
    if not VALUE.search(text):
        return text, ()
    if document is None:
        raise UsageFault("no_sheet", words.NO_SHEET, text=text)
    taken = {key: _value(document, key.split(".")) for key in VALUE.findall(text)}
    return VALUE.sub(lambda found: _written(taken[found[1]].value), text), tuple(taken.values())


def _written(value: int) -> str:
    return str(value) if value >= 0 else f"(0{value})"


def _value(document: Document, names: list[str]) -> Taken:
    """A number of a sheet by its path, each name in any spelling."""
    value: Any = document.data
    path: list[str] = []
    for name in names:
        known = list(value) if isinstance(value, dict) else []
        found = find(name, known)
        if found is None:
            key = ".".join([*path, name])
            values = {"file": document.label, "line": document.line_of(path), "key": key}
            raise FileFault("missing_value", words.NO_VALUE, hint=_hint(name, known), **values)
        path.append(found)
        value = value[found]
    line, key = document.line_of(path), ".".join(path)
    if not isinstance(value, int) or isinstance(value, bool):
        from dzcli.sheets.mistake import shown

        told = {"file": document.label, "line": line, "key": key, "found": shown(value)}
        raise FileFault("no_number", words.NO_NUMBER, **told)
    return Taken(key, value, line)


def _hint(name: str, known: list[str]) -> Message:
    return hint(name, known) if known else message(words.NOTHING_IN_IT)
