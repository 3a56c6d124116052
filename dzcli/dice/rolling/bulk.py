"""Totals by the thousand, without the dice: for `--times` where only totals are wanted.

The totals are those that `roll` with `Random` gives, index by index. Where an expression
always throws the same dice, they are drawn for many results at once, in the same order
from the same generators, and each pool is summed without building a tree.
"""

import random as generators
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import repeat
from operator import add, mul, sub

from dzcli.dice.exact import Exact, call, compare
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.modifiers import Clamp, Judge, Keep, Modifier, Sort
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
    fold,
    postorder,
)
from dzcli.dice.rolling.effects import dropped, score
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.falling import Unnoted
from dzcli.dice.throws.random import Random, block_start, skip
from dzcli.dice.throws.throw import BLOCK, Faces

MOST_DRAWN = 100_000
"""How many numbers are drawn at once, at most (or as many as one result takes)."""
MOST_NODES = 100
MOST_BITS = 64
"""Up to so many operations with numbers of so many bits, none can come out too big."""
MOST_SIDES = 1_000
"""How many sides a die has at most for which a table of what its faces add is made."""

Totals = list[Exact]
Draw = Callable[[], float]


def totals(tree: Node, seed: int, first: int, count: int) -> Iterator[Totals]:
    """The totals of the results ``first`` to ``first + count - 1``, in lists of at most a block.

    Raises `ExpressionFault` where rolling one of them does, at the latest for the list it
    would be in.
    """
    block = _columns(tree) if is_fixed(tree) else _rolled(tree)
    index, end = first, first + count
    while index < end:
        start = block_start(index)
        stop = min(end, start + BLOCK)
        yield from block(seed, start, index, stop)
        index = stop


Block = Callable[[int, int, int, int], Iterator[Totals]]
"""The totals of some results of a block: seed, first index of the block, first and last wanted."""


def _rolled(tree: Node) -> Block:
    """Every result rolled, those of the block before the first one wanted too."""

    def block(seed: int, start: int, index: int, stop: int) -> Iterator[Totals]:
        throw = Random(seed)
        dice = Unnoted(throw)
        found: Totals = []
        for place in range(start, stop):
            throw.begin(place)
            try:
                total = roll(tree, dice).total
            except ExpressionFault:
                # What came before it stands.
                yield found
                raise
            if place >= index:
                found.append(total)
        yield found

    return block


