"""What is drawn from odds: the chance to do as well, and what all of their branches carry alike."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from dzcli.step.odds import Branch, equal_in_all, luck

HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)


@pytest.mark.parametrize(
    "outcome, chance", [("best", QUARTER), ("rare", QUARTER), ("good", 3 * QUARTER), ("bad", 1)]
)
def test_luck(outcome, chance):
    """It is the chance of the outcome and of all that are better, were some of them never to come."""
    terms = SimpleNamespace(outcomes=["best", "rare", "good", "bad"])
    values = {"outcome": {"bad": QUARTER, "good": HALF, "best": QUARTER}}
    assert luck(SimpleNamespace(values=values, record=SimpleNamespace(terms=terms)), outcome) == chance


def test_equal_in_all():
    """A key is shared if every branch has it with one value; of one branch all is, of none nothing."""
    one, other = {"a": 1, "b": 2, "c": None, "d": 3}, {"a": 1, "b": 3, "c": None}
    assert equal_in_all([Branch(HALF, one), Branch(HALF, other)]) == {"a": 1, "c": None}
    assert equal_in_all([Branch(HALF, one)]) == one
    assert equal_in_all([]) == {}
