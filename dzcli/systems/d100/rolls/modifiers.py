"""What somebody names with ``-m``: a modifier of the tables, or a label and a number of one's own (l.59)."""

from __future__ import annotations

import re

from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.names import Given, named, unknown
from dzcli.step.record import Record
from dzcli.step.rows import id_of, spellings
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.rolls.threshold import Threshold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_VALUE = r"([+-]?)([0-9]{1,3})"
OWN = "l.59"
"""Where the text speaks of modifiers."""


class NamedModifier(NamedTuple):
    """A modifier as a person named it; ``id`` is that of the table, or empty."""

    id: str
    label: str
    value: int


def read(texts: Iterable[str], record: Record) -> list[NamedModifier]:
    """Read ``-m`` values: a name of the table, one with a value, or ``label=value`` (D100-20).

    Raises `UsageFault` for one that is unknown or given twice.
    """
    found: list[NamedModifier] = []
    given = Given()
    for text in texts:
        one = _read(text, record)
        if given.again(one.label):
            raise UsageFault("same_modifier", words.SAME_MODIFIER, name=one.label)
        found.append(one)
    return found


def apply(given: Sequence[NamedModifier], threshold: Threshold, kind: str | None, record: Record) -> None:
    """Add what was named to a value; what is for another kind of attack does not count.

    ``kind`` is that of the attack, or None for what is no attack.
    """
    rows = book.modifiers().modificateurs
    for one in given:
        row = rows.get(one.id)
        if row is None:
            threshold.modify("", one.label, one.value, OWN)
            continue
        if row.source:
            record.warn(words.NOT_IN_TEXT_MODIFIER, name=row.nom)
        if row.pour is not None and row.pour != kind:
            why = message(words.FOR_KIND[row.pour])
            threshold.leave_out(one.id, one.label, one.value, row.section, why)
        else:
            threshold.modify(one.id, one.label, one.value, row.section)


def burst(given: Sequence[NamedModifier], effects: Iterable[str]) -> int:
    """How many degrees of success a burst needs for one more hit; 0 where it is no burst."""
    rows = book.modifiers().modificateurs
    ids = [*(one.id for one in given), *effects]
    needed = (rows[id_].rafale for id_ in ids if id_ in rows)
    return next((degrees for degrees in needed if degrees), 0)


def _read(text: str, record: Record) -> NamedModifier:
    rows = book.modifiers().modificateurs
    label, equals, number = text.replace("\u2212", "-").partition("=")
    if not equals:
        id_ = named(label, spellings(rows))
        if id_ is None and re.fullmatch(_VALUE, label.strip()):
            raise UsageFault("bad_modifier", words.BAD_MODIFIER, text=text)
        if id_ is None:
            raise unknown(label, words.UNKNOWN_MODIFIER, sorted(rows), "unknown_modifier")
        return NamedModifier(id_, rows[id_].nom, rows[id_].valeur)
    if not re.fullmatch(_VALUE, number.strip()) or not label.strip():
        raise UsageFault("bad_modifier", words.BAD_MODIFIER, text=text)
    value = int(number)
    id_ = id_of(label, rows)
    if id_ is None:
        return NamedModifier("", label.strip(), value)
    record.warn(words.TABLE_NAME_WITH_VALUE, name=rows[id_].nom, value=value)
    return NamedModifier(id_, rows[id_].nom, value)
