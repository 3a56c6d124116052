"""The order of exact numbers, found by whole ones: fractions take long to compare."""

from __future__ import annotations

from itertools import islice
from operator import lt

from dzcli.dice.exact import Exact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def keys_of(values: Sequence[Exact]) -> Sequence[int]:
    """Whole numbers that stand in the same order as the values.

    Two quotients differ by one over both their divisors at least, so with as many binary places as both
    have together no two of them look the same.
    """
    places = 2 * max((value.denominator.bit_length() for value in values), default=0)
    if places <= 2:
        return [value.numerator for value in values]
    return [(value.numerator << places) // value.denominator for value in values]


def rising(weights: Mapping[Exact, int]) -> dict[Exact, int]:
    """The same weights, from the lowest value to the highest."""
    keys = keys_of(list(weights))
    if all(map(lt, keys, islice(keys, 1, None))):
        return dict(weights)
    items = list(weights.items())
    return dict(items[place] for place in sorted(range(len(keys)), key=keys.__getitem__))
