"""The exact sum of what is kept of many dice.

Dice are taken value by value, from one end, and not die by die: what is kept of them
depends only on how many came before. Sums are polynomials packed into one integer each
(see `polynomial`), so that adding a value to all of them is a shift.
"""

from collections.abc import Sequence
from math import comb, log2
from typing import NamedTuple

from dzcli.dice.odds.polynomial import Budget, Poly, pack, unpack, width_for


class Kind(NamedTuple):
    """Dice of one kind: how many, the weight of each value, and what a kept die of a value adds.

    A gain is a polynomial; all gains of all kinds have the same sum of weights, ``total``.
    """

    size: int
    weights: Poly
    gains: dict[int, Poly]
    total: int = 1


def select(kinds: Sequence[Kind], lowest: int, highest: int, budget: Budget) -> Poly:
    """The weights of the sum of the gains of all dice but the ``lowest`` and the ``highest`` so many.

    Of equal values of two kinds, that of the first kind is the higher. Weights are out of
    the product of the sums of weights of all dice, times ``total`` for each die kept.
    """
    kept = sum(kind.size for kind in kinds) - lowest - highest
    bits = sum(kind.size * log2(sum(kind.weights.values())) for kind in kinds)
    if kept <= 0:
        everything = 1
        for kind in kinds:
            everything *= sum(kind.weights.values()) ** kind.size
        return {0: everything}
    gains = [exponent for kind in kinds for gain in kind.gains.values() for exponent in gain]
    span = (max(gains) - min(gains)) * kept
    bits += kept * log2(kinds[0].total) + 1
    budget.allow(span, bits)
    width = width_for(bits)
    walk = _Walk(kinds, min(lowest, highest), kept, width, min(gains), budget)
    walk.step_cost = 1.5 + span * bits / 3000
    steps = sorted((value, -place) for place, kind in enumerate(kinds) for value in kind.weights)
    if lowest > highest:
        steps.reverse()
    for value, place in steps:
        walk.step(-place, value)
    return unpack(walk.result, width, min(gains) * kept)


class _Walk:
    """Takes the values of all kinds from one end, and keeps what comes after the first ``skipped`` dice."""

    def __init__(
        self, kinds: Sequence[Kind], skipped: int, kept: int, width: int, low: int, budget: Budget
    ) -> None:
        self.kinds = kinds
        self.skipped, self.end = skipped, skipped + kept
        self.width, self.low = width, low
        self.budget = budget
        self.step_cost = 1.0
        self.left = [sum(kind.weights.values()) for kind in kinds]
        self.states: dict[tuple[int, ...], int] = {(0,) * len(kinds): 1}
        self.result = 0

    def step(self, place: int, value: int) -> None:
        """Let any number of dice of a kind have a value."""
        kind = self.kinds[place]
        weight = kind.weights[value]
        self.left[place] -= weight
        gain = _Gain(kind.gains[value], self.low, self.width)
        after: dict[tuple[int, ...], int] = {}
        for counts, sums in self.states.items():
            taken, free = sum(counts), kind.size - counts[place]
            self.budget.spend(self.step_cost * (free + 1) * gain.cost)
            for more in range(free + 1) if self.left[place] else (free,):
                reached = taken + more
                kept = max(0, min(reached, self.end) - max(taken, self.skipped))
                term = gain.times(sums * (comb(free, more) * weight**more), kept)
                state = (*counts[:place], counts[place] + more, *counts[place + 1 :])
                if reached >= self.end:
                    self.result += term * self.ways(state)
                else:
                    after[state] = after.get(state, 0) + term
        self.states = after

    def ways(self, state: tuple[int, ...]) -> int:
        """In how many ways the dice that are not taken yet can fall."""
        ways = 1
        for kind, count, left in zip(self.kinds, state, self.left, strict=True):
            ways *= left ** (kind.size - count)
        return ways


class _Gain:
    """What kept dice of one value add, packed."""

    def __init__(self, gain: Poly, low: int, width: int) -> None:
        self.shift = (min(gain) - low) * 8 * width
        self.packed = pack(gain, width)[0]
        self.cost = 1 if len(gain) == 1 else 3 * len(gain)
        self.powers = [1, self.packed]

    def times(self, sums: int, kept: int) -> int:
        """Sums with the gain of ``kept`` dice added to each."""
        if not kept:
            return sums
        while self.packed != 1 and kept >= len(self.powers):
            self.powers.append(self.powers[-1] * self.packed)
        factor = self.powers[kept] if self.packed != 1 else 1
        return sums * factor << self.shift * kept


