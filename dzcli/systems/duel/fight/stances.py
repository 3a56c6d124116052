"""Stances: what each brings to the roll, and to the damage (l.23 to l.51)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.book import Stance
from dzcli.systems.duel.options import STANCES
from dzcli.systems.duel.rolls.roll import Roll

NO_STANCE = "none"
AGGRESSIVE, BRUTAL, OPPORTUNIST = "aggressive", "brutal", "opportunist"
MIRROR: Choice[int] = Choice("opportuniste_miroir", plus_2=lambda base: base, plus_1=lambda base: base - 1)
"""What a success in excess is worth to an opportunist against another one (A-DUEL-4)."""


class Taken(NamedTuple):
    """A stance that somebody took: what records call it, and its row."""

    name: str
    row: Stance

    @property
    def only_weapon(self) -> bool:
        """Whether it does the weapon damage and nothing for successes in excess (l.51; DUEL-15)."""
        return not self.row.degats


def taken(name: str | None) -> Taken:
    """A stance by the name that records have for it; None for close combat without stances (DUEL-05)."""
    if name is None:
        return Taken(NO_STANCE, book.stances().sans_posture)
    return Taken(name, book.stances().postures[STANCES[name][0]])


def told(stance: Taken) -> Message:
    """How a roll in a stance is called."""
    return message(
        words.WITHOUT_STANCE if stance.name == NO_STANCE else words.IN_STANCE, stance=stance.row.nom
    )


def bring(stance: Taken, roll: Roll) -> None:
    """Add what a stance does to a roll: brutale starts with a success less, défensive with one more.

    DUEL-14, DUEL-15.
    """
    roll.add_successes(
        message(words.STANCE, stance=stance.row.nom), stance.row.succes, stance.row.section_succes
    )


def coefficient(stance: Taken, against: Taken, record: Record) -> int:
    """The damage for each success in excess (l.28 to l.51).

    DUEL-11, DUEL-12, DUEL-13, DUEL-14, DUEL-15, A-DUEL-4.
    """
    if stance.name == against.name == OPPORTUNIST:
        return record.ask(MIRROR, stance.row.degats)
    other = STANCES[against.name][0] if against.name in STANCES else ""
    return stance.row.contre.get(other, stance.row.degats)


def given_away(stance: Taken) -> int:
    """The successes in excess that the loser's stance gives the winner, for damage alone.

    DUEL-12, DUEL-13, DUEL-16.
    """
    return stance.row.defaite
