"""A strike or a shot at someone who does not see it coming (l.60 to l.62, l.71 to l.73)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Throw
from dzcli.light import NamedTuple
from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.duel import book, words
from dzcli.systems.duel.fight.damage import Bonus, Damage, deal
from dzcli.systems.duel.fight.sides import Side
from dzcli.systems.duel.rolls import distance
from dzcli.systems.duel.rolls.roll import Roll
from dzcli.systems.duel.who.character import Fighter, Weapon

STRIKE = "strike"
LEAST: Choice[int] = Choice("sr_base", {"1": lambda slices: 1 + slices, "0": lambda slices: max(1, slices)})
"""The successes a shot by surprise takes, given the slices of its distance (A-DUEL-8)."""
WITHOUT_SUCCESS = Choice("surprise_zero", rate=lambda: False, degats_arme=lambda: True)
"""Whether a strike without any success does its weapon damage all the same (A-DUEL-10)."""


class Struck(NamedTuple):
    """What a strike came to; ``damage`` is None for a miss."""

    test: Test
    damage: Damage | None


def resolve(
    side: Side, weapon: Weapon | None, victim: Fighter, metres: int | None, record: Record, throw: Throw
) -> Struck:
    """Strike or shoot: all successes count, none is opposed.

    DUEL-19, DUEL-20, DUEL-24, DUEL-25, A-DUEL-8, A-DUEL-10.
    """
    row = book.rolls().jets["frappe" if metres is None else "tir_surprise"]
    roll = Roll.of(side.fighter, row, side.given, record)
    roll.settle(side.given, record, fight=True)
    needed = None
    if metres is not None:
        needed = record.ask(LEAST, distance.slices(metres, record))
        record.say(row.section, words.SR, sr=needed, ruling="sr_base")
    test = roll.throw(STRIKE, side.fighter.role, throw, record, sr=1 if needed is None else needed)
    successes = test.measured.successes
    hits = successes >= needed if needed is not None else successes > 0 or record.ask(WITHOUT_SUCCESS)
    if not hits:
        record.say(row.section, words.STRIKE_MISSES, name=side.fighter.name)
        return Struck(test, None)
    prize = book.rolls().surprise
    section = prize.section if metres is None else prize.section_distance
    bonus = Bonus(prize.degats, max(0, successes), section, side.technique)
    return Struck(test, deal(weapon, bonus, victim, record))
