"""Numbers that stand for what dice show, whichever they show.

What is reckoned with such a number and then only shown is the same for all faces, but for the number itself:
a sign that stands for it is shown in its place. Whatever else is asked of it (whether it is more than five,
its digits as keys of a table) is answered from the dice that fell, and the question is remembered by the
throw, so that other dice are asked the same before they are said to lead to the same.
"""

import operator
import os
from collections.abc import Callable, Sequence
from typing import Any, Literal, Protocol

from dzcli.dice.throws.throw import Die

Thrown = Sequence[Die]
Terms = tuple[tuple[Any, int], ...]
"""Atoms and their factors; an atom is the place of a die, or a division: operation, terms, plus, divisor."""
NOT_ASKED = (2**60 + int.from_bytes(os.urandom(7), "big")) * 10**9
"""What such a number is to whoever takes it without asking: nothing that is, and told by its first digits."""


class Asks(Protocol):
    """Who answers questions about the dice that fell, and has signs for numbers."""

    def ask(self, question: Callable[[Thrown], Any], known_by: object = None) -> Any:
        """The answer to a question; one that is known by the same was asked before."""
        ...

    def sign(self, terms: Terms, plus: int, form: str) -> int:
        """A number that nothing else is, shown for another in a format."""
        ...


class Standing(int):
    """A number made of dice: the sum of some atoms with factors and of a fixed number."""

    def __new__(cls, throw: Asks, terms: Terms, plus: int = 0) -> "Standing":
        found = super().__new__(cls, NOT_ASKED)
        found._throw, found._terms, found._plus = throw, terms, plus
        return found

    _throw: Asks
    _terms: Terms
    _plus: int

    def stands_for(self) -> int:
        """The sign that is shown in its place."""
        return self._throw.sign(self._terms, self._plus, "")

    def shown_by(self, thrown: Thrown) -> int:
        """The number that it is for dice that fell."""
        return value_of(self._terms, self._plus, thrown)

    def settled(self) -> int:
        """The number itself: from here on only dice that give the same one lead to the same."""
        terms, plus = self._terms, self._plus
        found: int = self._throw.ask(lambda thrown: value_of(terms, plus, thrown), (terms, plus))
        return found

    def together(
        self, numbers: Sequence[int], question: Callable[[list[int]], Any], known_by: object = None
    ) -> Any:
        """The answer to a question about several numbers: only dice that give the same lead to the same.

        One that is known by the same of the same numbers is asked once.
        """

        parts = [(one._terms, one._plus) if isinstance(one, Standing) else ((), one) for one in numbers]

        def asked(thrown: Thrown) -> Any:
            return question([value_of(terms, plus, thrown) for terms, plus in parts])

        return self._throw.ask(asked, None if known_by is None else (known_by, *parts))

    def _with(self, other: Any, own: int, others: int) -> Any:
        """A sum of this and of another number, each with a factor."""
        if not isinstance(other, Standing):
            if not isinstance(other, int):
                return own * self.settled() + others * other
            return _made(self._throw, _times(self._terms, own), own * self._plus + others * int(other))
        terms = dict(_times(self._terms, own))
        for atom, factor in _times(other._terms, others):
            terms[atom] = terms.get(atom, 0) + factor
        left = tuple((atom, factor) for atom, factor in terms.items() if factor)
        return _made(self._throw, left, own * self._plus + others * other._plus)

    def __add__(self, other: Any) -> Any:
        return self._with(other, 1, 1)

    def __sub__(self, other: Any) -> Any:
        return self._with(other, 1, -1)

    def __rsub__(self, other: Any) -> Any:
        return self._with(other, -1, 1)

    def __neg__(self) -> Any:
        return self._with(0, -1, 1)

    def __pos__(self) -> Any:
        return self

    def __abs__(self) -> Any:
        return self if self >= 0 else -self

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, int) and not isinstance(other, Standing):
            return self._with(0, int(other), 1)
        return self.settled() * (other.settled() if isinstance(other, Standing) else other)

    __radd__, __rmul__ = __add__, __mul__

    def __mod__(self, other: Any) -> Any:
        return self._part(operator.mod, other)

    def __floordiv__(self, other: Any) -> Any:
        return self._part(operator.floordiv, other)

    def __divmod__(self, other: Any) -> Any:
        return self // other, self % other

    def _part(self, operation: Callable[[int, int], int], other: Any) -> Any:
        """What is left of a division, or comes of it, by a fixed number."""
        if type(other) is not int or not other:
            return operation(self.settled(), other)
        return Standing(self._throw, (((operation, self._terms, self._plus, other), 1),))

    def _compared(self, other: Any, comparison: Callable[[int, Any], bool]) -> Any:
        if not isinstance(other, int):
            if isinstance(other, str | bytes | tuple | list | dict | set | None):
                return NotImplemented
            return comparison(self.settled(), other)
        less = self - other
        if not isinstance(less, Standing):
            return comparison(less, 0)
        terms, plus = less._terms, less._plus
        return self._throw.ask(_compare_with_nothing(comparison, terms, plus), (comparison, terms, plus))

    def __eq__(self, other: object) -> Any:
        return self._compared(other, operator.eq)

    def __ne__(self, other: object) -> Any:
        return self._compared(other, operator.ne)

    def __lt__(self, other: Any) -> Any:
        return self._compared(other, operator.lt)

    def __le__(self, other: Any) -> Any:
        return self._compared(other, operator.le)

    def __gt__(self, other: Any) -> Any:
        return self._compared(other, operator.gt)

    def __ge__(self, other: Any) -> Any:
        return self._compared(other, operator.ge)

    def __bool__(self) -> bool:
        return bool(self != 0)

    def __hash__(self) -> int:
        return hash(self.settled())

    def __str__(self) -> str:
        return str(self.stands_for())

    __repr__ = __str__

    def __format__(self, form: str) -> str:
        return str(self._throw.sign(self._terms, self._plus, form))

    @property
    def numerator(self) -> int:
        """See `int.numerator`."""
        return self

    @property
    def denominator(self) -> Literal[1]:
        """See `int.denominator`."""
        return 1


