"""Which of several outcomes is the highest or lowest, and how two of them compare."""

from __future__ import annotations

from itertools import accumulate
from math import inf, prod

from dzcli.dice.exact import compare
from dzcli.dice.notation.bounds import Bounds, called, decided, point
from dzcli.dice.odds.algebra import hull
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import Distribution, Weights
from dzcli.dice.odds.ordering import order_of
from dzcli.dice.odds.polynomial import multiplying

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any


def extreme(parts: Sequence[Distribution], highest: bool, budget: Budget) -> Distribution:
    """The distribution of the highest or the lowest of several outcomes."""
    listed = [_with_far_end(part, parts) for part in parts]
    values = _in_order({value for weights in listed for value in weights}, budget)
    if not highest:
        values.reverse()
    below = [1] * len(values)
    bits = sum(part.denominator.bit_length() for part in parts)
    each = 0.3 + multiplying(bits / 2, parts[0].denominator.bit_length())
    for weights in listed:
        budget.spend(each * len(values))
        reached = accumulate(weights.get(value, 0) for value in values)
        below = [product * weight for product, weight in zip(below, reached, strict=True)]
    found: Weights = {
        value: weight - before
        for value, weight, before in zip(values, below, [0, *below[:-1]], strict=True)
        if weight > before and value not in (inf, -inf)
    }
    name = "max" if highest else "min"
    bounds = [part.bounds for part in parts]
    rest = hull(
        [
            called(name, [*bounds[:place], part.rest, *bounds[place + 1 :]])
            for place, part in enumerate(parts)
            if part.missing
        ]
    )
    return Distribution(found, prod(part.denominator for part in parts), rest=rest).settled()


def _in_order(values: set[Any], budget: Budget) -> list[Any]:
    """Values from the lowest to the highest, infinity among them."""
    ends = values & {inf, -inf}
    listed = list(values - ends)
    budget.spend(1.5 * len(listed))
    return [*(ends - {inf}), *(listed[place] for place in order_of(listed)), *(ends - {-inf})]


def _with_far_end(part: Distribution, parts: Sequence[Distribution]) -> Mapping[Any, int]:
    """The weights of a part, what it leaves out at infinity, if it is beyond all outcomes that are listed."""
    if not part.missing:
        return part.weights
    low, high = hull([one.listed for one in parts if one.weights])
    end = inf if part.rest[0] > high else -inf if part.rest[1] < low else None
    return part.weights if end is None else {**part.weights, end: part.missing}


def compared(left: Distribution, sign: str, right: Distribution, budget: Budget) -> Distribution:
    """The distribution of a comparison: 1 if it is true, else 0."""
    bits = [one.denominator.bit_length() for one in (left, right)]
    budget.spend((1.0 + multiplying(*bits)) * (len(left.weights) + len(right.weights)))
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
