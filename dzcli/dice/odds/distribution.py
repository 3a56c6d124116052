"""Exact distributions: outcomes with whole-number weights."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate
from math import floor, gcd, inf, lcm, sqrt

from dzcli.dice.exact import MAX_BITS, Exact
from dzcli.dice.notation.bounds import Bounds, point
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.ordering import rising

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

Weights = dict[Exact, int]

ANYWHERE: Bounds = (-inf, inf)
EXACT_FLOAT = 2**50
"""Whole numbers up to this are floats without loss."""
SAFE_BITS = 500
"""The square of a number of as many bits is a float."""


class Distribution:
    """Outcomes in rising order, each with its weight; its chance is its weight over ``denominator``.

    What explosions without end left out (``left_out``) is missing from the weights, so
    that every chance listed is the true one; the sum of the weights is ``denominator`` if
    nothing is left out. ``rest`` are bounds between which the outcomes left out lie, ``seconds``
    how long it took to work out, if that was measured.
    """

    __slots__ = ("_left_out", "_sum", "denominator", "known_mean", "rest", "seconds", "weights")

    def __init__(
        self,
        weights: Mapping[Any, int],
        denominator: int,
        mean: Fraction | None = None,
        rest: Bounds = ANYWHERE,
    ) -> None:
        """``mean`` is given only where it cannot be computed from the weights."""
        self.weights: Weights = rising(weights)
        self.denominator = denominator
        self.known_mean = mean
        self.rest = rest
        self._left_out: int | None = None
        self._sum: Fraction | None = None
        self.seconds = 0.0

    @property
    def missing(self) -> int:
        """The weight of the outcomes that are not listed."""
        if self._left_out is None:
            self._left_out = self.denominator - sum(self.weights.values())
        return self._left_out

    @property
    def left_out(self) -> Fraction:
        """The chance of the outcomes that are not listed: 0 unless explosions can go on for ever."""
        return Fraction(self.missing, self.denominator)

    @property
    def ends(self) -> tuple[Exact, Exact]:
        """The lowest and the highest outcome of those listed, of which there is at least one."""
        return next(iter(self.weights)), next(reversed(self.weights))

    @property
    def listed(self) -> Bounds:
        """The same, as bounds."""
        low, high = map(point, self.ends)
        return low[0], high[1]

    @property
    def bounds(self) -> Bounds:
        """Bounds of all outcomes, those left out too."""
        if not self.weights:
            return self.rest
        low, high = self.listed
        return (min(low, self.rest[0]), max(high, self.rest[1])) if self.missing else (low, high)

    @property
    def exact_mean(self) -> Fraction | None:
        """The mean of all outcomes, those left out too; None if it is not known."""
        return self.known_mean if self.known_mean is not None or self.missing else self._listed_mean()

    @property
    def mean(self) -> Fraction:
        """The mean: exact if it is known, else about what the outcomes listed add to it."""
        found = self._listed_mean() if self.known_mean is None else self.known_mean
        return self._about() if found is None else found

    def _listed_mean(self) -> Fraction | None:
        """What the outcomes listed add to the mean; None if it is a fraction too long to work out."""
        if self._sum is None:
            scale = 1
            for value in self.weights:
                scale = scale if scale % value.denominator == 0 else lcm(scale, value.denominator)
                if scale.bit_length() > MAX_BITS:
                    return None
            total = sum(
                value.numerator * (scale // value.denominator) * weight
                for value, weight in self.weights.items()
            )
            self._sum = Fraction(total, scale * self.denominator)
        return self._sum

    def _about(self) -> Fraction:
        """About the mean of outcomes that are fractions."""
        return Fraction(
            sum(float(value) * (weight / self.denominator) for value, weight in self.weights.items())
        )

    @property
    def sd(self) -> float | int:
        """The standard deviation of the outcomes listed: beyond floats whole, its first digits true."""
        if not self.weights:
            return 0.0
        center = floor(self.mean)
        bits = max(abs(floor(end) - center).bit_length() for end in self.ends)
        if bits <= SAFE_BITS:
            return self._sd(center, 1)
        unit = 1 << (bits - SAFE_BITS)
        found = Fraction(self._sd(center, unit)) * unit
        try:
            return float(found)
        except OverflowError:
            return floor(found)

    def _sd(self, center: int, unit: int) -> float:
        """The standard deviation in units so large that the square of every distance fits a float."""
        total = sum(self.weights.values())
        near = unit == 1 and abs(center) < EXACT_FLOAT
        first = second = 0.0
        for value, weight in self.weights.items():
            share = weight / total
            if near:
                away = float(value) - center
            else:
                away = float(value - center if unit == 1 else (value - center) // unit)
            first += share * away
            second += share * away * away
        return sqrt(max(0.0, second - first * first))

    def at_least(self) -> list[int]:
        """For each outcome in rising order, the weight of it and all higher ones together."""
        return list(accumulate(reversed(self.weights.values())))[::-1]

    def chance(self, value: Exact) -> Fraction:
        """The chance of one outcome."""
        return Fraction(self.weights.get(value, 0), self.denominator)

    def settled(self) -> Distribution:
        """The same, with what was left out given to its outcome, where it can have but one."""
        low, high = self.rest
        if (
            low != high
            or not self.missing
            or low in (inf, -inf)
            or (isinstance(low, float) and not low.is_integer())
        ):
            return self
        value: Any = int(low) if isinstance(low, float) else low
        weights = {**self.weights, value: self.weights.get(value, 0) + self.missing}
        return Distribution(weights, self.denominator)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self.weights == other.weights and self.denominator == other.denominator

    def __hash__(self) -> int:
        return hash((self.denominator, len(self.weights), next(iter(self.weights))))

    def __repr__(self) -> str:
        return f"Distribution({self.weights}, {self.denominator})"


def constant(value: Exact) -> Distribution:
    """One outcome that is certain."""
    return Distribution({value: 1}, 1)


MOST_BITS_REDUCED = 20_000
"""What is common to longer weights is not looked for."""


def reduced(one: Distribution, budget: Budget) -> Distribution:
    """The same in lowest terms, unless to find them takes longer than they save."""
    common = one.denominator
    if common.bit_length() > MOST_BITS_REDUCED:
        return one
    # From the unlikely end, whose weights have the fewest factors in common.
    weights = reversed(one.weights.values())
    for weight in budget.over(weights, 0.3 + one.denominator.bit_length() * 5e-4):
        common = gcd(common, weight)
        if common == 1:
            return one
    lowest = {value: weight // common for value, weight in budget.over(one.weights.items(), 0.3)}
    return Distribution(lowest, one.denominator // common, one.known_mean, one.rest)
