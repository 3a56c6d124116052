"""A test told: where the Score comes from, what bears on it, how the dice fell (7.5)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Rolled, all_at_once
from dzcli.message import Sum, message
from dzcli.step.record import Record, Test
from dzcli.systems.dz import words
from dzcli.systems.dz.rolls.advantage import NORMAL, Edge
from dzcli.systems.dz.rolls.outcome import is_double, outcome_word, weighed
from dzcli.systems.dz.rolls.score import Score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


class Measured:
    """What is measured of a roll under a Score: how it was thrown, whether it is a double, its margin.

    ``score`` is the one that the margin is counted from.
    """

    __slots__ = ("_rolled", "_score", "mode")

    def __init__(self, score: int, rolled: Rolled[Any], mode: str) -> None:
        self._score = score
        self._rolled = rolled
        self.mode = mode

    @property
    def margin(self) -> int:
        """Score less the roll that counts: 0 or more on a success (DZ-ROLL-05, AMB-11)."""
        return self._score - self._rolled.face

    def as_json(self) -> dict[str, Any]:
        """The measures as the record writes them."""
        return {"mode": self.mode, "double": all_at_once(_double, [self._rolled.face]), "margin": self.margin}


def _double(faces: Sequence[int]) -> bool:
    """Whether the face is a double."""
    return is_double(faces[0])


def explain_score(score: Score, mode: str, edge: Edge, record: Record, whose: str | None = None) -> None:
    """Tell where a Score comes from and what bears on it, before a die falls.

    ``whose`` it is, where there are several.
    """
    skill = message(words.SKILL_OF, name=whose, skill=score.label) if whose else score.label
    sums = Sum(message(words.SUM_PART, label=part.label, value=part.value) for part in score.parts)
    if len(sums) == 1 and score.parts[0].label == score.label:
        record.say(score.section, words.SCORE_ONE, skill=skill, value=score.base, ruling=score.of_base)
    elif len(sums) == 1:
        record.say(score.section, words.SCORE_FROM, skill=skill, parts=sums, ruling=score.of_base)
    else:
        total = score.base
        record.say(score.section, words.SCORE_SUM, skill=skill, parts=sums, total=total, ruling=score.of_base)
    for modifier, rulings in zip(score.modifiers, score.of_modifiers, strict=True):
        template = words.MODIFIER if modifier.applied else words.MODIFIER_NOT_APPLIED
        values = {"label": modifier.label, "value": modifier.value, "why": modifier.why}
        record.say(modifier.section, template, ruling=rulings, **values)
    if mode != NORMAL:
        template = words.MODES_BY_NUMBER[mode] if edge.bonus else words.MODES[mode]
        reasons = score.advantages + score.disadvantages
        rulings = ["avantage", *(key for reason in reasons for key in reason.rulings)]
        labels = [reason.label for reason in reasons]
        record.say(score.edge_section, template, reasons=labels, value=edge.bonus, ruling=rulings)


def explain_roll(test: Test, score: Score, record: Record) -> None:
    """Tell how the dice fell, and by how much they succeeded or failed (DZ-ROLL-05)."""
    others = list(test.rolled.faces)
    template = words.ROLL if len(others) == 1 else words.ROLL_OF_TWO
    _, bending = weighed(test.rolled.face, test.score, record)
    record.say(
        score.section,
        template,
        roll=test.rolled.face,
        rolls=others,
        score=test.score,
        outcome=outcome_word(test.outcome),
        margin=test.measured.margin,
        ruling=[*bending, *score.of_roll],
    )
