"""A test: a d20 at or under a value (l.6, l.24, l.86)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Rolled, Throw
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.rolls.under import Under
from dzcli.systems.d20.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SUCCESS, FAILURE = "success", "failure"
NATURAL: Choice[bool] = Choice(
    "naturel",
    ordinaire=lambda under, lowest: under,
    extremes=lambda under, lowest: lowest,
)
"""Whether the lowest or the highest face succeeds, given that it is at or under the value (A-D20-15)."""


class Judged(NamedTuple):
    """What a die means: whether it succeeds, and what the margin of a success means where it matters."""

    success: bool
    means: Any = None


class Measured:
    """What is measured of a test: by how much the die is under the value, where there is a face."""

    __slots__ = ("margin",)

    def __init__(self) -> None:
        self.margin: int | None = None

    def as_json(self) -> dict[str, Any]:
        """The measure as the record writes it."""
        return {"margin": self.margin}


def succeeds(face: int, value: int, record: Record) -> bool:
    """Whether a face succeeds against a value: it is at or under it (l.6; D20-01, D20-02, A-D20-15)."""
    if _extreme(face):
        return record.ask(NATURAL, face <= value, face == 1)
    return face <= value


def _extreme(face: int) -> bool:
    return face in (1, book.combat().de.faces)


def roll(
    under: Under,
    purpose: str,
    fighter: Fighter,
    throw: Throw,
    record: Record,
    *,
    measure: Callable[[int], Any] | None = None,
) -> Judged:
    """Throw a d20 against a value and add the test to the record.

    ``measure`` tells what matters of the margin of a success, which is how much it is under the value.
    """
    value = under.value

    def judge(face: int) -> Judged:
        success = succeeds(face, value, record)
        return Judged(success, measure(value - face) if success and measure else None)

    rolled = throw.die(book.combat().de.faces, purpose, by=judge)
    test = _test(under, rolled, fighter, record)
    record.tests.append(test)
    record.explain(_tell, under, test, fighter, record)
    return rolled.result


def _test(under: Under, rolled: Rolled[Judged], fighter: Fighter, record: Record) -> Test:
    return Test(
        who=fighter.role,
        skill=under.key,
        label=under.label,
        base=under.base,
        parts=under.parts,
        modifiers=under.modifiers,
        score=under.value,
        rolled=rolled,
        outcome=SUCCESS if rolled.result.success else FAILURE,
        measured=Measured(),
    )


def _natural(face: int, value: int, record: Record) -> tuple[str, ...]:
    """The ruling on the lowest and the highest face, where it decides."""
    return record.decided(NATURAL, face <= value, face == 1) if _extreme(face) else ()


def _tell(under: Under, test: Test, fighter: Fighter, record: Record) -> None:
    """Tell how the die fell, and measure it."""
    test.measured.margin = test.score - test.rolled.face
    values = {
        "name": fighter.name,
        "face": test.rolled.face,
        "value": test.score,
        "outcome": message(words.OUTCOMES[test.outcome]),
        "margin": test.measured.margin,
    }
    record.say(under.section, words.ROLLED, _natural(test.rolled.face, test.score, record), **values)
