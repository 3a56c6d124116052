"""Modifiers named by a person: rows of the table, at most two, or labels of one's own (7.5)."""

from __future__ import annotations

import re

from dzcli.fault import RuleFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.names import Given, exactly, unknown
from dzcli.names import named as whichever
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.rolls.score import Reason, Score
from dzcli.systems.dz.rows import Circumstance

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

SIGHT = "vue"
"""The circumstance of all rows on how well the target is seen (7.1; DZ-LOS-01, DZ-LOS-02)."""
OBSCURED = Choice("obscurite", malus=lambda: False, desavantage=lambda: True)
"""Whether a target that is ill seen costs a second die in place of the number (AMB-07)."""
MOST: Choice[bool] = Choice(
    "modificateurs_max", {"2": lambda number, limit: number <= limit, "0": lambda number, limit: True}
)
"""Whether so many modifiers may be used (AMB-29)."""
SCOPE: Choice[Any] = Choice(
    "modificateurs_portee",
    table=lambda may, counted, everything: may(counted),
    tous=lambda may, counted, everything: may(everything),
)
"""What counts towards the two, by whether it may be used (AMB-28, AMB-98)."""
_VALUE = r"([+-]?)([0-9]{1,3})"


class NamedModifier(NamedTuple):
    """A modifier as a person named it: a row of the table, or a label and a number of their own.

    ``counts``: it is one of the two at most (7.5; DZ-ATK-04); ``own_value``: the number is that of the
    person, not the table's.
    """

    id: str
    label: str
    value: int
    counts: bool
    row: Circumstance | None = None
    own_value: bool = False

    @property
    def circumstance(self) -> str | None:
        """What it speaks of, where several rows speak of the same."""
        return self.row.meme if self.row else None

    @property
    def second_die(self) -> bool:
        """Whether it is a disadvantage in place of a number."""
        return self.row is not None and self.row.desavantage and not self.own_value

    @property
    def hides(self) -> bool:
        """Whether it says that the target cannot be seen (7.1; DZ-LOS-03)."""
        return self.row is not None and self.row.cachee and not self.own_value


def read(texts: tuple[str, ...], record: Record, *, attack: bool = False) -> list[NamedModifier]:
    """Read ``-m`` values: a row's name, a row's name with a value, or ``label=value`` (DZ-ATK-03).

    Raises `UsageFault` for one that is unknown, given twice, that says the same thing as
    another, or that bears on attacks where this is none (AMB-30).
    """
    table = chapter.combat().modificateurs
    found: list[NamedModifier] = []
    rows, labels = Given(), Given()
    for text in texts:
        named = _read(text, table, record)
        if named.row and named.row.attaque and not attack:
            raise UsageFault("attack_only", words.ONLY_ATTACK, name=named.label)
        # One row twice, or two rows for one circumstance, say the same (AMB-30).
        if rows.again(named.circumstance or named.id) if named.id else labels.again(named.label):
            raise UsageFault("same_modifier", faults.SAME_MODIFIER, name=named.label)
        found.append(named)
    ids = {named.id for named in found}
    if "couvert_leger" in ids and any(name.startswith("obscurci") for name in ids):
        record.warn(words.COVER_AND_SIGHT)
    return found


def _read(text: str, table: dict[str, Circumstance], record: Record) -> NamedModifier:
    label, equals, number = text.replace("\u2212", "-").partition("=")
    spellings = {key: (key, row.nom) for key, row in table.items()}
    id_ = whichever(label, spellings) if not equals else exactly(label, spellings)
    if not equals:
        if id_ is None and re.fullmatch(_VALUE, label.strip()):
            raise UsageFault("bad_modifier", faults.BAD_MODIFIER, text=text)
        if id_ is None:
            raise unknown(label, faults.UNKNOWN_MODIFIER, sorted(table), "unknown_modifier")
        row = table[id_]
        return NamedModifier(id_, row.nom, row.valeur, row.compte, row)
    match = re.fullmatch(_VALUE, number.strip())
    if not match or not label.strip():
        raise UsageFault("bad_modifier", faults.BAD_MODIFIER, text=text)
    value = int(number.strip())
    if id_ is None:
        return NamedModifier("", label.strip(), value, False)
    record.warn(words.TABLE_NAME_WITH_VALUE, name=table[id_].nom, value=value)
    return NamedModifier(id_, table[id_].nom, value, True, table[id_], own_value=True)


def apply(
    named: list[NamedModifier], score: Score, record: Record, *, cancelled: NamedModifier | None = None
) -> None:
    """Apply named modifiers to a Score; the one ``cancelled`` by aiming is only noted.

    One's own has no section. DZ-ATK-03, DZ-LOS-01, DZ-LOS-02, AMB-07.
    """
    for one in named:
        section = one.row.section if one.row else ""
        if one is cancelled:
            score.leave_out(one.id, one.label, one.value, section, message(words.CANCELLED_BY_AIM))
        elif one.second_die or (_ill_seen(one) and record.ask(OBSCURED)):
            rulings = () if one.second_die else record.decided(OBSCURED)
            score.disadvantages.append(Reason(message("{label}", label=one.label), section, rulings))
        elif not one.hides:
            rulings = record.decided(OBSCURED) if _ill_seen(one) else ()
            score.modify(one.id, one.label, one.value, section, rulings)


def _ill_seen(one: NamedModifier) -> bool:
    """Whether it is the table's number for a target that is ill seen (7.1; DZ-LOS-02)."""
    return one.circumstance == SIGHT and one.value != 0 and not one.own_value


def check_number(
    named: list[NamedModifier], score: Score, record: Record, *, cancelled: NamedModifier | None = None
) -> None:
    """Raise `RuleFault` if there are more modifiers than the two that may be used.

    7.5; DZ-ATK-04, AMB-28, AMB-29, AMB-98.
    """
    limits = chapter.combat().limites
    counted = [one.label for one in named if one.counts and one is not cancelled]
    everything: list[str | Message] = [one.label for one in score.modifiers if one.applied and one.value]
    second_dice = [reason.label for reason in score.disadvantages]
    everything += [one.label for one in named if message("{label}", label=one.label) in second_dice]

    def may(found: list[str | Message]) -> bool:
        return record.in_force(MOST, len(found), limits.modificateurs_max)

    found = counted
    if len(everything) != len(counted):
        record.ask(SCOPE, may, counted, everything)
        found = record.in_force(SCOPE, list, counted, everything)
    most = limits.modificateurs_max
    if not record.ask(MOST, len(found), most):
        values = {"given": len(found), "names": found, "most": most}
        raise RuleFault("too_many_modifiers", limits.section, faults.TOO_MANY_MODIFIERS, **values)
