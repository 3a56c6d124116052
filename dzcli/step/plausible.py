"""What no record of a step holds: values nested too deeply, numbers and chances beyond all measure.

Looked at before anything of a record is used, so that what goes on from it need not fear any value.
"""

from __future__ import annotations

from math import lcm

from dzcli.message import message
from dzcli.sheets.contents import Unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from fractions import Fraction
    from typing import Any

DEEPEST = 32
"""So many lists and tables are within one another at most; a record takes ten."""
MOST_BITS = 64
"""A whole number of a record takes no more: the largest is a seed."""
MOST_BITS_OF_CHANCES = 4096
"""The chances of all branches are parts of a whole that takes no more."""


def check(value: Any) -> None:
    """Raise `Unreadable` for plain values that go too deep, or for a number that is too long."""
    level = [value]
    for _ in range(DEEPEST):
        if any(type(one) is int and one.bit_length() > MOST_BITS for one in level):
            raise Unreadable(message(LONG_NUMBER))
        level = [inner for one in level for inner in _within(one)]
        if not level:
            return
    raise Unreadable(message(NESTED))


def _within(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def check_chances(chances: Iterable[Fraction]) -> None:
    """Raise `Unreadable` for chances that are more than one together, or finer than any walk makes them."""
    whole, found = 1, list(chances)
    for chance in found:
        whole = lcm(whole, chance.denominator)
        if whole.bit_length() > MOST_BITS_OF_CHANCES:
            raise Unreadable(message(LONG_NUMBER))
    if sum(chance.numerator * (whole // chance.denominator) for chance in found) > whole:
        raise Unreadable(message(TOO_MUCH))


NESTED = "nested too deeply"
LONG_NUMBER = "a number in it is too long"
TOO_MUCH = "the chances of its branches are more than 1 together"
