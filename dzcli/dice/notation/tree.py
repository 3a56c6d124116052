"""What an expression is made of: a tree of values that never change.

Where a part was written (``place``) is kept for faults and does not count in comparisons.
Trees are walked by `fold`, never by recursion, so that a deep one is no different.
"""

from __future__ import annotations

from dzcli.dice.exact import NOWHERE, Exact, Place
from dzcli.dice.frozen import Frozen
from dzcli.dice.notation.modifiers import Modifier
from dzcli.dice.throws.throw import Faces
from dzcli.light import TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

T = TypeVar("T")

FUDGE = (-1, 0, 1)


class Node(Frozen):
    """A part of an expression that has a value."""

    @property
    def parts(self) -> tuple[Node, ...]:
        """The nodes this one is computed from, in the order they are rolled."""
        return ()


class Number(Node):
    """A number as written, never negative."""

    value: Exact
    place: Place = NOWHERE


class Pool(Node):
    """Dice of one kind; count (0 or more) and number of sides are fixed, or nodes to roll first."""

    count: int | Node
    faces: Faces | Node
    modifiers: tuple[Modifier, ...] = ()
    label: str = ""
    place: Place = NOWHERE

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`: the count and the sides, those that have to be rolled."""
        if isinstance(self.count, int) and not isinstance(self.faces, Node):
            return ()
        return tuple(part for part in (self.count, self.faces) if isinstance(part, Node))


class Group(Node):
    """``{a,b}``: parts among which modifiers choose; with one part they choose among its dice."""

    members: tuple[Node, ...]
    modifiers: tuple[Modifier, ...] = ()
    place: Place = NOWHERE

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`."""
        return self.members


class Negative(Node):
    """``-a``."""

    inner: Node

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`."""
        return (self.inner,)


class Chain(Node):
    """Operations of one precedence, from left to right: ``+ -`` or ``* / // %``."""

    operands: tuple[Node, ...]
    signs: tuple[str, ...]
    place: tuple[Place, ...] = ()

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`."""
        return self.operands

    def at(self, index: int) -> Place:
        """Where the sign ``index`` was written."""
        return self.place[index] if self.place else NOWHERE


class Power(Node):
    """``base ^ exponent``."""

    base: Node
    exponent: Node
    place: Place = NOWHERE

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`."""
        return (self.base, self.exponent)


class Call(Node):
    """``floor ceil round abs`` of one argument, ``min max`` of one or more."""

    name: str
    arguments: tuple[Node, ...]

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`."""
        return self.arguments


class Comparison(Node):
    """A comparison of two values: 1 if it is true, else 0."""

    left: Node
    sign: str
    right: Node

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`."""
        return (self.left, self.right)


class Labelled(Node):
    """A value with a label, for what is not a pool (a pool holds its own)."""

    inner: Node
    label: str

    @property
    def parts(self) -> tuple[Node, ...]:
        """See `Node.parts`."""
        return (self.inner,)


def postorder(root: Node) -> list[Node]:
    """Every node of a tree, parts before what they are part of, in the order they are rolled."""
    order, waiting = [], [root]
    while waiting:
        node = waiting.pop()
        order.append(node)
        waiting.extend(node.parts)
    order.reverse()
    return order


def content(root: Node) -> tuple[object, ...]:
    """All that a tree is made of, flat: equal for equal trees, hashed and compared without recursion."""
    found: list[object] = []
    for node in postorder(root):
        found.append(type(node))
        for name, value in vars(node).items():
            if name != "place":
                found.append(_flat(value))
    return tuple(found)


def _flat(value: object) -> object:
    """A field of a node without the nodes in it, which stand before it."""
    if isinstance(value, tuple) and any(isinstance(one, Node) for one in value):
        return len(value)
    return Node if isinstance(value, Node) else value


def fold(root: Node, visit: Callable[[Node, Sequence[T]], T]) -> T:
    """What ``visit`` makes of the root, given for each node what it made of the node's parts."""
    order: list[tuple[Node, int]] = []
    waiting = [root]
    while waiting:
        node = waiting.pop()
        parts = node.parts
        order.append((node, len(parts)))
        waiting.extend(parts)
    results: list[T] = []
    for node, size in reversed(order):
        if size:
            made = results[-size:]
            del results[-size:]
            results.append(visit(node, made))
        else:
            results.append(visit(node, ()))
    return results[0]
