"""What dice can come to, with exact whole-number weights: the outcomes of one throw of a rule."""

from __future__ import annotations

import functools
from collections import Counter
from itertools import accumulate
from math import comb

from dzcli.dice.clock import check
from dzcli.dice.throws.throw import More, Pool, Ranking, ranked
from dzcli.light import Any, NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

UNLIKELY = 10**12
"""One in so many is the chance under which a chain that may never end is cut."""

Weights = dict[Any, int]


class Outcomes(NamedTuple):
    """The weight of each outcome out of ``whole``; ``left_out`` is the weight of those not followed.

    ``beyond`` is where one of these was when it was given up.
    """

    weights: Weights
    whole: int
    left_out: int = 0
    beyond: Any = None


def kept(faces: int, of: int, keep: Ranking, by: Callable[[int], Any]) -> Outcomes:
    """What ``by`` makes of the die that ``keep`` ranks highest of ``of`` dice."""
    sides = range(1, faces + 1)
    if of == 1:
        return Outcomes(Counter(map(by, sides)), faces)
    # The n-th face in the ranking counts where all dice are among the first n, and not all before it.
    upto = [place**of for place in range(faces + 1)]
    rising = enumerate(sorted(sides, key=ranked(keep)))
    weights = {face: upto[place + 1] - upto[place] for place, face in rising}
    return Outcomes(_gathered(((face, weights[face]) for face in sides), by), upto[-1])


def summed(pools: Iterable[Pool], by: Callable[[int], Any] | None) -> Outcomes:
    """The sum of pools and their fixed numbers, or what ``by`` makes of it."""
    dice = tuple((pool.number, pool.faces) for pool in pools)
    found = _sums(dice, sum(pool.plus for pool in pools))
    return Outcomes(_gathered(found.weights.items(), by), found.whole) if by else found


@functools.lru_cache(maxsize=256)
def _sums(dice: tuple[tuple[int, int], ...], plus: int) -> Outcomes:
    """The sums of dice, given as pairs of a count and a number of faces."""
    weights, whole, low = [1], 1, plus
    for count, faces in dice:
        for _ in range(count):
            check()
            # Each sum has a run of as many sums before it as the die has faces.
            before = [0, *accumulate(weights)]
            last = len(weights)
            weights = [
                before[min(place, last)] - before[max(0, place - faces)] for place in range(1, last + faces)
            ]
        whole *= faces**count
        low += count
    return Outcomes(dict(enumerate(weights, low)), whole)


def folded(
    pool: Pool,
    start: Any,
    step: Callable[[Any, int], Any],
    by: Callable[[Any], Any] | None,
    again: Callable[[int], bool] | None,
    ascending: bool = False,
    more: More | None = None,
) -> Outcomes:
    """The state after the last die of a pool, taken one by one, or what ``by`` makes of it."""
    if again is not None:
        found = _Chains(pool, step, again).outcomes(start)
    else:
        found = _states(pool.number, pool.faces, start, step, ascending, more)
    if by is None:
        return found
    beyond = by(found.beyond) if found.left_out else None
    return found._replace(weights=_gathered(found.weights.items(), by), beyond=beyond)


@functools.lru_cache(maxsize=64)
def _states(
    number: int,
    faces: int,
    start: Any,
    step: Callable[[Any, int], Any],
    ascending: bool,
    more: More | None,
) -> Outcomes:
    """The states after the last of some dice; remembered for a step that equals one before."""
    sides = range(1, faces + 1)
    if ascending:
        states = _rising(number, sides, start, step)
    else:
        states = {start: 1}
        for _ in range(number):
            states = _stepped(states, sides, step)
    found = Outcomes(states, faces**number)
    return _followed(found, sides, more) if more else found


