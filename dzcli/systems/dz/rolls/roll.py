"""A test, whichever step it is in: a Score, all that bears on it, percentile dice under it (7.5)."""

from collections.abc import Callable
from typing import Any

from dzcli.dice.throws.throw import HIGHEST, LOWEST, Throw
from dzcli.message import message
from dzcli.step.record import Record, Test
from dzcli.systems.dz import words
from dzcli.systems.dz.options import Bearing
from dzcli.systems.dz.rolls import condition, modifiers
from dzcli.systems.dz.rolls.explained import (
    ADVANTAGE,
    CANCELLED,
    DISADVANTAGE,
    NORMAL,
    Measured,
    explain_roll,
    explain_score,
)
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.rolls.outcome import grade
from dzcli.systems.dz.rolls.score import Score, start
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

Also = Callable[[Score], Callable[[int, str], Any]]
"""Makes, of the whole Score, what else about a face and its outcome matters to a step."""


class Trial:
    """Tests of one step that share the modifiers, the Score and the advantage asked for.

    The modifiers are read at once, so that a wrong one is refused even where the step comes to no
    test; ``attack`` says that those which bear on attacks alone may be among them.
    """

    def __init__(self, asked: Bearing, record: Record, throw: Throw, *, attack: bool = False) -> None:
        self.asked = asked
        self.record = record
        self.throw = throw
        self.named: list[NamedModifier] = modifiers.read(asked.mods, record, attack=attack)

    def roll(
        self,
        fighter: Fighter,
        skill: str,
        purpose: str,
        who: str,
        *,
        speciality: str | None = None,
        first: Callable[[Score], None] | None = None,
        last: Callable[[Score], None] | None = None,
        cancelled: NamedModifier | None = None,
        also: Also | None = None,
        **situation: bool,
    ) -> Test:
        """Roll a skill of ``fighter`` and add the test to the record (DZ-ROLL-01, DZ-ROLL-09).

        ``first`` and ``last`` modify the Score before and after all that bears on any test;
        ``cancelled`` is a modifier that aiming cancels; ``also`` makes, of the whole Score, what else
        about a face and its outcome matters: it is found in ``test.rolled.result`` after the outcome;
        ``situation`` is that of `dzcli.systems.dz.rolls.condition.weigh`.
        """
        record = self.record
        score = start(fighter, skill, record, given=self.asked.score, speciality=speciality)
        if first:
            first(score)
        condition.weigh(fighter, score, record, **situation)
        modifiers.apply(self.named, score, record, cancelled=cancelled)
        if last:
            last(score)
        modifiers.note_scope(score, self.named, record)
        self._count_asked(score)
        _count_states(fighter, score, record)
        return self._throw(score, purpose, who, also(score) if also else None)

    def _count_asked(self, score: Score) -> None:
        """Count the advantage and disadvantage that were asked for on the command line."""
        if self.asked.advantage:
            score.advantages.append(words.term(words.ASKED_ADVANTAGE))
        if self.asked.disadvantage:
            score.disadvantages.append(words.term(words.ASKED_DISADVANTAGE))

    def _throw(self, score: Score, purpose: str, who: str, also: Callable[[int, str], Any] | None) -> Test:
        """Throw under a Score that is complete (7.5; DZ-ROLL-07, AMB-06)."""
        mode, value = _mode(score), score.value
        explain_score(score, mode, self.record)
        self.record.subject = self.record.subject or message(words.SUBJECT, skill=score.label, score=value)

        def judge(face: int) -> tuple[str, Any]:
            outcome = grade(face, value)
            return outcome, also(face, outcome) if also else None

        rolled = self.throw.percentile(
            purpose,
            by=judge,
            of=2 if mode in (ADVANTAGE, DISADVANTAGE) else 1,
            keep=HIGHEST if mode == DISADVANTAGE else LOWEST,
        )
        test = Test(
            who=who,
            skill=score.skill,
            label=score.label,
            base=score.base,
            parts=score.parts,
            modifiers=score.modifiers,
            score=value,
            rolled=rolled,
            outcome=rolled.result[0],
            measured=Measured(value, rolled, rolled.result[0], mode),
        )
        self.record.tests.append(test)
        if mode != NORMAL:
            self.record.ruling("avantage")
        self.record.explain(explain_roll, test, score, self.record)
        return test

    def note_unused(self) -> None:
        """Say so where something was given for a test that was not rolled."""
        asked = self.asked
        given = asked.mods or asked.score is not None or asked.advantage or asked.disadvantage
        if given and not self.record.tests:
            self.record.warn(words.NO_TEST)


def _mode(score: Score) -> str:
    """Any number of advantages and disadvantages cancel out (AMB-06)."""
    if score.advantages and score.disadvantages:
        return CANCELLED
    if score.advantages:
        return ADVANTAGE
    return DISADVANTAGE if score.disadvantages else NORMAL


def _count_states(fighter: Fighter, score: Score, record: Record) -> None:
    """Déstabilisé and Surpris: a disadvantage that the next test uses up.

    7.6 and 7.2; DZ-DEF-05, DZ-SURP-06, DZ-SURP-07, AMB-18, AMB-42.
    """
    if fighter.has(states.UNSETTLED):
        score.disadvantages.append(message(words.STATE_DESTABILISE))
        record.ruling("destabilise_fin")
        fighter.leave(states.UNSETTLED)
    if fighter.has(states.SURPRISED) and not fighter.etat.premier_jet_fait:
        score.disadvantages.append(message(words.STATE_SURPRIS))
        record.ruling("surpris_premier_jet")
        fighter.etat.premier_jet_fait = True
