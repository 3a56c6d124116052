"""Results of which only what their odds could tell is wanted: the outcome, the value of ``--quiet``.

Nobody reads their faces, so that equal answers of the dice lead to equal results: a rule runs for answers
that did not come before, and a step that follows another is bound once for each of the cases that this one
hands on.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from dzcli.dice.throws.answered import Answered, Room
from dzcli.step.record import Record
from dzcli.step.unread import Shared

if TYPE_CHECKING:
    from dzcli.cli.prepared import Asked, Prepared, Start
    from dzcli.dice.throws.answered import Answers
    from dzcli.dice.throws.falling import FallingDice
    from dzcli.dice.throws.random import Random

T = TypeVar("T")
MOST_CASES = 2_000
"""So many cases that steps hand on to those after them are remembered at most."""


def results(
    prepared: "Prepared", start: "Start", asked: "Asked", make: Callable[[Record], T]
) -> "Callable[[FallingDice], T] | None":
    """What gives one result after the other, as ``make`` makes them of records without faces.

    None for a step whose rule wants the faces of all its dice.
    """
    if prepared.step.exact is not None or prepared.luck is not None:
        return None
    first, *after = prepared.stages
    stage = _Stage(first, start, asked, after, _Known(make))

    def result(source: "FallingDice") -> T:
        found: T | _Stage[T] = stage
        while isinstance(found, _Stage):
            found = found.answered.of(source)
        return found

    return result


def passing_over(prepared: "Prepared", start: "Start", asked: "Asked") -> "Callable[[Random], object]":
    """What lets the dice of one result after the other fall, that nobody looks at."""
    return results(prepared, start, asked, _nothing) or partial(prepared.pass_over, start, asked)


def _nothing(record: Record) -> None:
    """What is made of a result that nobody looks at."""


class _Known(Generic[T]):
    """What is remembered of a series: the steps bound to the cases that those before came to."""

    def __init__(self, make: Callable[[Record], T]) -> None:
        self.make = make
        self.room = Room()
        self.stages: dict[tuple[int, bytes], _Stage[T]] = {}


class _Stage(Generic[T]):
    """A step bound to what it starts from, and those that are to follow it."""

    def __init__(
        self, prepared: "Prepared", start: "Start", asked: "Asked", after: list[Any], known: _Known[T]
    ) -> None:
        self._prepared = prepared
        self._start = start
        self._asked = asked
        self._after = after
        self._known = known
        self._shared = Shared()
        self._shared.opening = False
        self.answered: Answered[T | _Stage[T]] = Answered(self._end, known.room)

    def _end(self, throw: "Answers") -> "T | _Stage[T]":
        """What the answers of a throw lead to: the result, or the step that follows."""
        record = self._prepared.outcome(self._start, self._asked, self._shared, throw)
        return self._next(record) if self._after else self._known.make(record)

    def _next(self, record: Record) -> "_Stage[T]":
        """The step that follows; records that hand on the same are followed by one and the same."""
        from msgspec import msgpack

        link, *after = self._after
        raw = link.handed_on(record)
        key = len(after), msgpack.encode(raw)
        known = self._known.stages
        if key in known:
            return known[key]
        prepared = link.going_on(raw)
        start = prepared.starts[0]
        stage = _Stage(prepared, start, start.asked[0][0], after, self._known)
        if len(known) < MOST_CASES:
            known[key] = stage
        return stage