def _followed(found: Outcomes, sides: range, more: More) -> Outcomes:
    """The states once more dice fell, as many as each state says; of however many, out of one whole."""
    begun = [(*more.begin(state), weight) for state, weight in found.weights.items()]
    most = max(count for count, _, _ in begun)
    states: dict[int, Weights] = {}
    for count, state, weight in begun:
        _join(states, count, {state: weight}, len(sides) ** (most - count))
    for count in range(most, 0, -1):
        _join(states, count - 1, _stepped(states.pop(count, {}), sides, more.step))
    return Outcomes(states[0], found.whole * len(sides) ** most)


def _rising(number: int, sides: range, start: Any, step: Callable[[Any, int], Any]) -> Weights:
    """The states after dice that are taken from the lowest to the highest.

    Face after face, some of the dice left show it: a state goes together with how many are left.
    """
    states: dict[int, Weights] = {number: {start: 1}}
    for face in sides:
        after: dict[int, Weights] = {}
        for left, some in states.items():
            _join(after, left, some)
            for showing in range(1, left + 1):
                some = _stepped(some, (face,), step)
                _join(after, left - showing, some, comb(left, showing))
        states = after
    return states.get(0, {})


class _Chains:
    """A pool each of whose dice is followed by more while it shows some faces.

    A state goes together with how many dice of the pool are still owed their extra dice,
    since these fall when the whole pool lies on the table.
    """

    def __init__(self, pool: Pool, step: Callable[[Any, int], Any], again: Callable[[int], bool]) -> None:
        self._number, self._faces = pool.number, pool.faces
        self._step = step
        self._beyond: Any = None
        self._goes = [face for face in range(1, pool.faces + 1) if again(face)]
        self._ends = [face for face in range(1, pool.faces + 1) if not again(face)]
        if not self._ends:
            raise ValueError("a die is followed by another one whatever it shows")

    def outcomes(self, start: Any) -> Outcomes:
        """The states after all dice."""
        states: dict[int, Weights] = {0: {start: 1}}
        for _ in range(self._number):
            after: dict[int, Weights] = {}
            for owed, some in states.items():
                _join(after, owed, _stepped(some, self._ends, self._step))
                _join(after, owed + 1, _stepped(some, self._goes, self._step))
            states = after
        whole = self._faces**self._number
        rounds = self._rounds()
        for _ in range(max(states)):
            states = self._follow(states, rounds)
            whole *= self._faces**rounds
        weights = states[0]
        return Outcomes(weights, whole, whole - sum(weights.values()), self._beyond)

    def _rounds(self) -> int:
        """How many extra dice of one die are followed: the chance of more of them is under the limit."""
        dice = 2
        while len(self._goes) ** dice * UNLIKELY >= self._faces**dice:
            dice += 1
        return dice - 1

    def _follow(self, states: dict[int, Weights], rounds: int) -> dict[int, Weights]:
        """Throw the extra dice of one die, where some are owed; of whatever length, out of one whole."""
        after: dict[int, Weights] = {}
        for owed, some in states.items():
            if not owed:
                _join(after, 0, some, self._faces**rounds)
                continue
            for left in range(rounds - 1, -1, -1):
                _join(after, owed - 1, _stepped(some, self._ends, self._step), self._faces**left)
                some = _stepped(some, self._goes, self._step)
            self._beyond = next(iter(some))
        return after


def _stepped(states: Weights, faces: Iterable[int], step: Callable[[Any, int], Any]) -> Weights:
    """The states after one more die that shows one of some faces."""
    check()
    after: Weights = {}
    for state, weight in states.items():
        for face in faces:
            reached = step(state, face)
            after[reached] = after.get(reached, 0) + weight
    return after


def _join(states: dict[int, Weights], owed: int, some: Weights, factor: int = 1) -> None:
    """Put states, their weights times a factor, with those for which as many dice are owed."""
    if some:
        known = states.setdefault(owed, {})
        for state, weight in some.items():
            known[state] = known.get(state, 0) + weight * factor


def _gathered(weights: Iterable[tuple[Any, int]], by: Callable[[Any], Any]) -> Weights:
    """The weights of what ``by`` makes of outcomes."""
    found: Weights = {}
    for outcome, weight in weights:
        result = by(outcome)
        found[result] = found.get(result, 0) + weight
    return found
