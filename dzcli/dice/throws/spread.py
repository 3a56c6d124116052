"""A number of which a walk knows the chance of each value, and nothing else.

It stands for all its values, see `dzcli.dice.throws.standing`: what is reckoned with it is the same for
each of them. Where a rule asks something of it, its values part by the answer.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from dzcli.dice.throws.standing import Standing, Terms, value_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from dzcli.dice.throws.standing import Thrown

MOST_REMEMBERED = 1024
"""So many questions are remembered for some values at most."""


class Value(NamedTuple):
    """A value, in the place of a die that shows it."""

    value: int


class Values:
    """Some of the values of a number, and how they part by the questions that they were asked."""

    __slots__ = ("_known", "numbers", "weight")

    def __init__(self, numbers: Iterable[int], weights: Mapping[int, int]) -> None:
        self.numbers = tuple(numbers)
        self.weight = sum(weights[number] for number in self.numbers)
        self._known: dict[object, list[tuple[Any, Values]]] = {}

    @property
    def thrown(self) -> Thrown:
        """The first of them, as a question takes it."""
        return (Value(self.numbers[0]),)  # type: ignore[return-value]

    def parted(
        self, question: Callable[[Thrown], Any], known_by: object, weights: Mapping[int, int]
    ) -> list[tuple[Any, Values]]:
        """The answers that there are to a question, each with the values that give it."""
        known = self._known.get(known_by) if known_by is not None else None
        if known is not None:
            return known
        parts: dict[Any, list[int]] = {}
        for number in self.numbers:
            parts.setdefault(question((Value(number),)), []).append(number)  # type: ignore[arg-type]
        if len(parts) == 1:
            found = [(answer, self) for answer in parts]
        else:
            found = [(answer, Values(numbers, weights)) for answer, numbers in parts.items()]
        if known_by is not None and len(self._known) < MOST_REMEMBERED:
            self._known[known_by] = found
        return found


class _Asked:
    """Who is asked about numbers: the path that a rule is on, which has the answer, whatever walk it is of.

    There is but one, so that what a rule remembers of a number is right of an equal one, whichever it is of.
    """

    answer: Callable[[Callable[[Thrown], Any], object], Any] | None = None

    def ask(self, question: Callable[[Thrown], Any], known_by: object = None) -> Any:
        """See `dzcli.dice.throws.standing.Asks`."""
        assert self.answer is not None
        return self.answer(question, known_by)

    def sign(self, terms: Terms, plus: int, form: str) -> Any:
        """See `dzcli.dice.throws.standing.Asks`: what is written of it is the number itself."""
        found = self.ask(lambda thrown: value_of(terms, plus, thrown), (terms, plus))
        return format(found, form) if form else found


ASKED = _Asked()
NUMBER: int = Standing(ASKED, ((0, 1),))
"""The number that a rule reckons with."""


class Spread:
    """A number with the weight of each value that it may have, out of ``whole``."""

    def __init__(self, weights: Mapping[int, int], whole: int) -> None:
        self.weights = weights
        self.whole = whole
        self.values = Values(weights, weights)
