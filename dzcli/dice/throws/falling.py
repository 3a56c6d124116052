"""Dice that fall one after the other: drawn, given or asked for."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat

from dzcli.dice.throws.throw import (
    LOWEST,
    PERCENTILE,
    Die,
    Faces,
    Folded,
    More,
    Pool,
    Ranking,
    Rolled,
    Total,
    Weighing,
    ranked,
)
from dzcli.light import TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
    from typing import Any, Self

    from dzcli.dice.throws.contest import FallingContest

K = TypeVar("K")
R = TypeVar("R")
T = TypeVar("T")
MOST_FACES, MOST_POOLS = 100, 256
"""Of dice of so many faces at most those alike are one object, for so many kinds of pools."""


class FallingDice(Weighing):
    """Dice that fall one after the other; how each one falls is for a subclass to say.

    ``origin`` is the seed and the index that give them again, where there are any.
    """

    origin: tuple[int | None, int | None] = (None, None)
    shows_faces = True
    asks = False
    stands = False
    """Whether its faces are numbers that stand for those that fell."""

    left_over: Sequence[str] = ()
    """Dice that were there and that nothing asked for, once `finish` allowed it."""

    def __init__(self) -> None:
        self.thrown: list[Die] = []

    def next_face(self, faces: Faces, purpose: str) -> int:
        """The face of the next die, one of its faces."""
        raise NotImplementedError

    def next_faces(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """The faces of the next dice, equal ones thrown for one purpose."""
        return [self.next_face(faces, purpose) for _ in range(count)]

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """Throw dice whose every face is wanted, in the order they fall."""
        values = self.next_faces(count, faces, purpose)
        if isinstance(faces, int) and faces <= MOST_FACES:
            self.thrown.extend(map(_fallen(faces, purpose).__getitem__, values))
        else:
            self.thrown.extend([Die(faces, value, purpose, True) for value in values])
        return values

    def percentile(
        self,
        purpose: str,
        *,
        by: Callable[[int], K],
        of: int = 1,
        keep: Ranking = LOWEST,
        meet: Callable[[K], Hashable] | None = None,
    ) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.percentile`."""
        values = tuple(self.next_faces(of, PERCENTILE, purpose))
        face = max(values, key=ranked(keep))
        counts = values.index(face)
        self.thrown.extend(
            Die(PERCENTILE, value, purpose, position == counts) for position, value in enumerate(values)
        )
        return Rolled(by(face), face, values)

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.die`."""
        (face,) = self.pool(1, faces, purpose)
        return Rolled(by(face), face, (face,))

    def noted(self, faces: int, purpose: str) -> int | None:
        """See `dzcli.dice.throws.throw.Throw.noted`."""
        return self.pool(1, faces, purpose)[0]

    def total(self, *pools: Pool, by: Callable[[int], Any] | None = None) -> Total[Any]:
        """See `dzcli.dice.throws.throw.Throw.total`."""
        parts = tuple((pool, tuple(self.pool(pool.number, pool.faces, pool.purpose))) for pool in pools)
        value = sum(pool.plus + sum(faces) for pool, faces in parts)
        return Total(by(value) if by else value, value, parts)

    def fold(
        self,
        pool: Pool,
        start: Any,
        step: Callable[[Any, int], Any],
        *,
        by: Callable[[Any], Any] | None = None,
        again: Callable[[int], bool] | None = None,
        ascending: bool = False,
        more: More | None = None,
        meet: Callable[[Any], Hashable] | None = None,
    ) -> Folded[Any]:
        """See `dzcli.dice.throws.throw.Throw.fold`."""
        faces = self.pool(pool.number, pool.faces, pool.purpose)
        if again:
            faces.extend([extra for face in faces for extra in self._extra(face, pool, again)])
        state = start
        for face in sorted(faces) if ascending else faces:
            state = step(state, face)
        if more:
            count, state = more.begin(state)
            after = self.pool(count, pool.faces, more.purpose)
            for face in after:
                state = more.step(state, face)
            faces.extend(after)
        return Folded(by(state) if by else state, tuple(faces))

    def _extra(self, face: int, pool: Pool, again: Callable[[int], bool]) -> Iterator[int]:
        """The dice that follow a die."""
        while again(face):
            (face,) = self.pool(1, pool.faces, pool.purpose)
            yield face

    def meet(self, state: Hashable) -> None:
        """See `dzcli.dice.throws.throw.Throw.meet`: there is but one path."""

    def contest(self) -> FallingContest:
        """See `Throw.contest`."""
        from dzcli.dice.throws.contest import FallingContest

        return FallingContest(self)

    def links(self) -> Iterator[None]:
        """See `dzcli.dice.throws.throw.Throw.links`."""
        return repeat(None)

    def choose(self, purpose: str, answers: Mapping[str, str], default: str) -> str:
        """See `dzcli.dice.throws.throw.Throw.choose`: nobody is asked."""
        return default

    def run(self, rule: Callable[[Self], R]) -> R:
        """What a rule makes of these dice."""
        return rule(self)

    def settled(self, value: T) -> T:
        """What was reckoned with faces, in which every number is itself: those that fall are so already."""
        return value

    def pause(self, made: Any) -> None:
        """Note what a chain of rules made so far: see `dzcli.dice.throws.paused`; most have no need of it."""

    def resume(self) -> Any:
        """What a chain of rules had made where it is to go on; None: it begins at its start."""
        return None

    def watch(self, record: Any) -> None:
        """Tell whoever throws the dice what comes of them as they fall; most do not listen."""

    @property
    def in_order(self) -> list[tuple[Faces, int]]:
        """The faces of each die and the face it showed, in the order the dice fell."""
        return [(die.faces, die.value) for die in self.thrown]

    def finish(self) -> None:
        """Say that no more dice will be asked for.

        Raises `DiceFault` where dice are left that nothing asked for.
        """
        return


class _Fallen(dict[int, Die]):
    """Dice that count, by the face they show."""

    def __init__(self, faces: Faces, purpose: str) -> None:
        self._faces = faces
        self._purpose = purpose

    def __missing__(self, value: int) -> Die:
        found = self[value] = Die(self._faces, value, self._purpose, True)
        return found


_fallen = lru_cache(MOST_POOLS)(_Fallen)


class Unnoted:
    """Dice of a throw that fall without being noted, for what nobody will explain."""

    def __init__(self, source: FallingDice) -> None:
        self._source = source

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """Throw dice whose every face is wanted, in the order they fall."""
        return self._source.next_faces(count, faces, purpose)
