"""Sums of independent outcomes."""

from __future__ import annotations

from fractions import Fraction
from functools import partial, reduce
from math import inf, lcm, prod

from dzcli.dice.exact import Exact, ratio, simplest
from dzcli.dice.notation.bounds import Bounds, chained, point
from dzcli.dice.odds.algebra import has_fractions, mapped, mean_of, means_of
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import ANYWHERE, Distribution, constant
from dzcli.dice.odds.polynomial import Factor, Poly, multiply, power, unpack, width_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any


def added(parts: Sequence[Distribution], budget: Budget) -> Distribution:
    """The distribution of a sum; equal parts are added together at once."""
    fixed: Exact = 0
    chances: list[Distribution] = []
    for part in parts:
        if len(part.weights) == 1 and part.denominator == 1:
            fixed += next(iter(part.weights))
        else:
            chances.append(part)
    if not chances:
        return constant(simplest(fixed))
    if len(chances) == 1:
        (one,) = chances
        if not fixed:
            return one
        shifted = partial(chained, "+", point(fixed))
        return mapped(one, _plus(fixed), budget, shifted, lambda mean: mean + fixed)
    scale, polys = whole([*chances, constant(fixed)], budget)
    ((shift, _),) = polys.pop().items()
    counted: list[tuple[Poly, int]] = []
    for poly in polys:
        budget.spend(0.2 + 0.05 * len(counted))
        alike = [place for place, (one, _) in enumerate(counted) if one == poly]
        if alike:
            counted[alike[0]] = (poly, counted[alike[0]][1] + 1)
        else:
            counted.append((poly, 1))
    powers = sorted((power(poly, times, budget) for poly, times in counted), key=len)
    total = reduce(lambda one, other: multiply(one, other, budget), [*powers, {shift: 1}])
    denominator = prod(part.denominator for part in chances)
    means = means_of(parts)
    mean = sum(means, Fraction(0)) if means else None
    return Distribution(unscaled(total, scale, budget), denominator, mean, _rest_of_sum(parts))


def _plus(fixed: Exact) -> Callable[[Exact], Exact]:
    return lambda value: simplest(value + fixed)


def repeated(one: Distribution, times: int, budget: Budget) -> Distribution:
    """The distribution of the sum of ``times`` independent outcomes."""
    if times == 1:
        return one
    budget.spend((5 if has_fractions(one) else 0.2) * len(one.weights))
    scale, (poly,) = whole([one], budget)
    known = one.known_mean
    weights = unscaled(power(poly, times, budget), scale, budget)
    mean = None if known is None else known * times
    return Distribution(weights, one.denominator**times, mean, _rest_of_sum([one] * times))


def _rest_of_sum(parts: Sequence[Distribution]) -> Bounds:
    """The bounds of a sum of which at least one part is an outcome left out."""
    cut = [part for part in parts if part.missing]
    if not cut:
        return ANYWHERE
    low, high = sum(part.bounds[0] for part in parts), sum(part.bounds[1] for part in parts)
    # One of them at least is not anywhere, but where the outcomes left out are.
    low = low if low == -inf else low + min(part.rest[0] - part.bounds[0] for part in cut)
    high = high if high == inf else high + max(part.rest[1] - part.bounds[1] for part in cut)
    return low, high


def whole(parts: Sequence[Distribution], budget: Budget) -> tuple[int, list[Poly]]:
    """The outcomes of distributions as whole numbers, and the number they were multiplied by."""
    scale = 1
    for part in parts:
        if has_fractions(part):
            for value in budget.over(part.weights, 1.0):
                scale = lcm(scale, value.denominator)
    if scale == 1:
        return scale, [{value.numerator: weight for value, weight in part.weights.items()} for part in parts]
    return scale, [
        {
            value.numerator * (scale // value.denominator): weight
            for value, weight in budget.over(part.weights.items(), 1.0)
        }
        for part in parts
    ]


def unscaled(poly: Poly, scale: int, budget: Budget) -> Mapping[Any, int]:
    """The outcomes that `whole` multiplied."""
    if scale == 1:
        return poly
    found = {ratio(value, scale): weight for value, weight in budget.over(poly.items(), 5.0)}
    budget.spend(3.0 * len(found))  # fractions are put in order yet
    return found


def of_random_count(counts: Distribution, one: Distribution, budget: Budget) -> Distribution:
    """The distribution of the sum of a random number of outcomes; the number is never negative.

    By Horner's rule, from the largest number down: to what is gathered one more outcome is
    added, and the case that there are no more.
    """
    scale, (poly,) = whole([one], budget)
    numbers = {value.numerator: weight for value, weight in counts.weights.items()}
    most, low = max(numbers), min(0, min(poly))
    bits = most * one.denominator.bit_length() + counts.denominator.bit_length()
    span = max(max(poly), 0) - low
    budget.allow(span * most + 1, bits)
    field = 8 * width_for(bits)
    # Exponents are counted from ``low`` for each outcome, so that none is negative.
    factor = Factor({value - low: weight for value, weight in poly.items()}, field, budget)
    gathered, lacking = 0, 1
    for number in range(most, -1, -1):
        ending = numbers.get(number, 0) * lacking << -low * (most - number) * field
        gathered = factor.times(gathered) + ending
        lacking *= one.denominator
    weights = unscaled(unpack(gathered, field // 8, low * most), scale, budget)
    mean = mean_of(counts, one, lambda number, mean: number * mean)
    return Distribution(weights, counts.denominator * one.denominator**most, mean)
