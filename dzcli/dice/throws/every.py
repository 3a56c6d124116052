"""Every throw there could be, each with its exact weight.

A rule is run again and again; each time, the throws it makes take the next outcome that
was not yet seen, until all were. A rule is told of a die only what it said matters, so
that four grades are walked and not a hundred faces.
"""

import functools
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, NoReturn, TypeVar

from dzcli.dice.throws.throw import PERCENTILE, Keep, Pool, Rolled, Total

K = TypeVar("K")
R = TypeVar("R")


class Unseen(Rolled[K]):
    """What a throw means to the rule, without a face: it stands for many at once."""

    __slots__ = ()

    def __init__(self, result: K) -> None:
        self.result = result

    def __getattr__(self, name: str) -> NoReturn:
        raise LookupError("a rule asked for a face that it did not say matters")


class UnseenTotal(Total):
    """A sum without the faces it comes from."""

    __slots__ = ()

    def of(self, purpose: str) -> NoReturn:
        """No part of the sum is known."""
        raise LookupError(f"a rule asked for the part of a sum that is for {purpose}")


class Fork(NamedTuple):
    """A throw of the walk: its outcomes with their weights, and the sum of the weights."""

    outcomes: list[tuple[Any, int]]
    whole: int


class Every:
    """A throw that takes one path through all outcomes at a time; see `walk`."""

    shows_faces = False

    def __init__(self) -> None:
        self._forks: list[Fork] = []
        self._taken: list[int] = []
        self._depth = 0
        self.weight = self.whole = 1

    def begin(self) -> None:
        """Start a run of the rule at its first throw."""
        self._depth = 0
        self.weight = self.whole = 1

    def advance(self) -> bool:
        """Turn to the next path; False when all were taken."""
        while self._forks:
            self._taken[-1] += 1
            if self._taken[-1] < len(self._forks[-1].outcomes):
                return True
            self._forks.pop()
            self._taken.pop()
        return False

    def _fork(self, make: Callable[[], Fork]) -> Any:
        if self._depth == len(self._forks):
            self._forks.append(make())
            self._taken.append(0)
        fork = self._forks[self._depth]
        outcome, weight = fork.outcomes[self._taken[self._depth]]
        self._depth += 1
        self.weight *= weight
        self.whole *= fork.whole
        return outcome

    def percentile(self, purpose: str, *, by: Callable[[int], K], of: int = 1, keep: Keep = min) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.percentile`."""
        return Unseen(self._fork(lambda: _judged(_kept(PERCENTILE, of, keep is max), by)))

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.die`."""
        return Unseen(self._fork(lambda: _judged(_kept(faces, 1, False), by)))

    def noted(self, faces: int, purpose: str) -> int | None:
        """See `dzcli.dice.throws.throw.Throw.noted`: no path differs by it."""
        return None

    def total(self, *pools: Pool) -> Total:
        """See `dzcli.dice.throws.throw.Throw.total`."""
        dice = tuple((pool.number, pool.faces) for pool in pools)
        plus = sum(pool.plus for pool in pools)
        return UnseenTotal(self._fork(lambda: _sum(dice)) + plus, ())


def walk(run: Callable[[Every], R]) -> Iterator[tuple[int, int, R]]:
    """Every result of ``run`` with its weight and the whole it is a part of."""
    throw = Every()
    going = True
    while going:
        throw.begin()
        result = run(throw)
        yield throw.weight, throw.whole, result
        going = throw.advance()


def _judged(weights: list[int], by: Callable[[int], Any]) -> Fork:
    """The faces of a die, told apart only by what the rule makes of them."""
    found: dict[Any, int] = {}
    for face, weight in enumerate(weights, 1):
        result = by(face)
        found[result] = found.get(result, 0) + weight
    return Fork(list(found.items()), sum(weights))


@functools.cache
def _kept(faces: int, of: int, highest: bool) -> list[int]:
    """For each face, in how many throws of ``of`` dice it is the highest (or the lowest)."""
    weights = [face**of - (face - 1) ** of for face in range(1, faces + 1)]
    return weights if highest else weights[::-1]


@functools.cache
def _sum(dice: tuple[tuple[int, int], ...]) -> Fork:
    """The sums of dice, given as pairs of a count and a number of faces."""
    weights = {0: 1}
    whole = 1
    for count, faces in dice:
        for _ in range(count):
            added: dict[int, int] = {}
            for total, weight in weights.items():
                for face in range(1, faces + 1):
                    added[total + face] = added.get(total + face, 0) + weight
            weights = added
        whole *= faces**count
    return Fork(list(weights.items()), whole)
