"""Modifiers named by a person: rows of the table, at most two, or labels of one's own (7.5)."""

import re
from typing import Any, NamedTuple

from dzcli.fault import RuleFault, UsageFault
from dzcli.message import message
from dzcli.names import find
from dzcli.step.record import Record
from dzcli.systems.dz import words
from dzcli.systems.dz.rolls.score import Score, imposed, unknown
from dzcli.systems.dz.who import gear

_VALUE = re.compile(r"([+-]?)([0-9]{1,3})")


class Named(NamedTuple):
    """A modifier as named: its id, label, value, and whether it counts towards the two."""

    id: str
    label: str
    value: int
    counts: bool
    row: dict[str, Any]


def read(texts: tuple[str, ...], record: Record, *, attack: bool = False) -> list[Named]:
    """Read ``-m`` values: a row's name, a row's name with a value, or ``label=value``.

    Raises `UsageFault` for one that is unknown, given twice, that says the same thing as
    another, or that bears on attacks where this is none.
    """
    table = gear.combat()["modificateurs"]
    found: list[Named] = []
    for text in texts:
        named = _read(text, table, record)
        if named.row.get("attaque") and not attack:
            raise UsageFault("attack_only", words.ONLY_ATTACK, name=named.label)
        if any(_same(named, other) for other in found):
            raise UsageFault("same_modifier", words.SAME_MODIFIER, name=named.label)
        found.append(named)
    ids = {named.id for named in found}
    if "couvert_leger" in ids and any(name.startswith("obscurci") for name in ids):
        record.warn(words.COVER_AND_SIGHT)
    return found


def _read(text: str, table: dict[str, Any], record: Record) -> Named:
    label, equals, number = text.replace("\u2212", "-").partition("=")
    id_ = find(label, table) or next((key for key, row in table.items() if find(label, [row["nom"]])), None)
    if not equals:
        if id_ is None and _VALUE.fullmatch(label.strip()):
            raise UsageFault("bad_modifier", words.BAD_MODIFIER, text=text)
        if id_ is None:
            raise unknown(label, words.UNKNOWN_MODIFIER, sorted(table), "unknown_modifier")
        row = table[id_]
        return Named(id_, row["nom"], row.get("valeur", 0), row["compte"], row)
    match = _VALUE.fullmatch(number.strip())
    if not match or not label.strip():
        raise UsageFault("bad_modifier", words.BAD_MODIFIER, text=text)
    value = int(number.strip())
    if id_ is None:
        return Named("", label.strip(), value, False, {})
    record.warn(words.TABLE_NAME_WITH_VALUE, name=table[id_]["nom"], value=value)
    return Named(id_, table[id_]["nom"], value, True, {})


def _same(one: Named, other: Named) -> bool:
    """Whether two say the same: one row twice, or two rows for one circumstance."""
    if one.id or other.id:
        circumstance = one.row.get("meme")
        return one.id == other.id or bool(circumstance and circumstance == other.row.get("meme"))
    return find(one.label, [other.label]) is not None


def apply(named: list[Named], score: Score, record: Record, *, cancelled: Named | None = None) -> None:
    """Apply named modifiers to a Score; the one ``cancelled`` by aiming is only noted.

    Raises `RuleFault` if more than two of the table's count (7.5).
    """
    counted = [one for one in named if one.counts and one is not cancelled]
    limit = imposed("modificateurs_max")
    if len(counted) > limit["valeur"]:
        names = ", ".join(one.label for one in counted)
        raise RuleFault(
            "too_many_modifiers", limit["section"], words.TOO_MANY_MODIFIERS, given=len(counted), names=names
        )
    for one in named:
        section = one.row.get("section", "7.5")
        if one is cancelled:
            score.leave_out(one.id, one.label, one.value, section, message(words.CANCELLED_BY_AIM))
        elif one.row.get("desavantage"):
            record.ruling("obscurite")
            score.disadvantages.append(message("{label}", label=one.label))
        elif not one.row.get("cachee"):
            if one.row.get("meme") == "vue" and one.value:
                record.ruling("obscurite")
            score.modify(one.id, one.label, one.value, section)


def note_scope(score: Score, named: list[Named], record: Record) -> None:
    """Report the ruling on what counts towards the two, where counting all would refuse."""
    limit = imposed("modificateurs_max")["valeur"]
    counted = sum(one.counts for one in named)
    everything = sum(1 for one in score.modifiers if one.applied and one.value) + sum(
        bool(one.row.get("desavantage")) for one in named
    )
    if counted <= limit < everything:
        record.ruling("modificateurs_portee")
