"""Between which bounds a value lies, from the bounds of what it is computed from."""

from __future__ import annotations

import math

from dzcli.dice.exact import Exact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

Bounds = tuple[float, float]
"""The lowest and the highest a value can be; infinite where nothing is known."""


def point(value: Any) -> Bounds:
    """The bounds of one value, which stays exact."""
    return value, value


def approximate(value: Exact) -> float:
    """A number as a float, infinite if it is too big for one."""
    try:
        return float(value)
    except OverflowError:
        return math.inf


def chained(sign: str, left: Bounds, right: Bounds) -> Bounds:
    """The bounds of ``left sign right``."""
    if sign == "+":
        return left[0] + right[0], left[1] + right[1]
    if sign == "-":
        return left[0] - right[1], left[1] - right[0]
    if sign == "%":
        size = max(abs(right[0]), abs(right[1]))
        return (-size if right[0] < 0 else 0.0), (size if right[1] > 0 else 0.0)
    if sign != "*" and right[0] <= 0 <= right[1]:
        return -math.inf, math.inf
    corners = [_multiplied(sign, one, other) for one in left for other in right]
    return min(corners), max(corners)


def decided(sign: str, left: Bounds, right: Bounds) -> bool | None:
    """Whether ``left sign right`` is true for all values within the bounds, or for none; None if for some."""
    if left[1] < right[0] or right[1] < left[0]:
        above = left[0] > right[0]
        return sign == "!=" or (sign != "=" and above == (">" in sign))
    if sign in ("=", "!="):
        return (sign == "=") if left == right and left[0] == left[1] else None
    if sign in (">", "<="):
        return (sign == "<=") if left[1] <= right[0] else None
    return (sign == ">=") if left[0] >= right[1] else None


def _multiplied(sign: str, left: float, right: float) -> float:
    if sign == "*":
        return left * right if left and right else 0.0
    result = 0.0 if math.isinf(right) else left / right
    return result if sign == "/" or math.isinf(result) else float(math.floor(result))


def powered(base: Bounds, exponent: Bounds) -> Bounds:
    """The bounds of ``base ^ exponent``."""
    if base[0] >= 1 and exponent[0] >= 0:
        return _raised(base[0], exponent[0]), _raised(base[1], exponent[1])
    size = _raised(max(abs(base[0]), abs(base[1]), 1.0), max(abs(exponent[0]), abs(exponent[1])))
    if exponent[0] < 0:
        nearest = 0.0 if base[0] <= 0 <= base[1] else min(abs(base[0]), abs(base[1]))
        size = max(size, _raised(1 / nearest, -exponent[0])) if nearest else math.inf
    return (0.0 if base[0] >= 0 else -size), size


def _raised(base: float, exponent: float) -> float:
    try:
        return float(base**exponent)
    except OverflowError:
        return math.inf


def called(name: str, parts: Sequence[Bounds]) -> Bounds:
    """The bounds of a function of values."""
    lows, highs = [low for low, _ in parts], [high for _, high in parts]
    if name in ("min", "max"):
        choose: Callable[[list[float]], float] = min if name == "min" else max
        return choose(lows), choose(highs)
    low, high = lows[0], highs[0]
    if name == "abs":
        return (0.0 if low <= 0 <= high else min(abs(low), abs(high))), max(abs(low), abs(high))
    return rounded(math.floor, low), rounded(math.ceil, high)


def rounded(to: Callable[[float], int], value: float) -> float:
    """A bound rounded by ``to``; an infinite one stays."""
    return float(to(value)) if math.isfinite(value) else value
