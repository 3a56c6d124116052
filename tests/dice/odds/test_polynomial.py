"""Polynomials: products and powers against every pair."""

from collections import defaultdict
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.polynomial import (
    Poly,
    _by_squaring,
    _term_by_term,
    _uniform,
    multiply,
    pack,
    power,
    unpack,
)

polys = st.dictionaries(st.integers(-9, 9), st.integers(1, 9), min_size=1, max_size=6)
far = st.dictionaries(st.integers(-(10**6), 10**6), st.integers(1, 9), min_size=1, max_size=4)


def product_of(left: Poly, right: Poly) -> Poly:
    found: Poly = defaultdict(int)
    for (one, weight), (other, factor) in product(left.items(), right.items()):
        found[one + other] += weight * factor
    return dict(found)


def power_of(poly: Poly, times: int) -> Poly:
    found: Poly = {0: 1}
    for _ in range(times):
        found = product_of(found, poly)
    return found


@given(st.one_of(polys, far), st.one_of(polys, far))
def test_a_product_is_that_of_every_pair(left: Poly, right: Poly) -> None:
    assert multiply(left, right, Budget()) == product_of(left, right)


@given(st.one_of(polys, far), st.integers(1, 5))
def test_a_power_is_a_product_of_itself(poly: Poly, times: int) -> None:
    expected = power_of(poly, times)
    low, span = min(poly), max(poly) - min(poly)
    assert power(poly, times, Budget()) == expected
    assert _by_squaring(poly, times, Budget()) == expected
    if span < 100:
        assert _term_by_term(poly, low, span, times, Budget()) == expected
        one, _ = pack(poly, 8)
        assert unpack(one**times, 8, low * times) == expected


@given(st.integers(-3, 3), st.integers(1, 9), st.integers(1, 7), st.integers(1, 3))
def test_fair_dice_need_no_multiplication(low: int, sides: int, times: int, weight: int) -> None:
    die = dict.fromkeys(range(low, low + sides), weight)
    assert _uniform(low, sides, times, weight) == power_of(die, times)


def test_work_beyond_the_budget_is_refused_before_it_is_done() -> None:
    with pytest.raises(ExpressionFault, match="too long to compute"):
        Budget(0.5).spend(600_000.0)
    with pytest.raises(ExpressionFault, match="too long to compute"):
        list(Budget(0.01).over(iter(int, 1), 100.0))
    with pytest.raises(ExpressionFault, match="too many different totals"):
        Budget().allow(10_000_000, 1)
    with pytest.raises(ExpressionFault, match="numbers that are too long"):
        power({1: 1, 2: 3}, 100_000, Budget())
