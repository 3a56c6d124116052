"""A roll: a pool of dice, and how many of them show the SS or more (l.13)."""

from __future__ import annotations

import functools

from dzcli.dice.throws.throw import Folded, Pool, Throw
from dzcli.message import Message, Sum, message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record, Test
from dzcli.systems.duel import book, words
from dzcli.systems.duel.book import RollRow
from dzcli.systems.duel.rolls import threshold
from dzcli.systems.duel.rolls.given import Given
from dzcli.systems.duel.rolls.pool import DicePool, of_roll
from dzcli.systems.duel.rolls.threshold import Threshold, weigh
from dzcli.systems.duel.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Self

SUCCESS, FAILURE, TIE = "success", "failure", "tie"
COUNTED: Choice[int] = Choice(
    "succes_negatifs", plancher=lambda successes: max(0, successes), negatif=lambda successes: successes
)
"""The successes of a roll, where a malus would bring them below 0 (A-DUEL-5)."""


class Counted:
    """What is measured of a roll: its pool, the SR if it has one, the successes."""

    __slots__ = ("added", "pool", "rolled", "sr", "successes")

    def __init__(self, pool: DicePool, rolled: int, added: int, successes: int, sr: int | None) -> None:
        self.pool = pool
        self.rolled = rolled
        self.added = added
        self.successes = successes
        self.sr = sr

    def as_json(self) -> dict[str, Any]:
        """The measures as the record writes them; ``successes`` counts what was ``added``."""
        return {
            "pool": {"number": self.pool.number, "parts": self.pool.parts},
            "rolled": self.rolled,
            "added": self.added,
            "successes": self.successes,
            "sr": self.sr,
        }


class Roll:
    """A roll made ready: everything but the dice.

    ``label`` is what it is called, ``told`` the same as the explanation has it; ``added`` what is added to
    the successes, each with the line of the rules.
    """

    def __init__(
        self, fighter: Fighter, skill: str, label: str, pool: DicePool, threshold: Threshold
    ) -> None:
        self.fighter = fighter
        self.skill = skill
        self.label = label
        self.told: str | Message = label
        self.pool = pool
        self.threshold = threshold
        self.added: list[tuple[Part, str]] = []

    @classmethod
    def of(
        cls,
        fighter: Fighter,
        row: RollRow,
        given: Given,
        record: Record,
        characteristics: tuple[str, ...] | None = None,
    ) -> Self:
        """One of the rolls of the rules, with its own characteristics or those of a stance.

        Raises `FileFault` naming what the sheet lacks.
        """
        keys = row.caracteristiques if characteristics is None else characteristics
        pool = of_roll(fighter, row, keys, given, record)
        return cls(fighter, str(row.competence), row.nom, pool, threshold.of_roll(row, given))

    def add_successes(self, label: Any, value: int | None, section: str) -> None:
        """Add to the successes of the roll, or take some away."""
        if value:
            self.added.append((Part(label, value), section))

    def settle(self, given: Given, record: Record, *, fight: bool) -> None:
        """Bring in conditions and what was named, and tell what is about to be thrown."""
        weigh(self.fighter, self.threshold, given, record, fight=fight)
        self.threshold.keep_within(record)
        self.add_successes(message(words.BONUS_SUCCESS), given.successes, "l.9")
        _tell_pool(self, record)

    def pool_for(self, purpose: str) -> Pool:
        """The dice to be thrown."""
        return Pool(purpose, self.pool.number, book.rolls().de.faces)

    @property
    def count(self) -> Callable[[int, int], int]:
        """Counts the successes after one more die (l.13; DUEL-01)."""
        return _counter(self.threshold.value)

    def counted(self, rolled: int, record: Record) -> int:
        """The successes that count, given those of the dice (A-DUEL-5)."""
        return record.ask(COUNTED, rolled + sum(part.value for part, _ in self.added))

    def throw(self, purpose: str, who: str, throw: Throw, record: Record, sr: int | None = None) -> Test:
        """Throw the dice and add the test to the record (l.13; DUEL-01)."""
        folded = throw.fold(self.pool_for(purpose), 0, self.count)
        return self.note(folded, folded.result, who, record, sr)

    def note(self, folded: Folded[Any], rolled: int, who: str, record: Record, sr: int | None = None) -> Test:
        """Add a test to the record.

        Its outcome is that of the SR, if it has one; else whoever compares it with another sets it.
        """
        successes = self.counted(rolled, record)
        test = Test(
            who=who,
            skill=self.skill,
            label=self.label,
            base=self.threshold.base,
            parts=[Part("SS", self.threshold.base)],
            modifiers=self.threshold.modifiers,
            score=self.threshold.value,
            rolled=folded,
            outcome=FAILURE if sr is not None and successes < sr else SUCCESS,
            measured=Counted(self.pool, rolled, successes - rolled, successes, sr),
        )
        record.tests.append(test)
        record.explain(_tell_dice, self, folded, test, record)
        return test


@functools.cache
def _counter(ss: int) -> Callable[[int, int], int]:
    """The same function for each SS, so that pools which it counted are known."""

    def count(successes: int, face: int) -> int:
        return successes + (face >= ss)

    return count


def _tell_pool(roll: Roll, record: Record) -> None:
    """Tell the pool and the SS, before a die falls."""
    threshold, pool = roll.threshold, roll.pool
    sums = Sum(message(words.SUM_PART, label=part.label, value=part.value) for part in pool.parts)
    template = words.POOL_ONE if len(sums) == 1 else words.POOL_SUM
    record.say(
        threshold.section,
        template,
        name=roll.fighter.name,
        roll=roll.told,
        parts=sums,
        dice=f"{pool.number}d{book.rolls().de.faces}",
        ss=message(threshold.told, ss=threshold.base),
    )
    for one in threshold.modifiers:
        told = words.SS_MODIFIER if one.applied else words.SS_NOT_APPLIED
        record.say(one.section, told, label=one.label, value=one.value, why=one.why)
    if threshold.value != threshold.base:
        record.say(threshold.section, words.SS_AFTER, name=roll.fighter.name, ss=threshold.value)


def _tell_dice(roll: Roll, folded: Folded[Any], test: Test, record: Record) -> None:
    """Tell how the dice fell."""
    section, name = roll.threshold.section, roll.fighter.name
    rolled = test.measured.rolled
    record.say(section, words.DICE, name=name, dice=list(folded.faces), ss=test.score, successes=rolled)
    for part, where in roll.added:
        record.say(where, words.ADDED, label=part.label, value=part.value)
    if roll.added:
        record.say(section, words.SUCCESSES, name=name, successes=test.measured.successes)
