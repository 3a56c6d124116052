"""Every throw there could be, each with its exact weight.

A rule is run again and again; each time, the throws it makes take the next outcome that
was not yet seen, until all were. A rule is told of a die only what it said matters, so
that four grades are walked and not a hundred faces.

A path costs next to nothing of its own: what a throw can answer, and how likely the path is up to
there, is worked out once and kept while the paths beyond it are walked.
"""

from __future__ import annotations

from dzcli.dice.throws import outcomes
from dzcli.dice.throws.contest import EveryContest
from dzcli.dice.throws.meeting import Meeting, Path
from dzcli.dice.throws.outcomes import UNLIKELY, Outcomes
from dzcli.dice.throws.ranking import Groups
from dzcli.dice.throws.throw import LOWEST, PERCENTILE, Folded, More, Pool, Ranking, Rolled, Total, Weighing
from dzcli.light import TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping
    from typing import Any, NoReturn

    Meet = Callable[[Any], Hashable]

K = TypeVar("K")


class _Faceless:
    """What a throw means to the rule, without faces: it stands for many throws at once."""

    __slots__ = ()

    def __getattr__(self, name: str) -> NoReturn:
        raise LookupError(f"a rule asked for the {name} of dice, and had not said that it matters")


class Unseen(_Faceless, Rolled[K]):
    """The result of one die."""

    __slots__ = ()

    def __init__(self, result: K) -> None:
        self.result = result


class UnseenTotal(_Faceless, Total[K]):
    """The result of a sum; the sum itself is known where the rule asked for nothing else."""

    __slots__ = ()

    def __init__(self, result: K) -> None:
        self.result = result


class UnseenFold(_Faceless, Folded[K]):
    """The result of a pool."""

    __slots__ = ()

    def __init__(self, result: K) -> None:
        self.result = result


class _Fork:
    """A throw of the path: the answers not yet taken, the weight of the path before, the whole after.

    ``beyond``: the answer taken stands for a chain that was given up.
    """

    __slots__ = ("before", "beyond", "rest", "whole")

    def __init__(self, rest: Iterator[tuple[Any, int, bool]], before: int, whole: int) -> None:
        self.rest = rest
        self.before = before
        self.whole = whole
        self.beyond = False


class Abandoned(BaseException):
    """A path not followed further now: too unlikely, or met by others; no rule is meant to catch it."""


