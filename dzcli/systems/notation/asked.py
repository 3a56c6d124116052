"""What the words after ``roll`` ask for: expressions, names of some, a sheet whose values they take."""

from __future__ import annotations

from dzcli import settings
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import Program, parse
from dzcli.fault import FileFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Message
from dzcli.systems.notation import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dzcli.sheets.document import Document
    from dzcli.systems.notation.filling import Taken


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
    labels = [word for word in given if _names_sheet(word)]
    if len(labels) > 1:
        raise UsageFault("two_sheets", words.TWO_SHEETS, one=labels[0], other=labels[1])
    document = None
    if labels:
        from dzcli.sheets.document import read

        document = read(labels[0])
    return [_read(word, document) for word in given if word not in labels]


def _names_sheet(word: str) -> bool:
    """Whether a word names a file or a sheet that ships; what is taken of a sheet has more about it."""
    shipped = word.startswith("@") and word[1:].replace("_", "a").replace("-", "a").isalnum()
    return shipped or word.endswith(".toml")


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
    from dzcli.names import find

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
    from dzcli.systems.notation.filling import filled

    plain, taken = filled(text, document)
    return Expression(plain, parse(plain), None, document, taken)
