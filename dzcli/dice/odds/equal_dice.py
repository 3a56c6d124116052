"""The exact sum of what is kept of equal dice when it is dropped from one end only."""

from __future__ import annotations

from itertools import pairwise
from math import comb, log2

from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.polynomial import Factor, Poly, multiply, multiplying, power, unpack, width_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def kept_of_equal(count: int, kept: int, ranked: Sequence[tuple[int, int]], budget: Budget) -> Poly | None:
    """The weights of the sum of the best ``kept`` of ``count`` equal dice, by the shorter way.

    ``ranked`` holds weight and gain of each value, from the best to the worst. None if there
    is no short way: gains that rise again, and many dice dropped.
    """
    dropped = count - kept
    falling = all(one >= other for (_, one), (_, other) in pairwise(ranked))
    if falling and (kept == 1 or kept <= 8 * dropped):
        return best(count, kept, ranked, budget)
    if dropped * 8 < kept:
        return all_but_worst(count, dropped, ranked[::-1], budget)
    return None


def best(count: int, kept: int, ranked: Sequence[tuple[int, int]], budget: Budget) -> Poly:
    """The weights of the sum of the best ``kept`` of ``count`` equal dice, 1 <= kept <= count.

    ``ranked`` holds weight and gain of each value, from the best to the worst; gains never
    rise. It is the sum, over the worst value kept and the number j of dice better than it,
    of the ways to choose them times the j-th power of what better dice add.
    """
    whole = sum(weight for weight, _ in ranked)
    if kept == 1:
        return _highest(count, whole, ranked, budget)
    bits = count * log2(whole) + 1
    low = ranked[-1][1]
    span = (ranked[0][1] - low) * kept
    budget.allow(span, bits)
    width = width_for(bits)
    field = 8 * width
    rows = _binomials(count, kept, bits, budget)
    result, worse = 0, whole
    for place, (weight, gain) in enumerate(ranked):
        worse -= weight
        ways = _ways(count, (weight, worse), rows, budget)
        sums = 0
        better: Poly = {}
        for one, more in ranked[:place]:
            better[more - gain] = better.get(more - gain, 0) + one
        factor = Factor(better, field, budget)
        for way in reversed(ways) if place else ways[:1]:
            sums = factor.times(sums) + way
        shift = (gain - low) * kept * field
        budget.spend((sums.bit_length() + shift) / 10_000)
        result += sums << shift
    return unpack(result, width, low * kept)


def _binomials(count: int, kept: int, bits: float, budget: Budget) -> list[int]:
    """In how many ways so many dice can be chosen, for each number below ``kept``."""
    budget.allow(kept, bits)
    rows = [1]
    for chosen in budget.over(range(1, kept), 0.4 + bits * 3e-4):
        rows.append(rows[-1] * (count - chosen + 1) // chosen)
    return rows


def _highest(count: int, whole: int, ranked: Sequence[tuple[int, int]], budget: Budget) -> Poly:
    """The weights of the gain of the best of ``count`` dice."""
    found: Poly = {}
    upto, worse = whole**count, whole
    bits = count * whole.bit_length()
    budget.allow(len(ranked), bits)
    for weight, gain in budget.over(ranked, 0.6 + multiplying(bits / 2, bits / 2)):
        worse -= weight
        below = worse**count
        found[gain] = found.get(gain, 0) + upto - below
        upto = below
    return found


def _ways(count: int, weights: tuple[int, int], rows: Sequence[int], budget: Budget) -> list[int]:
    """For each number of better dice below ``kept``: the ways to choose them, and for the others to fall.

    The others have this value or a worse one, and enough of them this one; the ways for so
    many of so many follow from those for one less of one less. ``weights`` are those of the
    value and of all worse ones, ``rows`` the ways to choose.
    """
    weight, worse = weights
    kept = len(rows)
    rest = count - kept
    bits = rest * (weight + worse).bit_length()
    budget.spend(3 * multiplying(bits / 2, bits / 2))
    ways = [0] * kept
    enough = (weight + worse) ** rest
    short = worse ** (rest + 1)
    each = 1.0 + bits * 3e-4 + multiplying(bits, rows[kept // 2].bit_length())
    for needed in budget.over(range(1, kept + 1), each):
        enough = (weight + worse) * enough - short
        # `short`: exactly one too few of the value, the next one worse.
        short = short * (rest + needed) * weight // needed
        ways[kept - needed] = rows[kept - needed] * enough
    return ways


def all_but_worst(count: int, dropped: int, ranked: Sequence[tuple[int, int]], budget: Budget) -> Poly:
    """The weights of the sum of ``count`` equal dice without the worst ``dropped``, of which there are few.

    ``ranked`` holds weight and gain of each value, from the worst to the best. It is the sum,
    over the best value dropped and the number j of dice worse than it, of the ways to choose
    them, times what the others add that have this value or a better one, enough of them this one.
    """
    result: Poly = {}
    worse = 0
    these = _Powers(count, dropped, ranked, budget)
    for place, (weight, gain) in enumerate(ranked):
        better = _Powers(count, dropped, ranked[place + 1 :], budget)
        for fallen in range(dropped):
            if fallen and not worse:
                break
            ways = comb(count, fallen) * worse**fallen
            short = dropped - fallen
            _add(result, these.of[fallen], ways, -short * gain, budget)
            for same in range(short):
                others = comb(count - fallen, same) * weight**same
                _add(result, better.of[fallen + same], -ways * others, (same - short) * gain, budget)
        worse += weight
        these = better
    return {exponent: weight for exponent, weight in result.items() if weight}


class _Powers:
    """What ``count`` dice, or up to ``fewer`` less, of some values add: a polynomial for each number less."""

    def __init__(self, count: int, fewer: int, values: Sequence[tuple[int, int]], budget: Budget) -> None:
        one: Poly = {}
        for weight, gain in values:
            one[gain] = one.get(gain, 0) + weight
        self.of: list[Poly] = [{} for _ in range(fewer + 1)]
        if not one:
            return
        self.of[fewer] = power(one, count - fewer, budget)
        for less in reversed(range(fewer)):
            self.of[less] = multiply(self.of[less + 1], one, budget)


def _add(result: Poly, poly: Poly, factor: int, shift: int, budget: Budget) -> None:
    """Add a multiple of a polynomial, all exponents shifted, to what is gathered."""
    get = result.get
    bits = max(poly.values(), default=0).bit_length()
    for exponent, weight in budget.over(poly.items(), 0.3 + bits * 2e-4):
        result[exponent + shift] = get(exponent + shift, 0) + weight * factor
