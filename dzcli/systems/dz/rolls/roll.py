"""A test, whichever step it is in: a Score, all that bears on it, percentile dice under it (7.5)."""

from collections.abc import Callable
from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.dz import words
from dzcli.systems.dz.options import Bearing
from dzcli.systems.dz.rolls import advantage, condition, modifiers
from dzcli.systems.dz.rolls.explained import Measured, explain_roll, explain_score
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.rolls.outcome import grade
from dzcli.systems.dz.rolls.score import Score, start
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

Also = Callable[[Score], Callable[[int, str], Any]]
"""Makes, of the whole Score, what else about a face and its outcome matters to a step."""

UNSETTLED_ENDS = Choice("destabilise_fin", prochain_jet=lambda: True, fin_round=lambda: False)
"""Whether a test ends being Déstabilisé (AMB-42)."""


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
        also: Also | None = None,
        counted_from: Callable[[Score], int] | None = None,
        **bearing: Any,
    ) -> Test:
        """Roll a skill of ``fighter`` and add the test to the record (DZ-ROLL-01, DZ-ROLL-09).

        ``also`` makes, of the whole Score, what else about a face and its outcome matters: it is found
        in ``test.rolled.result`` after the outcome; ``counted_from`` is the Score that the margin is
        counted from, if not the one rolled under; ``bearing`` is that of `score`.
        """
        score = self.score(fighter, skill, **bearing)
        _spend_states(fighter, self.record)
        mode = advantage.mode_of(score)
        edge = advantage.edge_of(mode, self.record)
        if edge.bonus:
            score.modify("avantage", words.term(words.ADVANTAGES[mode]), edge.bonus, advantage.SECTION)
        explain_score(score, mode, edge, self.record)
        value, more, record = score.value, also(score) if also else None, self.record
        record.subject = record.subject or message(words.SUBJECT, skill=score.label, score=value)

        def judge(face: int) -> tuple[str, Any]:
            outcome = grade(face, value, record)
            return outcome, more(face, outcome) if more else None

        keep = advantage.ranking(mode, edge, value, record)
        rolled = self.throw.percentile(purpose, by=judge, of=edge.dice, keep=keep)
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
            measured=Measured(counted_from(score) if counted_from else value, rolled, mode),
        )
        record.tests.append(test)
        record.explain(explain_roll, test, score, record)
        return test

    def score(
        self,
        fighter: Fighter,
        skill: str,
        *,
        speciality: str | None = None,
        first: Callable[[Score], None] | None = None,
        last: Callable[[Score], None] | None = None,
        cancelled: NamedModifier | None = None,
        **situation: bool,
    ) -> Score:
        """The Score of a skill with all that bears on it (DZ-ROLL-09).

        ``first`` and ``last`` modify it before and after all that bears on any test; ``cancelled`` is a
        modifier that aiming cancels; ``situation`` is that of `dzcli.systems.dz.rolls.condition.weigh`.
        """
        record = self.record
        score = start(fighter, skill, record, given=self.asked.score, speciality=speciality)
        if first:
            first(score)
        condition.weigh(fighter, score, record, **situation)
        modifiers.apply(self.named, score, record, cancelled=cancelled)
        if last:
            last(score)
        self._count_asked(score)
        _count_states(fighter, score)
        modifiers.check_number(self.named, score, record, cancelled=cancelled)
        return score

    def prospect(self, fighter: Fighter, skill: str, **bearing: Any) -> int:
        """The value that the Score of a skill would have, to choose by; nothing is noted of it."""
        weighing = Record(self.record.step, self.record.system, self.record.rules)
        trial = Trial(self.asked, weighing, self.throw)
        return trial.score(fighter, skill, **bearing).value

    def _count_asked(self, score: Score) -> None:
        """Count the advantage and disadvantage that were asked for on the command line."""
        if self.asked.advantage:
            score.advantages.append(words.term(words.ASKED_ADVANTAGE))
        if self.asked.disadvantage:
            score.disadvantages.append(words.term(words.ASKED_DISADVANTAGE))

    def note_unused(self) -> None:
        """Say so where something was given for a test that was not rolled."""
        asked = self.asked
        given = asked.mods or asked.score is not None or asked.advantage or asked.disadvantage
        if given and not self.record.tests:
            self.record.warn(words.NO_TEST)


def _first_while_surprised(fighter: Fighter) -> bool:
    return fighter.has(states.SURPRISED) and not fighter.etat.premier_jet_fait


def _count_states(fighter: Fighter, score: Score) -> None:
    """Déstabilisé and Surpris are a disadvantage on the next test.

    7.6 and 7.2; DZ-DEF-05, DZ-SURP-06, DZ-SURP-07.
    """
    if fighter.has(states.UNSETTLED):
        score.disadvantages.append(message(words.STATE_DESTABILISE))
    if _first_while_surprised(fighter):
        score.disadvantages.append(message(words.STATE_SURPRIS))


def _spend_states(fighter: Fighter, record: Record) -> None:
    """What a test uses up of Déstabilisé and Surpris (7.6, 7.2; DZ-SURP-07, AMB-18, AMB-42)."""
    if fighter.has(states.UNSETTLED) and record.ask(UNSETTLED_ENDS):
        fighter.leave(states.UNSETTLED)
    if _first_while_surprised(fighter):
        fighter.etat.premier_jet_fait = True
