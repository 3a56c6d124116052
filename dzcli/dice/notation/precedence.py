"""Values and the operators between them, put together in the order that operators bind.

From the loosest: comparisons; ``+ -``; ``* / // %``; a sign; ``^``, from right to left.
"""

from dzcli.dice.exact import Place
from dzcli.dice.notation.ranges import Counting, chained
from dzcli.dice.notation.tokens import COMPARISONS
from dzcli.dice.notation.tree import Chain, Comparison, Negative, Node, Power

MULTIPLICATIONS = ("*", "/", "//", "%")
ADDITIONS = ("+", "-")
OPERATORS = ("^", *MULTIPLICATIONS, *ADDITIONS, *COMPARISONS)


class Operation:
    """Values and the operators between them, as far as they are read."""

    def __init__(self) -> None:
        self.operands: list[Node] = []
        self.negative: list[bool] = []
        self.signs: list[str] = []
        self.places: list[Place] = []
        self.counting: list[Counting] = []
        """The comparisons that count, of the operands that have no brackets around them."""


def assembled(operation: Operation) -> Node:
    """Values and operators as one node, the tightest operators first."""
    if not operation.signs:
        (only,) = operation.operands
        return Negative(only) if operation.negative[0] else only
    counting = operation.counting
    operation = _chained(MULTIPLICATIONS, _raised(operation))
    operation = _chained(ADDITIONS, operation)
    if not operation.signs:
        return operation.operands[0]
    if len(operation.signs) > 1 or counting:
        raise chained(operation.operands, operation.signs, operation.places, counting)
    left, right = operation.operands
    return Comparison(left, operation.signs[0], right)


def _raised(operation: Operation) -> Operation:
    """Powers, from right to left, and signs, which bind less tightly than the power after them."""
    done = Operation()
    right: Node | None = None
    for index in reversed(range(len(operation.operands))):
        node = operation.operands[index]
        if right is not None:
            node = Power(node, right, operation.places[index])
        if operation.negative[index]:
            node = Negative(node)
        if index and operation.signs[index - 1] == "^":
            right = node
            continue
        right = None
        done.operands.append(node)
        done.signs.extend(operation.signs[max(0, index - 1) : index])
        done.places.extend(operation.places[max(0, index - 1) : index])
    for backwards in (done.operands, done.signs, done.places):
        backwards.reverse()
    return done


def _chained(level: tuple[str, ...], operation: Operation) -> Operation:
    """The same operation, with every run of operators of one level made into one operand."""
    if not any(sign in level for sign in operation.signs):
        return operation
    done = Operation()
    start = 0
    for index, operand in enumerate(operation.operands):
        if index < len(operation.signs) and operation.signs[index] in level:
            continue
        if index > start:
            operands = tuple(operation.operands[start : index + 1])
            signs = tuple(operation.signs[start:index])
            operand = Chain(operands, signs, tuple(operation.places[start:index]))
        done.operands.append(operand)
        done.signs.extend(operation.signs[index : index + 1])
        done.places.extend(operation.places[index : index + 1])
        start = index + 1
    return done
