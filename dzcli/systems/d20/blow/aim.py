"""A blow that aims at something, and what that takes from ATT (l.42 to l.52)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.book import Aimed
from dzcli.systems.d20.options import AIMS
from dzcli.systems.d20.rolls.under import Under
from dzcli.systems.d20.who.character import Fighter

SKILL = "coup_precis"
GIVES: Choice[int] = Choice(
    "coup_precis_plafond",
    malus=lambda malus, bonus: min(bonus, -malus),
    entier=lambda malus, bonus: bonus,
)
"""What Coup Précis gives back of what aiming takes (A-D20-3)."""


class Aim(NamedTuple):
    """What was announced as aimed at: the word that records have for it, and its row."""

    name: str
    row: Aimed


def announced(name: str | None, record: Record) -> Aim | None:
    """What a blow was announced to aim at; None for a blow that aims at nothing (l.43; D20-17)."""
    if name is None:
        return None
    aim = Aim(name, book.combat().visees[AIMS[name][0]])
    record.say("l.43", words.AIMS_AT, zone=aim.row.nom)
    return aim


def bear(aim: Aim | None, fighter: Fighter, under: Under, record: Record) -> None:
    """Take from ATT what aiming takes, and give back what Coup Précis does: nothing without an aim.

    D20-18, D20-19, D20-20, D20-21, A-D20-3.
    """
    level = fighter.character.skills.coup_precis
    row = book.combat().coup_precis.get(str(level))
    label = message(words.PRECISE_BLOW, level=level)
    if aim is None:
        if row is not None:
            under.leave_out(SKILL, label, row.bonus, "l.52", words.NOTHING_AIMED_AT)
        return
    under.modify("visee", message(words.AIMED, zone=aim.row.nom), aim.row.malus, aim.row.section)
    if row is not None:
        under.modify(SKILL, label, record.ask(GIVES, aim.row.malus, row.bonus), row.section)
