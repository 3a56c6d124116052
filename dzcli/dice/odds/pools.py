"""The exact odds of pools of dice.

Without keeping or dropping, dice do not depend on each other, and the odds of one
(`one_die`) are added up. With it, the dice are sorted into kinds that are alike before
anything is dropped; explosions make the number of each kind a matter of chance, so there
are several cases (`cases`). Each case is counted out in `selection`.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from math import lcm, prod

from dzcli.dice.notation.modifiers import Judge, Keep, Modifier, Sort
from dzcli.dice.odds.algebra import mapped, mixture
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.cases import Bunch, Case, Source, beside, every_case, merged
from dzcli.dice.odds.distribution import Distribution, constant
from dzcli.dice.odds.equal_dice import kept_of_equal
from dzcli.dice.odds.exploding import exploding
from dzcli.dice.odds.one_die import Course, die
from dzcli.dice.odds.planning import Kind
from dzcli.dice.odds.polynomial import Poly
from dzcli.dice.odds.selection import select
from dzcli.dice.odds.sums import added, repeated
from dzcli.dice.rolling.effects import dropped, score
from dzcli.dice.throws.throw import Faces
from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

COPIES = 4
"""How often the values of a die are held while some of its dice are kept."""


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
        if found := exploding(count, faces, acts, judges, unlikely, budget):
            return found
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
    for source in sources:
        sides = source.faces if isinstance(source.faces, int) else len(source.faces)
        budget.allow(COPIES * sides, 1)
    cases: list[Case] = [(Fraction(1), ())]
    for place, source in enumerate(sources):
        alone = keeps if len(sources) == 1 else ()
        more = every_case(source, place, alone, unlikely, budget)
        cases = beside(cases, more, budget)
    if len(cases) > 1:
        alike = len({source._replace(size=0, acts=(), faces=0) for source in sources}) == 1
        cases = merged(cases, 0, budget) if alike and not sources[0].later else cases
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
    size = sum(bunch.size for bunch in bunches)
    lowest, highest = dropped(keeps, size)
    if lowest + highest == size:
        return constant(0)
    if all(not source.later for source in sources):
        lots = []
        for bunch in bunches:
            source = sources[bunch.source]
            gains = {value: source.sign * score(source.judges, value) for value in bunch.weights}
            lots.append(Lot(bunch.size, bunch.weights, gains))
        return counted(lots, lowest, highest, budget)
    if not lowest and not highest:
        return added([_whole(bunch, courses[bunch.source], sources, budget) for bunch in bunches], budget)
    odds = [{value: courses[bunch.source].of(value) for value in bunch.weights} for bunch in bunches]
    total = reduce(lcm, (gain.denominator for one in odds for gain in one.values()), 1)
    kinds = []
    for bunch, one in zip(bunches, odds, strict=True):
        sign = sources[bunch.source].sign
        # Many values may share one gain, which is then turned once.
        turned = {id(gain): _turned(gain, sign, total, budget) for gain in one.values()}
        polys = {value: turned[id(gain)] for value, gain in one.items()}
        kinds.append(Kind(bunch.size, bunch.weights, polys, total))
    return _selected(kinds, lowest, highest, budget)


def _whole(bunch: Bunch, course: Course, sources: Sequence[Source], budget: Budget) -> Distribution:
    """What a bunch of which every die is kept comes to add."""
    one = course.spread(bunch.weights)
    if sources[bunch.source].sign < 0:
        one = mapped(one, lambda value: -value, budget, lambda bounds: (-bounds[1], -bounds[0]))
    return repeated(one, bunch.size, budget)


def _turned(gain: Distribution, sign: int, total: int, budget: Budget) -> Poly:
    """What a kept die adds or subtracts, its weights out of ``total``."""
    factor = total // gain.denominator
    budget.spend(0.3 * len(gain.weights))
    return {sign * value.numerator: weight * factor for value, weight in gain.weights.items()}


class Lot(NamedTuple):
    """Things that are alike, each of which adds a fixed number for its value if it is kept."""

    size: int
    weights: Poly
    gains: dict[int, int]


def counted(lots: Sequence[Lot], lowest: int, highest: int, budget: Budget) -> Distribution:
    """The odds of the sum of what is kept; weights are out of the product of all sums of weights."""
    if lowest + highest == sum(lot.size for lot in lots):
        return constant(0)
    if not lowest and not highest:
        return added([_sum(lot, budget) for lot in lots], budget)
    if len(lots) == 1 and not (lowest and highest):
        ((count, weights, gains),) = lots
        side = -1 if highest else 1  # the lowest are the highest with all signs turned
        order = sorted(weights, key=lambda value: -side * value)
        ranked = [(weights[value], side * gains[value]) for value in order]
        poly = kept_of_equal(count, count - lowest - highest, ranked, budget)
        if poly is not None:
            turned = {side * gain: weight for gain, weight in poly.items()}
            return Distribution(turned, sum(weights.values()) ** count)
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