class Every(Weighing):
    """A throw that takes one path through all outcomes at a time, from where ``path`` ends.

    ``weight`` out of ``whole`` is the chance of the path so far. ``fallen`` tells whether a die fell on
    the path; ``given_up`` is set by a case that itself stands for chains which were not followed.
    """

    shows_faces = False
    asks = False

    def __init__(self, meeting: Meeting, path: Path) -> None:
        self._meeting = meeting
        self._case = path.case
        self._met = len(path.answers)
        self._answers: list[Any] = list(path.answers)
        self._forks = [_Fork(iter(()), path.weight, path.whole) for _ in path.answers]
        self.begin()
        self.weight, self.whole = path.weight, path.whole
        self._begun = path.whole
        self.given_up = False

    def begin(self) -> None:
        """Start a run of the rule at its first throw."""
        self._depth = 0
        self.fallen = False

    @property
    def went_on(self) -> bool:
        """Whether the path is beyond where it met others."""
        return 0 < self._met <= self._depth

    @property
    def beyond(self) -> bool:
        """Whether the path stands for chains of dice too unlikely to be followed to their ends."""
        return self.given_up or any(fork.beyond for fork in self._forks)

    def advance(self) -> bool:
        """Turn to the next path; False when all were taken."""
        while self._forks:
            fork = self._forks[-1]
            taken = next(fork.rest, None)
            if taken is not None:
                self._answers[-1], weight, fork.beyond = taken
                self.weight, self.whole = fork.before * weight, fork.whole
                return True
            self._forks.pop()
            self._answers.pop()
        return False

    def _fork(self, make: Callable[[Any], Any], found: Outcomes, meet: Meet | None = None) -> None:
        """Come to a throw for the first time on this path: its first outcome is the one to take.

        Those that ``meet`` finds a state for wait there; raises `Abandoned` if all do.
        """
        whole = self.whole * found.whole
        weights = found.weights
        if meet is not None and not self.beyond:
            weights = self._waiting(make, weights, whole, meet)
        fork = _Fork(_answers(make, weights, found), self.weight, whole)
        first = next(fork.rest, None)
        if first is None:
            raise Abandoned
        answer, weight, fork.beyond = first
        self._forks.append(fork)
        self._answers.append(answer)
        self.weight, self.whole = self.weight * weight, whole

    def _waiting(
        self, make: Callable[[Any], Any], weights: outcomes.Weights, whole: int, meet: Meet
    ) -> outcomes.Weights:
        """Let the outcomes wait that have a state in which paths meet; the others are left."""
        left: outcomes.Weights = {}
        for result, weight in weights.items():
            state = meet(result)
            if state is None:
                left[result] = weight
            else:
                answers = (*self._answers, make(result))
                self._meeting.add(state, Path(self._case, answers, self.weight * weight, whole))
        return left

    def _next(self) -> Any:
        """The answer of the next throw of the path."""
        self.fallen = True
        self._depth += 1
        return self._answers[self._depth - 1]

    def percentile(
        self,
        purpose: str,
        *,
        by: Callable[[int], K],
        of: int = 1,
        keep: Ranking = LOWEST,
        meet: Meet | None = None,
    ) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.percentile`."""
        if self._depth == len(self._forks):
            self._fork(Unseen, self._meeting.kept(PERCENTILE, of, keep, by), meet)
        answer: Rolled[K] = self._next()
        return answer

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.die`."""
        if self._depth == len(self._forks):
            self._fork(Unseen, self._meeting.kept(faces, 1, LOWEST, by))
        answer: Rolled[K] = self._next()
        return answer

    def noted(self, faces: int, purpose: str) -> int | None:
        """See `dzcli.dice.throws.throw.Throw.noted`: no path differs by it."""
        return None

    def total(self, *pools: Pool, by: Callable[[int], Any] | None = None) -> Total[Any]:
        """See `dzcli.dice.throws.throw.Throw.total`."""
        if self._depth == len(self._forks):
            self._fork(UnseenTotal if by else known_total, outcomes.summed(pools, by))
        answer: Total[Any] = self._next()
        return answer

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
        meet: Meet | None = None,
    ) -> Folded[Any]:
        """See `dzcli.dice.throws.throw.Throw.fold`."""
        if self._depth == len(self._forks):
            found = outcomes.folded(pool, start, step, by, again, ascending, more)
            self._fork(UnseenFold, found, meet)
        answer: Folded[Any] = self._next()
        return answer

    def meet(self, state: Hashable) -> None:
        """See `dzcli.dice.throws.throw.Throw.meet`."""
        if self._depth == len(self._forks):
            self._fork(lambda result: result, Outcomes({None: 1}, 1), lambda result: state)
        self._depth += 1

    def contest(self) -> EveryContest:
        """See `dzcli.dice.throws.throw.Throw.contest`."""
        return EveryContest(self._order)

    def _order(self, find: Callable[[], Outcomes]) -> Groups:
        """Who of several people is ahead of whom; ``find`` works out the weight of each order."""
        if self._depth == len(self._forks):
            self._fork(tuple, find())
        answer: Groups = self._next()
        return answer

    def links(self) -> Iterator[None]:
        """See `dzcli.dice.throws.throw.Throw.links`."""
        first = self._depth
        new = first == len(self._forks)
        weight = self.weight if new else self._forks[first].before
        whole = self.whole if new else self._forks[first - 1].whole if first else self._begun
        while True:
            # On ground that was walked before the path was likely enough.
            if self._depth == len(self._forks) and self.weight * whole * UNLIKELY < weight * self.whole:
                raise Abandoned
            yield

    def choose(self, purpose: str, answers: Mapping[str, str], default: str) -> str:
        """See `dzcli.dice.throws.throw.Throw.choose`: nobody is asked."""
        return default


def _answers(
    make: Callable[[Any], Any], weights: outcomes.Weights, found: Outcomes
) -> Iterator[tuple[Any, int, bool]]:
    """What the rule is told of each outcome, its weight, and whether it stands for those not followed."""
    for result, weight in weights.items():
        yield make(result), weight, False
    if found.left_out:
        yield make(found.beyond), found.left_out, True


def known_total(value: int) -> UnseenTotal[int]:
    """A sum that is itself what the rule asked for."""
    total = UnseenTotal(value)
    total.value = value
    return total