def _columns(tree: Node) -> Block:
    """Many results at once: all their dice drawn, then each node computed for all of them."""
    pools = [_Column(node) for node in postorder(tree) if isinstance(node, Pool)]
    size = sum(pool.count for pool in pools)
    rows = min(BLOCK, max(1, MOST_DRAWN // max(1, size)))

    def block(seed: int, start: int, index: int, stop: int) -> Iterator[Totals]:
        generator = generators.Random((start - 1) // BLOCK << 64 | seed)
        skip(generator, size * (index - start))
        draw = generator.random
        for place in range(index, stop, rows):
            many = min(rows, stop - place)
            drawn = iter(_drawn(pools, draw, size, many))
            yield fold(tree, partial(_node, pools=drawn, many=many))

    return block


def is_fixed(tree: Node) -> bool:
    """Whether a tree always throws the same dice, and can come to no fault."""
    nodes = postorder(tree)
    return len(nodes) <= MOST_NODES and all(map(_is_plain, nodes))


def _is_plain(node: Node) -> bool:
    match node:
        case Number():
            return isinstance(node.value, int) and node.value.bit_length() <= MOST_BITS
        case Chain():
            return all(sign in _OPERATIONS for sign in node.signs)
        case Pool():
            return _is_plain_pool(node)
        case Group():
            return len(node.members) > 1 or not any(isinstance(one, Keep) for one in node.modifiers)
    return isinstance(node, Negative | Call | Comparison | Labelled)


def _is_plain_pool(node: Pool) -> bool:
    """Whether a pool throws no extra dice, and chooses only once among them."""
    acts = [one for one in node.modifiers if not isinstance(one, Sort | Judge)]
    places = [place for place, act in enumerate(acts) if isinstance(act, Keep)]
    together = not places or places[-1] - places[0] == len(places) - 1
    sides = node.faces if isinstance(node.faces, int) else 0
    return (
        isinstance(node.count, int)
        and not isinstance(node.faces, Node)
        and all(isinstance(one, Keep | Clamp | Sort | Judge) for one in node.modifiers)
        and together
        and (not node.modifiers or sides <= MOST_SIDES)
    )


class _Column:
    """A pool, thrown for many results at once: what each face is, what of it is kept and adds."""

    def __init__(self, node: Pool) -> None:
        assert isinstance(node.count, int) and not isinstance(node.faces, Node)
        self.count = node.count
        self.sides = node.faces if isinstance(node.faces, int) else len(node.faces)
        acts = [one for one in node.modifiers if not isinstance(one, Sort | Judge)]
        judges = [one for one in node.modifiers if isinstance(one, Judge)]
        keeps = [one for one in acts if isinstance(one, Keep)]
        first = acts.index(keeps[0]) if keeps else len(acts)
        self.lowest, self.highest = dropped(keeps, self.count)
        self.faces = self._table(node.faces, acts[:first])
        later = acts[first + len(keeps) :]
        values = set(self.faces or ()) if later or judges else set()
        self.gains = {value: score(judges, _clamped(value, later)) for value in values}

    @staticmethod
    def _table(faces: Faces, acts: Sequence[Modifier]) -> list[int] | None:
        """The value of each face, None if a fair die needs no table."""
        if isinstance(faces, int):
            if not acts and faces > MOST_SIDES:
                return None
            return [_clamped(face, acts) for face in range(1, faces + 1)]
        return [_clamped(face, acts) for face in faces]

    def thrown(self, draw: Draw, count: int) -> list[int]:
        """The values of so many dice."""
        sides, faces = self.sides, self.faces
        if faces is None:
            return [int(draw() * sides) + 1 for _ in repeat(None, count)]
        return [faces[int(draw() * sides)] for _ in repeat(None, count)]

    def values(self, numbers: Iterable[float]) -> list[int]:
        """The values of dice, from numbers drawn for them before."""
        sides, faces = self.sides, self.faces
        if faces is None:
            return [int(number * sides) + 1 for number in numbers]
        return [faces[int(number * sides)] for number in numbers]

    def totals(self, rows: Iterable[tuple[int, ...]]) -> list[int]:
        """The total of each result, from the values of its dice."""
        kept, gains = self.count - self.lowest - self.highest, self.gains
        if gains:
            start, end = self.lowest, self.count - self.highest
            return [sum(gains[value] for value in sorted(row)[start:end]) for row in rows]
        if kept == self.count:
            return list(map(sum, rows))
        if kept == 1 and not (self.lowest and self.highest):
            return list(map(max if self.lowest else min, rows))
        if (self.lowest, self.highest) == (1, 0):
            return [sum(row) - min(row) for row in rows]
        if (self.lowest, self.highest) == (0, 1):
            return [sum(row) - max(row) for row in rows]
        start, end = self.lowest, self.count - self.highest
        return [sum(sorted(row)[start:end]) for row in rows]


def _drawn(pools: Sequence[_Column], draw: Draw, size: int, many: int) -> list[list[int]]:
    """The totals of all pools for ``many`` results, drawn result after result."""
    if len(pools) == 1 and size:
        (only,) = pools
        values = iter(only.thrown(draw, size * many))
        return [only.totals(zip(*[values] * size, strict=True))]
    numbers = [draw() for _ in repeat(None, size * many)]
    found, place = [], 0
    for pool in pools:
        if not pool.count:
            found.append([0] * many)
            continue
        columns = [pool.values(numbers[place + die :: size]) for die in range(pool.count)]
        found.append(pool.totals(zip(*columns, strict=True)))
        place += pool.count
    return found


def _clamped(value: int, acts: Sequence[Modifier]) -> int:
    for act in acts:
        assert isinstance(act, Clamp)
        value = max(value, act.bound) if act.kind == "min" else min(value, act.bound)
    return value


def _node(node: Node, parts: Sequence[Totals], pools: Iterator[list[int]], many: int) -> Totals:
    """The totals of a node, from those of its parts."""
    match node:
        case Number():
            return [node.value] * many
        case Pool():
            return list(next(pools))
        case Negative():
            return [-value for value in parts[0]]
        case Chain():
            total = parts[0]
            for sign, part in zip(node.signs, parts[1:], strict=True):
                total = list(map(_OPERATIONS[sign], total, part))
            return total
        case Call():
            return [call(node.name, values) for values in zip(*parts, strict=True)]
        case Comparison():
            pairs = zip(*parts, strict=True)
            return [int(compare(node.sign, left, right)) for left, right in pairs]
        case Group():
            return _group(node, parts)
        case Labelled():
            return parts[0]
    raise TypeError(node)


def _group(node: Group, parts: Sequence[Totals]) -> Totals:
    """The totals of a group."""
    judges = [one for one in node.modifiers if isinstance(one, Judge)]
    keeps = [one for one in node.modifiers if isinstance(one, Keep)]
    lowest, highest = dropped(keeps, len(parts))
    kept = slice(lowest, len(parts) - highest)
    rows = zip(*parts, strict=True)
    return [sum(score(judges, value) for value in sorted(row)[kept]) for row in rows]


_OPERATIONS: dict[str, Callable[[Exact, Exact], Exact]] = {"+": add, "-": sub, "*": mul}
