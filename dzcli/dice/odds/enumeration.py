"""The odds of an expression by rolling every throw there could be, where these are few.

What it gives is what `dzcli.dice.rolling.roll` makes of each throw, whatever the modifiers.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import comb, factorial, inf, prod

from dzcli.dice.exact import Exact
from dzcli.dice.notation.modifiers import Clamp, Judge, Keep, Sort
from dzcli.dice.notation.tree import Node, Pool, postorder
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import Distribution
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.throw import Faces

MOST_FALLS, ENOUGH = 300_000, 30
"""More throws of one pool, or of all together, are not begun with."""
A_DIE, A_NODE = 1.5, 3.0
"""About how many microseconds it takes to roll a die, and to compute a value."""

Fall = tuple[tuple[int, ...], int]
"""The faces of a pool, and in how many ways they fall so."""


class _Told:
    """Dice that fall as they are told, pool by pool."""

    def __init__(self, fallen: Sequence[Fall]) -> None:
        self._pools = iter(fallen)

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """The faces of the next pool."""
        return list(next(self._pools)[0])


def enumerated(tree: Node, budget: Budget) -> Distribution | None:
    """The distribution of the total of a tree; None if its throws are too many, or not known before."""
    nodes = postorder(tree)
    pools = [node for node in nodes if isinstance(node, Pool)]
    if not all(map(_is_still, pools)):
        return None
    size = prod(map(_size, pools))
    dice = sum(node.count for node in pools if isinstance(node.count, int))
    if size > MOST_FALLS:
        return None
    each = A_NODE * len(nodes) + A_DIE * dice
    budget.spend(each * size)
    weights: dict[Exact, int] = {}
    for fallen in budget.over(product(*map(_falls, pools)), each):
        total = roll(tree, _Told(fallen)).total
        weights[total] = weights.get(total, 0) + prod(ways for _, ways in fallen)
    return Distribution(weights, sum(weights.values()))


def _is_still(node: Pool) -> bool:
    """Whether a pool always throws the same dice, and none besides."""
    fixed = isinstance(node.count, int) and not isinstance(node.faces, Node)
    return fixed and all(isinstance(one, Keep | Clamp | Sort | Judge) for one in node.modifiers)


def _size(node: Pool) -> float:
    """In how many ways a pool may fall; where its order means nothing, without regard to it."""
    assert isinstance(node.count, int) and not isinstance(node.faces, Node)
    sides = node.faces if isinstance(node.faces, int) else len(set(node.faces))
    if _has_order(node):
        return float(sides) ** min(node.count, ENOUGH)
    # Of the same combinations there are at least 2^k for the lesser k of both.
    return comb(sides + node.count - 1, node.count) if min(sides - 1, node.count) < ENOUGH else inf


def _falls(node: Pool) -> Iterator[Fall]:
    """Every way in which a pool may fall."""
    assert isinstance(node.count, int) and not isinstance(node.faces, Node)
    shares = Counter(range(1, node.faces + 1) if isinstance(node.faces, int) else node.faces)
    if _has_order(node):
        for faces in product(shares, repeat=node.count):
            yield faces, prod(shares[face] for face in faces)
        return
    for faces in combinations_with_replacement(sorted(shares), node.count):
        ways = factorial(node.count)
        for face, times in Counter(faces).items():
            ways = ways // factorial(times) * shares[face] ** times
        yield faces, ways


def _has_order(node: Pool) -> bool:
    """Whether it matters which of two dice fell first.

    Of equal dice the first is the higher; it matters where dice that were dropped come to
    equal others, that is when a bound between two keeps changes some of them.
    """
    kinds = "".join(type(one).__name__[0] for one in node.modifiers if isinstance(one, Keep | Clamp))
    first, last = kinds.find("K"), kinds.rfind("K")
    return "C" in kinds[max(first, 0) : last + 1]
