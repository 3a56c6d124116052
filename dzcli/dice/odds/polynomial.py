"""Whole-number outcomes and their weights as polynomials: adding dice multiplies them.

Where it pays, a polynomial is packed into one big integer, each coefficient in a field
wide enough that sums never spill over; Python's own multiplication then does the work.
"""

from math import gcd, log2
from typing import NoReturn

from dzcli.dice.exact import NOWHERE

Poly = dict[int, int]
"""Weights by outcome, none of them 0."""

LIMIT = 700_000.0
"""How much work a distribution may take, in microseconds of a slow machine."""
MAX_OUTCOMES = 30_000
MAX_SIZE = 20_000_000
"""How many bits the weights of a distribution may take together."""
MAX_WEIGHT = 13_000
"""How many bits one weight may take: what Python prints without complaint."""
HUGE = 10**12
"""A span wide enough not to be packed; spans are cut to it, so that they fit a float."""

TOO_COMPLEX = "The exact odds of this would take too long to compute."


class Budget:
    """How much work is left; `spend` before working, so that what is too much is never begun."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.left = limit
        self.place = NOWHERE

    def spend(self, microseconds: float) -> None:
        """Take from what is left; raises `ExpressionFault` if there is not enough."""
        self.left -= microseconds
        if not self.left >= 0:
            self.refuse()

    def refuse(self) -> NoReturn:
        """Raise `ExpressionFault`: there is no way short enough."""
        raise self.place.fault(TOO_COMPLEX)

    def allow(self, outcomes: float, bits: float) -> None:
        """Raise `ExpressionFault` for a distribution of too many outcomes or too big weights."""
        if outcomes > MAX_OUTCOMES or bits > MAX_WEIGHT or outcomes * bits > MAX_SIZE:
            self.refuse()


def pack(poly: Poly, width: int) -> tuple[int, int]:
    """A polynomial as an integer, ``width`` bytes for each coefficient, and its lowest exponent."""
    low = min(poly)
    fields = [b"\0" * width] * (max(poly) - low + 1)
    for exponent, weight in poly.items():
        fields[exponent - low] = weight.to_bytes(width, "little")
    return int.from_bytes(b"".join(fields), "little"), low


def unpack(packed: int, width: int, low: int) -> Poly:
    """The polynomial that `pack` made an integer of, in rising order."""
    size = -(-packed.bit_length() // (8 * width)) * width
    data = packed.to_bytes(size, "little")
    weights = (int.from_bytes(data[at : at + width], "little") for at in range(0, size, width))
    return {low + place: weight for place, weight in enumerate(weights) if weight}


def width_for(bits: float) -> int:
    """How many bytes hold any weight of so many bits."""
    return int(bits) // 8 + 1


def multiply(left: Poly, right: Poly, budget: Budget) -> Poly:
    """The product of two polynomials."""
    if len(left) < len(right):
        left, right = right, left
    if len(right) == 1:
        ((shift, factor),) = right.items()
        budget.spend(0.2 * len(left))
        return {exponent + shift: weight * factor for exponent, weight in left.items()}
    bits = log2(sum(left.values())) + log2(sum(right.values())) + 1
    spans = [min(max(poly) - min(poly) + 1, HUGE) for poly in (left, right)]
    one_by_one = 0.45 * len(left) * len(right) * (1 + bits / 2000)
    packed = multiplying(spans[0] * bits, spans[1] * bits) + 0.8 * sum(spans)
    budget.allow(min(sum(spans), len(left) * len(right)), bits)
    budget.spend(min(one_by_one, packed))
    if packed < one_by_one:
        width = width_for(bits)
        (one, first), (other, second) = pack(left, width), pack(right, width)
        return unpack(one * other, width, first + second)
    product: Poly = {}
    for shift, factor in right.items():
        for exponent, weight in left.items():
            product[exponent + shift] = product.get(exponent + shift, 0) + weight * factor
    return product


def multiplying(bits: float, others: float) -> float:
    """About how many microseconds Python takes to multiply two integers of so many bits."""
    small, large = sorted((bits / 30 + 1, others / 30 + 1))
    return float(0.1 + large / small * 0.0125 * small**1.585)


def power(poly: Poly, times: int, budget: Budget) -> Poly:
    """The product of ``times`` equal polynomials, ``times`` at least 1."""
    if times == 1:
        return poly
    low = min(poly)
    step = gcd(*(exponent - low for exponent in poly))
    if step > 1:
        dense = {(exponent - low) // step: weight for exponent, weight in poly.items()}
        start = low * times
        return {start + place * step: weight for place, weight in power(dense, times, budget).items()}
    span = max(poly) - low
    if span > 100 * len(poly):
        return _by_squaring(poly, times, budget)
    outcomes = span * times + 1
    bits = times * log2(sum(poly.values())) + 1
    budget.allow(outcomes, bits)
    if len(poly) == span + 1 and len(set(poly.values())) == 1:
        budget.spend(outcomes * (0.4 + bits / 3000))
        return _uniform(low, span + 1, times, next(iter(poly.values())))
    by_terms = outcomes * len(poly) * (0.35 + bits / 6000)
    packed = 2.2 * multiplying(outcomes * bits / 2, outcomes * bits / 2) + 0.8 * outcomes
    budget.spend(min(by_terms, packed))
    if by_terms < packed:
        return _term_by_term(poly, low, span, times)
    width = width_for(bits)
    one, _ = pack(poly, width)
    return unpack(one**times, width, low * times)


def _by_squaring(poly: Poly, times: int, budget: Budget) -> Poly:
    """A power of a polynomial with few terms far apart."""
    product: Poly = {0: 1}
    for bit in bin(times)[2:]:
        product = multiply(product, product, budget)
        if bit == "1":
            product = multiply(product, poly, budget)
    return product


def _uniform(low: int, sides: int, times: int, weight: int) -> Poly:
    """The sum of fair dice, the faces of which follow each other from ``low``.

    The coefficients g of ((1 - x^s) / (1 - x))^n follow from its derivative: each is made
    of three before it. They read the same from both ends, so half of them is enough.
    """
    last = times * (sides - 1)
    half = last // 2
    # `sides` zeros before the first spare every test of where the sums begin.
    found = [0] * sides
    found.append(weight**times)
    down, up = (times + 1) * sides, times * (sides - 1) + sides + 1
    previous, same, before = found[-1], 0, 0
    for place in range(1, half + 1):
        same = found[place]
        total = (times - 1 + place) * previous + (place - down) * same + (up - place) * before
        previous = total // place
        before = same
        found.append(previous)
    del found[:sides]
    start = times * low
    found += found[last - half - 1 :: -1] if last > half else []
    return dict(zip(range(start, start + last + 1), found, strict=True))


def _term_by_term(poly: Poly, low: int, span: int, times: int) -> Poly:
    """A power by the recurrence of Euler (and Miller): f = p^n means p f' = n p' f."""
    terms = [(exponent - low, weight) for exponent, weight in poly.items() if exponent > low]
    first = poly[low]
    found = [first**times]
    for place in range(1, span * times + 1):
        total = 0
        for step, weight in terms:
            if step <= place:
                total += (step * (times + 1) - place) * weight * found[place - step]
        found.append(total // (place * first))
    start = low * times
    return {start + place: weight for place, weight in enumerate(found) if weight}
