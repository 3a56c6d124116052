"""Numbers as text, however great: whole, in decimals, or as a power of ten."""

from __future__ import annotations

from dzcli.dice.exact import decimal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any

    from dzcli.dice.exact import Exact
    from dzcli.show.language import Language

LONGEST_SUM = 10**15
"""From here on a mean or a deviation is told as a power of ten: a float holds no more digits."""


def shown(value: Any) -> str:
    """A number as text: whole, or in decimals."""
    if isinstance(value, int):
        return str(value)
    return decimal(value)


def rounded(value: Fraction | float, language: Language) -> str:
    """A mean or a deviation in four decimals; a great one as a power of ten."""
    short = -LONGEST_SUM < value < LONGEST_SUM
    return language.number(float(value), 4) if short else power_of_ten(value, language)


def power_of_ten(value: Exact | float, language: Language) -> str:
    """A great number in five digits, and the power of ten they are to be multiplied by."""
    from decimal import Decimal

    first, power = f"{Decimal(int(value)):.4e}".split("e")
    return language.decimal_sign(f"{first.rstrip('0').rstrip('.')}e{power}")


def as_double(value: Exact | None) -> int | float | None:
    """A number as those have it who know no fractions; None where it is too great for a double."""
    if value is None or isinstance(value, int):
        return value
    try:
        return float(value)
    except OverflowError:
        return None
