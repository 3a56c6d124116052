"""A tree after it was rolled: every die that fell, what became of it, and every value.

Rolling builds only these records. What they look like is drawn from them when someone
asks (`dzcli.dice.rolling.drawing`).
"""

from __future__ import annotations

from dzcli.dice.exact import Exact
from dzcli.dice.notation.arithmetic import compute
from dzcli.dice.notation.modifiers import Judge
from dzcli.dice.notation.tree import Comparison, Group, Labelled, Node, Pool
from dzcli.dice.throws.throw import Faces
from dzcli.light import TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

T = TypeVar("T")

THROW, EXPLOSION, REROLL = "throw", "explosion", "reroll"
KEPT, DROPPED, REPLACED, SUCCESS, FAILURE = "kept", "dropped", "replaced", "success", "failure"


class Unit:
    """What modifiers choose among: a die, or a part of a group."""

    __slots__ = ("dropped", "failure", "success")

    def __init__(self) -> None:
        self.dropped = self.success = self.failure = False

    @property
    def worth(self) -> Exact:
        """The value that modifiers look at."""
        raise NotImplementedError

    @property
    def fate(self) -> str:
        """What became of it: kept, dropped, success or failure."""
        if self.dropped:
            return DROPPED
        if self.success != self.failure:
            return SUCCESS if self.success else FAILURE
        return KEPT


class RolledDie(Unit):
    """A die that fell: its faces, the face it shows, the value it has now, and whence it came.

    ``glued`` are the dice that a compound explosion added to its value, ``exploded`` and
    ``replaced`` whether another die was thrown because of it or instead of it.
    """

    __slots__ = ("exploded", "face", "faces", "glued", "origin", "replaced", "value")

    def __init__(self, faces: Faces, face: int, origin: str) -> None:
        self.dropped = self.success = self.failure = False
        self.faces = faces
        self.face = face
        self.value = face
        self.origin = origin
        self.exploded = self.replaced = False
        self.glued: Sequence[RolledDie] = ()

    @property
    def looks(self) -> tuple[Any, ...]:
        """All that a die not glued to others shows: its faces, the face, whence it came, and its fate."""
        return (
            self.faces,
            self.face,
            self.origin,
            self.value,
            self.dropped,
            self.success,
            self.failure,
            self.exploded,
            self.replaced,
        )

    @property
    def worth(self) -> int:
        """Its value."""
        return self.value

    @property
    def fate(self) -> str:
        """See `Unit.fate`; replaced, if another die was thrown instead."""
        return REPLACED if self.replaced else super().fate


class RolledPart(Unit):
    """A part of a group."""

    __slots__ = ("rolled",)

    def __init__(self, rolled: RolledNode) -> None:
        super().__init__()
        self.rolled = rolled

    @property
    def worth(self) -> Exact:
        """Its total."""
        return self.rolled.total


class RolledNode:
    """A node, what its parts came to, its dice if it is a pool, and its total."""

    __slots__ = ("dice", "members", "node", "parts", "total")

    def __init__(self, node: Node, parts: Sequence[RolledNode] = ()) -> None:
        self.node = node
        self.parts = parts
        self.dice: list[RolledDie] = []
        self.members: list[RolledPart] = []
        self.total: Exact = 0

    def settle(self) -> RolledNode:
        """Compute the total from the dice and the parts as they are now."""
        node = self.node
        if isinstance(node, Pool):
            self.total = _sum(node, self.dice)
        elif isinstance(node, Group):
            self.total = _tally(node, self.members)
        else:
            self.total = compute(node, [part.total for part in self.parts])
        return self

    @property
    def success(self) -> bool | None:
        """Whether a comparison came out true, or one that counts counted at least one; else None."""
        rolled = self
        while isinstance(rolled.node, Labelled):
            rolled = rolled.parts[0]
        node = rolled.node
        if isinstance(node, Pool | Group):
            counts = any(isinstance(one, Judge) for one in node.modifiers)
            return rolled.total > 0 if counts else None
        return bool(rolled.total) if isinstance(node, Comparison) else None


def fold_rolled(root: RolledNode, visit: Callable[[RolledNode, Sequence[T]], T]) -> T:
    """What ``visit`` makes of the root, given for each node what it made of the node's parts."""
    order, waiting = [], [root]
    while waiting:
        rolled = waiting.pop()
        order.append(rolled)
        if rolled.parts:
            waiting.extend(rolled.parts)
    results: list[T] = []
    for rolled in reversed(order):
        size = len(rolled.parts)
        if size:
            parts = results[-size:]
            del results[-size:]
            results.append(visit(rolled, parts))
        else:
            results.append(visit(rolled, ()))
    return results[0]


def _sum(node: Pool, dice: Sequence[RolledDie]) -> Exact:
    """The total of a pool."""
    if not node.modifiers:
        return sum([die.value for die in dice if not die.dropped])
    return _tally(node, [die for die in dice if not die.replaced])


def _tally(node: Pool | Group, units: Sequence[Unit]) -> Exact:
    """The sum of what is kept, or, after a comparison, successes less failures."""
    if any(isinstance(modifier, Judge) for modifier in node.modifiers):
        return sum(unit.success - unit.failure for unit in units if not unit.dropped)
    return sum(unit.worth for unit in units if not unit.dropped)
