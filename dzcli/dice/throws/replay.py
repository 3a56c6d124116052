"""A memory of what dice led to.

What is made of dice depends on their faces alone. In a long series the same faces come
again, and what was made of them once need not be made again.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Generic, TypeVar

from dzcli.dice.throws.throw import Faces, FallingDice

T = TypeVar("T")

MOST_FORKS = 100_000
MOST_MADE = 20_000
"""So much is remembered at most, so that memory stays bounded however long the series."""


class _Fork(Generic[T]):
    """A die, and by its face what comes next: another die, or what was made."""

    __slots__ = ("faces", "made", "next")

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.next: dict[int, _Fork[T]] = {}
        self.made: dict[int, T] = {}


class _Led(FallingDice):
    """Dice of which the first have fallen already."""

    def __init__(self, fallen: list[int], source: FallingDice) -> None:
        super().__init__()
        self._fallen = iter(fallen)
        self._source = source

    def next_face(self, faces: Faces, purpose: str) -> int:
        for face in self._fallen:
            return face
        return self._source.next_face(faces, purpose)


class Memory(Generic[T]):
    """Remembers what ``make`` made of the dice that fell."""

    def __init__(self, make: Callable[[FallingDice], T]) -> None:
        self._make = make
        self._first: _Fork[T] | None = None
        self._forks = self._made = 0

    def of(self, source: FallingDice) -> T:
        """What is made of the dice that ``source`` lets fall next; just those dice fall."""
        fork, fallen = self._first, []
        while fork is not None:
            face = source.next_face(fork.faces, "")
            if face in fork.made:
                return fork.made[face]
            fallen.append(face)
            fork = fork.next.get(face)
        throw = _Led(fallen, source)
        made = self._make(throw)
        self._keep(throw, made)
        return made

    def _keep(self, throw: FallingDice, made: T) -> None:
        """Remember what was made, while there is room."""
        dice = throw.in_order
        if not dice or self._made >= MOST_MADE or self._forks + len(dice) > MOST_FORKS:
            return
        self._made += 1
        if self._first is None:
            self._first = self._fork(dice[0][0])
        fork = self._first
        for (_, face), (faces, _) in pairwise(dice):
            if face not in fork.next:
                fork.next[face] = self._fork(faces)
            fork = fork.next[face]
        fork.made[dice[-1][1]] = made

    def _fork(self, faces: Faces) -> _Fork[T]:
        self._forks += 1
        return _Fork(faces)
