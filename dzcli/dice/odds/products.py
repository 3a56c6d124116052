"""Products and quotients of whole numbers, in tight loops."""

from fractions import Fraction
from functools import partial
from math import gcd

from dzcli.dice.exact import ratio
from dzcli.dice.notation.bounds import chained
from dzcli.dice.odds.algebra import digits_of, rest_of, weighing
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import Distribution, Weights
from dzcli.dice.odds.polynomial import multiplying


def multiplied(left: Distribution, right: Distribution, budget: Budget) -> Distribution:
    """The distribution of a product of whole numbers."""
    each = 0.15 + 0.4 * multiplying(digits_of(left), digits_of(right)) + weighing(left, right)
    many, few = sorted((left.weights, right.weights), key=len, reverse=True)
    weights: Weights = {}
    get = weights.get
    for value, weight in many.items():
        budget.spend(each * len(few))
        for times, factor in few.items():
            product = value * times
            weights[product] = get(product, 0) + weight * factor
    one, other = left.exact_mean, right.exact_mean
    return Distribution(
        weights,
        left.denominator * right.denominator,
        None if one is None or other is None else one * other,
        rest_of(left, right, partial(chained, "*")),
    ).settled()


def divided(left: Distribution, right: Distribution, budget: Budget) -> Distribution:
    """The distribution of a quotient of whole numbers, of which the second is never 0."""
    each = 0.5 + 0.4 * multiplying(digits_of(left), digits_of(right)) + weighing(left, right)
    pairs: dict[tuple[int, int], int] = {}
    get = pairs.get
    for under, factor in right.weights.items():
        sign = -1 if under < 0 else 1
        for over, weight in budget.over(left.weights.items(), each):
            common = sign * gcd(over.numerator, under.numerator)
            key = over.numerator // common, under.numerator // common
            pairs[key] = get(key, 0) + weight * factor
    weights: Weights = {}
    for (over, under), weight in budget.over(pairs.items(), 3.0):
        weights[ratio(over, under)] = weight
    mean = None
    if left.exact_mean is not None and not right.missing:
        mean = (
            left.exact_mean
            * sum((Fraction(weight, value.numerator) for value, weight in right.weights.items()), Fraction(0))
            / right.denominator
        )
    return Distribution(
        weights,
        left.denominator * right.denominator,
        mean,
        rest_of(left, right, partial(chained, "/")),
    ).settled()
