"""A memory of what dice led to.

What is made of dice depends on their faces alone. In a long series the same faces come
again, and what was made of them once need not be made again. Where they hardly ever do, as with
ten dice, remembering costs more than it saves, and is given up.
"""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Generic, TypeVar

from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.throw import Faces

T = TypeVar("T")

MOST_BYTES = 16 * 2**20
"""So much is remembered at most, so that memory stays bounded however long the series."""
DIE_BYTES, MADE_BYTES = 400, 200
"""About what remembering a die takes, and something made besides its own size."""
ROUND = 256
ENOUGH_KNOWN = ROUND // 5
"""In the n-th round of results at least n have to be known ones, at most so many, or remembering is given up.

Known ones come at that rate where the dice can fall in some 60,000 ways: one in three after 20,000.
"""


class _Fork:
    """A die, and by its face what comes next: another die, or what was made, alone in a tuple."""

    __slots__ = ("faces", "next")

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.next: dict[int, Any] = {}


class Led(FallingDice):
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
    """Remembers what ``make`` made of the dice that fell; ``size`` is how many bytes that takes."""

    def __init__(self, make: Callable[[FallingDice], T], size: Callable[[T], int]) -> None:
        self._make = make
        self._size = size
        self._first: _Fork | None = None
        self._left = MOST_BYTES
        self._asked = self._known = self._rounds = 0
        self._given_up = False

    def of(self, source: FallingDice) -> T:
        """What is made of the dice that ``source`` lets fall next; just those dice fall."""
        if self._asked == ROUND:
            self._take_stock()
        if self._given_up:
            return self._make(source)
        self._asked += 1
        fork, fallen = self._first, []
        while fork is not None:
            face = source.next_face(fork.faces, "")
            found = fork.next.get(face)
            if type(found) is tuple:
                self._known += 1
                made: T = found[0]
                return made
            fallen.append(face)
            fork = found
        throw = Led(fallen, source)
        made = self._make(throw)
        self._keep(throw.in_order, made)
        return made

    def _take_stock(self) -> None:
        """Forget everything if it is of little use."""
        self._rounds += 1
        self._given_up = self._known < min(self._rounds, ENOUGH_KNOWN)
        self._asked = self._known = 0
        if self._given_up:
            self._first = None

    def _keep(self, dice: list[tuple[Faces, int]], made: T) -> None:
        """Remember what was made, while there is room."""
        taken = MADE_BYTES + self._size(made)
        if not dice or self._left < taken + DIE_BYTES * len(dice):
            return
        self._left -= taken
        if self._first is None:
            self._first = self._fork(dice[0][0])
        fork = self._first
        for (_, face), (faces, _) in pairwise(dice):
            if face not in fork.next:
                fork.next[face] = self._fork(faces)
            fork = fork.next[face]
        fork.next[dice[-1][1]] = (made,)

    def _fork(self, faces: Faces) -> _Fork:
        self._left -= DIE_BYTES
        return _Fork(faces)
