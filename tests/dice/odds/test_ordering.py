"""The order of exact numbers."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dzcli.dice.odds.ordering import order_of, rising

WHOLE = st.integers(-(10**30), 10**30)
LONG = st.builds(
    lambda over, power: Fraction(over, 10**power), st.integers(-(10**9), 10**9), st.integers(0, 400)
)
NEAR = st.builds(lambda more: 1 + Fraction(1, 3**300 + more), st.integers(-3, 3))
NUMBERS = st.one_of(WHOLE, st.fractions(), LONG, NEAR, NEAR.map(lambda value: -value))


@given(st.lists(NUMBERS, unique=True))
def test_order(values):
    """Numbers are in order, whole or not, however long, and however near each other."""
    simple = [value.numerator if value.denominator == 1 else value for value in values]
    assert [simple[place] for place in order_of(simple)] == sorted(simple)


@pytest.mark.parametrize(
    "values", [(2, 1, 3), (1, 2, 3), (Fraction(1, 2), Fraction(1, 3)), (0, Fraction(-1, 2))]
)
def test_rising(values):
    """Weights keep their values, in rising order."""
    weights = {value: place for place, value in enumerate(values)}
    assert list(rising(weights).items()) == sorted(weights.items())
