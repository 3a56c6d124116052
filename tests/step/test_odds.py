"""Odds of a step whose dice may fall without end: what was left out is told."""

from fractions import Fraction

from dzcli.dice.throws.throw import Pool
from dzcli.step.odds import Case, of
from dzcli.step.questions import Rules
from dzcli.step.record import Record
from dzcli.step.step import Step, amount, chance

STEP = Step(
    "hew",
    object,
    "A blow.",
    "nowhere:rule",
    title="hew",
    odds=(amount("damage.dice", "dice"), amount("damage.total", "total"), chance("outcome", "outcome")),
)


def hew(shared, throw):
    """One more die while it shows a 10, then two dice each followed by more while they show a 6."""
    record = Record("hew", None, Rules("notation"))
    dice = 0
    for _ in throw.links():
        dice += 1
        if not throw.die(10, "damage", by=lambda face: face == 10).result:
            break
    pool = Pool("damage", 2, 6)
    total = throw.fold(pool, 0, lambda total, face: total + face, again=lambda face: face == 6).result
    record.own["damage"] = {"dice": dice, "total": total}
    record.outcome = "success" if total > 6 else "failure"
    return record


def test_left_out():
    """Numbers lack just the chance that was too small to be followed; of exploding dice words lack none."""
    odds = of(STEP, [Case(Fraction(1), hew)], lambda record: record.own)
    dice, total = odds.values["damage.dice"], odds.values["damage.total"]
    of_pool = 1 - (1 - Fraction(1, 6**16)) ** 2
    left_out = 1 - (1 - Fraction(1, 10**13)) * (1 - of_pool)
    assert dice.left_out == total.left_out == left_out
    assert dice.chance(2) == Fraction(9, 100) * (1 - of_pool)
    rerolled = Fraction(1, 10**13)
    assert sum(odds.values["outcome"].values()) == 1 - rerolled
    beyond = sum(branch.chance for branch in odds.branches if branch.carried.get("beyond"))
    assert beyond == left_out - rerolled
    assert sum(branch.chance for branch in odds.branches) == 1 - rerolled


def test_left_out_of_a_branch():
    """What a branch of the step before left out stays left out."""
    whole = of(STEP, [Case(Fraction(1), hew)], lambda record: record.own).values["damage.total"].left_out
    half = of(STEP, [Case(Fraction(1, 2), hew), Case(Fraction(1, 4), hew)], lambda record: record.own)
    assert half.values["damage.total"].left_out == Fraction(1, 4) + Fraction(3, 4) * whole
