"""The exact sum of what is kept of many dice, value by value.

Dice are taken from one end of their values, and not die by die: what is kept of them depends
only on how many fell before. Sums are polynomials packed into one integer each (see `polynomial`), so that
adding a value to all of them is a shift.
"""

from __future__ import annotations

from math import log2, prod

from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.planning import Fall, Join, Kind, plan, states
from dzcli.dice.odds.polynomial import Poly, multiplying, pack, unpack, width_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def select(kinds: Sequence[Kind], lowest: int, highest: int, budget: Budget) -> Poly:
    """The weights of the sum of the gains of all dice but the ``lowest`` and the ``highest`` so many.

    Of equal values of two kinds, that of the first kind is the higher. Weights are out of
    the product of the sums of weights of all dice, times ``total`` for each die kept, one at
    least of which is.
    """
    size = sum(kind.size for kind in kinds)
    kept = size - lowest - highest
    gains = [exponent for kind in kinds for gain in kind.gains.values() for exponent in gain]
    span = (max(gains) - min(gains)) * kept
    bits = sum(kind.size * log2(sum(kind.weights.values())) for kind in kinds)
    bits += kept * log2(kinds[0].total) + 1
    budget.allow(span, bits)
    down, up = plan(kinds, downwards=True), plan(kinds, downwards=False)
    sizes = [kind.size for kind in kinds]
    if states(down, sizes, size - lowest) <= states(up, sizes, size - highest):
        walk = _Walk(kinds, highest, kept, width_for(bits), min(gains), budget)
        return walk.through(down)
    walk = _Walk(kinds, lowest, kept, width_for(bits), min(gains), budget)
    return walk.through(up)


class _Walk:
    """Keeps what comes after the first ``skipped`` dice; a state is how many of each class are left."""

    def __init__(
        self, kinds: Sequence[Kind], skipped: int, kept: int, width: int, low: int, budget: Budget
    ) -> None:
        self.size = sum(kind.size for kind in kinds)
        self.skipped, self.kept, self.end = skipped, kept, skipped + kept
        self.width, self.low = width, low
        self.budget = budget
        self.left = [sum(kind.weights.values()) for kind in kinds]
        self.states: dict[tuple[int, ...], int] = {tuple(kind.size for kind in kinds): 1}
        self.result = 0

    def through(self, steps: Sequence[Fall | Join]) -> Poly:
        """The weights of the sums after all steps."""
        for step in steps:
            if isinstance(step, Fall):
                self.fall(step)
            else:
                self.join(step)
        return unpack(self.result, self.width, self.low * self.kept)

    def fall(self, step: Fall) -> None:
        """Let any number of dice of a class have a value."""
        place, weight = step.place, step.weight
        self.left[place] = step.left
        gain = _Gain(step.gain, self.low, self.width, self.budget)
        after: dict[tuple[int, ...], int] = {}
        for state, sums in self.states.items():
            taken, free = self.size - sum(state), state[place]
            needed = self.end - taken
            ways = 1
            for more in range(min(free + 1, needed)):
                if step.left or more == free:
                    term = gain.times(sums * ways, self.kept_of(taken, more))
                    self.budget.spend(2.0 + term.bit_length() / 6000)
                    following = (*state[:place], free - more, *state[place + 1 :])
                    after[following] = after.get(following, 0) + term
                ways = ways * (free - more) * weight // (more + 1)
            if free >= needed:
                ways = _at_least(free, needed, weight, step.left, self.budget)
                others = (*state[:place], 0, *state[place + 1 :])
                self.result += gain.times(sums * ways * self.ways(others), self.kept_of(taken, needed))
                self.budget.spend(2.0 + self.result.bit_length() / 6000)
        self.states = after

    def kept_of(self, taken: int, more: int) -> int:
        """How many of ``more`` dice are kept that come after ``taken`` others."""
        return max(0, min(taken + more, self.end) - max(taken, self.skipped))

    def join(self, step: Join) -> None:
        """Make two classes one."""
        self.left[step.place] = step.left
        after: dict[tuple[int, ...], int] = {}
        for state, sums in self.states.items():
            self.budget.spend(2.0 + sums.bit_length() / 20000)
            one, other = state[step.place], state[step.other]
            counts = list(state)
            counts[step.place], counts[step.other] = one + other, 0
            following = tuple(counts)
            factor = step.factors[0] ** one * step.factors[1] ** other
            after[following] = after.get(following, 0) + sums * factor
        self.states = after

    def ways(self, state: tuple[int, ...]) -> int:
        """In how many ways the dice that have not fallen yet can fall."""
        bits = sum(left.bit_length() * count for left, count in zip(self.left, state, strict=True))
        self.budget.spend(0.5 + multiplying(bits, bits))
        return prod(left**count for left, count in zip(self.left, state, strict=True))


def _at_least(count: int, least: int, weight: int, other: int, budget: Budget) -> int:
    """In how many ways at least ``least`` of ``count`` dice have a value, and the others another one."""
    bits = count * (weight + other).bit_length()
    shorter = min(least, count - least + 1)
    budget.spend(1.0 + multiplying(bits, bits) + shorter * (0.6 + bits * 1e-4))
    if shorter == least:
        whole: int = (weight + other) ** count
        return whole - _fewer(count, least, weight, other)
    return _fewer(count, count - least + 1, other, weight)


def _fewer(count: int, limit: int, weight: int, other: int) -> int:
    """In how many ways fewer than ``limit`` of ``count`` dice have a value, and the others another one."""
    total, ways = 0, 1
    for more in range(limit):
        total = total * other + ways
        ways = ways * (count - more) * weight // (more + 1)
    rest: int = other ** (count - limit + 1)
    return total * rest


class _Gain:
    """What kept dice of one value add, packed."""

    def __init__(self, gain: Poly, low: int, width: int, budget: Budget) -> None:
        self.shift = (min(gain) - low) * 8 * width
        self.packed = pack(gain, width)[0]
        self.powers = [1, self.packed]
        self.budget = budget

    def times(self, sums: int, kept: int) -> int:
        """Sums with the gain of ``kept`` dice added to each."""
        if not kept:
            return sums
        if self.packed == 1:
            return sums << self.shift * kept
        while kept >= len(self.powers):
            last = self.powers[-1]
            self.budget.spend(multiplying(last.bit_length(), self.packed.bit_length()))
            self.powers.append(last * self.packed)
        factor = self.powers[kept]
        self.budget.spend(multiplying(sums.bit_length(), factor.bit_length()))
        return sums * factor << self.shift * kept
