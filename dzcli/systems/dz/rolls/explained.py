"""A test told: where the Score comes from, what bears on it, how the dice fell (7.5)."""

from typing import Any

from dzcli.dice.throws.throw import PERCENTILE, Rolled
from dzcli.message import Sum, message
from dzcli.step.record import Record, Test
from dzcli.systems.dz import words
from dzcli.systems.dz.rolls.outcome import CRITICALS, WORST_FIRST, grade, outcome_word
from dzcli.systems.dz.rolls.score import Score

NORMAL, ADVANTAGE, DISADVANTAGE, CANCELLED = "normal", "advantage", "disadvantage", "cancelled"


class Measured:
    """What is measured of a roll under a Score: how it was thrown, whether it is a double, its margin."""

    __slots__ = ("_outcome", "_rolled", "_score", "mode")

    def __init__(self, score: int, rolled: Rolled[Any], outcome: str, mode: str) -> None:
        self._score = score
        self._rolled = rolled
        self._outcome = outcome
        self.mode = mode

    @property
    def margin(self) -> int:
        """Score less the roll: 0 or more on a success (AMB-11)."""
        return self._score - self._rolled.face

    def as_json(self) -> dict[str, Any]:
        """The measures as the record writes them."""
        return {"mode": self.mode, "double": self._outcome in CRITICALS, "margin": self.margin}


def explain_score(score: Score, mode: str, record: Record) -> None:
    """Tell where a Score comes from and what bears on it, before a die falls."""
    sums = Sum(message(words.SUM_PART, label=part.label, value=part.value) for part in score.parts)
    if len(sums) == 1 and score.parts[0].label == score.label:
        record.say(score.section, words.SCORE_ONE, skill=score.label, value=score.base)
    elif len(sums) == 1:
        record.say(score.section, words.SCORE_FROM, skill=score.label, parts=sums)
    else:
        record.say(score.section, words.SCORE_SUM, skill=score.label, parts=sums, total=score.base)
    for modifier in score.modifiers:
        template = words.MODIFIER if modifier.applied else words.MODIFIER_NOT_APPLIED
        record.say(modifier.section, template, label=modifier.label, value=modifier.value, why=modifier.why)
    if mode != NORMAL:
        template = words.MODES[mode]
        record.say("7.5", template, reasons=score.advantages + score.disadvantages, ruling="avantage")


def explain_roll(test: Test, score: Score, record: Record) -> None:
    """Tell how the dice fell (DZ-ROLL-05).

    The margin is the Score after modifiers less the roll that counts (AMB-11).
    """
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
        margin=test.measured.margin,
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
    choose = max if test.measured.mode == ADVANTAGE else min
    return choose(outcomes, key=WORST_FIRST.index)
