"""The odds of an expression by rolling every throw there could be, where these are few.

What it gives is what `dzcli.dice.rolling.roll` makes of each throw, whatever the modifiers.
"""

from collections.abc import Sequence
from itertools import product
from math import prod

from dzcli.dice.exact import Exact
from dzcli.dice.notation.modifiers import Clamp, Judge, Keep, Sort
from dzcli.dice.notation.tree import Node, Pool, postorder
from dzcli.dice.odds.distribution import Distribution
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.throw import Faces

MOST_THROWS = 20_000
"""So many throws take about half a second."""


class _Told:
    """Dice that fall as they are told."""

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = iter(faces)

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """The next faces."""
        return [next(self._faces) for _ in range(count)]


def enumerated(tree: Node) -> Distribution | None:
    """The distribution of the total of a tree; None if its throws are too many, or not known before."""
    dice: list[Sequence[int]] = []
    for node in postorder(tree):
        if isinstance(node, Pool):
            if not isinstance(node.count, int) or isinstance(node.faces, Node) or not _is_still(node):
                return None
            faces = range(1, node.faces + 1) if isinstance(node.faces, int) else node.faces
            dice.extend([faces] * min(node.count, MOST_THROWS))
    whole = prod(map(len, dice))
    if whole > MOST_THROWS:
        return None
    weights: dict[Exact, int] = {}
    for fallen in product(*dice):
        total = roll(tree, _Told(fallen)).total
        weights[total] = weights.get(total, 0) + 1
    return Distribution(weights, whole)


def _is_still(node: Pool) -> bool:
    """Whether a pool throws no dice besides its own."""
    return all(isinstance(one, Keep | Clamp | Sort | Judge) for one in node.modifiers)
