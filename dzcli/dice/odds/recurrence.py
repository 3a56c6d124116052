"""Products of powers of polynomials of few terms, coefficient after coefficient.

With F = f^a g^b ..., its derivative is F times a f'/f + b g'/g + ...; multiplied by f g ..., that tells each
coefficient from as many before it as those products have terms, however large the powers are.
"""

from __future__ import annotations

from math import log2, prod

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dzcli.dice.odds.budget import Budget
    from dzcli.dice.odds.polynomial import Poly

Factor = tuple["Poly", int]
"""A polynomial that begins with a constant, and its power, which may be below 0."""


def product(one: Poly, other: Poly) -> Poly:
    """The product of two polynomials of few terms, without those that cancel out."""
    found: Poly = {}
    for place, weight in one.items():
        for step, factor in other.items():
            found[place + step] = found.get(place + step, 0) + weight * factor
    return {place: weight for place, weight in found.items() if weight}


def coefficients(factors: Sequence[Factor], first: int, last: int, budget: Budget) -> list[int]:
    """The coefficients of a product of powers up to the ``last``, in a measure in which all are whole.

    ``first`` is the constant in that measure.
    """
    whole, turns = _derived(factors)
    terms: dict[int, tuple[int, int]] = {place: (0, weight) for place, weight in whole.items() if place}
    for place, turn in turns.items():
        terms[place] = turn, terms.get(place, (0, 0))[1]
    steps = [(step, turn, known) for step, (turn, known) in sorted(terms.items())]
    found = [first]
    bits = first.bit_length() + sum(abs(power) * log2(sum(map(abs, one.values()))) for one, power in factors)
    for place in budget.over(range(1, last + 1), 0.3 + len(steps) * (0.3 + bits * 5e-5)):
        total = 0
        for step, turn, known in steps:
            if step > place:
                break
            total += (turn - known * (place - step)) * found[place - step]
        found.append(total // (place * whole[0]))
    return found


def _derived(factors: Sequence[Factor]) -> tuple[Poly, Poly]:
    """The product of all polynomials, and x times its likeness in which each is derived in turn."""
    whole: Poly = {0: 1}
    turns: Poly = {}
    for one, power in factors:
        slope = {place: power * place * weight for place, weight in one.items() if place}
        turns = product(turns, one)
        for place, turn in product(whole, slope).items():
            turns[place] = turns.get(place, 0) + turn
        whole = product(whole, one)
    return whole, turns


MOST_KINDS = 6
"""Each kind of dice doubles the terms that a coefficient follows from."""


def fair_dice(counts: Mapping[int, int], budget: Budget) -> Poly | None:
    """The weights of the sum of so many fair dice of each number of sides; None for too many kinds.

    They read the same from both ends, so half of them is enough.
    """
    if len(counts) > MOST_KINDS:
        return None
    low, last = sum(counts.values()), sum(count * (sides - 1) for sides, count in counts.items())
    budget.allow(last, sum(count * log2(sides) for sides, count in counts.items()) / 2)
    factors: list[Factor] = [({0: 1, sides: -1}, count) for sides, count in counts.items()]
    found = coefficients([*factors, ({0: 1, 1: -1}, -low)], 1, last // 2, budget)
    found += reversed(found[: last + 1 - len(found)])
    return dict(zip(range(low, low + last + 1), found, strict=True))


def ways(counts: Mapping[int, int]) -> int:
    """In how many ways so many dice of each number of sides can fall."""
    return prod(sides**count for sides, count in counts.items())