def best(count: int, kept: int, ranked: Sequence[tuple[int, int]], budget: Budget) -> Poly:
    """The weights of the sum of the best ``kept`` of ``count`` equal dice, 1 <= kept <= count.

    ``ranked`` holds weight and gain of each value, from the best to the worst; gains never
    rise. It is the sum, over the worst value kept and the number j of dice better than it,
    of the ways to choose them times the j-th power of what better dice add.
    """
    whole = sum(weight for weight, _ in ranked)
    if kept == 1:
        return _highest(count, whole, ranked)
    bits = count * log2(whole) + 1
    low = ranked[-1][1]
    span = (ranked[0][1] - low) * kept
    budget.allow(span, bits)
    budget.spend(kept * _effort(ranked, span * bits))
    width = width_for(bits)
    field = 8 * width
    rows = [comb(count, better) for better in range(kept)]
    result, worse = 0, whole
    for place, (weight, gain) in enumerate(ranked):
        worse -= weight
        ways = _ways(count, kept, weight, worse, rows)
        sums = ways[0]
        if place:
            factor = _Factor(ranked[:place], gain, field)
            sums = factor.series(ways)
        result += sums << (gain - low) * kept * field
    return unpack(result, width, low * kept)


def _highest(count: int, whole: int, ranked: Sequence[tuple[int, int]]) -> Poly:
    """The weights of the gain of the best of ``count`` dice."""
    found: Poly = {}
    upto, worse = whole**count, whole
    for weight, gain in ranked:
        worse -= weight
        below = worse**count
        found[gain] = found.get(gain, 0) + upto - below
        upto = below
    return found


def _effort(ranked: Sequence[tuple[int, int]], bits: float) -> float:
    """About how many microseconds a step of all `_Factor.series` takes, on sums of so many bits."""
    even = len({weight for weight, _ in ranked}) == 1 and ranked[0][1] - ranked[-1][1] == len(ranked) - 1
    additions = sum(place.bit_length() if even else place for place in range(len(ranked)))
    return 2 * len(ranked) + 2.6 * additions * (0.15 + bits / 90_000)


def _ways(count: int, kept: int, weight: int, worse: int, rows: Sequence[int]) -> list[int]:
    """For each number of better dice below ``kept``: the ways to choose them, and for the others to fall.

    The others have this value or a worse one, and enough of them this one; the ways for so
    many of so many follow from those for one less of one less.
    """
    rest = count - kept
    ways = [0] * kept
    enough = (weight + worse) ** rest
    short = worse ** (rest + 1)
    for needed in range(1, kept + 1):
        enough = (weight + worse) * enough - short
        # `short`: exactly one too few of the value, the next one worse.
        short = short * (rest + needed) * weight // needed
        ways[kept - needed] = rows[kept - needed] * enough
    return ways


class _Factor:
    """What one better die adds, over the gain of the worst die kept."""

    def __init__(self, better: Sequence[tuple[int, int]], gain: int, field: int) -> None:
        self.terms = [((more - gain) * field, weight) for weight, more in reversed(better)]
        self.field = field
        weights = {weight for weight, _ in better}
        shifts = [shift for shift, _ in self.terms]
        run = [shifts[0] + place * field for place in range(len(shifts))] if shifts else []
        self.even = len(weights) == 1 and shifts == run
        self.doublings = bin(len(shifts))[3:]

    def series(self, ways: Sequence[int]) -> int:
        """The sum of ``ways[j]`` times the j-th power."""
        times = self._run if self.even else self._terms
        sums = 0
        for way in reversed(ways):
            sums = times(sums) + way
        return sums

    def _terms(self, sums: int) -> int:
        """Sums with one better die added to each."""
        return sum((sums << shift) * weight for shift, weight in self.terms)

    def _run(self, sums: int) -> int:
        """The same for a run of values with one weight: it is doubled by adding it to itself."""
        total, length, field = sums, 1, self.field
        for bit in self.doublings:
            total += total << length * field
            length *= 2
            if bit == "1":
                total = (total << field) + sums
                length += 1
        first, weight = self.terms[0]
        return total * weight << first if weight > 1 else total << first
