"""The exact odds of an expression."""

from __future__ import annotations

from functools import partial

from dzcli.dice.clock import clock
from dzcli.dice.exact import MAX_BITS, Exact, Place, binary, call, checked, power
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.bounds import called, chained, point, powered
from dzcli.dice.notation.limits import check
from dzcli.dice.notation.modifiers import Keep, Modifier
from dzcli.dice.notation.tree import (
    Call,
    Chain,
    Comparison,
    Group,
    Labelled,
    Negative,
    Node,
    Number,
    Pool,
    Power,
    content,
    fold,
)
from dzcli.dice.odds.algebra import combined, digits_of, has_fractions, mapped, mixture
from dzcli.dice.odds.budget import TOO_COMPLEX, Budget
from dzcli.dice.odds.comparing import compared, extreme
from dzcli.dice.odds.distribution import Distribution, constant
from dzcli.dice.odds.group_odds import group_odds
from dzcli.dice.odds.pools import pool_odds
from dzcli.dice.odds.products import divided, multiplied
from dzcli.dice.odds.recurrence import fair_dice, ways
from dzcli.dice.odds.sums import added, of_random_count
from dzcli.dice.rolling.roll import whole_count, whole_sides
from dzcli.dice.throws.throw import Faces

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

UNLIKELY = 1e-12
"""How much chance, all in all, endless explosions may leave out."""


MANY = 500
"""Fair dice of so many sides together are added up by the quick way for many."""
MOST_REMEMBERED = 16
"""How many distributions are kept for when they are asked for again."""

_remembered: dict[object, Distribution] = {}


def distribution(tree: Node, budget: Budget | None = None) -> Distribution:
    """The exact distribution of the total of a tree.

    Explosions that can go on for ever are cut where less than `UNLIKELY` is left out.
    Raises `ExpressionFault` if it would take too long to compute or too much memory, and for
    what may turn out wrong when it is rolled, such as a division by zero.
    """
    key = content(tree)
    found = _remembered.pop(key, None) or _timed(tree, budget or Budget())
    _remembered[key] = found
    if len(_remembered) > MOST_REMEMBERED:
        del _remembered[next(iter(_remembered))]
    return found


def _timed(tree: Node, budget: Budget) -> Distribution:
    """The distribution, and how long it took."""
    started = clock()
    found = _worked_out(tree, budget)
    found.seconds = clock() - started
    return found


def _worked_out(tree: Node, budget: Budget) -> Distribution:
    """By algebra; where that knows no way, from every throw if these are few."""
    try:
        return fold(tree, _Odds(check(tree).dice, budget).node)
    except OverflowError:
        # An estimate of what is ahead went beyond all that a float can tell.
        budget.refuse()
    except ExpressionFault as fault:
        if fault.message != TOO_COMPLEX:
            raise
        from dzcli.dice.odds.enumeration import enumerated

        found = enumerated(tree, budget)
        if found is None:
            raise
        return found


