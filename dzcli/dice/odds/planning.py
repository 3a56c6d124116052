"""In what order the values of many dice are gone through, and which dice are of one kind from there on.

Dice of two kinds that have not fallen yet and may fall in the same way from here on (a d20 and a d12 when
what is above 12 is done) are of one kind from here on.
"""

from __future__ import annotations

from math import gcd, prod

from dzcli.dice.odds.polynomial import Poly
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


def plan(kinds: Sequence[Kind], *, downwards: bool) -> list[Fall | Join]:
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


def states(steps: Sequence[Fall | Join], sizes: Sequence[int], end: int) -> float:
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
