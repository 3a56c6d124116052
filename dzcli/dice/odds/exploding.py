"""The exact sum of many dice that explode without a limit.

With E and G for what faces add that end an explosion and that go on, one die adds E1 + G1 E2 / (1 - G2)
(1 for the die itself, 2 for those after it): a quotient of two polynomials of few terms. Of its power each
coefficient follows from a few before it (`recurrence`), so that hundreds of dice take as long as a few.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, exp, inf, log, log2

from dzcli.dice.notation.modifiers import Explode
from dzcli.dice.odds.distribution import Distribution
from dzcli.dice.odds.one_die import die, trigger
from dzcli.dice.odds.polynomial import multiplying
from dzcli.dice.odds.recurrence import coefficients, product
from dzcli.dice.rolling.effects import score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from dzcli.dice.notation.modifiers import Judge, Modifier
    from dzcli.dice.odds.budget import Budget
    from dzcli.dice.odds.polynomial import Poly
    from dzcli.dice.throws.throw import Faces

TRIALS = 16
"""Steps of the search for the highest outcome that is worth listing."""
STEEP = 500.0
"""A float holds e to the power of so much."""


def exploding(
    count: int,
    faces: Faces,
    acts: Sequence[Modifier],
    judges: Sequence[Judge],
    unlikely: float,
    budget: Budget,
) -> Distribution | None:
    """The odds of ``count`` dice of which all count, and that do nothing but explode without a limit.

    Outcomes beyond one that less than ``unlikely`` a die is above are left out; all others are exact.
    None for dice of other kinds, and where something subtracts.
    """
    if count < 2 or len(acts) != 1 or not isinstance(acts[0], Explode):
        return None
    act = acts[0]
    if act.most or (act.compound and judges):
        return None
    natural = die(faces, budget)
    acting = trigger(act, natural)
    going = {face: weight for face, weight in natural.items() if acting(face)}
    ending = {face: weight for face, weight in natural.items() if face not in going}
    less = int(act.penetrate)
    first = [_gains(some, 0, judges) for some in (ending, going)]
    after = [_gains(some, less, judges) for some in (ending, going)]
    if not going or min(*first[0], *first[1], *after[0], *after[1]) < 0:
        return None
    sides = sum(natural.values())
    again = {0: sides}
    for gain, weight in after[1].items():
        again[gain] = again.get(gain, 0) - weight
    if first == after:
        return _power(first[0], again, count, unlikely, budget)
    over = _sum(product(first[0], again), product(first[1], after[0]))
    return _power(over, {gain: sides * weight for gain, weight in again.items()}, count, unlikely, budget)


def _gains(faces: Poly, less: int, judges: Sequence[Judge]) -> Poly:
    """What faces add at last, with their weights."""
    found: Poly = {}
    for face, weight in faces.items():
        gain = score(judges, face - less) if judges else face - less
        found[gain] = found.get(gain, 0) + weight
    return found


def _sum(one: Poly, other: Poly) -> Poly:
    return {place: one.get(place, 0) + other.get(place, 0) for place in {*one, *other}}


def _power(over: Poly, under: Poly, count: int, unlikely: float, budget: Budget) -> Distribution:
    """The power of a quotient of two polynomials, that of one die."""
    low = min(over)
    over = {place - low: weight for place, weight in over.items()}
    steps = [place for place in under if place]
    last = max(over) * count
    if steps:
        budget.spend(TRIALS * (0.4 * len(over) + 0.8 * len(under)))
        last = _last(over, under, count, unlikely * count)
    mean = count * (low + _mean(over, under))
    often = last // min(steps) + 1 if steps else 0
    budget.allow(last, (count + often) * log2(sum(over.values())))
    budget.spend(multiplying(often * log2(under[0]), often * log2(under[0])))
    scale = under[0] ** often
    narrow = [product(poly, {0: 1, 1: -1}) for poly in (over, under)]
    if len(narrow[0]) * len(narrow[1]) < len(over) * len(under):
        over, under = narrow
    # Each of the steps that the scale is a power for brings one more factor of it below the line.
    listed = coefficients([(over, count), (under, -count)], over[0] ** count * scale, last, budget)
    weights = {low * count + place: weight for place, weight in enumerate(listed) if weight}
    rest = (low * count + last + 1, inf)
    return Distribution(weights, under[0] ** count * scale, mean, rest if steps else (-inf, inf))


def _mean(over: Poly, under: Poly) -> Fraction:
    """The mean of what has a quotient of polynomials for its weights."""
    sums = [sum(poly.values()) for poly in (over, under)]
    slopes = [sum(place * weight for place, weight in poly.items()) for poly in (over, under)]
    return Fraction(slopes[0], sums[0]) - Fraction(slopes[1], sums[1])


def _last(over: Poly, under: Poly, count: int, unlikely: float) -> int:
    """An outcome that less than ``unlikely`` is above, by Chernoff's bound; the lowest that it gives."""

    def at(poly: Poly, turn: float) -> float:
        return sum(weight * exp(turn * place) for place, weight in poly.items())

    def beyond(turn: float) -> float:
        return (count * log(at(over, turn) / at(under, turn)) - log(unlikely)) / turn

    low = 0.0
    high = STEEP / max(*over, *under)
    for _ in range(2 * TRIALS):
        middle = (low + high) / 2
        low, high = (middle, high) if at(under, middle) > 0 else (low, middle)
    left, right = low * 1e-6, low * (1 - 1e-9)
    for _ in range(TRIALS):
        third = (right - left) / 3
        if beyond(left + third) < beyond(right - third):
            right -= third
        else:
            left += third
    return ceil(beyond(left))