class _Odds:
    """Makes the distribution of a node from those of its parts."""

    def __init__(self, dice: float, budget: Budget) -> None:
        self.unlikely = UNLIKELY / max(1.0, dice)
        self.budget = budget
        self.pools: dict[tuple[int, Faces, tuple[Modifier, ...]], Distribution] = {}

    def node(self, node: Node, parts: Sequence[Distribution]) -> Distribution:
        """The distribution of a node."""
        self.budget.spend(2.0)
        place = getattr(node, "place", ())
        if isinstance(place, Place):
            self.budget.place = place
        match node:
            case Number():
                return constant(node.value)
            case Pool():
                return self.pool(node, parts)
            case Group():
                return group_odds(node, parts, self.unlikely, self.budget)
            case Negative():
                return self.negative(parts[0])
            case Chain():
                return self.chain(node, parts)
            case Power():
                return self.power(node, *parts)
            case Call():
                return self.call(node, parts)
            case Comparison():
                return compared(parts[0], node.sign, parts[1], self.budget)
            case Labelled():
                return parts[0]
        raise TypeError(node)

    def negative(self, one: Distribution) -> Distribution:
        """The distribution with all signs turned."""
        turned = partial(chained, "-", (0, 0))
        return mapped(one, lambda value: -value, self.budget, turned, lambda mean: -mean)

    def call(self, node: Call, parts: Sequence[Distribution]) -> Distribution:
        """The distribution of a function."""
        if node.name in ("max", "min"):
            return extreme(parts, node.name == "max", self.budget)
        return mapped(
            parts[0],
            lambda value: call(node.name, [value]),
            self.budget,
            lambda bounds: called(node.name, [bounds]),
        )

    def power(self, node: Power, base: Distribution, exponent: Distribution) -> Distribution:
        """The distribution of a power."""
        return combined(
            base,
            exponent,
            lambda one, other: power(one, other, node.place),
            self.budget,
            powered,
        )

    def chain(self, node: Chain, parts: Sequence[Distribution]) -> Distribution:
        """The distribution of a sum or a product."""
        if node.signs[0] in ("+", "-"):
            total = added(self.terms(node, parts), self.budget)
            for value in self.budget.over(total.weights, 0.5) if has_fractions(total) else total.ends:
                checked(value, node.at(0))
            return total
        total = parts[0]
        for index, sign in enumerate(node.signs):
            total = self.operation(total, sign, parts[index + 1], node.at(index))
        return total

    def terms(self, node: Chain, parts: Sequence[Distribution]) -> list[Distribution]:
        """What a sum adds; fair dice in several of its parts are thrown together.

        A fair die subtracted is one added, less one more than it has sides.
        """
        fair: dict[int, tuple[int, int]] = {}
        for place, part in enumerate(node.parts):
            if (
                isinstance(part, Pool)
                and not (part.parts or part.modifiers)
                and type(part.faces) is type(part.count) is int
            ):
                fair[place] = part.faces, part.count
        signs = ("+", *node.signs)
        together = self.together(list(fair.values())) if len(fair) > 1 else None
        found = [
            self.negative(part) if sign == "-" else part
            for place, (sign, part) in enumerate(zip(signs, parts, strict=True))
            if together is None or place not in fair
        ]
        if together is not None:
            turned = sum(count * (sides + 1) for place, (sides, count) in fair.items() if signs[place] == "-")
            found += [together, constant(-turned)]
        return found

    def together(self, pools: Sequence[tuple[int, int]]) -> Distribution | None:
        """The sum of many fair dice of a few kinds, given as sides and counts; None where they are few."""
        counts: dict[int, int] = {}
        for sides, count in pools:
            counts[sides] = counts.get(sides, 0) + count
        if len(counts) == 1:
            return self.fixed(*next((count, sides, ()) for sides, count in counts.items()))
        if sum(count * sides for sides, count in counts.items()) < MANY:
            return None
        poly = fair_dice(counts, self.budget)
        return None if poly is None else Distribution(poly, ways(counts))

    def operation(self, left: Distribution, sign: str, right: Distribution, place: Place) -> Distribution:
        """The distribution of ``left sign right``."""

        def result(one: Exact, other: Exact) -> Exact:
            return binary(sign, one, other, place)

        bounding = partial(chained, sign)
        small = max(map(digits_of, (left, right))) <= MAX_BITS // 2
        if sign == "*" and small and not (has_fractions(left) or has_fractions(right)):
            return multiplied(left, right, self.budget)
        if sign == "*":
            return combined(left, right, result, self.budget, bounding, lambda one, other: one * other)
        if sign == "/" and len(right.weights) == 1:
            ((divisor, _),) = right.weights.items()
            return mapped(
                left,
                lambda one: result(one, divisor),
                self.budget,
                lambda bounds: chained("/", bounds, point(divisor)),
                lambda mean: mean / divisor,
            )
        if sign == "/" and 0 not in right.weights and not (has_fractions(left) or has_fractions(right)):
            return divided(left, right, self.budget)
        return combined(left, right, result, self.budget, bounding)

    # Dice

    def pool(self, node: Pool, parts: Sequence[Distribution]) -> Distribution:
        """The distribution of dice, over all their numbers and all their sides."""
        if isinstance(node.count, int) and not isinstance(node.faces, Node):
            return self.fixed(node.count, node.faces, node.modifiers)
        waiting = list(parts)
        counts = waiting.pop(0) if isinstance(node.count, Node) else constant(node.count)
        for value in counts.weights:
            whole_count(value, node)
        faces: list[tuple[Faces, int]] = [(node.faces, 1)] if not isinstance(node.faces, Node) else []
        denominator = counts.denominator
        if isinstance(node.faces, Node):
            faces = [(whole_sides(value, node), weight) for value, weight in waiting[0].weights.items()]
            denominator *= waiting[0].denominator
        if not any(isinstance(one, Keep) for one in node.modifiers):
            parts = [self.summed(counts, die, node.modifiers) for die, _ in faces]
            shares = [weight for _, weight in faces]
            return mixture(zip(shares, parts, strict=True), denominator // counts.denominator, self.budget)
        cases = [
            (weight * share, self.fixed(value.numerator, die, node.modifiers))
            for value, weight in counts.weights.items()
            for die, share in faces
        ]
        return mixture(cases, denominator, self.budget)

    def summed(self, counts: Distribution, faces: Faces, modifiers: tuple[Modifier, ...]) -> Distribution:
        """The distribution of a random number of dice, all of which count."""
        if len(counts.weights) == 1 and not counts.missing:
            return self.fixed(next(iter(counts.weights)).numerator, faces, modifiers)
        return of_random_count(counts, self.fixed(1, faces, modifiers), self.budget)

    def fixed(self, count: int, faces: Faces, modifiers: tuple[Modifier, ...]) -> Distribution:
        """The distribution of a pool, computed once for all pools that are alike."""
        self.budget.spend(2.0)
        if not count:
            return constant(0)
        key = (count, faces, modifiers)
        if key not in self.pools:
            self.pools[key] = pool_odds(count, faces, modifiers, self.unlikely, self.budget)
        return self.pools[key]
