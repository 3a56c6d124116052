"""The exact sum of what is kept of many dice, value by value.

Dice are taken from one end of their values, and not die by die: what is kept of them depends
only on how many fell before. Dice of two kinds that have not fallen yet and may fall in the
same way from here on (a d20 and a d12 when what is above 12 is done) are of one kind from
here on. Sums are polynomials packed into one integer each (see `polynomial`), so that adding
a value to all of them is a shift.
"""

from __future__ import annotations

from math import gcd, log2, prod

from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.polynomial import Poly, multiplying, pack, unpack, width_for
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Kind(NamedTuple):
    """Dice of one kind: how many, the weight of each value, and what a kept die of a value adds.

    A gain is a polynomial; all gains of all kinds have the same sum of weights, ``total``.
    """

    size: int
    weights: Poly
    gains: dict[int, Poly]
    total: int = 1


class Fall(NamedTuple):
    """A step of a walk: any number of the dice of a class may have a value."""

    place: int
    weight: int
    left: int
    """What the values still to come weigh."""
    gain: Poly


class Join(NamedTuple):
    """A step of a walk: from here on two classes are one; their weights lose a common factor each."""

    place: int
    other: int
    factors: tuple[int, int]
    left: int


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
    down, up = _plan(kinds, downwards=True), _plan(kinds, downwards=False)
    sizes = [kind.size for kind in kinds]
    if _states(down, sizes, size - lowest) <= _states(up, sizes, size - highest):
        walk = _Walk(kinds, highest, kept, width_for(bits), min(gains), budget)
        return walk.through(down)
    walk = _Walk(kinds, lowest, kept, width_for(bits), min(gains), budget)
    return walk.through(up)


def _plan(kinds: Sequence[Kind], *, downwards: bool) -> list[Fall | Join]:
    """The steps of a walk over all values, from the highest down or from the lowest up."""
    order = sorted((value, -place) for place, kind in enumerate(kinds) for value in kind.weights)
    if downwards:
        order.reverse()
    rests = [_Rest(kind, downwards=downwards) for kind in kinds]
    steps: list[Fall | Join] = []
    for place in range(len(kinds)):
        steps.extend(_joined(rests, place))
    for value, turned in order:
        rest = rests[-turned]
        if rest.done or value != rest.values[rest.at]:
            continue
        weight = rest.fall()
        steps.append(Fall(-turned, weight, rest.left, rest.kind.gains[value]))
        steps.extend(_joined(rests, -turned))
    return steps


class _Rest:
    """What dice of a kind that have not fallen may still show, while a walk is planned.

    Their weights are those of the kind over ``divisor``; ``joined`` are those that went on as
    dice of another class.
    """

    def __init__(self, kind: Kind, *, downwards: bool) -> None:
        self.kind = kind
        self.values = sorted(kind.weights, reverse=downwards)
        self.at = 0
        self.left = sum(kind.weights.values())
        self.divisor = 1
        self.joined = False

    @property
    def done(self) -> bool:
        """Whether there is nothing more to come."""
        return self.joined or self.at == len(self.values)

    def fall(self) -> int:
        """The weight of the next value, which is thereby done with."""
        weight = self.kind.weights[self.values[self.at]] // self.divisor
        self.at += 1
        self.left -= weight
        return weight

    def common(self) -> int:
        """The greatest factor of all weights to come."""
        return gcd(*(self.kind.weights[value] for value in self.values[self.at :])) // self.divisor


def _joined(rests: Sequence[_Rest], place: int) -> Iterator[Join]:
    """The other classes that a class is one with from here on."""
    rest = rests[place]
    if rest.done:
        return
    for at, other in enumerate(rests):
        if at == place or other.done or not _alike(rest, other):
            continue
        between = rests[min(at, place) + 1 : max(at, place)]
        if not any(_tells_apart(one, rest) for one in between):
            factors = rest.common(), other.common()
            rest.divisor *= factors[0]
            rest.left //= factors[0]
            other.joined = True
            yield Join(place, at, factors, rest.left)


def _alike(one: _Rest, two: _Rest) -> bool:
    """Whether dice of two kinds that have not fallen yet fall and gain in the same way."""
    if len(one.values) - one.at != len(two.values) - two.at or one.values[one.at] != two.values[two.at]:
        return False
    values = one.values[one.at :]
    if values != two.values[two.at :]:
        return False
    weights, others = one.kind.weights, two.kind.weights
    first, second = weights[values[0]], others[values[0]]
    return all(
        weights[value] * second == others[value] * first and one.kind.gains[value] == two.kind.gains[value]
        for value in values
    )


def _tells_apart(between: _Rest, rest: _Rest) -> bool:
    """Whether it matters that dice of a kind stand between two others when their values are equal."""
    if between.done or not between.kind.size:
        return False
    gains = between.kind.gains
    return any(
        gains[value] != rest.kind.gains[value]
        for value in between.values[between.at :]
        if value in rest.values[rest.at :]
    )


def _states(steps: Sequence[Fall | Join], sizes: Sequence[int], end: int) -> float:
    """About how many states a walk goes through that ends after ``end`` dice."""
    reached, found = [0] * len(sizes), 0.0
    whole = list(sizes)
    for step in steps:
        if isinstance(step, Join):
            whole[step.place] += whole[step.other]
            reached[step.place] += reached[step.other]
            whole[step.other] = reached[step.other] = 0
        else:
            reached[step.place] = min(whole[step.place], end)
            states = prod(count + 1.0 for count in reached)
            found += states * (reached[step.place] + 1)
    return found


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
