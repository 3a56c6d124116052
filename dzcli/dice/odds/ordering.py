"""The order of exact numbers, found by whole ones: fractions take long to compare."""

from __future__ import annotations

from itertools import islice
from operator import lt

from dzcli.dice.exact import Exact
from dzcli.dice.odds.budget import Budget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PLACES = 64
"""Binary places of what stands for a fraction, after its first."""
CLOSE = 8
"""Fractions for which numbers stand that differ by no more may be in the other order, or equal."""
EXPONENT = 1 << 40
"""More binary places than any number here has."""


EACH_WHOLE, EACH_FRACTION = 1.2, 4.0
"""How many microseconds each of many numbers takes to be put in order, where they are in none."""


def announce(weights: Mapping[Exact, int], budget: Budget) -> None:
    """Announce what `rising` will take; raises `ExpressionFault` if there is no time left for it."""
    values = list(weights)
    if _whole(values):
        if not (_in_order(values) or _in_order(values[::-1])):
            budget.spend(EACH_WHOLE * len(values))
    else:
        budget.spend(EACH_FRACTION * len(values))


def order_of(values: Sequence[Exact]) -> Sequence[int]:
    """The places of the values, from that of the lowest to that of the highest."""
    if _whole(values):
        return sorted(range(len(values)), key=[value.numerator for value in values].__getitem__)
    keys = [_about(value) for value in values]
    order = sorted(range(len(keys)), key=keys.__getitem__)
    start = 0
    for end in range(1, len(order) + 1):
        if end == len(order) or keys[order[end]] - keys[order[end - 1]] > CLOSE:
            if end - start > 1:
                order[start:end] = sorted(order[start:end], key=values.__getitem__)
            start = end
    return order


def rising(weights: Mapping[Exact, int]) -> dict[Exact, int]:
    """The same weights, from the lowest value to the highest."""
    values = list(weights)
    if _whole(values) and _in_order(values):
        return dict(weights)
    order = order_of(values)
    if all(map(lt, order, islice(order, 1, None))):
        # A copy hashes nothing: fractions may share their hashes, and take long to compare.
        return dict(weights)
    items = list(weights.items())
    return dict(items[place] for place in order)


def _whole(values: Sequence[Exact]) -> bool:
    return all(value.denominator == 1 for value in values)


def _in_order(values: Sequence[Exact]) -> bool:
    return all(map(lt, values, islice(values, 1, None)))


def _about(value: Exact) -> int:
    """A whole number that rises with the value: the exponent of two before the first places of the number."""
    over, under = abs(value.numerator), value.denominator
    if not over:
        return 0
    exponent = over.bit_length() - under.bit_length()
    quotient = (_first(over) << PLACES) // _first(under)
    if quotient < 1 << PLACES:
        quotient, exponent = quotient << 1, exponent - 1
    key = (exponent + EXPONENT - 1 << PLACES) + quotient
    return key if value.numerator > 0 else -key


def _first(number: int) -> int:
    """The first binary places of a number, twice as many as are asked of a quotient."""
    spare = number.bit_length() - 2 * PLACES
    return number >> spare if spare > 0 else number << -spare
