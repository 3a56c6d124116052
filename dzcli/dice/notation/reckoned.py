"""Whether single dice matter to what an expression tells, or only what they come to together."""

from __future__ import annotations

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


MOST_DICE = 256
"""Of more dice a sum of all their faces is no short one any more."""


def only_reckoned(tree: Node) -> bool:
    """Whether a known number of dice (not very many) is thrown, which all count and are only reckoned with.

    Not where something divides: whether that leaves a fraction depends on the dice.
    """
    nodes = list(postorder(tree))
    dice = sum(node.count for node in nodes if isinstance(node, Pool) and isinstance(node.count, int))
    return dice <= MOST_DICE and all(map(_adds_up, nodes))


def _adds_up(node: Node) -> bool:
    match node:
        case Pool():
            known = isinstance(node.count, int) and not isinstance(node.faces, Node)
            return known and not node.modifiers
        case Group():
            return not node.modifiers
        case Chain():
            return not {*node.signs} - EXACT_SIGNS
        case Number():
            return isinstance(node.value, int)
    return isinstance(node, Negative | Labelled | Comparison)
