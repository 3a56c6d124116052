"""What can be done with distributions that are independent, as the parts of an expression are."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from itertools import accumulate
from math import lcm, log2, prod
from typing import Any

from dzcli.dice.exact import Exact, compare, simplest
from dzcli.dice.odds.distribution import Distribution, Weights, constant
from dzcli.dice.odds.polynomial import Budget, Poly, multiply, power


def mapped(
    one: Distribution,
    function: Callable[[Exact], Exact],
    budget: Budget,
    mean: Callable[[Fraction], Fraction] | None = None,
) -> Distribution:
    """The distribution of ``function`` of an outcome; ``mean`` is what it does to the mean, if linear."""
    budget.spend((10 if _has_fractions(one) else 1) * len(one.weights))
    weights: Weights = {}
    for value, weight in one.weights.items():
        result = function(value)
        weights[result] = weights.get(result, 0) + weight
    known = one.known_mean
    return Distribution(weights, one.denominator, mean(known) if mean and known is not None else None)


def combined(
    left: Distribution,
    right: Distribution,
    function: Callable[[Exact, Exact], Exact],
    budget: Budget,
    mean: Callable[[Fraction, Fraction], Fraction] | None = None,
    *,
    fractions: bool = False,
) -> Distribution:
    """The distribution of ``function`` of two outcomes, pair by pair.

    ``fractions`` says that results may be fractions where the outcomes are not.
    """
    heavy = fractions or _has_fractions(left) or _has_fractions(right)
    digits = _size(left) + _size(right)
    budget.spend((40 if heavy else 2.5) * (1 + digits / 2000) * len(left.weights) * len(right.weights))
    weights: Weights = {}
    for one, weight in left.weights.items():
        for other, factor in right.weights.items():
            result = function(one, other)
            weights[result] = weights.get(result, 0) + weight * factor
    budget.allow(len(weights), 1)
    known = mean and _means([left, right])
    return Distribution(
        weights, left.denominator * right.denominator, mean(*known) if mean and known else None
    )


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
        return one if not fixed else mapped(one, _plus(fixed), budget, lambda mean: mean + fixed)
    scale, polys = whole([*chances, constant(fixed)])
    ((shift, _),) = polys.pop().items()
    counted: list[tuple[Poly, int]] = []
    for poly in polys:
        budget.spend(0.2 + 0.2 * len(counted))
        alike = [place for place, (one, _) in enumerate(counted) if one == poly]
        if alike:
            counted[alike[0]] = (poly, counted[alike[0]][1] + 1)
        else:
            counted.append((poly, 1))
    powers = sorted((power(poly, times, budget) for poly, times in counted), key=len)
    total = reduce(lambda one, other: multiply(one, other, budget), [*powers, {shift: 1}])
    budget.spend(0 if scale == 1 else 15 * len(total))
    denominator = prod(part.denominator for part in chances)
    means = _means(parts)
    return Distribution(unscaled(total, scale), denominator, sum(means, Fraction(0)) if means else None)


def _plus(fixed: Exact) -> Callable[[Exact], Exact]:
    return lambda value: simplest(value + fixed)


def repeated(one: Distribution, times: int, budget: Budget) -> Distribution:
    """The distribution of the sum of ``times`` independent outcomes."""
    if times == 1:
        return one
    budget.spend((15 if _has_fractions(one) else 0.4) * len(one.weights))
    scale, (poly,) = whole([one])
    known = one.known_mean
    weights = unscaled(power(poly, times, budget), scale)
    return Distribution(weights, one.denominator**times, None if known is None else known * times)


def extreme(parts: Sequence[Distribution], highest: bool, budget: Budget) -> Distribution:
    """The distribution of the highest or the lowest of several outcomes."""
    values = sorted({value for part in parts for value in part.weights}, reverse=not highest)
    budget.spend(0.4 * len(values) * len(parts))
    below = [1] * len(values)
    for part in parts:
        reached = accumulate(part.weights.get(value, 0) for value in values)
        below = [product * weight for product, weight in zip(below, reached, strict=True)]
    weights: Weights = {
        value: weight - before
        for value, weight, before in zip(values, below, [0, *below[:-1]], strict=True)
        if weight > before
    }
    return Distribution(weights, prod(part.denominator for part in parts))


def compared(left: Distribution, sign: str, right: Distribution, budget: Budget) -> Distribution:
    """The distribution of a comparison: 1 if it is true, else 0."""
    budget.spend(1.0 * (len(left.weights) + len(right.weights)))
    everything = sum(left.weights.values()) * sum(right.weights.values())
    if sign in ("=", "!="):
        same = sum(weight * right.weights.get(value, 0) for value, weight in left.weights.items())
        true = same if sign == "=" else everything - same
    else:
        true = _above(left, right, sign) if ">" in sign else _above(right, left, sign.replace("<", ">"))
    weights: Weights = {0: everything - true, 1: true}
    return Distribution(
        {value: weight for value, weight in weights.items() if weight}, left.denominator * right.denominator
    )


def _above(left: Distribution, right: Distribution, sign: str) -> int:
    """The weight of the pairs of which the left one is above (``>``), or not below (``>=``), the right."""
    waiting = list(right.weights.items())
    place, below, total = 0, 0, 0
    for value, weight in left.weights.items():
        while place < len(waiting) and compare(sign, value, waiting[place][0]):
            below += waiting[place][1]
            place += 1
        total += weight * below
    return total


def _has_fractions(one: Distribution) -> bool:
    return any(value.denominator != 1 for value in one.weights)


def _size(one: Distribution) -> int:
    """How many bits the largest outcome takes."""
    return max(min(one.weights).numerator.bit_length(), max(one.weights).numerator.bit_length())


def mixture(parts: Iterable[tuple[int, Distribution]], denominator: int, budget: Budget) -> Distribution:
    """One of several distributions, each with the chance of its weight over ``denominator``."""
    chosen = list(parts)
    common = reduce(lcm, (part.denominator for _, part in chosen), 1)
    budget.spend(sum((0.4 + log2(common) / 3000) * len(part.weights) for _, part in chosen))
    weights: Weights = {}
    for share, part in chosen:
        factor = share * (common // part.denominator)
        for value, weight in part.weights.items():
            weights[value] = weights.get(value, 0) + weight * factor
    means = _means([part for _, part in chosen])
    mean = None
    if means is not None and sum(share for share, _ in chosen) == denominator:
        shares = (Fraction(share, denominator) for share, _ in chosen)
        mean = sum((share * mean for share, mean in zip(shares, means, strict=True)), Fraction(0))
    return Distribution(weights, denominator * common, mean)


def whole(parts: Sequence[Distribution]) -> tuple[int, list[Poly]]:
    """The outcomes of distributions as whole numbers, and the number they were multiplied by."""
    scale = 1
    for part in parts:
        for value in part.weights:
            if value.denominator != 1:
                scale = lcm(scale, value.denominator)
    return scale, [
        {(value * scale).numerator: weight for value, weight in part.weights.items()} for part in parts
    ]


def unscaled(poly: Poly, scale: int) -> Mapping[Any, int]:
    """The outcomes that `whole` multiplied."""
    if scale == 1:
        return poly
    return {simplest(Fraction(value, scale)): weight for value, weight in poly.items()}


def _means(parts: Sequence[Distribution]) -> list[Fraction] | None:
    """The means of the parts, where one has to be kept because it cannot be computed from the outcomes."""
    if all(part.known_mean is None for part in parts):
        return None
    means = [part.exact_mean for part in parts]
    return None if any(mean is None for mean in means) else [mean for mean in means if mean is not None]
