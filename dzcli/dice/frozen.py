"""Immutable values that cost nothing to define.

A frozen dataclass takes 1.5 ms of every start to generate its methods; there are a dozen
of them in a tree.
"""

from __future__ import annotations

from dzcli.light import dataclass_transform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Self


@dataclass_transform(frozen_default=True)
class Frozen:
    """Fields annotated in a subclass, given in order or by name, that never change.

    Two of one type are equal if their fields are, but for ``place``: where something
    was written is no part of what it is.
    """

    _fields: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        cls._fields = tuple(cls.__annotations__)

    def __init__(self, *values: Any, **named: Any) -> None:
        self.__dict__.update(zip(self._fields, values, strict=False), **named)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(name)

    def _content(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self._fields if name != "place")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash((type(self), self._content()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._content()!r}"

    def but(self, **changes: Any) -> Self:
        """The same record with some fields changed."""
        fields = {name: getattr(self, name) for name in self._fields}
        return type(self)(**fields | changes)
