"""Rolling a tree with a throw.

Dice fall in this order: the whole pool from left to right, then, modifier after modifier,
for each die that asks for more, in order, its extra dice.
"""

from __future__ import annotations

from dzcli.dice.exact import Exact, decimal
from dzcli.dice.notation.limits import MAX_DICE, MAX_SIDES, TOO_MANY_DICE
from dzcli.dice.notation.modifiers import Judge, Keep, Sort
from dzcli.dice.notation.tree import Group, Node, Pool, fold
from dzcli.dice.rolling.effects import change, choose
from dzcli.dice.rolling.rolled import THROW, RolledDie, RolledNode, RolledPart, fold_rolled
from dzcli.dice.throws.throw import Faces
from dzcli.light import Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

BAD_COUNT = "The number of dice came out as {count}: it has to be a whole number, 0 or more."
BAD_SIDES = "The number of sides came out as {sides}: it has to be a whole number from 1 to {most}."

ROLL = "roll"


class Dice(Protocol):
    """Where dice come from: what of a throw an expression needs."""

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        """Throw ``count`` dice, each for ``purpose``: their faces in the order they fall."""


def roll(tree: Node, throw: Dice) -> RolledNode:
    """Roll a tree.

    Raises `ExpressionFault` for what only the dice can tell: a division by zero, a number
    of dice or sides that is not one, a number that is too big.
    """
    return fold(tree, _Roller(throw).node)


class _Roller:
    """Rolls nodes, and counts the dice: no run of luck may throw twice what is allowed."""

    def __init__(self, throw: Dice) -> None:
        self._throw = throw
        self._left = 2 * MAX_DICE

    def node(self, node: Node, parts: Sequence[RolledNode]) -> RolledNode:
        """What a node comes to."""
        rolled = RolledNode(node, parts)
        if isinstance(node, Pool):
            self._pool(node, rolled)
        elif isinstance(node, Group):
            _group(node, rolled)
        return rolled.settle()

    def _pool(self, node: Pool, rolled: RolledNode) -> None:
        values = [part.total for part in rolled.parts]
        count = node.count if isinstance(node.count, int) else whole_count(values.pop(0), node)
        faces = whole_sides(values.pop(), node) if isinstance(node.faces, Node) else node.faces
        what = f" [{node.label}]" if node.label else ""
        self._spend(count, node)
        dice = [RolledDie(faces, face, THROW) for face in self._throw.pool(count, faces, ROLL + what)]

        def again(die: RolledDie, origin: str) -> RolledDie:
            self._spend(1, node)
            (face,) = self._throw.pool(1, die.faces, origin + what)
            return RolledDie(die.faces, face, origin)

        for modifier in node.modifiers:
            dice = change(modifier, dice, again)
        rolled.dice = dice

    def _spend(self, count: int, node: Pool) -> None:
        self._left -= count
        if self._left < 0:
            raise node.place.fault(TOO_MANY_DICE, limit=MAX_DICE)


def whole_count(value: Exact, node: Pool) -> int:
    """A computed number of dice; raises `ExpressionFault` if it is not a number of dice."""
    if value.denominator != 1 or value < 0:
        raise node.place.fault(BAD_COUNT, count=decimal(value))
    return value.numerator


def whole_sides(value: Exact, node: Pool) -> int:
    """A computed number of sides; raises `ExpressionFault` if no die has so many."""
    if value.denominator != 1 or not 1 <= value <= MAX_SIDES:
        raise node.place.fault(BAD_SIDES, sides=decimal(value), most=MAX_SIDES)
    return value.numerator


def _group(node: Group, rolled: RolledNode) -> None:
    """Let the modifiers choose among the parts; with one part, keep and drop among its dice."""
    rolled.members = [RolledPart(part) for part in rolled.parts]
    alone = len(rolled.parts) == 1
    dice = kept_dice(rolled.parts[0]) if alone and node.modifiers else []
    for modifier in node.modifiers:
        assert isinstance(modifier, Keep | Judge | Sort)
        if alone and isinstance(modifier, Keep):
            choose(modifier, dice)
            _settle(rolled.parts[0])
        else:
            choose(modifier, rolled.members)
    for member in rolled.members:
        if member.dropped:
            for die in kept_dice(member.rolled):
                die.dropped = True


def kept_dice(root: RolledNode) -> list[RolledDie]:
    """The dice that count in the value of a node, in order, but those of computed counts and sides."""
    found: list[RolledDie] = []
    waiting = [root]
    while waiting:
        rolled = waiting.pop()
        found.extend(die for die in rolled.dice if not (die.dropped or die.replaced))
        if isinstance(rolled.node, Group):
            waiting.extend(part.rolled for part in reversed(rolled.members) if not part.dropped)
        elif not isinstance(rolled.node, Pool):
            waiting.extend(reversed(rolled.parts))
    return found


def _settle(root: RolledNode) -> None:
    """Compute every value once more, after dice were dropped."""
    fold_rolled(root, lambda rolled, _: rolled.settle())