def _settling(name: str) -> Callable[..., Any]:
    """An operation that needs the number itself."""

    def operation(self: Standing, *others: Any) -> Any:
        plain = [one.settled() if isinstance(one, Standing) else one for one in others]
        return getattr(self.settled(), name)(*plain)

    return operation


for _name in (
    *("__and__", "__or__", "__xor__", "__lshift__", "__rshift__", "__pow__", "__truediv__"),
    *("__rand__", "__ror__", "__rxor__", "__rlshift__", "__rrshift__", "__rpow__", "__rtruediv__"),
    *("__rmod__", "__rfloordiv__", "__rdivmod__", "__int__", "__float__", "__index__", "__round__"),
    *("__floor__", "__ceil__", "__trunc__", "__invert__", "__getnewargs__", "__reduce_ex__"),
    *("bit_length", "bit_count", "as_integer_ratio", "conjugate", "to_bytes"),
):
    setattr(Standing, _name, _settling(_name))


def _compare_with_nothing(
    comparison: Callable[[int, Any], bool], terms: Terms, plus: int
) -> Callable[[Thrown], bool]:
    """The question whether a number is more than, less than, or 0."""
    if len(terms) == 1 and type(terms[0][0]) is int:
        # Most are of one die: they are answered sooner.
        ((place, factor),) = terms
        return lambda thrown: comparison(plus + factor * thrown[place].value, 0)
    return lambda thrown: comparison(value_of(terms, plus, thrown), 0)


def _made(throw: Asks, terms: Terms, plus: int) -> int:
    """A number, a plain one where no die bears on it any more."""
    return Standing(throw, terms, plus) if terms else plus


def _times(terms: Terms, factor: int) -> Terms:
    if factor == 1:
        return terms
    return tuple((atom, own * factor) for atom, own in terms if factor)


def value_of(terms: Terms, plus: int, thrown: Thrown) -> int:
    """What terms and a fixed number come to for dice that fell."""
    for atom, factor in terms:
        if type(atom) is int:
            plus += factor * thrown[atom].value
        else:
            operation, inner, inner_plus, other = atom
            plus += factor * operation(value_of(inner, inner_plus, thrown), other)
    return plus


def settled(value: Any) -> Any:
    """A value of plain lists, rows and dictionaries in which every number is itself."""
    if isinstance(value, Standing):
        return value.settled()
    if hasattr(value, "_replace"):
        return type(value)(*map(settled, value))
    if isinstance(value, dict):
        return {name: settled(one) for name, one in value.items()}
    return [settled(one) for one in value] if isinstance(value, list | tuple) else value
