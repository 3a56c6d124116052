"""What can be done with distributions that are independent, as the parts of an expression are."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import partial, reduce
from itertools import accumulate
from math import inf, isinf, isnan, lcm, log2, prod
from typing import Any

from dzcli.dice.exact import Exact, compare, simplest
from dzcli.dice.notation.bounds import Bounds, chained, decided, point
from dzcli.dice.odds.distribution import ANYWHERE, Distribution, Weights, constant
from dzcli.dice.odds.polynomial import Budget, Poly, multiply, power

Bounding = Callable[..., Bounds]
"""The bounds of what a function gives, from those of its arguments."""


def mapped(
    one: Distribution,
    function: Callable[[Exact], Exact],
    budget: Budget,
    bounding: Bounding,
    mean: Callable[[Fraction], Fraction] | None = None,
) -> Distribution:
    """The distribution of ``function`` of an outcome; ``mean`` is what it does to the mean, if linear."""
    budget.spend((10 if _has_fractions(one) else 1) * len(one.weights))
    weights: Weights = {}
    for value, weight in one.weights.items():
        result = function(value)
        weights[result] = weights.get(result, 0) + weight
    known = mean(one.known_mean) if mean and one.known_mean is not None else None
    rest = _bounded(bounding, one.rest) if one.missing else ANYWHERE
    return Distribution(weights, one.denominator, known, rest).settled()


def combined(
    left: Distribution,
    right: Distribution,
    function: Callable[[Exact, Exact], Exact],
    budget: Budget,
    bounding: Bounding,
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
    means = _means([left, right]) if mean else None
    known = mean(*means) if mean and means else None
    rests = [_bounded(bounding, left.rest, right.bounds)] if left.missing else []
    rests += [_bounded(bounding, left.bounds, right.rest)] if right.missing else []
    denominator = left.denominator * right.denominator
    return Distribution(weights, denominator, known, hull(rests)).settled()


def _bounded(bounding: Bounding, *arguments: Bounds) -> Bounds:
    """The bounds of a function; none where they are beyond what floats can tell."""
    try:
        low, high = bounding(*arguments)
    except OverflowError:
        return ANYWHERE
    return ANYWHERE if isnan(low) or isnan(high) else (low, high)


def hull(several: Sequence[Bounds]) -> Bounds:
    """Bounds around several."""
    if not several:
        return ANYWHERE
    return min(low for low, _ in several), max(high for _, high in several)


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
    mean = sum(means, Fraction(0)) if means else None
    return Distribution(unscaled(total, scale), denominator, mean, _rest_of_sum(parts))


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
    mean = None if known is None else known * times
    return Distribution(weights, one.denominator**times, mean, _rest_of_sum([one] * times))


def extreme(parts: Sequence[Distribution], highest: bool, budget: Budget) -> Distribution:
    """The distribution of the highest or the lowest of several outcomes."""
    listed = [_with_far_end(part, parts) for part in parts]
    values = sorted({value for weights in listed for value in weights}, reverse=not highest)
    budget.spend(0.4 * len(values) * len(parts))
    below = [1] * len(values)
    for weights in listed:
        reached = accumulate(weights.get(value, 0) for value in values)
        below = [product * weight for product, weight in zip(below, reached, strict=True)]
    found: Weights = {
        value: weight - before
        for value, weight, before in zip(values, below, [0, *below[:-1]], strict=True)
        if weight > before and not isinf(value)
    }
    rest = hull([part.rest for part in parts if part.missing])
    return Distribution(found, prod(part.denominator for part in parts), rest=rest)


def _with_far_end(part: Distribution, parts: Sequence[Distribution]) -> Mapping[Any, int]:
    """The weights of a part, what it leaves out at infinity, if it is beyond all outcomes that are listed."""
    if not part.missing:
        return part.weights
    low, high = hull([one.listed for one in parts if one.weights])
    end = inf if part.rest[0] > high else -inf if part.rest[1] < low else None
    return part.weights if end is None else {**part.weights, end: part.missing}


def compared(left: Distribution, sign: str, right: Distribution, budget: Budget) -> Distribution:
    """The distribution of a comparison: 1 if it is true, else 0."""
    budget.spend(1.0 * (len(left.weights) + len(right.weights)))
    everything = sum(left.weights.values()) * sum(right.weights.values())
    if sign in ("=", "!="):
        same = sum(weight * right.weights.get(value, 0) for value, weight in left.weights.items())
        true = same if sign == "=" else everything - same
    else:
        true = _above(left, right, sign) if ">" in sign else _above(right, left, sign.replace("<", ">"))
    found = [everything - true, true]
    for one, other, weight in _left_out(left, right):
        certain = decided(sign, one, other)
        if certain is not None:
            found[certain] += weight
    weights: Weights = {value: weight for value, weight in enumerate(found) if weight}
    return Distribution(weights, left.denominator * right.denominator, rest=(0, 1))


def _left_out(left: Distribution, right: Distribution) -> Iterator[tuple[Bounds, Bounds, int]]:
    """The pairs of outcomes of which one at least is left out: bounds of both, and their weight."""
    for value, weight in right.weights.items() if left.missing else ():
        yield left.rest, point(value), weight * left.missing
    for value, weight in left.weights.items() if right.missing else ():
        yield point(value), right.rest, weight * right.missing
    if left.missing and right.missing:
        yield left.rest, right.rest, left.missing * right.missing


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
    rests = [part.rest for _, part in chosen if part.missing]
    return Distribution(weights, denominator * common, mean, hull(rests)).settled()


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
