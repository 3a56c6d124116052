"""What the words after ``roll`` ask for: expressions, names of some, a sheet whose values they take."""

from __future__ import annotations

import re

from dzcli import settings
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import Program, parse
from dzcli.fault import FileFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.names import find, hint
from dzcli.systems.notation import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.sheets.document import Document

SHEET = re.compile(r"@[\w-]+\Z|.*\.toml\Z", re.DOTALL)
"""A word that names a sheet: a file, or one that ships; what is taken of a sheet has more about it."""
VALUE = re.compile(r"@(\w+(?:\.\w+)*)")
"""A value of the sheet in an expression."""


class Taken(NamedTuple):
    """A value that was taken of a sheet: its key, and the line it is on."""

    key: str
    value: int
    line: int


class Expression(NamedTuple):
    """One expression that was asked for: what is read, what it reads as, its name if it was called by one."""

    text: str
    program: Program
    name: str | None = None
    document: Document | None = None
    taken: tuple[Taken, ...] = ()


def expressions(given: tuple[str, ...]) -> list[Expression]:
    """The expressions among the words.

    Raises `ExpressionFault` for an expression that cannot be read, `UsageFault` for two sheets or none where
    one is needed, `FileFault` for a sheet that lacks a value, and for what was set wrongly.
    """
    labels = [word for word in given if SHEET.match(word)]
    if len(labels) > 1:
        raise UsageFault("two_sheets", words.TWO_SHEETS, one=labels[0], other=labels[1])
    document = None
    if labels:
        from dzcli.sheets.document import read

        document = read(labels[0])
    return [_read(word, document) for word in given if word not in labels]


def _read(word: str, document: Document | None) -> Expression:
    """An expression as it stands; else one that the word is the name of."""
    if "@" in word:
        return _filled(word, document)
    try:
        return Expression(word, parse(word), None, document)
    except ExpressionFault:
        found = _named(word, document)
        if found is None:
            raise
        return found


def _named(word: str, document: Document | None) -> Expression | None:
    """The expression that a name stands for, None for a word that is no name."""
    known = settings.in_force().rolls
    name = find(word, known)
    if name is None:
        return None
    try:
        return _filled(known[name].value, document)._replace(name=name)
    except ExpressionFault as fault:
        reason = Message(fault.message, dict(fault.values))
        raise FileFault(
            "bad_roll", words.BAD_ROLL, place=known[name].where, name=name, reason=reason
        ) from None


def _filled(text: str, document: Document | None) -> Expression:
    """An expression with the values of the sheet in their places."""
    if not VALUE.search(text):
        return Expression(text, parse(text), None, document)
    if document is None:
        raise UsageFault("no_sheet", words.NO_SHEET, text=text)
    taken = {key: _value(document, key.split(".")) for key in VALUE.findall(text)}
    filled = VALUE.sub(lambda found: _written(taken[found[1]].value), text)
    return Expression(filled, parse(filled), None, document, tuple(taken.values()))


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
