"""What a pool may consist of when some of its dice explode."""

from __future__ import annotations

import itertools
from fractions import Fraction
from functools import reduce
from math import comb, gcd

from dzcli.dice.notation.modifiers import Explode, Judge, Keep, Modifier
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.one_die import Course, Trigger, die, trigger
from dzcli.dice.odds.polynomial import Poly
from dzcli.dice.throws.throw import Faces
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


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


MOST_STEADY = 30
"""Up to so many extra dice that explode on are followed to the end, however unlikely."""


def every_case(
    source: Source, place: int, keeps: Sequence[Keep], unlikely: float, budget: Budget
) -> list[Case]:
    """Every case of a pool, but for runs of explosions that are less likely than ``unlikely``."""
    return _Cases(source, place, keeps, unlikely, budget).all()


def beside(cases: Sequence[Case], others: Sequence[Case], budget: Budget) -> list[Case]:
    """Every case of some dice with every case of others."""
    pairs = budget.over(itertools.product(cases, others), 6.0)
    return [(one * other, (*done, *new)) for (one, done), (other, new) in pairs]


def merged(cases: Sequence[Case], source: int, budget: Budget) -> list[Case]:
    """The same cases of one source, bunches that are alike put together, and cases that are alike too."""
    found: dict[tuple[tuple[int, tuple[tuple[int, int], ...]], ...], Fraction] = {}
    for chance, bunches in cases:
        counts: dict[tuple[tuple[int, int], ...], int] = {}
        for bunch in bunches:
            budget.spend(2.0 + 0.6 * len(bunch.weights))
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
        return merged(cases, self.place, self.budget) if len(cases) > 1 else cases

    def _changed(self, act: Modifier, step: int, case: Case) -> Case:
        """A case after a modifier that changes the value of each die."""
        chance, bunches = case
        course = Course(self.natural, (act,), (), self.unlikely, self.budget)
        after = []
        for bunch in bunches:
            whole = course.spread(bunch.weights)
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
            cases = beside(cases, more, self.budget)
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
        ends, goes = (natural, {}) if act.most == 1 else _parted(natural, explodes)
        self.ends = {face - act.penetrate: weight for face, weight in ends.items()}
        self.goes = {face - act.penetrate: weight for face, weight in goes.items()}
        self.again = Fraction(sum(goes.values()), sum(natural.values()))

    def steady(self, keeps: Sequence[Keep]) -> int | None:
        """From how many extra dice that explode on nothing changes any more, if so many can be told."""
        kinds = {keep.kind for keep in keeps}
        kept = min((keep.count for keep in keeps), default=0)
        if not self.goes or not keeps or self.act.most:
            return None
        if kinds == {"kh"} and len(self.goes) == 1:  # of more of one value than are kept none is looked at
            return kept
        low = [*self.still, *self.ends]
        if kinds == {"kl"} and kept <= self.bunch.size and min([*self.goes, *self.bang]) >= max(low):
            return 0
        return None

    def cases(self, steady: int | None, budget: Budget) -> list[Case]:
        """Every case: ``first`` of the dice explode, of their extra dice ``more`` too, ``ended`` not."""
        count, place = self.bunch.size, self.bunch.source
        found: list[Case] = []
        for first, chance in self.exploding(budget):
            for now, more, ended in self.runs(first, chance, steady):
                budget.spend(20.0 + now.denominator.bit_length() * 0.02)
                sizes = (count - first, first, ended, more)
                dice = (self.still, self.bang, self.ends, self.goes)
                bunches = (Bunch(size, one, place) for size, one in zip(sizes, dice, strict=True) if size)
                found.append((now, tuple(bunches)))
        return found

    def exploding(self, budget: Budget) -> Iterator[tuple[int, Fraction]]:
        """How many of the dice may explode, and how likely it is."""
        count = self.bunch.size
        still, bang = sum(self.still.values()), sum(self.bang.values())
        if not bang or not still:
            yield count if bang else 0, Fraction(1)
            return
        whole: int = (still + bang) ** count
        ways: int = still**count
        for first in range(count + 1):
            budget.spend(2.0 + whole.bit_length() * 0.02)
            yield first, Fraction(ways, whole)
            ways = ways * (count - first) * bang // ((first + 1) * still)

    def runs(self, first: int, chance: Fraction, steady: int | None) -> Iterator[tuple[Fraction, int, int]]:
        """How ``first`` runs of extra dice may go: the chance, how many dice go on, how many end a run.

        A run of the most dice that are allowed is ended by none. ``chance`` is that of so many runs.
        """
        if not first or not self.goes:
            yield chance, 0, first
            return
        most, again = self.act.most, self.again
        unlikely = self.unlikely / (self.bunch.size + 1) / (first + 1 if most else 1)
        for full in range(first + 1) if most else (0,):
            ended = first - full
            share = chance * comb(first, full) * again ** (most * full)
            left = share * (1 - again**most if most else 1) ** ended
            for more in itertools.count():
                last = more == steady or (most and more == ended * (most - 1))
                now = left if last else share * self.ways(ended, more) * again**more * (1 - again) ** ended
                if now:
                    yield now, more + most * full, ended
                left -= now
                if last or (left < unlikely and (steady is None or steady > MOST_STEADY)):
                    break

    def ways(self, runs: int, more: int) -> int:
        """In how many ways so many dice can be shared among runs, each shorter than the longest allowed."""
        most = self.act.most
        if not most:
            return comb(runs + more - 1, more)
        return sum(
            (-1) ** over * comb(runs, over) * comb(runs + more - over * most - 1, more - over * most)
            for over in range(min(runs, more // most) + 1)
        )


def _parted(weights: Poly, explodes: Trigger) -> tuple[Poly, Poly]:
    """Values that do not explode, and values that do."""
    still = {value: weight for value, weight in weights.items() if not explodes(value)}
    return still, {value: weight for value, weight in weights.items() if value not in still}
