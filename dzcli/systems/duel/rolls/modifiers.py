"""What somebody names with ``-m``.

A condition of the tables, or a label and a number added to the SS (l.9).
"""

from __future__ import annotations

import re

from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.names import Given, named, unknown
from dzcli.step.record import Record
from dzcli.step.rows import id_of, spellings
from dzcli.systems.duel import book, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_VALUE = r"([+-]?)([0-9]{1,3})"


class Named(NamedTuple):
    """A modifier as a person named it; ``id`` is that of the condition, or empty.

    ``value`` is None for what the tables say.
    """

    id: str
    label: str
    value: int | None


def read(texts: Iterable[str], record: Record) -> list[Named]:
    """Read ``-m`` values: a condition, a condition with a value, or ``label=value`` (DUEL-04).

    Raises `UsageFault` for one that is unknown or given twice.
    """
    found: list[Named] = []
    given = Given()
    for text in texts:
        one = _read(text, record)
        if given.again(one.label):
            raise UsageFault("same_modifier", words.SAME_MODIFIER, name=one.label)
        found.append(one)
    return found


def condition_id(name: str) -> str:
    """The condition that a name means; raises `UsageFault` if there is none."""
    rows = book.skirmish().conditions
    found = named(name, spellings(rows))
    if found is None:
        raise unknown(name, words.UNKNOWN_CONDITION, sorted(rows), "unknown_condition")
    return found


def _read(text: str, record: Record) -> Named:
    rows = book.skirmish().conditions
    label, equals, number = text.replace("\u2212", "-").partition("=")
    if not equals:
        id_ = named(label, spellings(rows))
        if id_ is None and re.fullmatch(_VALUE, label.strip()):
            raise UsageFault("bad_modifier", words.BAD_MODIFIER, text=text)
        if id_ is None:
            raise unknown(label, words.UNKNOWN_MODIFIER, sorted(rows), "unknown_modifier")
        return Named(id_, rows[id_].nom, None)
    if not re.fullmatch(_VALUE, number.strip()) or not label.strip():
        raise UsageFault("bad_modifier", words.BAD_MODIFIER, text=text)
    value = int(number)
    id_ = id_of(label, rows)
    if id_ is None:
        return Named("", label.strip(), value)
    record.warn(words.TABLE_NAME_WITH_VALUE, name=rows[id_].nom, value=value)
    return Named(id_, rows[id_].nom, value)
