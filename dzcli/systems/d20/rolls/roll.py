"""A test: a d20 at or under a value (l.6, l.24, l.86)."""

from typing import Any, NamedTuple

from dzcli.dice.throws.throw import Rolled, Throw
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.rolls.under import Under
from dzcli.systems.d20.who.character import Fighter

SUCCESS, FAILURE = "success", "failure"
NATURAL: Choice[bool] = Choice(
    "naturel",
    ordinaire=lambda face, value: face <= value,
    extremes=lambda face, value: face == 1 or (face <= value and face != book.combat().de.faces),
)
"""Whether a face succeeds against a value (A-D20-15)."""


class Judged(NamedTuple):
    """What a die means: whether it succeeds, and by how much it is under the value where that matters."""

    success: bool
    margin: int | None = None


class Measured:
    """What is measured of a test: by how much the die is under the value."""

    __slots__ = ("margin",)

    def __init__(self, margin: int | None) -> None:
        self.margin = margin

    def as_json(self) -> dict[str, Any]:
        """The measure as the record writes it."""
        return {"margin": self.margin}


def roll(
    under: Under, purpose: str, fighter: Fighter, throw: Throw, record: Record, *, margin: bool = False
) -> Judged:
    """Throw a d20 against a value and add the test to the record (l.6; D20-01, D20-02).

    ``margin``: by how much a success is under the value matters for what follows.
    """
    value = under.value

    def judge(face: int) -> Judged:
        success = record.ask(NATURAL, face, value)
        return Judged(success, value - face if success and margin else None)

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
        measured=Measured(rolled.result.margin),
    )


def _tell(under: Under, test: Test, fighter: Fighter, record: Record) -> None:
    """Tell how the die fell; its margin, too, is that of the face."""
    test.measured.margin = test.score - test.rolled.face
    values = {
        "name": fighter.name,
        "face": test.rolled.face,
        "value": test.score,
        "outcome": message(words.OUTCOMES[test.outcome]),
        "margin": test.measured.margin,
    }
    record.say(under.section, words.ROLLED, "naturel", **values)
