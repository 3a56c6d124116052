"""What a run of extra dice adds: each die of it ends the run, or goes on to one more.

With E and G for what dice add that end it and that go on, a run adds X = E + G X. Where
nothing that goes on subtracts, X is a power series, each coefficient of which follows from
lower ones; then every chance that is listed is exact, and only outcomes beyond the highest
listed are left out. Where that would take far longer numbers than cutting runs by their
length, they are so cut: then what is left out may be lacking from outcomes that are listed.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, inf, log, log2

from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import ANYWHERE, Distribution
from dzcli.dice.odds.polynomial import HUGE, Poly, multiply
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

SHORT = 2_000.0
"""Weights of so many bits are short enough to have each chance exactly."""


class Run(NamedTuple):
    """What a die of a run adds that ends it, and one that goes on: weights out of ``base`` together.

    ``whole`` is False where these weights themselves leave something out.
    """

    ends: Poly
    goes: Poly
    base: int
    whole: bool

    @property
    def again(self) -> Fraction:
        """The chance that a die goes on."""
        return Fraction(sum(self.goes.values()), self.base)


def endless(run: Run, unlikely: float, mean: Fraction | None, budget: Budget) -> Distribution:
    """What runs without a limit add, but for outcomes less likely than ``unlikely`` all in all.

    ``mean`` is that of one die; only if it is None the mean of a run is not known.
    """
    known = None if mean is None else mean / (1 - run.again)
    rounds = max(1, ceil(log(unlikely) / log(run.again)))
    least = min(run.goes, key=abs) or 1
    spread = sum(value * weight for value, weight in run.goes.items()) / sum(run.goes.values()) / least
    if rounds * spread * log2(run.base) <= max(SHORT, 2 * rounds * log2(run.base)):
        if min(run.goes) >= 0:
            return _upwards(run, unlikely, known, budget)
        if max(run.goes) <= 0:
            turned = Run(_mirrored(run.ends), _mirrored(run.goes), run.base, run.whole)
            up = _upwards(turned, unlikely, None, budget)
            rest = -up.rest[1], -up.rest[0]
            return Distribution(_mirrored(dict(up.weights)), up.denominator, known, rest)
    found = _by_rounds(run, run.ends, rounds, known, budget)
    low, high = (rounds * end(run.goes) + end(run.ends, default=0) for end in (min, max))
    if run.whole:
        found.rest = low if min(run.goes) >= 0 else -inf, high if max(run.goes) <= 0 else inf
    return found


def capped(run: Run, most: int, mean: Fraction | None, budget: Budget) -> Distribution:
    """What runs of at most ``most`` dice add; ``mean`` is that of one die."""
    again = run.again
    dice = (1 - again**most) / (1 - again) if again < 1 else Fraction(most)
    last = dict(run.ends)
    for value, weight in run.goes.items():
        last[value] = last.get(value, 0) + weight
    return _by_rounds(run, last, most, None if mean is None else mean * dice, budget)


def _mirrored(poly: Mapping[Any, int]) -> Poly:
    return {-value: weight for value, weight in poly.items()}


def _upwards(run: Run, unlikely: float, mean: Fraction | None, budget: Budget) -> Distribution:
    """A power series, of which no term that goes on is below 0."""
    low = min(run.ends)
    ends = {value - low: weight for value, weight in run.ends.items()}
    # A die that goes on without adding anything only makes the others likelier.
    base = run.base - run.goes.get(0, 0)
    spans = _spans({value: weight for value, weight in run.goes.items() if value})
    rounds = log(unlikely) / log(run.again)
    budget.allow(rounds * (sum(value * weight for value, weight in run.goes.items()) / run.base), 1)
    last = _last(ends, spans, base, unlikely, budget)
    steps = last // spans[0].first + 1 if spans else 1
    bits = steps * log2(base)
    budget.allow(last, bits)
    scale = base ** (steps - 1)
    found: list[int] = []
    going = [0] * len(spans)
    for value in budget.over(range(last + 1), 0.5 + (1 + len(spans)) * (0.4 + bits * 2e-4)):
        total = 0
        for place, span in enumerate(spans):
            going[place] += span.moved(found, value)
            total += span.weight * going[place]
        found.append(ends.get(value, 0) * scale + total // base)
    weights = {low + value: weight for value, weight in enumerate(found) if weight}
    rest = (low + last + 1, inf) if run.whole else ANYWHERE
    return Distribution(weights, base**steps, mean, rest)


class _Span(NamedTuple):
    """Values that follow each other and have one weight; their sums go on from value to value."""

    first: int
    end: int
    weight: int

    def moved(self, found: Sequence[int], value: int) -> int:
        """By how much the sum of what was found at the distances of the span grows at a value."""
        come = found[value - self.first] if value >= self.first else 0
        return come - found[value - self.end] if value >= self.end else come


def _spans(poly: Poly) -> list[_Span]:
    """A polynomial as runs of exponents that have one weight."""
    spans: list[_Span] = []
    for value, weight in sorted(poly.items()):
        if spans and spans[-1].end == value and spans[-1].weight == weight:
            spans[-1] = spans[-1]._replace(end=value + 1)
        else:
            spans.append(_Span(value, value + 1, weight))
    return spans


def _last(ends: Poly, spans: Sequence[_Span], base: int, unlikely: float, budget: Budget) -> int:
    """The lowest outcome beyond which everything together is unlikely."""
    highest = max(ends)
    ending = sum(ends.values()) / base
    tails: list[float] = []
    for value in budget.over(range(HUGE), 0.4 + 0.5 * len(spans)):
        ending -= ends.get(value, 0) / base
        beyond = ending if value < highest else 0.0
        for first, end, weight in spans:
            certain = max(0, end - 1 - max(value, first - 1))
            beyond += weight / base * (sum(tails[max(0, value - end + 1) : value - first + 1]) + certain)
        tails.append(beyond)
        if beyond < unlikely and value >= highest:
            return value
    return highest


def _by_rounds(run: Run, last: Poly, rounds: int, mean: Fraction | None, budget: Budget) -> Distribution:
    """``ends + goes ends + goes^2 ends + ... + goes^(rounds-1) last``, so many terms."""
    budget.allow(rounds, rounds * log2(run.base))
    sums = last
    for done in range(1, rounds):
        sums = multiply(sums, run.goes, budget)
        factor = run.base**done
        for value, weight in run.ends.items():
            sums[value] = sums.get(value, 0) + weight * factor
    return Distribution(sums, run.base**rounds, mean)
