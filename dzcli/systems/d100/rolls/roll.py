"""Percentile dice under a value: at or under it succeeds (l.65)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Alike, Rolled, Throw
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.d100 import words
from dzcli.systems.d100.rolls.threshold import Threshold

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import Any

SUCCESS, FAILURE = "success", "failure"
ALWAYS, NEVER = 5, 96
"""With automatic results: up to the first every roll succeeds, from the second on every roll fails."""
PASSES: Choice[bool] = Choice(
    "automatique",
    aucun=lambda face, value: face <= value,
    bornes=lambda face, value: face <= ALWAYS,
)
"""Whether a roll that may be automatic succeeds under a value (A-D100-2)."""


def passes(face: int, value: int, record: Record) -> bool:
    """Whether a roll succeeds: at or under the modified value (l.65; D100-22, A-D100-2)."""
    if ALWAYS < face < NEVER:
        return face <= value
    return record.ask(PASSES, face, value)


def under(
    purpose: str,
    threshold: Threshold,
    who: str,
    name: str,
    throw: Throw,
    record: Record,
    *,
    meet: Callable[[bool], Hashable] | None = None,
) -> bool:
    """Throw percentile dice under a value: whether they succeed (l.65; D100-22)."""
    value = threshold.value
    judge = Alike((passes, value), lambda face: passes(face, value, record))
    rolled = throw.percentile(purpose, by=judge, meet=meet)
    record.explain(note, threshold, rolled, rolled.result, who, name, record)
    return rolled.result


class Measured:
    """What is measured of a roll: its margin, the value less the roll, which decides nothing."""

    __slots__ = ("_rolled", "_value")

    def __init__(self, value: int, rolled: Rolled[Any]) -> None:
        self._value = value
        self._rolled = rolled

    @property
    def margin(self) -> int:
        """The value less the roll."""
        return self._value - self._rolled.face

    def as_json(self) -> dict[str, Any]:
        """The measures as the record writes them."""
        return {"margin": self.margin}


def note(
    threshold: Threshold, rolled: Rolled[Any], success: bool, who: str, name: str, record: Record
) -> None:
    """Add a roll that was made to the record, and tell how it fell (l.65)."""
    test = Test(
        who=who,
        skill=threshold.skill,
        label=threshold.label,
        base=threshold.base,
        parts=threshold.parts,
        modifiers=threshold.modifiers,
        score=threshold.value,
        rolled=rolled,
        outcome=SUCCESS if success else FAILURE,
        measured=Measured(threshold.value, rolled),
    )
    record.tests.append(test)
    record.say(
        "l.65",
        words.ROLL,
        name=name,
        roll=test.rolled.face,
        value=test.score,
        outcome=message(words.OUTCOMES[test.outcome]),
        margin=test.measured.margin,
    )
