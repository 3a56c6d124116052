"""Exact distributions: outcomes with whole-number weights."""

from collections.abc import Mapping
from fractions import Fraction
from functools import reduce
from itertools import accumulate, islice
from math import gcd, inf, isinf, sqrt
from operator import lt
from typing import Any

from dzcli.dice.exact import Exact
from dzcli.dice.notation.bounds import Bounds

Weights = dict[Exact, int]

ANYWHERE: Bounds = (-inf, inf)


class Distribution:
    """Outcomes in rising order, each with its weight; its chance is its weight over ``denominator``.

    What explosions without end left out (``left_out``) is missing from the weights, so
    that every chance listed is the true one; the sum of the weights is ``denominator`` if
    nothing is left out. ``rest`` are bounds between which the outcomes left out lie.
    """

    __slots__ = ("_left_out", "denominator", "known_mean", "rest", "weights")

    def __init__(
        self,
        weights: Mapping[Any, int],
        denominator: int,
        mean: Fraction | None = None,
        rest: Bounds = ANYWHERE,
    ) -> None:
        """``mean`` is given only where it cannot be computed from the weights."""
        values = list(weights)
        rising = all(map(lt, values, islice(values, 1, None)))
        self.weights: Weights = dict(weights if rising else sorted(weights.items()))
        self.denominator = denominator
        self.known_mean = mean
        self.rest = rest
        self._left_out: int | None = None

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
    def listed(self) -> Bounds:
        """The lowest and the highest outcome of those listed, of which there is at least one."""
        low: Any = next(iter(self.weights))
        high: Any = next(reversed(self.weights))
        return low, high

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
        """The mean: exact if it is known, else what the outcomes listed add to it."""
        return self._listed_mean() if self.known_mean is None else self.known_mean

    def _listed_mean(self) -> Fraction:
        total = sum(value * weight for value, weight in self.weights.items())
        return Fraction(total) / self.denominator

    @property
    def sd(self) -> float:
        """The standard deviation of the outcomes listed."""
        total = sum(self.weights.values())
        first = Fraction(sum(value * weight for value, weight in self.weights.items())) / total
        second = Fraction(sum(value * value * weight for value, weight in self.weights.items())) / total
        try:
            return sqrt(second - first * first)
        except OverflowError:
            return inf

    def at_least(self) -> Weights:
        """For each outcome, the weight of it and all higher ones together."""
        sums = list(accumulate(reversed(self.weights.values())))
        return dict(zip(self.weights, reversed(sums), strict=True))

    def chance(self, value: Exact) -> Fraction:
        """The chance of one outcome."""
        return Fraction(self.weights.get(value, 0), self.denominator)

    def settled(self) -> "Distribution":
        """The same, with what was left out given to its outcome, where it can have but one."""
        low, high = self.rest
        if low != high or isinf(low) or low != int(low) or not self.missing:
            return self
        value = int(low)
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


def reduced(one: Distribution) -> Distribution:
    """The same in lowest terms."""
    common = reduce(gcd, one.weights.values(), one.denominator)
    weights = {value: weight // common for value, weight in one.weights.items()}
    return Distribution(weights, one.denominator // common, one.known_mean, one.rest)
