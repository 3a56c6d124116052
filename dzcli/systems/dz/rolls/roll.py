"""A test: percentile dice under a Score, with critical doubles (7.5)."""

import functools
from collections.abc import Callable
from typing import Any, Protocol

from dzcli.dice.throws.throw import PERCENTILE, Throw
from dzcli.message import Message, Sum, message
from dzcli.step.record import Record, Test
from dzcli.systems.dz import words
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.who.character import Fighter
from dzcli.words import OUTCOMES

CRITICAL_SUCCESS = "critical_success"
SUCCESS = "success"
FAILURE = "failure"
CRITICAL_FAILURE = "critical_failure"
SUCCESSES = (CRITICAL_SUCCESS, SUCCESS)
NORMAL, ADVANTAGE, DISADVANTAGE, CANCELLED = "normal", "advantage", "disadvantage", "cancelled"
_RANKING = (CRITICAL_FAILURE, FAILURE, SUCCESS, CRITICAL_SUCCESS)


class Bearing(Protocol):
    """The options that bear on a test, whichever step it is in."""

    @property
    def advantage(self) -> bool: ...

    @property
    def disadvantage(self) -> bool: ...


def asked_for(options: Bearing, score: Score) -> None:
    """Count the advantage and disadvantage that were asked for on the command line."""
    if options.advantage:
        score.advantages.append(words.term(words.ASKED_ADVANTAGE))
    if options.disadvantage:
        score.disadvantages.append(words.term(words.ASKED_DISADVANTAGE))


def is_double(face: int) -> bool:
    """Whether both digits are the same: 11, 22 ... 99, and 00 which is 100."""
    return face == PERCENTILE or face % 11 == 0


@functools.cache
def grade(face: int, score: int) -> str:
    """The outcome of a roll under ``score``: at or under succeeds, doubles are critical (7.5).

    100 always fails.
    """
    success = face <= score and face != PERCENTILE
    if is_double(face):
        return CRITICAL_SUCCESS if success else CRITICAL_FAILURE
    return SUCCESS if success else FAILURE


def roll(
    fighter: Fighter,
    score: Score,
    purpose: str,
    who: str,
    record: Record,
    throw: Throw,
    *,
    also: Callable[[int, str], Any] | None = None,
) -> Test:
    """Roll under a Score, add the test to the record, and spend what a test spends.

    ``also`` answers, for a face and its outcome, what else about it matters to the step;
    it is found in ``test.rolled.result`` after the outcome.
    """
    _state_disadvantages(fighter, score, record)
    mode = _mode(score)
    base, value = score.base, score.value
    rolled = throw.percentile(
        purpose,
        by=lambda face: _judge(face, value, also),
        of=2 if mode in (ADVANTAGE, DISADVANTAGE) else 1,
        keep=max if mode == DISADVANTAGE else min,
    )
    test = Test(
        who=who,
        skill=score.skill,
        label=score.label,
        base=base,
        parts=score.parts,
        modifiers=score.modifiers,
        score=value,
        mode=mode,
        rolled=rolled,
        outcome=rolled.result[0],
    )
    record.tests.append(test)
    if mode != NORMAL:
        record.ruling("avantage")
    if throw.shows_faces:
        _explain(test, score, record)
        _explain_roll(test, score, record)
    return test


def _judge(face: int, score: int, also: Callable[[int, str], Any] | None) -> tuple[str, Any]:
    outcome = grade(face, score)
    return outcome, also(face, outcome) if also else None


def _state_disadvantages(fighter: Fighter, score: Score, record: Record) -> None:
    """Déstabilisé (7.6) and Surpris (7.2): a disadvantage that the next test uses up."""
    if fighter.has("destabilise"):
        score.disadvantages.append(message(words.STATE_DESTABILISE))
        record.ruling("destabilise_fin")
        fighter.leave("destabilise")
    if fighter.has("surpris") and not fighter.etat.premier_jet_fait:
        score.disadvantages.append(message(words.STATE_SURPRIS))
        record.ruling("surpris_premier_jet")
        fighter.etat.premier_jet_fait = True


def _mode(score: Score) -> str:
    if score.advantages and score.disadvantages:
        return CANCELLED
    if score.advantages:
        return ADVANTAGE
    return DISADVANTAGE if score.disadvantages else NORMAL


def _explain(test: Test, score: Score, record: Record) -> None:
    sums = Sum(message(words.SUM_PART, label=part.label, value=part.value) for part in score.parts)
    if len(sums) == 1 and score.parts[0].label == score.label:
        record.say(score.section, words.SCORE_ONE, skill=score.label, value=score.base)
    elif len(sums) == 1:
        record.say(score.section, words.SCORE_FROM, skill=score.label, parts=sums)
    else:
        record.say(score.section, words.SCORE_SUM, skill=score.label, parts=sums, total=score.base)
    for modifier, section in zip(score.modifiers, score.sections, strict=True):
        template = words.MODIFIER if modifier.applied else words.MODIFIER_NOT_APPLIED
        record.say(section, template, label=modifier.label, value=modifier.value, why=modifier.why)
    if test.mode != NORMAL:
        template = words.MODES[test.mode]
        record.say("7.5", template, reasons=score.advantages + score.disadvantages, ruling="avantage")


def _explain_roll(test: Test, score: Score, record: Record) -> None:
    face = test.rolled.face
    others = list(test.rolled.faces)
    template = words.ROLL if len(others) == 1 else words.ROLL_OF_TWO
    record.say(
        score.section,
        template,
        roll=face,
        rolls=others,
        score=test.score,
        outcome=outcome_word(test.outcome),
        margin=test.margin,
    )
    if len(others) == 2 and _kept_by_outcome(test) != test.outcome:
        record.ruling("avantage_garde")
    if face == PERCENTILE:
        record.ruling("cent")
    if face == 1:
        record.ruling("un")
    if test.score < face <= 5:
        record.ruling("score_min")
    if 95 < face <= min(test.score, 99):
        record.ruling("score_max")


def _kept_by_outcome(test: Test) -> str:
    """The outcome if the better or worse outcome were kept instead of the lower or higher die."""
    outcomes = [grade(face, test.score) for face in test.rolled.faces]
    choose = max if test.mode == ADVANTAGE else min
    return choose(outcomes, key=_RANKING.index)


def outcome_word(outcome: str) -> Message:
    """An outcome in words."""
    return message(OUTCOMES[outcome])
