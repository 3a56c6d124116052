"""Whole-number outcomes and their weights as polynomials: adding dice multiplies them.

Where it pays, a polynomial is packed into one big integer, each coefficient in a field
wide enough that sums never spill over; Python's own multiplication then does the work.
"""

from math import gcd, log2

from dzcli.dice.odds.budget import Budget

Poly = dict[int, int]
"""Weights by outcome, none of them 0."""

FEW = 200
"""By a polynomial of so many terms others may be multiplied term by term."""
HUGE = 10**12
"""A span wide enough not to be packed; spans are cut to it, so that they fit a float."""


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
    one_by_one = 0.25 * len(left) * len(right) * (1 + bits / 2500)
    packed = multiplying(spans[0] * bits, spans[1] * bits) + sum(spans) * packing(bits)
    budget.allow(min(sum(spans), len(left) * len(right)), bits)
    width = width_for(bits)
    if len(right) <= FEW and spans[0] < 4 * len(left):
        low = min(right)
        few = Factor({exponent - low: weight for exponent, weight in right.items()}, 8 * width, budget)
        if few.cost(spans[0] * bits) + spans[0] * packing(bits) < min(packed, one_by_one):
            one, first = pack(left, width)
            return unpack(few.times(one), width, first + low)
    if packed < one_by_one:
        budget.spend(packed)
        (one, first), (other, second) = pack(left, width), pack(right, width)
        return unpack(one * other, width, first + second)
    product: Poly = {}
    for shift, factor in right.items():
        budget.spend(one_by_one / len(right))
        for exponent, weight in left.items():
            product[exponent + shift] = product.get(exponent + shift, 0) + weight * factor
    return product


def multiplying(bits: float, others: float) -> float:
    """About how many microseconds Python takes to multiply two integers of so many bits."""
    small, large = sorted((bits / 30 + 1, others / 30 + 1))
    return float(0.1 + large / small * 0.005 * small**1.585)


def packing(bits: float) -> float:
    """About how many microseconds it takes to pack and unpack one weight of so many bits."""
    return 0.6 + bits * 1e-4


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
    if len(poly) == span + 1 and len(set(poly.values())) == 1:
        budget.allow(outcomes, bits / 2)  # both halves are of the same numbers
        budget.spend(outcomes * (0.5 + bits * 2e-4))
        return _uniform(low, span + 1, times, next(iter(poly.values())))
    budget.allow(outcomes, bits)
    by_terms = outcomes * (0.3 + len(poly) * (0.25 + bits * 8e-5))
    packed = 1.5 * multiplying(outcomes * bits / 2, outcomes * bits / 2) + outcomes * packing(bits)
    if by_terms < packed:
        return _term_by_term(poly, low, span, times, budget)
    budget.spend(packed)
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
    previous, before = found[-1], 0
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


def _term_by_term(poly: Poly, low: int, span: int, times: int, budget: Budget) -> Poly:
    """A power by the recurrence of Euler (and Miller): f = p^n means p f' = n p' f."""
    terms = [(exponent - low, weight) for exponent, weight in poly.items() if exponent > low]
    first = poly[low]
    found = [first**times]
    cost = 0.3 + len(poly) * (0.25 + times * log2(sum(poly.values())) * 8e-5)
    for place in range(1, span * times + 1):
        budget.spend(cost)
        total = 0
        for step, weight in terms:
            if step <= place:
                total += (step * (times + 1) - place) * weight * found[place - step]
        found.append(total // (place * first))
    start = low * times
    return {start + place: weight for place, weight in enumerate(found) if weight}


class Factor:
    """A polynomial of few terms, by which packed ones are multiplied: by shifting and adding.

    No exponent is below 0; each coefficient of the packed ones takes ``field`` bits.
    """

    def __init__(self, poly: Poly, field: int, budget: Budget) -> None:
        self.terms = [(exponent * field, weight) for exponent, weight in sorted(poly.items())]
        self.field = field
        self.budget = budget
        shifts = [shift for shift, _ in self.terms]
        run = list(range(shifts[0], shifts[0] + len(shifts) * field, field)) if shifts else []
        self.even = shifts == run and len(set(poly.values())) == 1
        self.doublings = bin(len(shifts))[3:]

    def cost(self, bits: float) -> float:
        """About how many microseconds `times` takes for so many bits."""
        additions = 1.5 * len(self.doublings) + 1 if self.even else 2.0 * len(self.terms)
        return additions * (0.3 + (bits + min(self.terms[-1][0], HUGE)) / 25_000)

    def times(self, sums: int) -> int:
        """The product of a packed polynomial with this one."""
        if not sums:
            return 0
        if self.even:
            self.budget.spend(self.cost(sums.bit_length()))
            return self._run(sums)
        total = 0
        for shift, weight in self.budget.over(self.terms, self.cost(sums.bit_length()) / len(self.terms)):
            total += (sums << shift) * weight
        return total

    def _run(self, sums: int) -> int:
        """The same for a run of exponents with one weight: it is doubled by adding it to itself."""
        total, length, field = sums, 1, self.field
        for bit in self.doublings:
            total += total << length * field
            length *= 2
            if bit == "1":
                total = (total << field) + sums
                length += 1
        first, weight = self.terms[0]
        return total * weight << first if weight > 1 else total << first
