"""Whether single dice matter to what an expression tells, or only what they come to together."""

from __future__ import annotations

from math import comb, prod

from dzcli.dice.notation.modifiers import Explode, Judge, Keep, Modifier
from dzcli.dice.notation.tree import (
    Chain,
    Comparison,
    Group,
    Labelled,
    Negative,
    Node,
    Number,
    Pool,
    postorder,
)

EXACT_SIGNS = {"+", "-", "*"}


MOST_DICE, MOST_FATES = 256, 1500
"""Of more dice a sum of all their faces is no short one any more; where it can go in more ways with them
(which succeed, which are kept), few results are alike."""
LEAST_CALM = 1 / 3
"""Where it is likelier that some die explodes, few results are alike."""


def only_reckoned(tree: Node) -> bool:
    """Whether a known number of dice (not very many) is thrown, which are only reckoned with.

    Of a few it may be asked whether they are a success, or show their highest face, and which are the
    highest. Not where something divides: whether that leaves a fraction depends on the dice.
    """
    nodes = list(postorder(tree))
    if not all(map(_adds_up, nodes)):
        return False
    pools = [node for node in nodes if isinstance(node, Pool)]
    dice = sum(_count(pool) for pool in pools)
    fates = prod(_fates(one, _count(pool)) for pool in pools for one in pool.modifiers)
    return dice <= MOST_DICE and fates <= MOST_FATES and prod(map(_calm, pools)) >= LEAST_CALM


def _count(pool: Pool) -> int:
    assert isinstance(pool.count, int)
    return pool.count


def _fates(modifier: Modifier, dice: int) -> int:
    """In how many ways it can go with some dice."""
    return comb(dice, min(modifier.count, dice)) if isinstance(modifier, Keep) else 2**dice


def _calm(pool: Pool) -> float:
    """The chance that no die of a pool explodes."""
    explodes = any(isinstance(one, Explode) for one in pool.modifiers)
    sides = pool.faces if isinstance(pool.faces, int) else 1
    return (1 - 1 / sides) ** _count(pool) if explodes else 1.0


def _adds_up(node: Node) -> bool:
    match node:
        case Pool():
            known = isinstance(node.count, int) and not isinstance(node.faces, Node)
            return known and all(map(_asks_little, node.modifiers))
        case Group():
            return not node.modifiers
        case Chain():
            return not {*node.signs} - EXACT_SIGNS
        case Number():
            return isinstance(node.value, int)
    return isinstance(node, Negative | Labelled | Comparison)


def _asks_little(modifier: Modifier) -> bool:
    """Whether a modifier asks one thing of each die at most, or one of all."""
    return isinstance(modifier, Judge | Keep) or (isinstance(modifier, Explode) and not modifier.when)
