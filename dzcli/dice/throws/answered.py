"""A memory of what the answers of dice led to.

A rule is told of dice only what it asked about. So what it comes to, where nobody reads the faces, depends
on the answers alone: of a hundred faces and more it may be one of four grades. The dice fall here as they
always do; where they give answers that came before, the rule need not run again.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import repeat
from typing import Any, Generic, TypeVar

from dzcli.dice.throws.contest import UnseenEntry, UnseenPool
from dzcli.dice.throws.every import Unseen, UnseenFold, UnseenTotal, known_total
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.ranking import Groups, by_rank
from dzcli.dice.throws.throw import LOWEST, PERCENTILE, Folded, More, Pool, Ranking, Rolled, Total, Weighing

K = TypeVar("K")
T = TypeVar("T")
Fall = Callable[[FallingDice], Hashable]
"""Lets the dice of one throw of a rule fall, and gives the answer."""

MOST_THROWS, MOST_ENDS = 4_000, 40_000
"""So many throws of rules, and ends that they come to, are remembered at most, however long the series."""


class Room:
    """How much room is left for what is remembered."""

    def __init__(self, throws: int | None = None, ends: int | None = None) -> None:
        self.throws = MOST_THROWS if throws is None else throws
        self.ends = MOST_ENDS if ends is None else ends


class _Fork:
    """A throw of a rule, and by its answer what comes next: another throw, or what was made, in a tuple."""

    __slots__ = ("fall", "next")

    def __init__(self, fall: Fall) -> None:
        self.fall = fall
        self.next: dict[Hashable, Any] = {}


class Answered(Generic[T]):
    """Remembers what ``make`` made of the answers of the dice that fell."""

    def __init__(
        self,
        make: "Callable[[Any], T]",
        room: Room,
        throw: "Callable[[list[tuple[_Fork, Hashable]], FallingDice], Answers] | None" = None,
    ) -> None:
        self._make = make
        self._throw = throw or Answers
        self._room = room
        self._first: Any = None

    def of(self, source: FallingDice) -> T:
        """What is made of the dice that ``source`` lets fall next; just those dice fall."""
        found, before = self._first, []
        while found is not None:
            if type(found) is tuple:
                made: T = found[0]
                return made
            answer = found.fall(source)
            before.append((found, answer))
            found = found.next.get(answer)
        throw = self._throw(before, source)
        made = self._make(throw)
        self._keep(throw.path, made)
        return made

    def _keep(self, path: list[tuple[_Fork, Hashable]], made: T) -> None:
        """Remember what was made, while there is room."""
        room = self._room
        if room.throws < len(path) or not room.ends:
            return
        room.ends -= 1
        if self._first is None:
            self._first = path[0][0] if path else (made,)
        for place, (fork, answer) in enumerate(path[:-1]):
            if answer not in fork.next:
                room.throws -= 1
                fork.next[answer] = path[place + 1][0]
        if path:
            fork, answer = path[-1]
            fork.next[answer] = (made,)


class Answers(Weighing):
    """A throw that tells a rule answers without faces; the first of them were found ``before``."""

    shows_faces = False
    asks = parts = False
    fallen, went_on = True, False
    """Some die has fallen, for whoever notes what is said before the first."""

    def __init__(self, before: list[tuple[_Fork, Hashable]], source: FallingDice) -> None:
        self.path = before
        self._source = source
        self._place = 0

    def answer(self, fall: Fall) -> Any:
        """The answer of the next throw."""
        if self._place == len(self.path):
            self.path.append((_Fork(fall), fall(self._source)))
        self._place += 1
        return self.path[self._place - 1][1]

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
        if of == 1:
            return Unseen(self.answer(_one_die(PERCENTILE, purpose, by)))
        return Unseen(self.answer(_kept(purpose, by, of, keep)))

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.die`."""
        return Unseen(self.answer(_one_die(faces, purpose, by)))

    def noted(self, faces: int, purpose: str) -> int | None:
        """See `dzcli.dice.throws.throw.Throw.noted`: nothing depends on it."""

        def fall(source: FallingDice) -> None:
            source.next_face(faces, purpose)

        return self.answer(fall)  # type: ignore[no-any-return]

    def total(self, *pools: Pool, by: Callable[[int], Any] | None = None) -> Total[Any]:
        """See `dzcli.dice.throws.throw.Throw.total`."""
        found = self.answer(_summed(pools, by))
        return UnseenTotal(found) if by else known_total(found)

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
        how: Any = {"by": by, "again": again, "ascending": ascending, "more": more}

        def fall(source: FallingDice) -> Hashable:
            found: Hashable = source.fold(pool, start, step, **how).result
            return found

        return UnseenFold(self.answer(fall))

    def meet(self, state: Hashable) -> None:
        """See `dzcli.dice.throws.throw.Throw.meet`: there is but one path."""

    def contest(self) -> "AnsweredContest":
        """See `dzcli.dice.throws.throw.Throw.contest`."""
        return AnsweredContest(self)

    def links(self) -> Iterator[None]:
        """See `dzcli.dice.throws.throw.Throw.links`."""
        return repeat(None)

    def choose(self, purpose: str, answers: Mapping[str, str], default: str) -> str:
        """See `dzcli.dice.throws.throw.Throw.choose`: nobody is asked."""
        return default


class AnsweredContest:
    """A contest of which only the order is told; its dice fall when that is asked for."""

    def __init__(self, throw: Answers) -> None:
        self._throw = throw
        self._entrants: list[Fall] = []

    def enter(
        self, purpose: str, *, by: Callable[[int], Any], of: int = 1, keep: Ranking = LOWEST
    ) -> Rolled[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter`."""
        self._entrants.append(_one_die(PERCENTILE, purpose, by) if of == 1 else _kept(purpose, by, of, keep))
        return UnseenEntry()

    def enter_pool(
        self, pool: Pool, start: Any, step: Callable[[Any, int], Any], *, by: Callable[[Any], Any]
    ) -> Folded[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter_pool`."""
        self._entrants.append(lambda source: source.fold(pool, start, step, by=by).result)
        return UnseenPool()

    def order(self, places: int | None = None) -> Groups:
        """See `dzcli.dice.throws.throw.Contest.order`."""
        entrants = self._entrants
        found: Groups = self._throw.answer(lambda source: by_rank([fall(source) for fall in entrants]))
        return found


def _one_die(faces: int, purpose: str, by: Callable[[int], Any]) -> Fall:
    """One die judged; each face is judged once."""
    judged: dict[int, Any] = {}

    def fall(source: FallingDice) -> Any:
        face = source.next_face(faces, purpose)
        if face not in judged:
            judged[face] = by(face)
        return judged[face]

    return fall


def _kept(purpose: str, by: Callable[[int], Any], of: int, keep: Ranking) -> Fall:
    """The best or the worst of several percentile dice judged."""
    return lambda source: source.percentile(purpose, by=by, of=of, keep=keep).result


def _summed(pools: tuple[Pool, ...], by: Callable[[int], Any] | None) -> Fall:
    """The sum of pools, or what ``by`` makes of it."""
    return lambda source: source.total(*pools, by=by).result
