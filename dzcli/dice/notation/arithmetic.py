"""The value of the nodes that throw no dice, from the values of their parts."""

from __future__ import annotations

from dzcli.dice.exact import Exact, binary, call, compare, power
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
    fold,
    postorder,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def compute(node: Node, parts: Sequence[Exact]) -> Exact:
    """The value of any node but a pool or a group; raises `ExpressionFault` as `binary` does."""
    match node:
        case Number():
            return node.value
        case Chain():
            total = parts[0]
            for index, sign in enumerate(node.signs):
                total = binary(sign, total, parts[index + 1], node.at(index))
            return total
        case Negative():
            return -parts[0]
        case Power():
            return power(parts[0], parts[1], node.place)
        case Call():
            return call(node.name, parts)
        case Comparison():
            return int(compare(node.sign, parts[0], parts[1]))
        case Labelled():
            return parts[0]
    raise TypeError(node)


def constant(tree: Node) -> Exact | None:
    """The value of a tree without dice or groups; None if it has some."""
    if isinstance(tree, Number):
        return tree.value
    if any(isinstance(node, Pool | Group) for node in postorder(tree)):
        return None
    return fold(tree, compute)
