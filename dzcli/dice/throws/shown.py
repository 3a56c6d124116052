"""A throw that tells a rule what the dice come to, and numbers that stand for their faces.

What a rule comes to, explanation and all, is then the same for all dice that give the same answers to all
that it asked, but for the numbers shown; see `dzcli.dice.throws.answered` and `dzcli.dice.throws.standing`.
"""

from collections.abc import Callable, Hashable
from functools import reduce
from typing import Any, TypeVar

from dzcli.dice.throws.answered import Answers
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.paused import Paused, Pauses, Turn
from dzcli.dice.throws.ranking import Groups, by_rank
from dzcli.dice.throws.standing import NOT_ASKED, Standing, Terms, Thrown, settled
from dzcli.dice.throws.throw import LOWEST, PERCENTILE, Die, Faces, Folded, More, Pool, Ranking, Rolled, Total

K = TypeVar("K")
M = TypeVar("M")
FIRST_SIGN = NOT_ASKED // 10**9 // 8
"""The first of the numbers that stand for others."""


class ShownDice(Answers):
    """Dice whose faces are numbers that stand for those that fell; ``signs`` are shown in their place."""

    shows_faces = stands = True
    origin: tuple[int | None, int | None] = (None, None)

    def __init__(
        self,
        before: list[Any],
        source: FallingDice,
        turn: Turn | None = None,
        pauses: Pauses | None = None,
    ) -> None:
        super().__init__(before, source)
        self.thrown: list[Die] = []
        self.signs: dict[tuple[Terms, int, str], int] = {}
        self._known: dict[object, Any] = {}
        self._turn = turn or Turn()
        self._turn.throw = self
        self._pauses = pauses or Pauses()
        self._paused: list[Paused] = []

    def pause(self, made: Any) -> None:
        """See `dzcli.dice.throws.falling.FallingDice.pause`."""
        known = dict(self._known)
        self._paused.append(Paused(made, self._place, list(self.thrown), dict(self.signs), known))

    def resume(self) -> Any:
        """See `dzcli.dice.throws.falling.FallingDice.resume`: where it last stood on this path."""
        for fork, _ in reversed(self.path):
            found = self._pauses.before(fork)
            if found is not None:
                self._place = found.answers
                self.thrown, self.signs = list(found.thrown), dict(found.signs)
                self._known = dict(found.known)
                return found.made
        return None

    def keep_pauses(self) -> None:
        """Remember where the chain stood, now that the throws which followed are known."""
        for paused in self._paused:
            if paused.answers < len(self.path):
                self._pauses.keep(self.path[paused.answers][0], paused)

    def watch(self, record: Any) -> None:
        """See `dzcli.dice.throws.falling.FallingDice.watch`; what judges faces may list rulings in it."""
        self._record = record

    def settled(self, value: Any) -> Any:
        """See `dzcli.dice.throws.falling.FallingDice.settled`."""
        return settled(value)

    def judged(self, by: Callable[[Any], Any]) -> Callable[[Any], tuple[Any, tuple[str, ...]]]:
        """What judges a face, once, and says which rulings that would list."""
        record, known = self._record, {}

        def judge(face: Any) -> tuple[Any, tuple[str, ...]]:
            if face not in known:
                known[face] = record.noting(lambda: by(face))
            found: tuple[Any, tuple[str, ...]] = known[face]
            return found

        return judge

    def listed(self, judged: tuple[Any, tuple[str, ...]]) -> Any:
        """What something was judged to be; the rulings go into the record of this run."""
        result, rulings = judged
        for key in rulings:
            self._record.note(key)
        return result

    def ask(self, question: Callable[[Thrown], Any], known_by: object = None) -> Any:
        """See `dzcli.dice.throws.standing.Asks.ask`."""
        if known_by is None:
            return self.answer(lambda source: question(source.thrown))
        if known_by not in self._known:
            self._known[known_by] = self.answer(lambda source: question(source.thrown))
        return self._known[known_by]

    def sign(self, terms: Terms, plus: int, form: str) -> int:
        """See `dzcli.dice.throws.standing.Asks.sign`."""
        return self.signs.setdefault((terms, plus, form), FIRST_SIGN + len(self.signs))

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """Throw dice whose every face is shown, in the order they fall."""

        def fall(source: FallingDice) -> None:
            source.pool(count, faces, purpose)

        self.answer(fall)
        return list(self._fallen(count, faces, purpose))

    def _fallen(self, count: int, faces: Faces, purpose: str, counts: int | None = None) -> tuple[int, ...]:
        """So many dice more; of those the one at ``counts`` alone counts, if that is a place."""
        first = len(self.thrown)
        values = tuple(Standing(self._turn, ((first + place, 1),)) for place in range(count))
        for place, value in enumerate(values):
            self.thrown.append(Die(faces, value, purpose, counts in (None, place)))
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

        judge = self.judged(by)

        def fall(source: FallingDice) -> tuple[Any, int]:
            rolled = source.percentile(purpose, by=judge, of=of, keep=keep)
            return rolled.result, rolled.faces.index(rolled.face)

        judged, counts = self.answer(fall)
        faces = self._fallen(of, PERCENTILE, purpose, counts)
        return Rolled(self.listed(judged), faces[counts], faces)

    def measured(
        self,
        purpose: str,
        *,
        by: Callable[[int], K],
        also: Callable[[int, K], M],
        of: int = 1,
        keep: Ranking = LOWEST,
    ) -> Rolled[tuple[K, M]]:
        """See `dzcli.dice.throws.throw.Throw.measured`: it is reckoned with the number that is shown."""
        rolled = self.percentile(purpose, by=by, of=of, keep=keep)
        return Rolled((rolled.result, also(rolled.face, rolled.result)), rolled.face, rolled.faces)

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """See `dzcli.dice.throws.throw.Throw.die`."""
        judge = self.judged(by)
        judged = self.answer(lambda source: source.die(faces, purpose, by=judge).result)
        fallen = self._fallen(1, faces, purpose)
        return Rolled(self.listed(judged), fallen[0], fallen)

    def noted(self, faces: int, purpose: str) -> int | None:
        """See `dzcli.dice.throws.throw.Throw.noted`."""
        face: int = self.answer(lambda source: source.noted(faces, purpose))
        self.thrown.append(Die(faces, face, purpose, True))
        return face

    def total(self, *pools: Pool, by: Callable[[int], Any] | None = None) -> Total[Any]:
        """See `dzcli.dice.throws.throw.Throw.total`."""
        judge = self.judged(by or _same)
        result = self.listed(self.answer(lambda source: source.total(*pools, by=judge).result))
        parts = tuple((pool, self._fallen(pool.number, pool.faces, pool.purpose)) for pool in pools)
        value = sum(pool.plus + sum(faces) for pool, faces in parts) if by else result
        return Total(result, value, parts)

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
        how: Any = {"by": self.judged(by or _same), "again": again, "ascending": ascending, "more": more}

        def fall(source: FallingDice) -> tuple[Hashable, int]:
            folded = source.fold(pool, start, step, **how)
            return folded.result, len(folded.faces)

        judged, count = self.answer(fall)
        first = self._fallen(pool.number, pool.faces, pool.purpose)
        purpose = more.purpose if more else pool.purpose
        return Folded(self.listed(judged), (*first, *self._fallen(count - pool.number, pool.faces, purpose)))

    def contest(self) -> "ShownContest":  # type: ignore[override]
        """See `dzcli.dice.throws.throw.Throw.contest`."""
        return ShownContest(self)


