"""What no record holds, to the last level, bit and chance."""

from fractions import Fraction

import pytest

from dzcli.sheets.contents import Unreadable
from dzcli.step import plausible
from dzcli.step.plausible import DEEPEST, LONG_NUMBER, MOST_BITS, MOST_BITS_OF_CHANCES, NESTED, TOO_MUCH


def deep(levels, kind):
    """Lists or tables within one another."""
    value = kind()
    for _ in range(levels - 1):
        value = [value] if kind is list else {"a": value}
    return value


# Values, and why they are refused (None: they are not).
VALUES = {
    "lists as deep as may be": (deep(32, list), None),
    "lists deeper": (deep(33, list), NESTED),
    "tables as deep as may be": (deep(DEEPEST, dict), None),
    "tables deeper": (deep(DEEPEST + 1, dict), NESTED),
    "a number as long as may be": ({"a": [2**MOST_BITS - 1]}, None),
    "a bit more": ({"a": [2**MOST_BITS]}, LONG_NUMBER),
    "a bit more below nothing": ({"a": {"b": -(2**MOST_BITS)}}, LONG_NUMBER),
    "a bit more beside others": ([1, "x", 2**MOST_BITS, None], LONG_NUMBER),
    "no table at all": (2**MOST_BITS, LONG_NUMBER),
    "other values": ([None, True, 1e300, "9" * 99], None),
}


@pytest.mark.parametrize("value, why", VALUES.values(), ids=VALUES)
def test_values(value, why):
    """Values are refused where they go too deep and where a number is too long, and only there."""
    assert refused(plausible.check, value) == why


FINE = 2 ** (MOST_BITS_OF_CHANCES - 1)
CHANCES = {
    "one": ([1], None),
    "as much as may be": ([Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)], None),
    "less": ([Fraction(1, 3)], None),
    "more": ([Fraction(1, 2), Fraction(1, 2), Fraction(1, 1000)], TOO_MUCH),
    "as fine as may be": ([Fraction(1, FINE)], None),
    "finer": ([Fraction(1, 2 * FINE)], LONG_NUMBER),
    "finer together": ([Fraction(1, FINE), Fraction(1, 3)], LONG_NUMBER),
}


@pytest.mark.parametrize("chances, why", CHANCES.values(), ids=CHANCES)
def test_chances(chances, why):
    """Chances are refused where they come to more than one, and where they are finer than any walk."""
    assert refused(plausible.check_chances, map(Fraction, chances)) == why


def refused(check, value):
    """Why something is refused; None if it is not."""
    try:
        check(value)
    except Unreadable as error:
        return error.reason.template
    return None
