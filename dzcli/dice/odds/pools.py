"""The exact odds of pools of dice.

Without keeping or dropping, dice do not depend on each other, and the odds of one
(`course`) are added up. With it, the dice are sorted into kinds that are alike before
anything is dropped; explosions make the number of each kind a matter of chance, so there
are several cases. Each case is counted out in `selection`.
"""

import itertools
from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
from math import comb, gcd, lcm, prod
from typing import NamedTuple

from dzcli.dice.notation.modifiers import dropped, score
from dzcli.dice.notation.tree import Explode, Judge, Keep, Modifier, Sort
from dzcli.dice.odds.distribution import Distribution, added, mixture, repeated
from dzcli.dice.odds.polynomial import Budget, Poly
from dzcli.dice.rolling.one_die import Course, Trigger, die, trigger
from dzcli.dice.rolling.selection import Kind, best, select
from dzcli.dice.throws.throw import Faces


class Source(NamedTuple):
    """Dice of one pool: what happens to them before anything is kept, and what a kept one adds."""

    size: int
    faces: Faces
    acts: tuple[Modifier, ...] = ()
    later: tuple[Modifier, ...] = ()
    judges: tuple[Judge, ...] = ()
    sign: int = 1


class Bunch(NamedTuple):
    """Dice that are alike: how many, the weight of each of their values, and their source."""

    size: int
    weights: Poly
    source: int


Case = tuple[Fraction, tuple[Bunch, ...]]
"""The chance that a pool consists of such bunches."""


def pool_odds(
    count: int, faces: Faces, modifiers: Sequence[Modifier], unlikely: float, budget: Budget
) -> Distribution:
    """The odds of ``count`` dice; ``unlikely`` is the chance below which runs of explosions are left out.

    Raises `ExpressionFault` if it would take too long, or if dice are kept, changed, and
    then kept again: what was dropped would have to be remembered die by die.
    """
    judges = tuple(one for one in modifiers if isinstance(one, Judge))
    acts = tuple(one for one in modifiers if not isinstance(one, Judge | Sort))
    places = [place for place, act in enumerate(acts) if isinstance(act, Keep)]
    if not places:
        one = Course(die(faces, budget), acts, judges, unlikely, budget).whole()
        return repeated(one, count, budget)
    first, end = places[0], places[-1] + 1
    if end - first > len(places):
        budget.refuse()
    keeps = [act for act in acts[first:end] if isinstance(act, Keep)]
    source = Source(count, faces, acts[:first], acts[end:], judges)
    return kept_odds([source], keeps, unlikely, budget)


def kept_odds(
    sources: Sequence[Source], keeps: Sequence[Keep], unlikely: float, budget: Budget
) -> Distribution:
    """The odds of what is kept of the dice of several pools, the first of equal ones the higher."""
    cases: list[Case] = [(Fraction(1), ())]
    for place, source in enumerate(sources):
        alone = keeps if len(sources) == 1 else ()
        more = _Cases(source, place, alone, unlikely, budget).all()
        cases = [(one * other, (*done, *new)) for one, done in cases for other, new in more]
        budget.spend(3.0 * len(cases))
    if len(cases) > 1:
        alike = len({source._replace(size=0, acts=(), faces=0) for source in sources}) == 1
        cases = _merged(cases, 0) if alike and not sources[0].later else cases
        budget.spend(300.0 * len(cases))
    courses = [
        Course(die(source.faces, budget), source.later, source.judges, unlikely, budget)
        for source in (sources if any(source.later for source in sources) else ())
    ]
    parts = [(chance, _kept(bunches, sources, courses, keeps, budget)) for chance, bunches in cases]
    if len(parts) == 1 and parts[0][0] == 1:
        return parts[0][1]
    common = lcm(*(chance.denominator for chance, _ in parts))
    return mixture([((chance * common).numerator, part) for chance, part in parts], common, budget)


def _kept(
    bunches: Sequence[Bunch],
    sources: Sequence[Source],
    courses: Sequence[Course],
    keeps: Sequence[Keep],
    budget: Budget,
) -> Distribution:
    """The odds of what is kept of bunches."""
    lowest, highest = dropped(keeps, sum(bunch.size for bunch in bunches))
    if all(not source.later for source in sources):
        lots = []
        for bunch in bunches:
            source = sources[bunch.source]
            gains = {value: source.sign * score(source.judges, value) for value in bunch.weights}
            lots.append(Lot(bunch.size, bunch.weights, gains))
        return counted(lots, lowest, highest, budget)
    odds = [{value: courses[bunch.source].odds(0, value) for value in bunch.weights} for bunch in bunches]
    total = reduce(lcm, (gain.denominator for one in odds for gain in one.values()), 1)
    kinds = []
    for bunch, one in zip(bunches, odds, strict=True):
        sign = sources[bunch.source].sign
        polys = {value: _turned(gain, sign, total) for value, gain in one.items()}
        kinds.append(Kind(bunch.size, bunch.weights, polys, total))
    return _selected(kinds, lowest, highest, budget)


