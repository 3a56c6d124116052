"""A test, whichever step it is in: a Score, all that bears on it, percentile dice under it (7.5)."""

from __future__ import annotations

from collections.abc import Callable

from dzcli.dice.throws.throw import Ranking, Rolled, Throw
from dzcli.light import Any, NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.dz import words
from dzcli.systems.dz.options import Action, Bearing
from dzcli.systems.dz.rolls import advantage, condition, first_roll, modifiers
from dzcli.systems.dz.rolls.explained import Measured, explain_roll, explain_score
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.rolls.outcome import grade
from dzcli.systems.dz.rolls.score import Reason, Score, start
from dzcli.systems.dz.rolls.specialities import Fit
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

Also = Callable[[Score], Callable[[int, str], Any]]
"""Makes, of the whole Score, what else about a face and its outcome matters to a step."""

UNSETTLED_ENDS = Choice("destabilise_fin", prochain_jet=lambda: True, fin_round=lambda: False)
"""Whether a test ends being Déstabilisé (AMB-42)."""


class Ready(NamedTuple):
    """A test before its dice: the Score and its value, the mode, how many dice fall and which counts."""

    score: Score
    value: int
    mode: str
    dice: int
    keep: Ranking


class Trial:
    """Tests of one step that share the modifiers, the Score and the advantage asked for.

    The modifiers are read at once, so that a wrong one is refused even where the step comes to no test;
    ``attack`` says that those which bear on attacks alone may be among them; ``side`` is how the options
    begin that these come from.
    """

    def __init__(
        self, asked: Bearing, record: Record, throw: Throw, *, attack: bool = False, side: str = ""
    ) -> None:
        self.asked = asked
        self.action = asked if isinstance(asked, Action) else Action()
        self.record = record
        self.throw = throw
        self.side = side
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
        counted from, if not the one rolled under; ``bearing`` is that of `prepare`.
        """
        ready = self.prepare(fighter, skill, **bearing)
        more = also(ready.score) if also else _nothing_else
        judge = _judge(ready.value, self.record)
        rolled = self.throw.measured(purpose, by=judge, also=more, of=ready.dice, keep=ready.keep)
        counted = counted_from(ready.score) if counted_from else ready.value
        return self.note(ready, rolled, rolled.result[0], who, counted)

    def prepare(self, fighter: Fighter, skill: str, *, whose: str | None = None, **bearing: Any) -> Ready:
        """All that comes before the dice of a test, told; ``bearing`` is that of `score`.

        ``whose``: the name of whoever rolls, to be told where there are several.
        """
        record = self.record
        score = self.score(fighter, skill, **bearing)
        spend_states(fighter, record, bearing.get("initiative", False))
        mode = advantage.mode_of(score)
        edge = advantage.edge_of(mode, record)
        if edge.bonus:
            score.modify("avantage", words.term(words.ADVANTAGES[mode]), edge.bonus, score.edge_section)
        explain_score(score, mode, edge, record, whose)
        record.subject = record.subject or message(words.SUBJECT, skill=score.label, score=score.value)
        keep = advantage.ranking(mode, edge, score.value, record)
        if edge.dice > 1:
            score.of_roll.append(advantage.COUNTS.key)
        return Ready(score, score.value, mode, edge.dice, keep)

    def note(self, ready: Ready, rolled: Rolled[Any], outcome: str, who: str, counted: int) -> Test:
        """Add a test that was rolled to the record, and tell how the dice fell.

        Its margin is ``counted`` less the roll.
        """
        score = ready.score
        test = Test(
            who=who,
            skill=score.skill,
            label=score.label,
            base=score.base,
            parts=score.parts,
            modifiers=score.modifiers,
            score=ready.value,
            rolled=rolled,
            outcome=outcome,
            measured=Measured(counted, rolled, ready.mode),
        )
        self.record.tests.append(test)
        self.record.explain(explain_roll, test, score, self.record)
        return test

    def score(
        self,
        fighter: Fighter,
        skill: str,
        *,
        weapon: str | None = None,
        first: Callable[[Score], None] | None = None,
        last: Callable[[Score], None] | None = None,
        cancelled: NamedModifier | None = None,
        initiative: bool = False,
        **situation: bool,
    ) -> Score:
        """The Score of a skill with all that bears on it (DZ-ROLL-09).

        ``weapon`` is the speciality of the weapon used; ``first`` and ``last`` modify it before and after
        all that bears on any test; ``cancelled`` is a modifier that aiming cancels; ``initiative``: it is
        for the order of a fight; ``situation`` is that of `dzcli.systems.dz.rolls.condition.weigh`.
        """
        record, action = self.record, self.action
        fit = Fit(weapon, action.speciality, f"--{self.side}speciality")
        score = start(fighter, skill, record, given=self.asked.score, speciality=fit)
        if first:
            first(score)
        situation |= {"precision": action.precision, "at_limit": action.at_limit, "initiative": initiative}
        condition.weigh(fighter, score, record, side=self.side, **situation)
        modifiers.apply(self.named, score, record, cancelled=cancelled)
        if last:
            last(score)
        self._count_asked(score)
        _count_states(fighter, score, record, initiative)
        modifiers.check_number(self.named, score, record, cancelled=cancelled)
        return score

    def prospect(self, fighter: Fighter, skill: str, **bearing: Any) -> int:
        """The value that the Score of a skill would have, to choose by; nothing is noted of it."""
        weighing = Record(self.record.step, self.record.system, self.record.rules)
        trial = Trial(self.asked, weighing, self.throw, side=self.side)
        return trial.score(fighter, skill, **bearing).value

    def _count_asked(self, score: Score) -> None:
        """Count the advantage and disadvantage that were asked for on the command line."""
        if self.asked.advantage:
            score.advantages.append(Reason(words.term(words.ASKED_ADVANTAGE)))
        if self.asked.disadvantage:
            score.disadvantages.append(Reason(words.term(words.ASKED_DISADVANTAGE)))

    @property
    def bears(self) -> bool:
        """Whether anything was given that bears on a roll."""
        asked, action = self.asked, self.action
        own = asked.mods or asked.score is not None or asked.advantage or asked.disadvantage
        return bool(own or action.speciality or action.precision or action.at_limit)

    def note_unused(self) -> None:
        """Say so where something was given for a test that was not rolled."""
        if (self.bears or self.action.effort) and not self.record.tests:
            self.record.warn(words.NO_TEST)


def _judge(score: int, record: Record) -> Callable[[int], str]:
    """The outcome of a face under the Score."""
    outcomes: dict[int, str] = record.once(("outcomes", score), dict)

    def judge(face: int) -> str:
        outcome = outcomes.get(face)
        if outcome is None:
            outcome = outcomes[face] = grade(face, score, record)
        return outcome

    return judge


def _nothing_else(face: int, outcome: str) -> None:
    """What else matters to a step that asks for no more than the outcome."""


def _count_states(fighter: Fighter, score: Score, record: Record, initiative: bool) -> None:
    """Déstabilisé and Surpris are a disadvantage on the next test.

    7.6 and 7.2; DZ-DEF-05, DZ-SURP-06, DZ-SURP-07.
    """
    if fighter.has(states.UNSETTLED):
        ends = record.decided(UNSETTLED_ENDS)
        score.disadvantages.append(Reason(message(words.STATE_DESTABILISE), "7.6", ends))
    if first_roll.is_it(fighter, record, initiative=initiative):
        rulings = first_roll.decided(fighter, record, initiative=initiative)
        score.disadvantages.append(Reason(message(words.STATE_SURPRIS), "7.2", rulings))


def spend_states(fighter: Fighter, record: Record, initiative: bool = False) -> None:
    """What a test uses up of Déstabilisé and Surpris (7.6, 7.2; DZ-SURP-07, AMB-42)."""
    if fighter.has(states.UNSETTLED) and record.ask(UNSETTLED_ENDS):
        fighter.leave(states.UNSETTLED)
    if first_roll.is_it(fighter, record, initiative=initiative):
        first_roll.spend(fighter)
