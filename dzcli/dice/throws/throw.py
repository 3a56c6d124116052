"""Throws: where dice come from.

A rule takes a throw as an argument and asks it for dice, saying what each is for and
what about it matters. It never learns whether the dice were drawn (`Random`), fell on a
table (`Given`) or were typed by someone asked (`Asked`).

A rule is told only what it asked about: ``percentile("attack", by=grade)`` answers with
the grade. The face is kept for the explanation, and a throw that walks every outcome at
once has none to show; a rule must reach its decision without looking at it.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce

from dzcli.light import Any, Generic, NamedTuple, Protocol, TypeVar, overload

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Mapping, Sequence

K = TypeVar("K")
M = TypeVar("M")
S = TypeVar("S")
Faces = int | tuple[int, ...]
"""The faces of a die: a number of sides (faces 1 to N), or the faces themselves."""
Ranking = Callable[[int], Any]
"""Which of equal dice counts: the one whose face has the highest rank; of equal ranks, the lower face."""
LOWEST: Ranking = operator.neg
"""The lowest die counts."""
HIGHEST: Ranking = operator.pos
"""The highest die counts."""

PERCENTILE = 100
BLOCK = 1024
"""How many results share one seeded generator."""
MAX_SEED = 2**64 - 1


def sign_of(value: Any) -> int:
    """What is written for a number that stands for what dice show, see `dzcli.dice.throws.standing`."""
    if not isinstance(value, int):
        raise TypeError(type(value))
    found: int = value.stands_for()  # type: ignore[attr-defined]
    return found


def all_at_once(question: Callable[[Any], K], numbers: Sequence[Any], known_by: Hashable = None) -> K:
    """The answer to a question about several numbers.

    Those that stand for others are asked all at once: a question for each would tell more dice apart. One
    that is ``known_by`` the same is asked once of the same numbers.
    """
    asked = next((one.together for one in numbers if hasattr(one, "together")), None)
    found: K = question(numbers) if asked is None else asked(numbers, question, known_by)
    return found


def come_to(step: Callable[[S, int], S], start: S, faces: Sequence[int]) -> S:
    """What faces come to, one after the other, for the explanation; ``step`` is that of `Throw.fold`."""
    return all_at_once(lambda plain: reduce(step, plain, start), faces)


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


class More(NamedTuple):
    """Dice that fall after a pool, of the same faces.

    ``begin`` makes of the state after the pool how many there are, and the state that they go on from;
    ``step`` takes them one by one.
    """

    purpose: str
    begin: Callable[[Any], tuple[int, Any]]
    step: Callable[[Any, int], Any]


class Alike(Generic[K]):
    """What ``judge`` makes of a face; another with an equal ``key`` makes the same of every face."""

    __slots__ = ("_judge", "key")

    def __init__(self, key: Hashable, judge: Callable[[int], K]) -> None:
        self.key = key
        self._judge = judge

    def __call__(self, face: int) -> K:
        return self._judge(face)


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


class Total(Generic[K]):
    """The sum of several pools, and what it means to the rule.

    ``result`` is what the rule asked for: the sum, unless it asked for something made of it;
    ``value`` is the sum, and ``parts`` the faces of each pool for the explanation.
    """

    __slots__ = ("parts", "result", "value")

    def __init__(self, result: K, value: int, parts: tuple[tuple[Pool, tuple[int, ...]], ...]) -> None:
        self.result = result
        self.value = value
        self.parts = parts


class Folded(Generic[K]):
    """What the dice of a pool came to, taken one after the other.

    ``result`` is what the rule asked for; ``faces`` (in the order thrown, those of extra
    dice last) are for the explanation.
    """

    __slots__ = ("faces", "result")

    def __init__(self, result: K, faces: tuple[int, ...]) -> None:
        self.result = result
        self.faces = faces


class Contest(Protocol):
    """Dice of several people, of which only matters who is ahead of whom."""

    def enter(
        self, purpose: str, *, by: Callable[[int], Any], of: int = 1, keep: Ranking = LOWEST
    ) -> Rolled[Any]:
        """Throw percentile dice for the next one; ``by`` ranks the face that counts, high is good."""
        ...

    def enter_pool(
        self, pool: Pool, start: S, step: Callable[[S, int], S], *, by: Callable[[S], Any]
    ) -> Folded[Any]:
        """Throw a pool for the next one, taken as by `Throw.fold`; ``by`` ranks the state, high is good."""
        ...

    def order(self, places: int | None = None) -> tuple[tuple[int, ...], ...]:
        """Those who entered (counted from 0), the best first; equal ones stand together.

        Where all throws are walked at once, no more is told than the beginning: until ``places`` (1 or 2)
        are placed, or two who are equal. None: everybody.
        """
        ...


class Throw(Protocol):
    """What a rule may ask of the dice.

    The functions that a rule gives (``by``, ``keep``, ``step``, ``again``) depend on their
    arguments alone, and what they give can be a key of a dictionary.
    """

    shows_faces: bool
    """Whether each die has one face to show in the explanation."""
    asks: bool
    """Whether somebody at the table can be asked for what they decide."""

    def percentile(
        self,
        purpose: str,
        *,
        by: Callable[[int], K],
        of: int = 1,
        keep: Ranking = LOWEST,
        meet: Callable[[K], Hashable] | None = None,
    ) -> Rolled[K]:
        """Throw ``of`` percentile dice (1 to 100), count the one ``keep`` ranks highest, and judge it.

        ``meet`` gives the state of an answer as `meet` takes it, or None.
        """
        ...

    def measured(
        self,
        purpose: str,
        *,
        by: Callable[[int], K],
        also: Callable[[int, K], M],
        of: int = 1,
        keep: Ranking = LOWEST,
    ) -> Rolled[tuple[K, M]]:
        """As `percentile`; what matters of the face is what ``by`` makes of it, and what is reckoned of both.

        ``also`` gets the face and what ``by`` made of it, and may ask questions of the record.
        """
        ...

    def die(self, faces: int, purpose: str, *, by: Callable[[int], K]) -> Rolled[K]:
        """Throw one die and judge it."""
        ...

    def noted(self, faces: int, purpose: str) -> int | None:
        """Throw a die that is only noted: nothing else in the step depends on its face.

        None where all throws are walked at once.
        """
        ...

    @overload
    def total(self, *pools: Pool) -> Total[int]: ...
    @overload
    def total(self, *pools: Pool, by: Callable[[int], K]) -> Total[K]: ...
    def total(self, *pools: Pool, by: Any = None) -> Total[Any]:
        """Throw pools of which only the sum matters, or what ``by`` makes of it."""
        ...

    @overload
    def fold(
        self,
        pool: Pool,
        start: S,
        step: Callable[[S, int], S],
        *,
        again: Callable[[int], bool] | None = None,
        ascending: bool = False,
        more: More | None = None,
        meet: Callable[[S], Hashable] | None = None,
    ) -> Folded[S]: ...
    @overload
    def fold(
        self,
        pool: Pool,
        start: S,
        step: Callable[[S, int], S],
        *,
        by: Callable[[S], K],
        again: Callable[[int], bool] | None = None,
        ascending: bool = False,
        more: More | None = None,
        meet: Callable[[K], Hashable] | None = None,
    ) -> Folded[K]: ...
    def fold(
        self,
        pool: Pool,
        start: Any,
        step: Any,
        *,
        by: Any = None,
        again: Any = None,
        ascending: bool = False,
        more: More | None = None,
        meet: Any = None,
    ) -> Folded[Any]:
        """Throw the dice of a pool and take them one by one: ``state = step(state, face)`` from ``start``.

        The answer is the state after the last die, or what ``by`` makes of it; the fixed
        number of the pool is no die. With ``again`` each die whose face satisfies it has
        one more die thrown after it, that one too: first the whole pool falls, then for each of
        its dice in order the extra ones. Some face must end that. Where all throws are walked at
        once, the chain of each die is cut where less than 10^-12 of chance is left.

        With ``ascending`` the dice are taken from the lowest face to the highest and not as they fell:
        of the X lowest a state need only know how many were taken. With ``more`` dice fall after the
        pool, as many as its state says (those that are thrown again), and the state goes on with them.
        Neither goes together with ``again``. ``meet`` gives the state of an answer as `meet` takes it, or
        None.
        """
        ...

    def meet(self, state: Hashable) -> None:
        """Say that from here on all depends on ``state`` alone, in whatever case and after whatever dice.

        Where all throws are walked at once, paths that come to equal states are followed as one: the
        record is that of any of them. What names the place has to be part of the state.
        """
        ...

    def contest(self) -> Contest:
        """Start a contest of several people who throw one after the other."""
        ...

    def links(self) -> Iterator[None]:
        """The turns of a chain of throws that may never end: the rule breaks out when it has.

        ``for _ in throw.links(): ...`` throws dice at each turn. Where all throws are walked at
        once, a path is given up when its chance since the first turn is under 10^-12.
        """
        ...

    def choose(self, purpose: str, answers: Mapping[str, str], default: str) -> str:
        """What somebody at the table decides while the dice fall: a key of ``answers``.

        Each answer comes with its words, a template of the catalogue. Where nobody can be
        asked it is ``default``.
        """
        ...


class Weighing:
    """What a throw of percentile dice can answer besides, whatever it is."""

    def measured(
        self: Any,
        purpose: str,
        *,
        by: Callable[[int], K],
        also: Callable[[int, K], M],
        of: int = 1,
        keep: Ranking = LOWEST,
    ) -> Rolled[tuple[K, M]]:
        """See `Throw.measured`."""

        def judge(face: int) -> tuple[K, M]:
            judged = by(face)
            return judged, also(face, judged)

        rolled: Rolled[tuple[K, M]] = self.percentile(purpose, by=judge, of=of, keep=keep)
        return rolled


def ranked(keep: Ranking) -> Callable[[int], tuple[Any, int]]:
    """A ranking made complete: of equal ranks the lower face is the higher."""
    return lambda face: (keep(face), -face)
