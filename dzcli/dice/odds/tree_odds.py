"""The exact odds of an expression."""

from collections.abc import Sequence
from functools import partial
from math import prod

from dzcli.dice.exact import Exact, Place, binary, call, checked, power
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.bounds import called, chained, point, powered
from dzcli.dice.notation.limits import check
from dzcli.dice.notation.modifiers import Judge, Keep, Modifier, Sort
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
from dzcli.dice.odds.algebra import added, combined, compared, extreme, mapped, mixture, whole
from dzcli.dice.odds.cases import Source
from dzcli.dice.odds.distribution import Distribution, constant
from dzcli.dice.odds.polynomial import TOO_COMPLEX, Budget
from dzcli.dice.odds.pools import Lot, counted, kept_odds, pool_odds
from dzcli.dice.rolling.effects import dropped, score, score_bounds
from dzcli.dice.rolling.roll import whole_count, whole_sides
from dzcli.dice.throws.throw import Faces

UNLIKELY = 1e-12
"""How much chance, all in all, endless explosions may leave out."""


MOST_REMEMBERED = 16
"""How many distributions are kept for when they are asked for again."""

_remembered: dict[object, Distribution] = {}


def distribution(tree: Node) -> Distribution:
    """The exact distribution of the total of a tree.

    Explosions that can go on for ever are cut where less than `UNLIKELY` is left out.
    Raises `ExpressionFault` if it would take too long to compute, and for what may turn
    out wrong when it is rolled, such as a division by zero.
    """
    key = content(tree)
    found = _remembered.pop(key, None) or _worked_out(tree)
    _remembered[key] = found
    if len(_remembered) > MOST_REMEMBERED:
        del _remembered[next(iter(_remembered))]
    return found


def _worked_out(tree: Node) -> Distribution:
    """By algebra; where that knows no way, from every throw if these are few."""
    try:
        return fold(tree, _Odds(check(tree).dice).node)
    except ExpressionFault as fault:
        if fault.message != TOO_COMPLEX:
            raise
        from dzcli.dice.odds.enumeration import enumerated

        found = enumerated(tree)
        if found is None:
            raise
        return found


