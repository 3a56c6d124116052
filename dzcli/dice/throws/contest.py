"""Contests: several people throw, and what matters is who is ahead of whom."""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import prod
from typing import TYPE_CHECKING, Any, NoReturn

from dzcli.dice.throws import outcomes
from dzcli.dice.throws.outcomes import Outcomes
from dzcli.dice.throws.throw import LOWEST, PERCENTILE, Ranking, Rolled

if TYPE_CHECKING:
    from dzcli.dice.throws.every import Every
    from dzcli.dice.throws.falling import FallingDice

Groups = tuple[tuple[int, ...], ...]
"""Those who entered, the best first; equal ones in one group."""


class FallingContest:
    """A contest whose dice fall one after the other; see `dzcli.dice.throws.throw.Contest`."""

    def __init__(self, throw: "FallingDice") -> None:
        self._throw = throw
        self._ranks: list[Any] = []

    def enter(
        self, purpose: str, *, by: Callable[[int], Any], of: int = 1, keep: Ranking = LOWEST
    ) -> Rolled[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter`."""
        rolled = self._throw.percentile(purpose, by=by, of=of, keep=keep)
        self._ranks.append(rolled.result)
        return rolled

    def order(self, places: int | None = None) -> Groups:
        """See `dzcli.dice.throws.throw.Contest.order`."""
        best_first = sorted(set(self._ranks), reverse=True)
        return tuple(
            tuple(one for one, rank in enumerate(self._ranks) if rank == shared) for shared in best_first
        )


class UnseenEntry(Rolled[Any]):
    """The dice of one of several people: nothing is known of them but who is ahead in the end."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def __getattr__(self, name: str) -> NoReturn:
        raise LookupError(f"a rule asked for the {name} of dice of which only the order matters")


class EveryContest:
    """A contest of which every order is walked; see `dzcli.dice.throws.throw.Contest`."""

    def __init__(self, throw: "Every") -> None:
        self._throw = throw
        self._entrants: list[Callable[[], Outcomes]] = []

    def enter(
        self, purpose: str, *, by: Callable[[int], Any], of: int = 1, keep: Ranking = LOWEST
    ) -> Rolled[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter`."""
        self._entrants.append(lambda: outcomes.kept(PERCENTILE, of, keep, by))
        return UnseenEntry()

    def order(self, places: int | None = None) -> Groups:
        """See `dzcli.dice.throws.throw.Contest.order`."""
        return self._throw.order(lambda: ordered([made() for made in self._entrants], places))


def ordered(entrants: Sequence[Outcomes], places: int | None) -> Outcomes:
    """Who is ahead of whom, given what each may come to: groups until ``places`` of them are placed."""
    whole = prod(entrant.whole for entrant in entrants)
    found = _Ranking(entrants).groups(len(entrants) if places is None else places)
    return Outcomes(found, whole)


class _Ranking:
    """The orders there may be, rank by rank from the best one down."""

    def __init__(self, entrants: Sequence[Outcomes]) -> None:
        self._weights = [entrant.weights for entrant in entrants]
        self._ranks = sorted({rank for weights in self._weights for rank in weights}, reverse=True)
        self._left = [self._at_most(weights) for weights in self._weights]

    def _at_most(self, weights: outcomes.Weights) -> list[int]:
        """For each place among the ranks, the weight of it and all after it."""
        found = [0]
        for rank in reversed(self._ranks):
            found.append(found[-1] + weights.get(rank, 0))
        return found[::-1]

    def groups(self, places: int) -> outcomes.Weights:
        """The weight of each order of the first groups, until ``places`` are placed."""
        everybody = tuple(range(len(self._weights)))
        finished: outcomes.Weights = {}
        # Orders that are still being made, by who is not yet placed.
        going: dict[tuple[int, ...], outcomes.Weights] = {everybody: {(): 1}}
        for place, rank in enumerate(self._ranks):
            after = {rest: dict(orders) for rest, orders in going.items()}
            for rest, orders in going.items():
                for group in self._groups_at(rest, rank):
                    left = tuple(one for one in rest if one not in group)
                    weight = prod(self._weights[one][rank] for one in group)
                    done = len(everybody) - len(left) >= places or not left
                    factor = weight * prod(self._left[one][place + 1] for one in left) if done else weight
                    into = finished if done else after.setdefault(left, {})
                    for order, so_far in orders.items():
                        longer = (*order, group)
                        into[longer] = into.get(longer, 0) + so_far * factor
            going = after
        return {order: weight for order, weight in finished.items() if weight}

    def _groups_at(self, rest: tuple[int, ...], rank: Any) -> list[tuple[int, ...]]:
        """Those of the rest who may share a rank."""
        able = [one for one in rest if rank in self._weights[one]]
        return [group for size in range(1, len(able) + 1) for group in combinations(able, size)]
