"""Sums, products and comparisons of distributions, against every pair."""

from collections import defaultdict
from fractions import Fraction
from math import inf, nan

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.bounds import chained
from dzcli.dice.odds.algebra import bounded, combined, mixture
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.comparing import compared, extreme
from dzcli.dice.odds.distribution import Distribution
from dzcli.dice.odds.products import divided, multiplied
from dzcli.dice.odds.sums import added, of_random_count, repeated

whole_numbers = st.dictionaries(st.integers(-5, 5), st.integers(1, 4), min_size=1, max_size=4)
counts = st.dictionaries(st.integers(0, 4), st.integers(1, 4), min_size=1, max_size=3)


def of(weights: dict, missing: int = 0, rest=(-inf, inf)) -> Distribution:
    """A distribution of such weights, of which so much is left out."""
    return Distribution(weights, sum(weights.values()) + missing, rest=rest)


def pairs(left: Distribution, right: Distribution, function) -> dict:
    """The chance of each value of a function of two outcomes."""
    found: dict = defaultdict(Fraction)
    for one in left.weights:
        for other in right.weights:
            found[function(one, other)] += left.chance(one) * right.chance(other)
    return dict(found)


def chances(found: Distribution) -> dict:
    """The chance of each outcome."""
    return {value: found.chance(value) for value in found.weights}


@given(whole_numbers, whole_numbers)
def test_two_outcomes_together(left: dict, right: dict) -> None:
    """Sums, products and the higher of two are those of every pair, and the mean is kept or follows."""
    one, other = of(left), of(right)
    budget = Budget()
    assert chances(added([one, other], budget)) == pairs(one, other, lambda a, b: a + b)
    product = multiplied(one, other, budget)
    assert chances(product) == pairs(one, other, lambda a, b: a * b)
    assert product.mean == one.mean * other.mean
    assert chances(extreme([one, other], True, budget)) == pairs(one, other, max)
    assert chances(extreme([one, other], False, budget)) == pairs(one, other, min)


@given(whole_numbers, whole_numbers)
def test_quotients_are_exact_and_in_order(left: dict, right: dict) -> None:
    """A quotient of whole numbers is a fraction in lowest terms; outcomes rise, and the mean is theirs."""
    one, other = of(left), of({value or 7: weight for value, weight in right.items()})
    found = divided(one, other, Budget())
    assert chances(found) == pairs(one, other, lambda a, b: Fraction(a, b))
    assert list(found.weights) == sorted(found.weights)
    assert found.mean == sum(value * chance for value, chance in chances(found).items())
    assert all(isinstance(value, int) == (value.denominator == 1) for value in found.weights)


@given(counts, whole_numbers)
def test_a_random_number_of_outcomes(numbers: dict, weights: dict) -> None:
    """The sum of a random number of outcomes is a mixture of the sums of each number."""
    number, one = of(numbers), of(weights)
    found = of_random_count(number, one, Budget())
    cases = [
        (weight, repeated(one, count, Budget()) if count else of({0: 1})) for count, weight in numbers.items()
    ]
    assert chances(found) == chances(mixture(cases, number.denominator, Budget()))


def test_fractions_are_added_up_too() -> None:
    """Outcomes that are fractions are brought to one denominator and back."""
    half, quarter = of({Fraction(1, 2): 1, 1: 1}), Fraction(1, 4)
    assert chances(repeated(half, 2, Budget())) == {1: quarter, Fraction(3, 2): 2 * quarter, 2: quarter}
    found = of_random_count(of({0: 1, 1: 1}), half, Budget())
    assert chances(found) == {0: 2 * quarter, Fraction(1, 2): quarter, 1: quarter}


BEYOND = of({1: 2, 2: 1}, missing=1, rest=(10, inf))
"""A run of explosions that was cut: what is left out is 10 or more."""
BELOW = of({-2: 1, 3: 1}, missing=1, rest=(-inf, -5))
FARTHER_BELOW = of({-1: 2, 4: 1}, missing=1, rest=(-inf, -20))


@pytest.mark.parametrize(
    ("sign", "value", "true", "left_out"),
    [
        (">=", 2, "1/2", 0),
        (">=", 10, "1/4", 0),
        (">=", 11, "0", "1/4"),
        ("<", 10, "3/4", 0),
        ("=", 2, "1/4", 0),
        ("!=", 2, "3/4", 0),
        ("=", 12, "0", "1/4"),
    ],
)
def test_what_was_left_out_is_compared_where_it_can_be(sign, value, true, left_out) -> None:
    """A comparison is exact if it comes out alike for all that was left out."""
    found = compared(BEYOND, sign, of({value: 1}), Budget())
    assert (found.chance(1), found.left_out) == (Fraction(true), Fraction(left_out))


def test_bounds_of_what_is_left_out_go_through_arithmetic() -> None:
    """Of sums, products and extremes it is known where the outcomes left out lie."""
    budget = Budget()
    die = of({1: 1, 2: 1})
    assert added([BEYOND, die], budget).rest == (11, inf)
    assert repeated(BEYOND, 3, budget).rest == (12, inf)
    assert added([BELOW, FARTHER_BELOW, die], budget).rest == (-inf, 1)
    assert multiplied(BEYOND, die, budget).rest == (10, inf)
    subtracted = combined(die, BEYOND, lambda a, b: a - b, budget, lambda a, b: chained("-", a, b))
    assert subtracted.rest == (-inf, -8)
    assert extreme([BEYOND, die], False, budget).left_out == 0
    assert extreme([BEYOND, die], True, budget).rest == (10, inf)
    assert extreme([BEYOND, of({5: 1})], False, budget).weights == {1: 2, 2: 1, 5: 1}


def test_a_mean_too_long_to_work_out_is_told_about() -> None:
    """The mean of fractions without a common denominator of bearable size is not exact, but near."""
    primes = [number for number in range(5000, 17000) if all(number % factor for factor in range(2, 131))]
    found = of({Fraction(1, prime): 1 for prime in primes})
    assert found.exact_mean is None
    known = Distribution(found.weights, found.denominator, Fraction(1, 9))
    assert known.exact_mean == known.mean == Fraction(1, 9)
    expected = sum(float(value) for value in found.weights) / len(found.weights)
    assert abs(float(found.mean) - expected) < 1e-12


def test_spread_of_far_outcomes() -> None:
    """The standard deviation is that of the outcomes, however far from 0 they lie."""
    assert of({10**30: 1, 10**30 + 2: 1}).sd == 1.0
    assert of({10**200: 1, 0: 1}).sd == 5e199
    assert abs(of({10**400: 1, 0: 1}).sd - 5 * 10**399) < 10**385
    assert of({10**400 + 6: 1, 10**400: 1}).sd == 3.0


def test_memory_for_outcomes() -> None:
    """A third of 360 MB is enough for so many outcomes with small weights, and for no more."""
    Budget().allow(1_090_909, 0)
    with pytest.raises(ExpressionFault, match="too many different totals"):
        Budget().allow(1_090_910, 0)


def test_equal_odds() -> None:
    """Distributions are equal that have the same outcomes with the same weights."""
    assert of({1: 1, 2: 2}) == of({2: 2, 1: 1})
    assert of({1: 1, 2: 2}) != of({1: 2, 2: 1})
    assert of({1: 1}, missing=1) != of({1: 1})


@pytest.mark.parametrize("ends", [(nan, 1.0), (1.0, nan), (nan, nan)])
def test_bounds_that_no_float_tells(ends) -> None:
    """Bounds that come to no number tell nothing."""
    assert bounded(lambda: ends) == (-inf, inf)
