"""Who is ahead of whom of several people, and the weight of each such order."""

from __future__ import annotations

from itertools import combinations
from math import prod

from dzcli.dice.clock import check
from dzcli.dice.throws.outcomes import Outcomes, Weights

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

Groups = tuple[tuple[int, ...], ...]
"""Those who entered, the best first; equal ones in one group."""


def by_rank(ranks: Sequence[Any]) -> Groups:
    """The best first, equal ones together, of those who have these ranks."""
    best_first = sorted(set(ranks), reverse=True)
    return tuple(tuple(one for one, rank in enumerate(ranks) if rank == shared) for shared in best_first)


def ordered(entrants: Sequence[Outcomes], places: int | None) -> Outcomes:
    """Who is ahead of whom, given what each may come to; see `dzcli.dice.throws.throw.Contest.order`."""
    whole = prod(entrant.whole for entrant in entrants)
    ranking = _Ranking([entrant.weights for entrant in entrants])
    return Outcomes(ranking.everybody() if places is None else ranking.first(places), whole)


class _Ranking:
    """The orders there may be, rank by rank from the best one down."""

    def __init__(self, weights: Sequence[Weights]) -> None:
        self._weights = weights
        self._people = tuple(range(len(weights)))
        self._ranks = sorted({rank for one in weights for rank in one}, reverse=True)
        self._left = [self._not_above(one) for one in weights]

    def _not_above(self, weights: Weights) -> list[int]:
        """For each place among the ranks, the weight of it and all after it."""
        found = [0]
        for rank in reversed(self._ranks):
            found.append(found[-1] + weights.get(rank, 0))
        return found[::-1]

    def everybody(self) -> Weights:
        """The weight of each order of all."""
        # Orders that are still being made, by who is not yet placed.
        going: dict[tuple[int, ...], Weights] = {self._people: {(): 1}}
        for rank in self._ranks:
            after = {rest: dict(orders) for rest, orders in going.items()}
            for rest, orders in going.items():
                for group in self._groups_at(rest, rank):
                    check()
                    weight = prod(self._weights[one][rank] for one in group)
                    left = tuple(one for one in rest if one not in group)
                    _add(after.setdefault(left, {}), orders, group, weight)
            going = after
        return going[()]

    def _groups_at(self, rest: tuple[int, ...], rank: Any) -> list[tuple[int, ...]]:
        """Those of the rest who may share a rank."""
        able = [one for one in rest if rank in self._weights[one]]
        return [group for size in range(1, len(able) + 1) for group in combinations(able, size)]

    def first(self, places: int) -> Weights:
        """The weight of each beginning of an order: ``places`` are placed, or two who are equal."""
        found: Weights = {}
        alone: dict[int | None, Weights] = {None: {(): 1}}
        for place, rank in enumerate(self._ranks):
            after = {first: dict(orders) for first, orders in alone.items()}
            for first, orders in alone.items():
                check()
                rest = [one for one in self._people if one != first]
                for group, weight in self._leaders(rest, place, rank):
                    if len(group) == 1 and first is None and places > 1 and len(rest) > 1:
                        _add(after.setdefault(group[0], {}), orders, group, self._weights[group[0]][rank])
                    else:
                        _add(found, orders, group, weight)
            alone = after
        return {order: weight for order, weight in found.items() if weight}

    def _leaders(self, rest: list[int], place: int, rank: Any) -> Iterator[tuple[tuple[int, ...], int]]:
        """Those ahead of the rest at a rank, two of them at most, and the weight of that for all the rest."""
        for index, one in enumerate(rest):
            if rank not in self._weights[one]:
                continue
            weight = self._weights[one][rank] * self._below(rest[:index], place)
            yield (one,), weight * self._below(rest[index + 1 :], place)
            for second in range(index + 1, len(rest)):
                other = rest[second]
                shared = self._weights[other].get(rank, 0)
                if shared:
                    between = self._below(rest[index + 1 : second], place)
                    beyond = prod(self._left[after][place] for after in rest[second + 1 :])
                    yield (one, other), weight * shared * between * beyond

    def _below(self, people: list[int], place: int) -> int:
        """The weight of people all being worse than a rank."""
        return prod(self._left[one][place + 1] for one in people)


def _add(into: Weights, orders: Weights, group: tuple[int, ...], weight: int) -> None:
    """Put orders with one more group after them, their weights times a factor, with those known."""
    for order, so_far in orders.items():
        longer = (*order, group)
        into[longer] = into.get(longer, 0) + so_far * weight