class ShownContest:
    """A contest of dice whose faces are only shown: what a rule is told is who is ahead of whom."""

    def __init__(self, throw: ShownDice) -> None:
        self._throw = throw
        self._ranks: list[Callable[[Thrown], Any]] = []

    def enter(
        self, purpose: str, *, by: Callable[[int], Any], of: int = 1, keep: Ranking = LOWEST
    ) -> Rolled[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter`."""
        first = len(self._throw.thrown)
        rolled: Rolled[Any] = self._throw.percentile(purpose, by=_nothing, of=of, keep=keep)
        place = next(place for place, face in enumerate(rolled.faces, first) if face is rolled.face)
        judge = self._throw.judged(by)
        entered: Rolled[Any] = self._entered(rolled, lambda thrown: judge(thrown[place].value))
        return entered

    def enter_pool(
        self, pool: Pool, start: Any, step: Callable[[Any, int], Any], *, by: Callable[[Any], Any]
    ) -> Folded[Any]:
        """See `dzcli.dice.throws.throw.Contest.enter_pool`."""
        first = len(self._throw.thrown)
        end, judge = first + pool.number, self._throw.judged(by)
        folded = self._throw.fold(pool, start, step, by=_nothing)

        def rank(thrown: Thrown) -> Any:
            return judge(reduce(step, (die.value for die in thrown[first:end]), start))

        entered: Folded[Any] = self._entered(folded, rank)
        return entered

    def _entered(self, dice: Any, rank: Callable[[Thrown], Any]) -> Any:
        """Dice of which only the explanation may ask what they come to, by themselves."""
        self._ranks.append(rank)
        found = _Entry(dice.faces)
        found.face, found.throw, found.rank = getattr(dice, "face", None), self._throw, rank
        return found

    def order(self, places: int | None = None) -> Groups:
        """See `dzcli.dice.throws.throw.Contest.order`."""
        ranks = self._ranks
        found: Groups = self._throw.ask(lambda thrown: by_rank([rank(thrown)[0] for rank in ranks]))
        return found


class _Entry:
    """Dice of one of several people; what they come to is asked for when it is looked at."""

    face: Any
    throw: ShownDice
    rank: Callable[[Thrown], Any]

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.faces = faces

    @property
    def result(self) -> Any:
        """What they come to."""
        return self.throw.listed(self.throw.ask(self.rank))


def _same(state: Any) -> Any:
    """What is judged to be what it is."""
    return state


def _nothing(state: Any) -> None:
    """What is told of dice in a contest before its order."""
