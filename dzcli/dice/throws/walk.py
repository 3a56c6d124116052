"""A rule walked over every throw that it could make, from one case or from several."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from dzcli.dice.clock import check
from dzcli.dice.throws.every import Abandoned, Every
from dzcli.dice.throws.meeting import Meeting, Path

R = TypeVar("R")
Case = tuple[Any, Callable[[Every], R]]
"""A case that a walk starts from: its chance, a whole number or a fraction, and the rule as it is there."""


class Walk(Generic[R], Iterable[tuple[int, int, R]]):
    """Every result of a rule, from each case, with its weight and the whole it is a part of.

    ``case`` is the place of the case that the last result is of. ``beyond``: it stands for results of
    chains that may never end, too unlikely to be followed: what does not hang on them is right of it.
    """

    def __init__(self, cases: Sequence[Case[R]]) -> None:
        self._cases = cases
        self.case = 0
        self.beyond = False

    def __iter__(self) -> Iterator[tuple[int, int, R]]:
        meeting = Meeting()
        chances = enumerate(chance for chance, _ in self._cases)
        paths = [Path(case, (), chance.numerator, chance.denominator) for case, chance in chances]
        while paths:
            for path in paths:
                self.case = path.case
                yield from self._beyond(path, meeting)
            paths = meeting.taken()

    def _beyond(self, path: Path, meeting: Meeting) -> Iterator[tuple[int, int, R]]:
        """The results of a case, where its throws are answered as a path has them."""
        throw = Every(meeting, path)
        _, run = self._cases[path.case]
        going = True
        while going:
            check()
            throw.begin()
            try:
                result = run(throw)
            except Abandoned:
                going = throw.advance()
                continue
            self.beyond = throw.beyond
            yield throw.weight, throw.whole, result
            going = throw.advance()


def walk(run: Callable[[Every], R]) -> Walk[R]:
    """Go through every throw that ``run`` could make."""
    return Walk([(1, run)])