class _Odds:
    """Makes the distribution of a node from those of its parts."""

    def __init__(self, dice: float) -> None:
        self.unlikely = UNLIKELY / max(1.0, dice)
        self.budget = Budget()
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
                return self.group(node, parts)
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
        bounding = lambda value: called(node.name, [value])  # noqa: E731
        return mapped(parts[0], lambda value: call(node.name, [value]), self.budget, bounding)

    def power(self, node: Power, base: Distribution, exponent: Distribution) -> Distribution:
        """The distribution of a power."""
        return combined(
            base,
            exponent,
            lambda one, other: power(one, other, node.place),
            self.budget,
            powered,
            fractions=min(exponent.weights) < 0,
        )

    def chain(self, node: Chain, parts: Sequence[Distribution]) -> Distribution:
        """The distribution of a sum or a product."""
        if node.signs[0] in ("+", "-"):
            signs = ("+", *node.signs)
            total = added(
                [
                    self.negative(part) if sign == "-" else part
                    for sign, part in zip(signs, parts, strict=True)
                ],
                self.budget,
            )
            for value in total.weights:
                checked(value, node.at(0))
            return total
        total = parts[0]
        for index, sign in enumerate(node.signs):
            total = self.operation(total, sign, parts[index + 1], node.at(index))
        return total

    def operation(self, left: Distribution, sign: str, right: Distribution, place: Place) -> Distribution:
        """The distribution of ``left sign right``."""

        def result(one: Exact, other: Exact) -> Exact:
            return binary(sign, one, other, place)

        bounding = partial(chained, sign)
        if sign == "*":
            return combined(left, right, result, self.budget, bounding, lambda one, other: one * other)
        if sign == "/" and len(right.weights) == 1:
            ((divisor, _),) = right.weights.items()
            divided = lambda value: chained("/", value, point(divisor))  # noqa: E731
            return mapped(
                left, lambda one: result(one, divisor), self.budget, divided, lambda mean: mean / divisor
            )
        return combined(left, right, result, self.budget, bounding, fractions=sign == "/")

    # Dice

    def pool(self, node: Pool, parts: Sequence[Distribution]) -> Distribution:
        """The distribution of dice, over all their numbers and all their sides."""
        if isinstance(node.count, int) and not isinstance(node.faces, Node):
            return self.fixed(node.count, node.faces, node.modifiers)
        waiting = list(parts)
        counts = waiting.pop(0) if isinstance(node.count, Node) else constant(node.count)
        faces: list[tuple[Faces, int]]
        if isinstance(node.faces, Node):
            faces = [(whole_sides(value, node), weight) for value, weight in waiting[0].weights.items()]
            denominator = counts.denominator * waiting[0].denominator
        else:
            faces, denominator = [(node.faces, 1)], counts.denominator
        cases = []
        for value, weight in counts.weights.items():
            count = whole_count(value, node)
            for die, share in faces:
                cases.append((weight * share, self.fixed(count, die, node.modifiers)))
        return mixture(cases, denominator, self.budget)

    def fixed(self, count: int, faces: Faces, modifiers: tuple[Modifier, ...]) -> Distribution:
        """The distribution of a pool, computed once for all pools that are alike."""
        self.budget.spend(2.0)
        if not count:
            return constant(0)
        key = (count, faces, modifiers)
        if key not in self.pools:
            self.pools[key] = pool_odds(count, faces, modifiers, self.unlikely, self.budget)
        return self.pools[key]

    # Groups

    def group(self, node: Group, parts: Sequence[Distribution]) -> Distribution:
        """The distribution of a group."""
        judges = [one for one in node.modifiers if isinstance(one, Judge)]
        keeps = [one for one in node.modifiers if isinstance(one, Keep)]
        if len(parts) == 1 and keeps:
            return self.judged(self.flattened(node, keeps), judges)
        lowest, highest = dropped(keeps, len(parts))
        if not lowest and not highest:
            return added([self.judged(part, judges) for part in parts], self.budget)
        if lowest + highest == len(parts):
            return constant(0)
        if lowest + highest == len(parts) - 1 and not (lowest and highest):
            return self.judged(extreme(parts, lowest > 0, self.budget), judges)
        return self.chosen(parts, judges, lowest, highest)

    def judged(self, one: Distribution, judges: Sequence[Judge]) -> Distribution:
        """What the total of a part counts for."""
        if not judges:
            return one
        return mapped(one, lambda value: score(judges, value), self.budget, partial(score_bounds, judges))

    def chosen(
        self, parts: Sequence[Distribution], judges: Sequence[Judge], lowest: int, highest: int
    ) -> Distribution:
        """The distribution of what is kept of several parts, those that are alike taken together."""
        scale, polys = whole(parts)
        lots: list[Lot] = []
        for poly in polys:
            self.budget.spend(1.0 * len(poly) + len(lots))
            for place, lot in enumerate(lots):
                if lot.weights == poly:
                    lots[place] = lot._replace(size=lot.size + 1)
                    break
            else:
                if judges:
                    gains = {value: score(judges, _over(value, scale)).numerator for value in poly}
                else:
                    gains = {value: value for value in poly}
                lots.append(Lot(1, poly, gains))
        found = counted(lots, lowest, highest, self.budget)
        total = Distribution(found.weights, prod(part.denominator for part in parts))
        return (
            total
            if scale == 1 or judges
            else mapped(total, lambda value: _over(value, scale), self.budget, lambda value: value)
        )

    def flattened(self, node: Group, keeps: Sequence[Keep]) -> Distribution:
        """The distribution of a group of one part, of whose dice some are kept."""
        sources: list[Source] = []
        fixed: Exact = 0
        waiting: list[tuple[Node, int]] = [(node.members[0], 1)]
        while waiting:
            part, sign = waiting.pop()
            if isinstance(part, Labelled):
                waiting.append((part.inner, sign))
            elif isinstance(part, Negative):
                waiting.append((part.inner, -sign))
            elif isinstance(part, Number):
                fixed += sign * part.value
            elif isinstance(part, Chain) and part.signs[0] in ("+", "-"):
                signs = [sign, *(-sign if one == "-" else sign for one in part.signs)]
                waiting.extend(reversed(list(zip(part.operands, signs, strict=True))))
            elif isinstance(part, Pool):
                sources.append(self.source(part, sign))
            else:  # what else is done with the dice cannot be told from their sum
                self.budget.refuse()
        if not sources:
            return constant(fixed)
        return added([kept_odds(sources, keeps, self.unlikely, self.budget), constant(fixed)], self.budget)

    def source(self, node: Pool, sign: int) -> Source:
        """The dice of a pool, of which a group is going to keep some."""
        if not isinstance(node.count, int) or isinstance(node.faces, Node):
            self.budget.refuse()
        if any(isinstance(one, Keep) for one in node.modifiers):
            self.budget.refuse()
        judges = tuple(one for one in node.modifiers if isinstance(one, Judge))
        acts = tuple(one for one in node.modifiers if not isinstance(one, Judge | Sort))
        return Source(node.count, node.faces, acts, (), judges, sign)


def _over(value: Exact, scale: int) -> Exact:
    """What `whole` multiplied by ``scale``."""
    return binary("/", value, scale)
