"""A test with what the command line says bears on it, whichever step it is in (7.5)."""

from collections.abc import Callable
from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.step.record import Record, Test
from dzcli.systems.dz import words
from dzcli.systems.dz.options import Bearing
from dzcli.systems.dz.rolls import condition, modifiers
from dzcli.systems.dz.rolls.modifiers import Named
from dzcli.systems.dz.rolls.roll import asked_for, roll
from dzcli.systems.dz.rolls.score import Score, start
from dzcli.systems.dz.who.character import Fighter


class Trial:
    """Tests of one step that share the modifiers, the Score and the advantage asked for.

    The modifiers are read at once, so that a wrong one is refused even where the step
    comes to no test.
    """

    def __init__(self, asked: Bearing, record: Record, throw: Throw) -> None:
        self.asked = asked
        self.record = record
        self.throw = throw
        self.named: list[Named] = modifiers.read(asked.mods, record)
        self.given = asked.score

    def roll(
        self,
        fighter: Fighter,
        skill: str,
        purpose: str,
        who: str,
        *,
        speciality: str | None = None,
        first: Callable[[Score], None] | None = None,
        also: Callable[[Score], Callable[[int, str], Any]] | None = None,
        **situation: bool,
    ) -> Test:
        """Roll a skill of ``fighter``.

        ``first`` modifies the Score before anything else does; ``also`` makes, of the whole
        Score, what else about a face matters (see `dzcli.systems.dz.rolls.roll.roll`);
        ``situation`` is that of `dzcli.systems.dz.rolls.condition.weigh`.
        """
        score = start(fighter, skill, self.record, given=self.given, speciality=speciality)
        if first:
            first(score)
        condition.weigh(fighter, score, self.record, **situation)
        modifiers.apply(self.named, score, self.record)
        modifiers.note_scope(score, self.named, self.record)
        asked_for(self.asked, score)
        return roll(fighter, score, purpose, who, self.record, self.throw, also=also(score) if also else None)

    def note_unused(self) -> None:
        """Say so where something was given for a test that was not rolled."""
        asked = self.asked
        given = asked.mods or asked.score is not None or asked.advantage or asked.disadvantage
        if given and not self.record.tests:
            self.record.warn(words.NO_TEST)
