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

    from dzcli.dice.throws.standing import Thrown

    Meet = Callable[[Any], Hashable]
    State = tuple[Any, int, Hashable]

ONE = Outcomes({None: 1}, 1)
"""No dice at all."""

K = TypeVar("K")
R = TypeVar("R")


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


class Fork:
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
    parts = False
    """Whether a path stands for the values of a number, and parts by what is asked of it."""

    def __init__(self, meeting: Meeting, path: Path) -> None:
        self._meeting = meeting
        self._case = path.case
        self._met = len(path.answers)
        self._answers: list[Any] = list(path.answers)
        self._forks = [Fork(iter(()), path.weight, path.whole) for _ in path.answers]
        self.begin()
        self.weight, self.whole = path.weight, path.whole
        self._begun = path.whole
        self.given_up = False

    def run(self, rule: Callable[[Any], R]) -> R:
        """What a rule makes of the path."""
        return rule(self)

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

    def stands_for(self) -> tuple[int, int, list[tuple[Thrown, int]]]:
        """The chance of the path, as a weight and the whole it is a part of, and the values it stands for.

        Those are of a number that is one of many, each with its weight; here there is none.
        """
        return self.weight, self.whole, []

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

    def _answer(
        self, make: Callable[[Any], Any], find: Callable[[], Outcomes], meet: Meet | None = None
    ) -> Any:
        """The answer of the next throw of the path."""
        if self._depth == len(self._forks):
            self._come(make, find, meet)
        self.fallen = True
        self._depth += 1
        return self._answers[self._depth - 1]

    def _come(self, make: Callable[[Any], Any], find: Callable[[], Outcomes], meet: Meet | None) -> None:
        """Come to a throw for the first time on this path: its first outcome is the one to take.

        Those that ``meet`` finds a state for wait there; raises `Abandoned` if all do.
        """
        found, states = self._found(find, None if self.beyond else meet)
        whole = self.whole * found.whole
        left = self._waiting(make, states, whole) if states else found.weights
        fork = Fork(_answers(make, left, found), self.weight, whole)
        first = next(fork.rest, None)
        if first is None:
            raise Abandoned
        self._take(fork, first)
        self.whole = whole

    def _found(self, find: Callable[[], Outcomes], meet: Meet | None) -> tuple[Outcomes, list[State]]:
        """What a throw can come to, each with the state in which paths meet after it; none if none could."""
        found = find()
        return found, [
            (result, weight, meet(result)) for result, weight in found.weights.items()
        ] if meet else []

    def _take(self, fork: Fork, first: tuple[Any, int, bool]) -> None:
        """Go on from a fork by its first answer."""
        answer, weight, fork.beyond = first
        self._forks.append(fork)
        self._answers.append(answer)
        self.weight *= weight

    def _waiting(self, make: Callable[[Any], Any], states: list[State], whole: int) -> outcomes.Weights:
        """Let the outcomes wait that have a state in which paths meet; the others are left."""
        left: outcomes.Weights = {}
        for result, weight, state in states:
            if state is None:
                left[result] = weight
            else:
                answers = (*self._answers, make(result))
                self._meeting.add(state, self._path(answers, self.weight * weight, whole))
        return left

    def _path(self, answers: tuple[Any, ...], weight: int, whole: int) -> Path:
        """The path up to some answers, as it waits for others."""
        return Path(self._case, answers, weight, whole)

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
        answer: Rolled[K] = self._answer(Unseen, lambda: self._meeting.kept(PERCENTILE, of, keep, by), meet)
        return answer

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.die`."""
        answer: Rolled[K] = self._answer(Unseen, lambda: self._meeting.kept(faces, 1, LOWEST, by))
        return answer

    def noted(self, faces: int, purpose: str) -> int | None:
        """See `dzcli.dice.throws.throw.Throw.noted`: no path differs by it."""
        return None

    def total(self, *pools: Pool, by: Callable[[int], Any] | None = None) -> Total[Any]:
        """See `dzcli.dice.throws.throw.Throw.total`."""
        make = UnseenTotal if by else known_total
        answer: Total[Any] = self._answer(make, lambda: outcomes.summed(pools, by))
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
        answer: Folded[Any] = self._answer(
            UnseenFold, lambda: outcomes.folded(pool, start, step, by, again, ascending, more), meet
        )
        return answer

    def meet(self, state: Hashable) -> None:
        """See `dzcli.dice.throws.throw.Throw.meet`."""
        if self._depth == len(self._forks):
            self._come(lambda result: result, lambda: ONE, lambda result: state)
        self._depth += 1

    def contest(self) -> EveryContest:
        """See `dzcli.dice.throws.throw.Throw.contest`."""
        return EveryContest(self._order)

    def _order(self, find: Callable[[], Outcomes]) -> Groups:
        """Who of several people is ahead of whom; ``find`` works out the weight of each order."""
        answer: Groups = self._answer(tuple, find)
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
