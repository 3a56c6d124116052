"""Dice fall: those of a pool, then those that are thrown again (D10-10, D10-T01, D10-T22, D10-T27)."""

from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from dzcli.dice.throws.throw import Folded, More, Pool, Throw, come_to
from dzcli.systems.d10.pool.reroll import Plan, too_many

S = TypeVar("S")
K = TypeVar("K")
REROLL = "reroll"


class Measure(Protocol[S]):
    """What is made of dice; see `dzcli.systems.d10.pool.measures`."""

    @property
    def start(self) -> S:
        """The state before any die."""
        ...

    @property
    def rising(self) -> bool:
        """Whether it comes to fewer states with the dice from the lowest up; else their order is all one."""
        ...

    def __call__(self, state: S, face: int) -> S:
        """The state after one more die."""
        ...


class Fallen(Generic[K]):
    """Dice that fell: what was made of them, and for the explanation every face."""

    def __init__(self, folded: Folded[K], dice: int, plan: Plan | None) -> None:
        self.result = folded.result
        self._folded = folded
        self._dice = dice
        self._plan = plan

    @property
    def first(self) -> list[int]:
        """The faces as the dice fell."""
        return list(self._folded.faces[: self._dice])

    @property
    def _again(self) -> list[tuple[int, int]]:
        """The place (from 0) of each die that was thrown again, and what it shows."""
        if self._plan is None:
            return []
        return list(zip(self._plan.chosen(self.first), self._folded.faces[self._dice :], strict=True))

    @property
    def again(self) -> list[tuple[str, int, int]]:
        """Each die that was thrown again: the line that allows it, what it showed, and what it shows."""
        if self._plan is None:
            return []
        first, section_of = self.first, self._plan.section_of
        return [(section_of(first[place]), first[place], face) for place, face in self._again]

    @property
    def faces(self) -> list[int]:
        """The faces that count, in the order of the dice."""
        found = self.first
        for place, face in self._again:
            found[place] = face
        return found

    def retaken(self, measure: "Measure[S]") -> S:
        """What a measure makes of the faces that count, for the explanation."""
        return come_to(measure, measure.start, self.faces)


class _Begin(msgspec.Struct, frozen=True):
    """How many dice are thrown again, and what is made of those that stay."""

    most: int

    def __call__(self, state: tuple[Any, ...]) -> tuple[int, Any]:
        kept, again, counted = state[:3]
        if counted > self.most:
            raise too_many(counted, self.most)
        return again, kept


class _Sorting(msgspec.Struct, frozen=True):
    """What is made of dice before those chosen by a rule are thrown again.

    The dice come from the lowest up. The state is that of the measure for the dice that stay, how many
    are thrown again, and how many of these were counted.
    """

    measure: Any
    plan: Plan

    def __call__(self, state: tuple[Any, ...], face: int) -> tuple[Any, ...]:
        kept, again, counted, _ = state
        if not self.plan.counted(face):
            return kept, again + 1, counted, 0
        if counted < self.plan.most and self.plan.wanted(face):
            return kept, again + 1, counted + 1, 0
        return self.measure(kept, face), again, counted, 0


class _Placing(msgspec.Struct, frozen=True):
    """The same for dice chosen by their places, in the order they fell; the last number is the place."""

    measure: Any
    plan: Plan

    def __call__(self, state: tuple[Any, ...], face: int) -> tuple[Any, ...]:
        kept, again, counted, place = state
        if place + 1 in self.plan.places:
            return kept, again + 1, counted + self.plan.counted(face), place + 1
        return self.measure(kept, face), again, counted, place + 1


def fall(
    throw: Throw,
    pool: Pool,
    measure: Measure[S],
    plan: Plan | None,
    by: Callable[[S], K],
    meet: Callable[[K], Hashable] | None = None,
) -> Fallen[K]:
    """Throw a pool, then what the plan has thrown again; the answer is what ``by`` makes of the last state.

    ``meet`` is that of `dzcli.dice.throws.throw.Throw.fold`. Raises `RuleFault` where more dice are thrown
    again than techniques allow.
    """
    if plan is None:
        once = throw.fold(pool, measure.start, measure, by=by, ascending=measure.rising, meet=meet)
        return Fallen(once, pool.number, None)
    more = More(REROLL, _Begin(plan.most), measure)
    start: tuple[Any, ...] = (measure.start, 0, 0, 0)
    step = _Placing(measure, plan) if plan.places else _Sorting(measure, plan)
    last: Any = by
    rising = not plan.places
    folded: Folded[K] = throw.fold(pool, start, step, by=last, ascending=rising, more=more, meet=meet)
    return Fallen(folded, pool.number, plan)
