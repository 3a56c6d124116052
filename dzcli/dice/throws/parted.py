"""Every throw there could be, in a case where one number is known by the chances of its values.

A path is walked once for all values that give the same answers to what was asked of the number on it.
"""

from __future__ import annotations

from dzcli.dice.throws.every import Every, Fork
from dzcli.dice.throws.meeting import Meeting, Path
from dzcli.dice.throws.spread import ASKED, Spread, Value, Values
from dzcli.dice.throws.standing import Standing
from dzcli.light import Any, NamedTuple, TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from dzcli.dice.throws.every import Meet, State
    from dzcli.dice.throws.outcomes import Outcomes
    from dzcli.dice.throws.standing import Thrown

A = TypeVar("A")


class Looked(BaseException):
    """The number was looked at where the path cannot part; no rule is meant to catch it."""


class _Part(NamedTuple):
    """The answer to a question about the number, and the values that give it."""

    answer: Any
    values: Values


class _Settled(_Part):
    """A value that the path goes on with, because something was about to look at it out of order."""

    __slots__ = ()


class Parted(Every):
    """See `dzcli.dice.throws.every.Every`; ``spread`` is the number that is one of many.

    ``values`` are those it may still be. Of paths that met, one value stands for all: what follows
    depends on it no more.
    """

    parts = True

    def __init__(self, meeting: Meeting, path: Path, spread: Spread) -> None:
        self._spread = spread
        self._one_from = path.met
        self._closed = False
        self.looked = 0
        super().__init__(meeting, path)

    def run(self, rule: Callable[[Any], A]) -> A:
        """See `Every.run`."""
        before, ASKED.answer = ASKED.answer, self.ask
        try:
            return rule(self)
        finally:
            ASKED.answer = before

    def begin(self) -> None:
        """See `Every.begin`."""
        super().begin()
        self.values = self._spread.values

    def stands_for(self) -> tuple[int, int, list[tuple[Thrown, int]]]:
        """See `Every.stands_for`."""
        part, of = self._share
        weights: Any = dict.fromkeys(self.values.numbers, 1) if self._one_from else self._spread.weights
        each = [((Value(number),), self.weight * weights[number]) for number in self.values.numbers]
        return self.weight * part, self.whole * of, each  # type: ignore[return-value]

    @property
    def _share(self) -> tuple[int, int]:
        """The weight of the values that are left, and the whole it is a part of."""
        return (1, 1) if self._one_from else (self.values.weight, self._spread.whole)

    def ask(self, question: Callable[[Thrown], Any], known_by: object) -> Any:
        """The answer to a question about the number; the path parts where there are several."""
        self.looked += 1
        values = self.values
        if len(values.numbers) == 1:
            return question(values.thrown)
        parts = values.parted(question, known_by, self._spread.weights)
        if len(parts) == 1:
            return parts[0][0]
        if self._closed:
            raise Looked
        if self._depth == len(self._forks):
            self._part([_Part(*part) for part in parts])
        part: _Part = self._answers[self._depth]
        self._depth += 1
        self.values = part.values
        return part.answer

    def settle(self) -> None:
        """Go on with each value by itself; raises `Looked` within what must not ask."""
        self._go_on()
        if len(self.values.numbers) == 1:
            return
        if self._closed:
            raise Looked
        weights = self._spread.weights
        self._part([_Settled(number, Values((number,), weights)) for number in self.values.numbers])
        self._go_on()

    def unasked(self, make: Callable[[], A]) -> A:
        """What ``make`` gives; raises `Looked` if it asks for something in which the values differ."""
        closed, self._closed = self._closed, True
        try:
            return make()
        finally:
            self._closed = closed

    def of_each(self, make: Callable[[], A]) -> Iterator[A]:
        """What ``make`` gives for each of the values; no path parts by what it asks."""
        values = self.values
        try:
            for number in values.numbers:
                self.values = Values((number,), self._spread.weights)
                yield make()
        finally:
            self.values = values

    def _part(self, parts: list[_Part]) -> None:
        fork = Fork(((part, 1, False) for part in parts), self.weight, self.whole)
        self._take(fork, next(fork.rest))

    def _go_on(self) -> None:
        """Take up the value that the path was settled on here, if it was."""
        while self._depth < len(self._answers) and type(self._answers[self._depth]) is _Settled:
            self.values = self._answers[self._depth].values
            self._depth += 1

    def _answer(
        self, make: Callable[[Any], Any], find: Callable[[], Outcomes], meet: Meet | None = None
    ) -> Any:
        """See `Every`."""
        self._go_on()
        answer = super()._answer(make, find, meet)
        self._met_others()
        return answer

    def meet(self, state: Hashable) -> None:
        """See `dzcli.dice.throws.throw.Throw.meet`."""
        self._go_on()
        super().meet(state)
        self._met_others()

    def _met_others(self) -> None:
        if self._depth == self._one_from:
            self.values = Values(self.values.numbers[:1], self._spread.weights)

    def _found(self, find: Callable[[], Outcomes], meet: Meet | None) -> tuple[Outcomes, list[State]]:
        """See `Every`; functions of the rule are not called again when the path is walked once more."""

        def state_of(result: Any) -> Hashable:
            return _plain(meet(result)) if meet else None

        def found() -> tuple[Outcomes, list[State]]:
            return super(Parted, self)._found(find, meet and state_of)

        try:
            return self.unasked(found)
        except Looked:
            self.settle()
        return found()

    def _path(self, answers: tuple[Any, ...], weight: int, whole: int) -> Path:
        """See `Every`."""
        part, of = self._share
        met = self._one_from or len(answers)
        return Path(self._case, answers, weight * part, whole * of, self._spread, met)


def _plain(state: Any) -> Any:
    """A state in which paths meet, in which every number is itself."""
    if isinstance(state, Standing):
        return state.settled()
    return tuple(map(_plain, state)) if type(state) is tuple else state
