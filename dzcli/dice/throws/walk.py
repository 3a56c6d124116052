"""A rule walked over every throw that it could make, from one case or from several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from dzcli.dice.clock import check
from dzcli.dice.throws.every import Abandoned, Every
from dzcli.dice.throws.meeting import Meeting, Path

if TYPE_CHECKING:
    from dzcli.dice.throws.spread import Spread
    from dzcli.dice.throws.standing import Thrown

R = TypeVar("R")


class Case(NamedTuple):
    """A case that a walk starts from: its chance, a whole number or a fraction, and the rule as it is there.

    With ``spread`` it stands for many cases, which differ in that number and whose chances it has.
    """

    chance: Any
    run: Callable[[Any], Any]
    spread: Spread | None = None


class Walk(Generic[R], Iterable[tuple[int, int, R]]):
    """Every result of a rule, from each case, with its weight and the whole it is a part of.

    ``case`` is the place of the case that the last result is of; ``beyond``: that one stands for results of
    chains that may never end, too unlikely to be followed: what does not hang on them is right of it. With
    ``spreads`` paths that differ in one number go on as one, as does a case that is given so: ``each`` has
    the values of the number that the last result stands for, with their weights.
    """

    def __init__(self, cases: Sequence[Case], *, spreads: bool = False) -> None:
        self._cases = cases
        self._spreads = spreads
        self.case = 0
        self.each: list[tuple[Thrown, int]] = []
        self.beyond = False

    def __iter__(self) -> Iterator[tuple[int, int, R]]:
        meeting = Meeting(spreads=self._spreads)
        paths = [
            Path(place, (), case.chance.numerator, case.chance.denominator, case.spread)
            for place, case in enumerate(self._cases)
        ]
        while paths:
            for path in paths:
                self.case = path.case
                yield from self._beyond(path, meeting)
            paths = meeting.taken()

    def _beyond(self, path: Path, meeting: Meeting) -> Iterator[tuple[int, int, R]]:
        """The results of a case, where its throws are answered as a path has them."""
        run = self._cases[path.case].run
        throw = _throw(meeting, path)
        going = True
        while going:
            check()
            throw.begin()
            try:
                result = throw.run(run)
            except Abandoned:
                going = throw.advance()
                continue
            self.beyond = throw.beyond
            weight, whole, self.each = throw.stands_for()
            yield weight, whole, result
            going = throw.advance()


def _throw(meeting: Meeting, path: Path) -> Every:
    if path.spread is None:
        return Every(meeting, path)
    from dzcli.dice.throws.parted import Parted

    return Parted(meeting, path, path.spread)


def walk(run: Callable[[Every], R]) -> Walk[R]:
    """Go through every throw that ``run`` could make."""
    return Walk([Case(1, run)])
