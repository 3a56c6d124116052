"""Contests: several people throw, and what matters is who is ahead of whom."""

from __future__ import annotations

from dzcli.dice.throws import outcomes
from dzcli.dice.throws.outcomes import Outcomes
from dzcli.dice.throws.ranking import Groups, by_rank, ordered
from dzcli.dice.throws.throw import LOWEST, PERCENTILE, Folded, Pool, Ranking, Rolled, Throw
from dzcli.light import Any, TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import NoReturn

S = TypeVar("S")


class FallingContest:
    """A contest whose dice fall one after the other; see `dzcli.dice.throws.throw.Contest`."""

    def __init__(self, throw: Throw) -> None:
        self._throw = throw
        self._ranks: list[Any] = []

    def enter(
        self, purpose: str, *, by: Callable[[int], Any], of: int = 1, keep: Ranking = LOWEST
    ) -> Rolled[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter`."""
        rolled = self._throw.percentile(purpose, by=by, of=of, keep=keep)
        self._ranks.append(rolled.result)
        return rolled

    def enter_pool(
        self, pool: Pool, start: S, step: Callable[[S, int], S], *, by: Callable[[S], Any]
    ) -> Folded[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter_pool`."""
        folded = self._throw.fold(pool, start, step, by=by)
        self._ranks.append(folded.result)
        return folded

    def order(self, places: int | None = None) -> Groups:
        """See `dzcli.dice.throws.throw.Contest.order`."""
        return by_rank(self._ranks)


class _Unseen:
    """The dice of one of several people: nothing is known of them but who is ahead in the end."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def __getattr__(self, name: str) -> NoReturn:
        raise LookupError(f"a rule asked for the {name} of dice of which only the order matters")


class UnseenEntry(_Unseen, Rolled[Any]):
    """Percentile dice of one of several people."""

    __slots__ = ()


class UnseenPool(_Unseen, Folded[Any]):
    """The pool of one of several people."""

    __slots__ = ()


class EveryContest:
    """A contest of which every order is walked; see `dzcli.dice.throws.throw.Contest`."""

    def __init__(self, walk: Callable[[Callable[[], Outcomes]], Groups]) -> None:
        self._walk = walk
        self._entrants: list[Callable[[], Outcomes]] = []

    def enter(
        self, purpose: str, *, by: Callable[[int], Any], of: int = 1, keep: Ranking = LOWEST
    ) -> Rolled[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter`."""
        self._entrants.append(lambda: outcomes.kept(PERCENTILE, of, keep, by))
        return UnseenEntry()

    def enter_pool(
        self, pool: Pool, start: S, step: Callable[[S, int], S], *, by: Callable[[S], Any]
    ) -> Folded[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter_pool`."""
        self._entrants.append(lambda: outcomes.folded(pool, start, step, by, None))
        return UnseenPool()

    def order(self, places: int | None = None) -> Groups:
        """See `dzcli.dice.throws.throw.Contest.order`."""
        return self._walk(lambda: ordered([made() for made in self._entrants], places))
