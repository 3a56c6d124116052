"""What an expression is made of: a tree of values that never change.

``str`` of a tree is its notation in canonical form; read again, it gives an equal tree.
Where a part was written (``place``) is kept for faults and does not count in comparisons.
Trees are walked by `fold`, never by recursion, so that a deep one is no different.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from dzcli.dice.exact import NOWHERE, Exact, Place, compare
from dzcli.dice.frozen import Record
from dzcli.dice.throws.throw import Faces

T = TypeVar("T")

FUDGE = (-1, 0, 1)


class Condition(NamedTuple):
    """A comparison with a fixed number, such as ``>=5``."""

    sign: str
    value: Exact

    def __call__(self, value: Exact) -> bool:
        return compare(self.sign, value, self.value)

    def __str__(self) -> str:
        return f"{self.sign}{in_full(self.value)}"


Conditions = tuple[Condition, ...]
"""Comparisons of which one is enough; none at all stands for the highest or lowest face."""


class Keep(Record):
    """``kh kl dh dl``: of the whole pool, keep or drop ``count`` of the highest or lowest."""

    kind: str
    count: int = 1

    def __str__(self) -> str:
        return f"{self.kind}{self.count}"


class Explode(Record):
    """``! !! !p !o``: throw an extra die for each die that meets a condition (the highest face, if none).

    ``compound`` adds the extra dice to the value of the first, ``penetrate`` takes 1 from
    each extra die, ``once`` lets an extra die throw no other.
    """

    compound: bool = False
    penetrate: bool = False
    once: bool = False
    when: Conditions = ()
    place: Place = NOWHERE

    def __str__(self) -> str:
        kind = ("!!" if self.compound else "!") + "p" * self.penetrate + "o" * self.once
        return "".join(f"{kind}{self._written(kind, one)}" for one in self.when) or kind

    @staticmethod
    def _written(kind: str, condition: Condition) -> str:
        """A condition as it stands after ``kind``: ``!`` and ``=`` must not read as ``!=``."""
        if condition.sign == "!=":
            return f"<>{in_full(condition.value)}"
        if kind == "!" and condition.sign == "=":
            return in_full(condition.value) if condition.value >= 0 else f" {condition}"
        return str(condition)


class Reroll(Record):
    """``r ro``: throw what meets a condition (the lowest face, if none) again, until it does not, or once."""

    once: bool = False
    when: Conditions = ()
    place: Place = NOWHERE

    def __str__(self) -> str:
        kind = "ro" if self.once else "r"
        return "".join(f"{kind}{condition}" for condition in self.when) or kind


class Clamp(Record):
    """``min max``: raise each die to at least, or lower it to at most, ``bound``."""

    kind: str
    bound: int

    def __str__(self) -> str:
        return f"{self.kind}{self.bound}"


class Sort(Record):
    """``s sd``: put the dice in order."""

    descending: bool = False

    def __str__(self) -> str:
        return "sd" if self.descending else "s"


class Judge(Record):
    """A comparison that counts dice, or ``f`` that counts failures to subtract."""

    when: Condition
    failure: bool = False

    def __str__(self) -> str:
        return ("f" if self.failure else "") + str(self.when)


Modifier = Keep | Explode | Reroll | Clamp | Sort | Judge


class Node(Record):
    """A part of an expression that has a value."""

    @property
    def parts(self) -> "tuple[Node, ...]":
        """The nodes this one is computed from, in the order they are rolled."""
        return ()

    def __str__(self) -> str:
        from dzcli.dice.notation.writing import written

        return written(self)


class Number(Node):
    """A number as written, never negative."""

    value: Exact
    place: Place = NOWHERE


class Pool(Node):
    """Dice of one kind; count and number of sides are fixed (1 or more), or nodes to roll first."""

    count: "int | Node"
    faces: "Faces | Node"
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


def in_full(value: Exact) -> str:
    """A number as the notation writes it, in full."""
    if value.denominator == 1:
        return str(value.numerator)
    over, under, places = abs(value.numerator), value.denominator, 0
    while over % under:
        over, places = over * 10, places + 1
        if places > under.bit_length():  # not a finite decimal: no literal, made by hand
            return f"({value})"
    digits = str(over // under).rjust(places + 1, "0")
    return f"{'-' if value < 0 else ''}{digits[:-places]}.{digits[-places:]}"
