"""A reaction before its dice: a parade or an esquive, and the value it is under (l.65)."""

from __future__ import annotations

from dzcli.fault import RuleFault
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.options import REACTIONS
from dzcli.systems.d100.rolls import lasting, modifiers
from dzcli.systems.d100.rolls.modifiers import NamedModifier
from dzcli.systems.d100.rolls.threshold import Threshold
from dzcli.systems.d100.who.character import MELEE, Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

PARRY, DODGE = "parry", "dodge"
DODGES_UNTRAINED: Choice[int | None] = Choice(
    "esquive_defaut", refus=lambda agility: None, moitie_agilite=lambda agility: agility // 2
)
"""What somebody without Esquive dodges under; None: they do not (A-D100-7)."""
PARRIES_SHOTS: Choice[bool] = Choice(
    "parade_tir", permise=lambda kind: True, interdite=lambda kind: kind == MELEE
)
"""Whether an attack of a kind may be parried (A-D100-8)."""


def by_default(kind: str, defender: Fighter, record: Record) -> str | None:
    """How somebody reacts to an attack of a kind where nothing is said; None where they cannot.

    In close combat with a parade; at a distance with an esquive, or a parade for those who cannot dodge.
    """
    if kind == MELEE:
        return PARRY
    test = book.base().reactions[REACTIONS[DODGE][0]].test
    agility = defender.character.sheet.caracteristiques.agilite
    if defender.character.skill(test) is not None or record.in_force(DODGES_UNTRAINED, agility or 0):
        return DODGE
    return PARRY if record.ask(PARRIES_SHOTS, kind) else None


def ready(
    reaction: str,
    kind: str,
    defender: Fighter,
    given: Sequence[NamedModifier],
    score: int | None,
    record: Record,
) -> Threshold:
    """The value that a reaction to an attack of a kind is under, told (l.65; D100-23, A-D100-7).

    Raises `RuleFault` for an esquive without Esquive, and where shots are not parried.
    """
    row = book.base().reactions[REACTIONS[reaction][0]]
    if reaction == PARRY and not record.ask(PARRIES_SHOTS, kind):
        raise RuleFault("no_parry", row.section, words.NO_PARRY)
    if score is not None:
        threshold = Threshold(row.test, row.nom, score, row.section, words.VALUE_GIVEN)
    elif reaction == PARRY:
        value = defender.character.tested(row.test)
        threshold = Threshold(row.test, row.nom, value, row.section, words.PARRY_VALUE)
    else:
        threshold = _dodge(row.test, row.nom, row.section, defender, record)
    if reaction == PARRY and (held := defender.in_hand) and held.parry:
        threshold.modify("arme", held.name, held.parry, row.section)
    lasting.on_reaction(defender, threshold)
    modifiers.apply(given, threshold, None, record)
    threshold.settle(defender.name, record)
    return threshold


def _dodge(skill: str, label: str, section: str, defender: Fighter, record: Record) -> Threshold:
    """What somebody dodges under, with or without Esquive (A-D100-7)."""
    value = defender.character.skill(skill)
    if value is not None:
        return Threshold(skill, label, value, section, words.DODGE_VALUE)
    half = record.ask(DODGES_UNTRAINED, defender.character.characteristic("agilite"))
    if half is None:
        raise RuleFault("no_dodge", section, words.NO_DODGE, name=defender.name)
    return Threshold(skill, label, half, section, words.DODGE_HALF)