def _turned(gain: Distribution, sign: int, total: int) -> Poly:
    """What a kept die adds or subtracts, its weights out of ``total``."""
    factor = total // gain.denominator
    return {sign * value.numerator: weight * factor for value, weight in gain.weights.items()}


class Lot(NamedTuple):
    """Things that are alike, each of which adds a fixed number for its value if it is kept."""

    size: int
    weights: Poly
    gains: dict[int, int]


def counted(lots: Sequence[Lot], lowest: int, highest: int, budget: Budget) -> Distribution:
    """The odds of the sum of what is kept; weights are out of the product of all sums of weights."""
    if not lowest and not highest:
        return added([_sum(lot, budget) for lot in lots], budget)
    if len(lots) == 1 and not (lowest and highest):
        ((count, weights, gains),) = lots
        side = -1 if highest else 1  # the lowest are the highest with all signs turned
        order = sorted(weights, key=lambda value: -side * value)
        ranked = [(weights[value], side * gains[value]) for value in order]
        falling = all(one[1] >= other[1] for one, other in itertools.pairwise(ranked))
        kept = count - lowest - highest
        if kept and falling:
            poly = best(count, kept, ranked, budget)
            return Distribution(
                {side * gain: weight for gain, weight in poly.items()}, sum(weights.values()) ** count
            )
    kinds = [
        Kind(lot.size, lot.weights, {value: {gain: 1} for value, gain in lot.gains.items()}) for lot in lots
    ]
    return _selected(kinds, lowest, highest, budget)


def _selected(kinds: Sequence[Kind], lowest: int, highest: int, budget: Budget) -> Distribution:
    """The distribution that `select` counts out."""
    kept = max(0, sum(kind.size for kind in kinds) - lowest - highest)
    denominator = prod(sum(kind.weights.values()) ** kind.size for kind in kinds)
    poly = select(kinds, lowest, highest, budget)
    return Distribution(poly, denominator * kinds[0].total ** kept)


def _sum(lot: Lot, budget: Budget) -> Distribution:
    """The odds of the sum of a whole lot."""
    weights: Poly = {}
    for value, weight in lot.weights.items():
        gain = lot.gains[value]
        weights[gain] = weights.get(gain, 0) + weight
    return repeated(Distribution(weights, sum(weights.values())), lot.size, budget)


