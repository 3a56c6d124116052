"""Products and quotients of whole numbers, in tight loops."""

from fractions import Fraction
from functools import partial
from math import gcd, lcm

from dzcli.dice.exact import MAX_BITS, ratio
from dzcli.dice.notation.bounds import chained
from dzcli.dice.odds.algebra import digits_of, rest_of, weighing
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import Distribution, Weights
from dzcli.dice.odds.ordering import announce
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
    announce(weights, budget)
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
    announce(weights, budget)
    inverse = None if right.missing else _mean_inverse(right)
    mean = None if inverse is None or left.exact_mean is None else left.exact_mean * inverse
    return Distribution(
        weights,
        left.denominator * right.denominator,
        mean,
        rest_of(left, right, partial(chained, "/")),
    ).settled()


def _mean_inverse(one: Distribution) -> Fraction | None:
    """The mean of one over an outcome, a whole number; None if it is a fraction too long to work out."""
    scale = 1
    for value in one.weights:
        scale = lcm(scale, value.numerator)
        if scale.bit_length() > MAX_BITS:
            return None
    total = sum(scale // value.numerator * weight for value, weight in one.weights.items())
    return Fraction(total, scale * one.denominator)
