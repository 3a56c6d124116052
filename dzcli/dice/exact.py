"""Exact arithmetic: whole numbers, and fractions only where a division or a decimal asks for them.

Every number is an ``int`` or a ``Fraction`` that is not whole. Numbers are kept below
`MAX_BITS`, so that none takes long to compute or to print.
"""

from __future__ import annotations

import operator

from dzcli.dice.fault import ExpressionFault
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from fractions import Fraction
    from typing import Any, TypeAlias

Exact: TypeAlias = "int | Fraction"

MAX_BITS = 13_000
"""Size of the largest number: a little under 4,000 digits, which Python prints without complaint."""
_TOO_MUCH = 1 << MAX_BITS
BITS_TO_DIGITS = 0.30103
DECIMALS = 6
"""How many significant decimals of a fraction are shown."""

TOO_BIG = "A number here would have more than {digits} digits."
BY_ZERO = "This divides by zero."
BAD_EXPONENT = "An exponent has to be a whole number, not {exponent}."


class Place(NamedTuple):
    """Where in a text something was written, for faults that come up later."""

    text: str = ""
    position: int = 0

    def fault(self, message: str, **values: Any) -> ExpressionFault:
        """A fault that points here."""
        return ExpressionFault(message, self.text, self.position, **values)


NOWHERE = Place()


def ratio(over: int, under: int) -> Exact:
    """``over / under``, whole if it can be; ``under`` is not 0."""
    whole, rest = divmod(over, under)
    if not rest:
        return whole
    from fractions import Fraction  # pulls in decimal and numbers: only where a fraction is met

    return Fraction(over, under)


def simplest(value: Exact) -> Exact:
    """The same number, as an int if it is whole."""
    return value.numerator if value.denominator == 1 else value


def checked(value: Exact, place: Place) -> Exact:
    """The same number in simplest form; raises `ExpressionFault` if it is too big."""
    if isinstance(value, int):
        if not -_TOO_MUCH < value < _TOO_MUCH:
            raise place.fault(TOO_BIG, digits=MAX_BITS * 3 // 10)
        return value
    if value.numerator.bit_length() > MAX_BITS or value.denominator.bit_length() > MAX_BITS:
        raise place.fault(TOO_BIG, digits=MAX_BITS * 3 // 10)
    return simplest(value)


def binary(sign: str, left: Exact, right: Exact, place: Place = NOWHERE) -> Exact:
    """``left sign right`` for ``+ - * / // % ^``.

    ``//`` rounds down and ``%`` is what ``//`` leaves, so its sign is that of ``right``.
    Raises `ExpressionFault` for a division by zero, an exponent that is not whole, and a
    result that is too big.
    """
    if sign == "^":
        return power(left, right, place)
    if sign in DIVISIONS and not right:
        raise place.fault(BY_ZERO)
    if sign == "/":
        return checked(ratio(left.numerator * right.denominator, left.denominator * right.numerator), place)
    return checked(_BINARY[sign](left, right), place)


def power(base: Exact, exponent: Exact, place: Place = NOWHERE) -> Exact:
    """``base ^ exponent``; ``0 ^ 0`` is 1. Faults as for `binary`."""
    if exponent.denominator != 1:
        raise place.fault(BAD_EXPONENT, exponent=decimal(exponent))
    times = abs(exponent.numerator)
    # A number of n bits is at least 2^(n-1), so this refuses only what is surely too big.
    if max(abs(base.numerator).bit_length() - 1, base.denominator.bit_length() - 1) * times > MAX_BITS:
        raise place.fault(TOO_BIG, digits=MAX_BITS * 3 // 10)
    if exponent >= 0:
        return checked(base**times, place)
    if not base:
        raise place.fault(BY_ZERO)
    return checked(ratio(base.denominator**times, base.numerator**times), place)


def compare(sign: str, left: Exact, right: Exact) -> bool:
    """Whether ``left sign right`` is true, for the six comparisons."""
    return _COMPARE[sign](left, right)


def floor(value: Exact) -> int:
    """The whole number at or below."""
    return value.numerator // value.denominator


def ceil(value: Exact) -> int:
    """The whole number at or above."""
    return -(-value.numerator // value.denominator)


def nearest(value: Exact) -> int:
    """The nearest whole number, halves away from zero."""
    size = (2 * abs(value.numerator) + value.denominator) // (2 * value.denominator)
    return size if value >= 0 else -size


def call(name: str, values: Sequence[Exact]) -> Exact:
    """The function ``name`` of its values: ``min`` and ``max`` of several, the others of one."""
    return min(values) if name == "min" else max(values) if name == "max" else _UNARY[name](values[0])


def decimal(value: Exact) -> str:
    """How a number is shown: whole as it is, else with at most six significant decimals.

    Significant means that the zeros a small number begins with do not count; halves are
    rounded away from zero, trailing zeros dropped, and there is never an exponent.
    """
    if value.denominator == 1:
        return str(value.numerator)
    over, under = abs(value.numerator), value.denominator
    places = DECIMALS
    if over < under:
        # So many zeros come first at least; no number is written out to count them.
        zeros = max(0, int((under.bit_length() - over.bit_length() - 1) * BITS_TO_DIGITS)) if over else 0
        while over * 10 ** (zeros + 1) < under and over:
            zeros += 1
        places += zeros
    scaled = (2 * over * 10**places + under) // (2 * under)
    whole, rest = divmod(scaled, 10**places)
    digits = f"{rest:0{places}d}".rstrip("0")
    sign = "-" if value < 0 and scaled else ""
    return f"{sign}{whole}.{digits}" if digits else f"{sign}{whole}"


DIVISIONS = ("/", "//", "%")
_BINARY: dict[str, Callable[[Any, Any], Exact]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
}
_COMPARE: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_UNARY: dict[str, Callable[[Any], Exact]] = {
    "abs": abs,
    "ceil": ceil,
    "floor": floor,
    "round": nearest,
}