def _merged(cases: Sequence[Case], source: int) -> list[Case]:
    """The same cases of one source, bunches that are alike put together, and cases that are alike too."""
    found: dict[tuple[tuple[int, tuple[tuple[int, int], ...]], ...], Fraction] = {}
    for chance, bunches in cases:
        counts: dict[tuple[tuple[int, int], ...], int] = {}
        for bunch in bunches:
            common = reduce(gcd, bunch.weights.values())
            key = tuple(sorted((value, weight // common) for value, weight in bunch.weights.items()))
            counts[key] = counts.get(key, 0) + bunch.size
        case = tuple(sorted((count, key) for key, count in counts.items()))
        found[case] = found.get(case, Fraction(0)) + chance
    return [
        (chance, tuple(Bunch(count, dict(key), source) for count, key in case))
        for case, chance in found.items()
    ]


class _Cases:
    """What a pool may consist of before anything is kept of it."""

    def __init__(
        self, source: Source, place: int, keeps: Sequence[Keep], unlikely: float, budget: Budget
    ) -> None:
        self.source = source
        self.place = place
        self.keeps = keeps
        self.unlikely = unlikely
        self.budget = budget
        self.natural = die(source.faces, budget)

    def all(self) -> list[Case]:
        """Every case, but for runs of explosions that are too unlikely."""
        cases: list[Case] = [(Fraction(1), (Bunch(self.source.size, self.natural, self.place),))]
        for step, act in enumerate(self.source.acts):
            last = step == len(self.source.acts) - 1
            if isinstance(act, Explode) and not act.compound:
                settles = last and len(cases) == 1 and len(cases[0][1]) == 1
                cases = [new for case in cases for new in self._exploded(act, case, settles)]
            else:
                cases = [self._changed(act, step, case) for case in cases]
            self.budget.spend(20.0 * len(cases))
        return _merged(cases, self.place) if len(cases) > 1 else cases

    def _changed(self, act: Modifier, step: int, case: Case) -> Case:
        """A case after a modifier that changes the value of each die."""
        chance, bunches = case
        course = Course(self.natural, (act,), (), self.unlikely, self.budget)
        after = []
        for bunch in bunches:
            parts = [(weight, course.odds(0, value)) for value, weight in bunch.weights.items()]
            whole = mixture(parts, sum(bunch.weights.values()), self.budget)
            weights = {value.numerator: weight for value, weight in whole.weights.items()}
            chance *= Fraction(sum(weights.values()), whole.denominator) ** bunch.size
            after.append(bunch._replace(weights=weights))
        return chance, tuple(after)

    def _exploded(self, act: Explode, case: Case, settles: bool) -> list[Case]:
        """The cases that a case becomes when dice explode, each bunch by itself."""
        chance, bunches = case
        cases: list[Case] = [(chance, ())]
        for bunch in bunches:
            split = _Explosion(act, bunch, self.natural, self.unlikely)
            steady = split.steady(self.keeps) if settles else None
            more = split.cases(steady, self.budget)
            cases = [(one * other, (*done, *new)) for one, done in cases for other, new in more]
            self.budget.spend(5.0 * len(cases))
        return cases


class _Explosion:
    """A bunch of dice some of which explode.

    Those that do not, those that do, and the extra dice that end and do not end a run make
    four bunches; how large each is, is a matter of chance.
    """

    def __init__(self, act: Explode, bunch: Bunch, natural: Poly, unlikely: float) -> None:
        self.act, self.bunch, self.unlikely = act, bunch, unlikely
        explodes = trigger(act, natural)
        self.still, self.bang = _parted(bunch.weights, explodes)
        ends, goes = (natural, {}) if act.once else _parted(natural, explodes)
        self.ends = {face - act.penetrate: weight for face, weight in ends.items()}
        self.goes = {face - act.penetrate: weight for face, weight in goes.items()}
        self.again = Fraction(sum(goes.values()), sum(natural.values()))

    def steady(self, keeps: Sequence[Keep]) -> int | None:
        """From how many extra dice that explode on nothing changes any more, if so many can be told."""
        kinds = {keep.kind for keep in keeps}
        others = [*self.still, *self.bang, *self.ends]
        kept = min((keep.count for keep in keeps), default=0)
        if not self.goes or not keeps:
            return None
        if kinds == {"kh"} and len(self.goes) == 1 and min(self.goes) >= max(others):
            return kept
        low = [*self.still, *self.ends]
        if kinds == {"kl"} and kept <= self.bunch.size and min([*self.goes, *self.bang]) >= max(low):
            return 0
        return None

    def cases(self, steady: int | None, budget: Budget) -> list[Case]:
        """Every case: ``first`` of the dice explode, and ``more`` of their extra dice do too."""
        count, place = self.bunch.size, self.bunch.source
        share = Fraction(sum(self.bang.values()), sum(self.bunch.weights.values()))
        found: list[Case] = []
        for first in range(count + 1):
            chance = comb(count, first) * share**first * (1 - share) ** (count - first)
            if not chance:
                continue
            left = chance
            for more in itertools.count():
                budget.spend(20.0)
                end = not first or not self.goes or more == steady
                now = left if end else chance * _runs(first, more, self.again)
                sizes = (count - first, first, first, more)
                dice = (self.still, self.bang, self.ends, self.goes)
                bunches = (Bunch(size, one, place) for size, one in zip(sizes, dice, strict=True) if size)
                found.append((now, tuple(bunches)))
                left -= now
                if end or left * (count + 1) < self.unlikely:
                    break
        return found


def _runs(runs: int, more: int, again: Fraction) -> Fraction:
    """The chance that so many runs go on for ``more`` dice together."""
    return comb(runs + more - 1, more) * again**more * (1 - again) ** runs


def _parted(weights: Poly, explodes: Trigger) -> tuple[Poly, Poly]:
    """Values that do not explode, and values that do."""
    still = {value: weight for value, weight in weights.items() if not explodes(value)}
    return still, {value: weight for value, weight in weights.items() if value not in still}
