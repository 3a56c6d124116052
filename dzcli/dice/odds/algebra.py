"""What can be done with distributions that are independent, as the parts of an expression are."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import isnan, lcm

from dzcli.dice.exact import Exact
from dzcli.dice.notation.bounds import Bounds
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import ANYWHERE, Distribution, Weights
from dzcli.dice.odds.ordering import announce
from dzcli.dice.odds.polynomial import multiplying

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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
    digits = digits_of(one)
    each = 0.5 + multiplying(digits, digits) * (10 if has_fractions(one) else 1)
    weights: Weights = {}
    for value, weight in budget.over(one.weights.items(), each):
        result = function(value)
        weights[result] = weights.get(result, 0) + weight
    announce(weights, budget)
    known = mean(one.known_mean) if mean and one.known_mean is not None else None
    rest = bounded(bounding, one.rest) if one.missing else ANYWHERE
    return Distribution(weights, one.denominator, known, rest).settled()


def combined(
    left: Distribution,
    right: Distribution,
    function: Callable[[Exact, Exact], Exact],
    budget: Budget,
    bounding: Bounding,
    mean: Callable[[Fraction, Fraction], Fraction] | None = None,
) -> Distribution:
    """The distribution of ``function`` of two outcomes, pair by pair."""
    each = 1.0 + 0.4 * multiplying(digits_of(left), digits_of(right)) + weighing(left, right)
    if has_fractions(left) or has_fractions(right):
        each += 5.0
    weights: Weights = {}
    for one, weight in left.weights.items():
        for other, factor in budget.over(right.weights.items(), each):
            result = function(one, other)
            weights[result] = weights.get(result, 0) + weight * factor
    announce(weights, budget)
    return Distribution(
        weights,
        left.denominator * right.denominator,
        mean_of(left, right, mean),
        rest_of(left, right, bounding),
    ).settled()


def mixture(parts: Iterable[tuple[int, Distribution]], denominator: int, budget: Budget) -> Distribution:
    """One of several distributions, each with the chance of its weight over ``denominator``."""
    chosen = list(parts)
    common = _common(chosen, budget)
    bits = common.bit_length()
    weights: Weights = {}
    for share, part in chosen:
        factor = share * (common // part.denominator)
        each = 0.3 + bits * 1e-4 + multiplying(part.denominator.bit_length(), factor.bit_length())
        if len(chosen) == 1 and factor == 1:
            weights = dict(part.weights)
            break
        for value, weight in budget.over(part.weights.items(), each):
            weights[value] = weights.get(value, 0) + weight * factor
    announce(weights, budget)
    means = means_of([part for _, part in chosen])
    mean = None
    if means is not None and sum(share for share, _ in chosen) == denominator:
        shares = (Fraction(share, denominator) for share, _ in chosen)
        mean = sum((share * mean for share, mean in zip(shares, means, strict=True)), Fraction(0))
    rests = [part.rest for _, part in chosen if part.missing]
    return Distribution(weights, denominator * common, mean, hull(rests)).settled()


def _common(chosen: Sequence[tuple[int, Distribution]], budget: Budget) -> int:
    """The least common multiple of all denominators."""
    common, seen = 1, 0
    for _, part in chosen:
        if part.denominator != seen:
            budget.spend(0.5 + common.bit_length() * 2e-3)
            common, seen = lcm(common, part.denominator), part.denominator
            budget.allow(len(part.weights), common.bit_length())
    return common


def weighing(left: Distribution, right: Distribution) -> float:
    """About how many microseconds it takes to multiply two weights and add the product to another."""
    return 0.15 + multiplying(left.denominator.bit_length(), right.denominator.bit_length())


def mean_of(
    left: Distribution, right: Distribution, mean: Callable[[Fraction, Fraction], Fraction] | None
) -> Fraction | None:
    """The mean of a function of two outcomes, where it has to be kept and the means of both tell it."""
    means = means_of([left, right]) if mean else None
    return mean(*means) if mean and means else None


def means_of(parts: Sequence[Distribution]) -> list[Fraction] | None:
    """The means of the parts, where one has to be kept because it cannot be computed from the outcomes."""
    if all(part.known_mean is None for part in parts):
        return None
    means = [part.exact_mean for part in parts]
    return None if any(mean is None for mean in means) else [mean for mean in means if mean is not None]


def rest_of(left: Distribution, right: Distribution, bounding: Bounding) -> Bounds:
    """The bounds of a function of two outcomes of which at least one is left out."""
    rests = [bounded(bounding, left.rest, right.bounds)] if left.missing else []
    rests += [bounded(bounding, left.bounds, right.rest)] if right.missing else []
    return hull(rests)


def bounded(bounding: Bounding, *arguments: Bounds) -> Bounds:
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


def has_fractions(one: Distribution) -> bool:
    """Whether an outcome is no whole number."""
    return any(value.denominator != 1 for value in one.weights)


def digits_of(one: Distribution) -> int:
    """How many bits the longest outcome takes, above or below the line of a fraction."""
    return max(max(value.numerator.bit_length(), value.denominator.bit_length()) for value in one.weights)
