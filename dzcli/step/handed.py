"""A record handed on within a series whose dice are numbers that stand for others.

What a step looks at is settled before it reads it, so that only dice that show the same there lead to the
same; what is merely told again stays what it is, see `dzcli.dice.throws.standing`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from dzcli.dice.throws.standing import Standing
from dzcli.step.carried import Carried
from dzcli.step.told import CarriedDie, Told

T = TypeVar("T")


class HandedDie(CarriedDie):
    """A die of the step before, whose face may stand for others."""

    value: Any


class HandedTold(Told):
    """A step before that one."""

    dice: list[HandedDie] = msgspec.field(default_factory=list)  # type: ignore[assignment]


class Handed(Carried):
    """See `dzcli.step.carried.Carried`."""

    dice: list[HandedDie] = msgspec.field(default_factory=list)  # type: ignore[assignment]
    history: list[HandedTold] = msgspec.field(default_factory=list)  # type: ignore[assignment]

    def read(self, kind: type[T]) -> T:
        """See `dzcli.step.carried.Carried.read`; no other numbers are settled than those that are read."""
        return msgspec.convert(_Looked(self.own), kind, from_attributes=True)


class _Looked(Mapping[str, Any]):
    """Values by name, of which those that are looked at are settled: some as attributes, or all as items."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values

    def __getitem__(self, name: str) -> Any:
        return _looked(self._values[name])

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __getattr__(self, name: str) -> Any:
        if name not in self._values:
            raise AttributeError(name)
        return self[name]


def _looked(value: Any) -> Any:
    if isinstance(value, Standing):
        return value.settled()
    if isinstance(value, dict):
        return _Looked(value)
    return [_looked(one) for one in value] if isinstance(value, list | tuple) else value
