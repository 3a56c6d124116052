"""Throws: where dice come from.

A rule takes a throw as an argument and asks it for dice, saying what each is for and
what about it matters. It never learns whether the dice were drawn (`Random`), fell on a
table (`Given`) or were typed by someone asked (`Asked`).

A rule is told only what it asked about: ``percentile("attack", by=grade)`` answers with
the grade. The face is kept for the explanation, and a throw that walks every outcome at
once has none to show; a rule must reach its decision without looking at it.
"""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

K = TypeVar("K")
Faces = int | tuple[int, ...]
"""The faces of a die: a number of sides (faces 1 to N), or the faces themselves."""
Keep = Callable[[Sequence[int]], int]
"""Which of several equal dice counts: ``min`` or ``max``."""

PERCENTILE = 100
BLOCK = 1024
"""How many results share one seeded generator."""
MAX_SEED = 2**64 - 1


class Die(NamedTuple):
    """One die that fell: its faces, the face shown, what it was for, whether it counts."""

    faces: Faces
    value: int
    purpose: str
    kept: bool


class Pool(NamedTuple):
    """Dice thrown for one purpose, and the fixed number added to their sum."""

    purpose: str
    number: int
    faces: int
    plus: int = 0

    def __str__(self) -> str:
        return f"{self.number}d{self.faces}{self.plus:+d}" if self.plus else f"{self.number}d{self.faces}"


class Rolled(Generic[K]):
    """One die (or the best or worst of several) and what it means to the rule.

    ``result`` is what the rule asked for; ``face`` and ``faces`` (the face that counts,
    and all of them in the order thrown) are for the explanation.
    """

    __slots__ = ("face", "faces", "result")

    def __init__(self, result: K, face: int, faces: tuple[int, ...]) -> None:
        self.result = result
        self.face = face
        self.faces = faces


class Total(NamedTuple):
    """The sum of several pools, with the faces of each for the explanation."""

    value: int
    parts: tuple[tuple[Pool, tuple[int, ...]], ...]

    def of(self, purpose: str) -> int:
        """The subtotal of the pools thrown for a purpose, their fixed numbers included."""
        return sum(pool.plus + sum(faces) for pool, faces in self.parts if pool.purpose == purpose)


class Throw(Protocol):
    """What a rule may ask of the dice."""

    shows_faces: bool
    """Whether each die has one face to show in the explanation."""

    def percentile(self, purpose: str, *, by: Callable[[int], K], of: int = 1, keep: Keep = min) -> Rolled[K]:
        """Throw ``of`` percentile dice (1 to 100), count the one ``keep`` chooses, and judge it."""
        ...

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """Throw one die and judge it."""
        ...

    def noted(self, faces: int, purpose: str) -> int | None:
        """Throw a die that is only noted: nothing else in the step depends on its face.

        None where all throws are walked at once.
        """
        ...

    def total(self, *pools: Pool) -> Total:
        """Throw pools whose sum is all that matters."""
        ...


class FallingDice:
    """Dice that fall one after the other; how each one falls is for a subclass to say."""

    shows_faces = True

    def __init__(self) -> None:
        self.thrown: list[Die] = []

    def next_face(self, faces: Faces, purpose: str) -> int:
        """The face of the next die, one of its faces."""
        raise NotImplementedError

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """Throw dice whose every face is wanted, in the order they fall."""
        values = [self.next_face(faces, purpose) for _ in range(count)]
        self.thrown.extend(Die(faces, value, purpose, True) for value in values)
        return values

    def percentile(self, purpose: str, *, by: Callable[[int], K], of: int = 1, keep: Keep = min) -> Rolled[K]:
        """See `Throw.percentile`."""
        values = tuple(self.next_face(PERCENTILE, purpose) for _ in range(of))
        face = keep(values)
        counts = values.index(face)
        self.thrown.extend(
            Die(PERCENTILE, value, purpose, position == counts) for position, value in enumerate(values)
        )
        return Rolled(by(face), face, values)

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """See `Throw.die`."""
        (face,) = self.pool(1, faces, purpose)
        return Rolled(by(face), face, (face,))

    def noted(self, faces: int, purpose: str) -> int | None:
        """See `Throw.noted`."""
        return self.pool(1, faces, purpose)[0]

    def total(self, *pools: Pool) -> Total:
        """See `Throw.total`."""
        parts = tuple((pool, tuple(self.pool(pool.number, pool.faces, pool.purpose))) for pool in pools)
        return Total(sum(pool.plus + sum(faces) for pool, faces in parts), parts)

    @property
    def in_order(self) -> list[tuple[Faces, int]]:
        """The faces of each die and the face it showed, in the order the dice fell."""
        return [(die.faces, die.value) for die in self.thrown]

    def finish(self) -> None:
        """Say that no more dice will be asked for.

        Raises `DiceFault` where dice are left that nothing asked for.
        """
        return
