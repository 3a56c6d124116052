"""Products of powers by their derivative, against plain multiplication."""

import pytest

from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.polynomial import multiply, power
from dzcli.dice.odds.recurrence import coefficients, fair_dice, product, ways
from dzcli.dice.odds.tree_odds import distribution


@pytest.mark.parametrize(
    "counts",
    [
        {6: 3, 8: 2},
        {6: 1, 1: 4},
        {2: 9, 3: 8, 20: 1},
        {4: 2, 6: 2, 8: 2, 10: 2, 12: 1, 20: 1},
        {1: 3, 8: 0},
        {6: 0, 4: 5},
    ],
)
def test_fair_dice_of_several_kinds(counts):
    """Each sum has the weight that dice have which are added one to the other."""
    expected = {0: 1}
    for sides, count in counts.items():
        for _ in range(count):
            expected = multiply(expected, dict.fromkeys(range(1, sides + 1), 1), Budget())
    assert fair_dice(counts, Budget()) == expected
    assert ways(counts) == sum(expected.values())


def test_too_many_kinds():
    """Seven kinds of dice are left to multiplication."""
    assert fair_dice(dict.fromkeys((3, 4, 6, 8, 10, 12, 20), 9), Budget()) is None


def test_powers_below_zero():
    """(1 + x + 2 x^2)^5 / (1 - x)^5, and the product with (1 - x)^5 is the power above the line."""
    over, under = {0: 1, 1: 1, 2: 2}, {0: 1, 1: -1}
    found = coefficients([(over, 5), (under, -5)], 1, 10, Budget())
    back = dict(enumerate(found))
    for _ in range(5):
        back = product(back, under)
    assert {place: weight for place, weight in back.items() if place <= 10} == power(over, 5, Budget())


SUMS = [
    ("40d10-40d10", "80d10-440"),
    ("40d10+1-40d10-5d10+2d10-2d10", "85d10-494+2d10-2d10"),
    ("100d6-100d8", "100d6+100d8-900"),
    ("60d6+2d6kh1-60d8", "60d6+60d8-540+2d6kh1"),
    ("30d[1,2,2]+40d6+50d8", "50d8+40d6+30d[1,2,2]"),
]


@pytest.mark.parametrize(("text", "same"), SUMS)
def test_sums_of_many_dice(text, same):
    """Dice subtracted are dice added less a number; what else a sum has is added as ever."""
    assert distribution(parse(text).tree) == distribution(parse(same).tree)


@pytest.mark.parametrize("text", ["9d6-9d8", "9d6-9d6", "90d6-90d8", "3d10+200d6-2d10"])
def test_sums_of_dice_one_by_one(text):
    """A sum is that of its pools multiplied with signs turned."""
    one, *others = [term.split("d") for term in text.replace("-", "+-").split("+")]
    expected = {0: 1}
    for count, sides in [one, *others]:
        sign = -1 if int(count) < 0 else 1
        for _ in range(abs(int(count))):
            expected = multiply(expected, {sign * face: 1 for face in range(1, int(sides) + 1)}, Budget())
    assert dict(distribution(parse(text).tree).weights) == expected
