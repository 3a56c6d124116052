"""Results of an expression passed over: their dice fall, and nothing is made of them."""

from contextlib import suppress

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.modifiers import Explode, Reroll
from dzcli.dice.notation.tree import Node, Pool, postorder
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.falling import Unnoted
from dzcli.dice.throws.random import Random


def pass_over(tree: Node, throw: Random) -> None:
    """Let the dice of one result of a tree fall, as fast as it goes."""
    count = dice_of(tree)
    if count is not None:
        throw.skip(count)
        return
    # A result that cannot be had is no matter to those after it.
    with suppress(ExpressionFault):
        roll(tree, Unnoted(throw))


def dice_of(tree: Node) -> int | None:
    """How many dice every result of a tree takes; None where only the dice can tell."""
    count = 0
    for node in postorder(tree):
        if isinstance(node, Pool):
            more = any(isinstance(one, Explode | Reroll) for one in node.modifiers)
            if more or not isinstance(node.count, int) or isinstance(node.faces, Node):
                return None
            count += node.count
    return count
