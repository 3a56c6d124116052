"""Branches of odds that differ in one number, taken together as one case; and a case taken apart again.

A rule looks at a number less often than there are numbers: damage is more than the points that are left, or
it is not. So it runs once for many branches, see `dzcli.dice.throws.spread`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import msgpack

from dzcli.dice.throws.spread import NUMBER, Spread
from dzcli.step.carried import ENVELOPE, Carried, of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dzcli.dice.throws.standing import Thrown

T = TypeVar("T")
Branch = tuple[Fraction, dict[str, Any]]
"""A case that a step goes on from: its chance, and the record before as plain values."""
Place = tuple[str | int, ...]
"""Where a number is in a record: keys, and places in lists."""
SAMPLE = 64
"""By about so many branches it is told which number differs most."""
FEWEST = 4
"""Of fewer numbers each is a case of its own: that costs less."""


class _Number(NamedTuple):
    """The number in which records differ, where it is, and the records."""

    place: Place
    spread: Spread
    branches: Sequence[Branch]


class Several(Carried):
    """The records before that differ in nothing but a number; all that it tells besides is that of each."""

    @property
    def _number(self) -> _Number:
        found: _Number = self.__dict__["number"]
        return found

    @property
    def spread(self) -> Spread:
        """See `Carried.spread`."""
        return self._number.spread

    def read(self, kind: type[T]) -> T:
        """See `Carried.read`; of all that the number stands for, lowest and highest are looked at."""
        place, spread, _ = self._number
        own = self.own
        try:
            for number in (min(spread.weights), max(spread.weights)):
                self.own = _with(own, place, number)
                found = super().read(kind)
        finally:
            self.own = own
        _put(found, place, NUMBER)
        return found

    def apart_from(self, *keys: str) -> str:
        """See `Carried.apart_from`."""
        place = self._number.place
        if place[0] in keys:
            return super().apart_from(*keys)
        return repr(
            (
                super().apart_from(*keys, str(place[0])),
                _with(self.own, place, int(NUMBER))[str(place[0])],
            )
        )

    def apart(self) -> list[tuple[Any, Carried]]:
        """See `Carried.apart`."""
        found = [(chance, of(raw)) for chance, raw in self._number.branches]
        for _, carried in found:
            carried.meant = self.meant
        return found


def cases(common: dict[str, Any], branches: Sequence[Branch]) -> list[tuple[Fraction, Carried]]:
    """The records that branches go on from, each with ``common`` and what it carries itself.

    Those that differ in one number are one. Raises `msgspec.ValidationError` for what is no record.
    """
    place = _place([carried for _, carried in branches])
    alike: dict[Any, list[Branch]] = {}
    for number, (chance, carried) in enumerate(branches):
        differs = place is not None and _at(carried, place) is not None
        key = msgpack.encode(_with(carried, place, None)) if place and differs else number
        alike.setdefault(key, []).append((chance, carried))
    found: list[tuple[Fraction, Carried]] = []
    for several in alike.values():
        several = [(chance, {**common, **carried}) for chance, carried in several]
        if len(several) < FEWEST:
            found += [(chance, of(raw)) for chance, raw in several]
        else:
            assert place is not None
            found.append((Fraction(1), _together(several, place)))
    return found


def _together(branches: Sequence[Branch], place: Place) -> Several:
    """Records that differ in the number at a place as one."""
    whole = lcm(*(chance.denominator for chance, _ in branches))
    weights: dict[int, int] = {}
    for chance, raw in branches:
        number = _at(raw, place)
        assert number is not None
        weights[number] = weights.get(number, 0) + chance.numerator * (whole // chance.denominator)
    _, first = branches[0]
    found = of(first, Several)
    assert isinstance(found, Several)
    found.__dict__["number"] = _Number(place, Spread(weights, whole), branches)
    return found


def _place(carried: Sequence[dict[str, Any]]) -> Place | None:
    """The place, among the keys of a system, whose number differs most; None where none does so enough."""
    numbers: dict[Place, set[int]] = {}
    for one in carried[:: len(carried) // SAMPLE + 1]:
        for name in one.keys() - ENVELOPE:
            for place, number in _numbers(one[name], (name,)):
                numbers.setdefault(place, set()).add(number)
    if not numbers:
        return None
    place = max(numbers, key=lambda place: len(numbers[place]))
    return place if len(numbers[place]) >= FEWEST else None


def _numbers(value: Any, place: Place) -> Iterator[tuple[Place, int]]:
    """Every number within a value, with its place."""
    if type(value) is int:
        yield place, value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield from _numbers(inner, (*place, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from _numbers(inner, (*place, at))


def _at(value: Any, place: Place) -> int | None:
    """The number at a place; None where there is none."""
    for name in place:
        if isinstance(value, dict):
            value = value.get(name)
        elif isinstance(value, list) and isinstance(name, int) and name < len(value):
            value = value[name]
        else:
            return None
    return value if type(value) is int else None


def _with(value: Any, place: Place, number: Any) -> Any:
    """The same value with a number at a place."""
    if not place:
        return number
    copy = value.copy()
    copy[place[0]] = _with(value[place[0]], place[1:], number)
    return copy


def _put(value: Any, place: Place, number: int) -> None:
    """Put a number at a place of typed values, if they have that place."""
    *before, last = place
    for name in before:
        value = _inner(value, name)
    if isinstance(value, list | dict):
        value[last] = number  # type: ignore[index]
    elif value is not None and hasattr(value, _attribute(value, last)):
        setattr(value, _attribute(value, last), number)


def _inner(value: Any, name: str | int) -> Any:
    """What is called so within a typed value; None where nothing is."""
    if isinstance(value, list | dict):
        return value[name]  # type: ignore[index]
    return getattr(value, _attribute(value, name), None)


def _attribute(value: Any, name: Any) -> str:
    """What a typed value calls what is called so in a record."""
    if isinstance(value, msgspec.Struct) and name in value.__struct_encode_fields__:
        return value.__struct_fields__[value.__struct_encode_fields__.index(name)]
    return str(name)


def apart(
    passed: dict[str, Any], weight: int, each: Sequence[tuple[Thrown, int]]
) -> list[tuple[dict[str, Any], int]]:
    """What is handed on, with the weight of it; where a number in it stands for others, once for each."""
    standing = [*_standing(passed, ())]
    if not standing:
        return [(passed, weight)]
    found = []
    for thrown, part in each:
        carried = passed
        for place, number in standing:
            carried = _with(carried, place, number.shown_by(thrown))
        found.append((carried, part))
    return found


def _standing(value: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    """Every number within a value that stands for others, with its place."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _standing(inner, (*place, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from _standing(inner, (*place, at))
    elif isinstance(value, int) and hasattr(value, "shown_by"):
        yield place, value
