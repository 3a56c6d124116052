"""Results of expressions that always throw the same dice: their faces, by the thousand.

What a result looks like depends on its faces alone, so that a long series needs to work
out only those that it has not seen yet.
"""

import random as generators
from collections.abc import Iterator, Sequence
from itertools import repeat

from dzcli.dice.bulk import is_fixed
from dzcli.dice.random import block_start
from dzcli.dice.throw import BLOCK, Faces, FallingDice
from dzcli.dice.tree import Node, Pool, postorder


class Replayed(FallingDice):
    """Dice that fall as they are told, to roll a result again."""

    def __init__(self, faces: Sequence[int]) -> None:
        super().__init__()
        self._faces = iter(faces)

    def _next(self, faces: Faces, purpose: str) -> int:
        return next(self._faces)


def dice_of(tree: Node) -> list[Faces] | None:
    """The dice of a tree in the order they are thrown, or None if it does not always throw the same."""
    if not is_fixed(tree):
        return None
    dice: list[Faces] = []
    for node in postorder(tree):
        if isinstance(node, Pool):
            assert isinstance(node.count, int) and not isinstance(node.faces, Node)
            dice.extend([node.faces] * node.count)
    return dice


def throws(dice: Sequence[Faces], seed: int, first: int, count: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The index and the faces of each result, from the very numbers that `Random` draws for it."""
    size = len(dice)
    sides = [one if isinstance(one, int) else len(one) for one in dice]
    index, end = first, first + count
    while index < end:
        start = block_start(index)
        stop = min(end, start + BLOCK)
        draw = generators.Random((start - 1) // BLOCK << 64 | seed).random
        for _ in repeat(None, size * (index - start)):
            draw()
        for place in range(index, stop):
            yield place, _named(dice, [int(draw() * side) + 1 for side in sides])
        index = stop


def _named(dice: Sequence[Faces], places: list[int]) -> tuple[int, ...]:
    """The faces, from how many from the left they are on each die."""
    if all(isinstance(one, int) for one in dice):
        return tuple(places)
    return tuple(
        place if isinstance(one, int) else one[place - 1] for one, place in zip(dice, places, strict=True)
    )
