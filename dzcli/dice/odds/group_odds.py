"""The exact odds of groups: what is kept of their parts, or of the dice of a single part."""

from __future__ import annotations

from functools import partial
from math import prod

from dzcli.dice.exact import Exact, ratio
from dzcli.dice.notation.modifiers import Judge, Keep, Sort
from dzcli.dice.notation.tree import Chain, Group, Labelled, Negative, Node, Number, Pool
from dzcli.dice.odds.algebra import mapped
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.cases import Source
from dzcli.dice.odds.comparing import extreme
from dzcli.dice.odds.distribution import Distribution, constant
from dzcli.dice.odds.pools import Lot, counted, kept_odds
from dzcli.dice.odds.sums import added, unscaled, whole
from dzcli.dice.rolling.effects import dropped, score, score_bounds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def group_odds(node: Group, parts: Sequence[Distribution], unlikely: float, budget: Budget) -> Distribution:
    """The distribution of a group, from those of its parts."""
    judges = [one for one in node.modifiers if isinstance(one, Judge)]
    keeps = [one for one in node.modifiers if isinstance(one, Keep)]
    if len(parts) == 1 and keeps:
        return _judged(_flattened(node, keeps, unlikely, budget), judges, budget)
    lowest, highest = dropped(keeps, len(parts))
    if not lowest and not highest:
        return added([_judged(part, judges, budget) for part in parts], budget)
    if lowest + highest == len(parts):
        return constant(0)
    if lowest + highest == len(parts) - 1 and not (lowest and highest):
        return _judged(extreme(parts, lowest > 0, budget), judges, budget)
    return _chosen(parts, judges, (lowest, highest), budget)


def _judged(one: Distribution, judges: Sequence[Judge], budget: Budget) -> Distribution:
    """What the total of a part counts for."""
    if not judges:
        return one
    return mapped(one, lambda value: score(judges, value), budget, partial(score_bounds, judges))


def _chosen(
    parts: Sequence[Distribution], judges: Sequence[Judge], ends: tuple[int, int], budget: Budget
) -> Distribution:
    """The distribution of what is kept of several parts, but for so many at each of the two ``ends``."""
    scale, polys = whole(parts, budget)
    lots: list[Lot] = []
    for poly in polys:
        budget.spend(1.0 * len(poly) + len(lots))
        for place, lot in enumerate(lots):
            if lot.weights == poly:
                lots[place] = lot._replace(size=lot.size + 1)
                break
        else:
            gains = {value: value for value in poly}
            if judges:
                gains = {value: score(judges, ratio(value, scale)).numerator for value in poly}
            lots.append(Lot(1, poly, gains))
    found = counted(lots, *ends, budget)
    weights = found.weights
    if not judges:
        weights = dict(
            unscaled({value.numerator: weight for value, weight in weights.items()}, scale, budget)
        )
    return Distribution(weights, prod(part.denominator for part in parts))


def _flattened(node: Group, keeps: Sequence[Keep], unlikely: float, budget: Budget) -> Distribution:
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
            sources.append(_source(part, sign, budget))
        else:  # what else is done with the dice cannot be told from their sum
            budget.refuse()
    sources = [source for source in sources if source.size]
    if not sources:
        return constant(fixed)
    return added([kept_odds(sources, keeps, unlikely, budget), constant(fixed)], budget)


def _source(node: Pool, sign: int, budget: Budget) -> Source:
    """The dice of a pool, of which a group is going to keep some."""
    if not isinstance(node.count, int) or isinstance(node.faces, Node):
        budget.refuse()
    if any(isinstance(one, Keep) for one in node.modifiers):
        budget.refuse()
    judges = tuple(one for one in node.modifiers if isinstance(one, Judge))
    acts = tuple(one for one in node.modifiers if not isinstance(one, Judge | Sort))
    return Source(node.count, node.faces, acts, (), judges, sign)
