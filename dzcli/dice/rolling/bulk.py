"""Totals by the thousand, without the dice: for `--times` where only totals are wanted.

The totals are those that `roll` with `Random` gives, index by index. Where an expression
always throws the same dice, they are drawn for many results at once, in the same order
from the same generators, and each pool is summed without building a tree.
"""

import random as generators
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import add, mul, sub
from typing import Any

from dzcli.dice.exact import DIVISIONS, Exact, binary, call, compare
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.modifiers import Judge, Keep, Sort
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
from dzcli.dice.rolling.column import Column, drawn, is_plain_pool
from dzcli.dice.rolling.effects import dropped, score
from dzcli.dice.rolling.open_ended import MOST_THROWN, OpenPool, is_open_ended
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.falling import Unnoted
from dzcli.dice.throws.random import Random, block_start, skip
from dzcli.dice.throws.throw import BLOCK

MOST_DRAWN = 100_000
"""How many numbers are drawn at once, at most (or as many as one result takes)."""
MOST_NODES = 100
MOST_BITS = 64
"""Up to so many operations with numbers of so many bits, none can come out too big."""

Totals = list[Exact]


def totals(tree: Node, seed: int, first: int, count: int) -> Iterator[Totals]:
    """The totals of the results ``first`` to ``first + count - 1``, in lists of at most a block.

    Raises `ExpressionFault` where rolling one of them does, at the latest for the list it
    would be in.
    """
    block = _columns(tree) if is_fixed(tree) else _open_ended(tree) if _is_open_ended(tree) else _rolled(tree)
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


def _open_ended(tree: Node) -> Block:
    """One result after the other thrown without a record of its dice, then each node computed for all."""
    pools = [OpenPool(node) for node in postorder(tree) if isinstance(node, Pool)]

    def block(seed: int, start: int, index: int, stop: int) -> Iterator[Totals]:
        draw = generators.Random((start - 1) // BLOCK << 64 | seed).random
        columns: list[list[int]] = [[] for _ in pools]
        fault = None
        for _ in range(start, stop):
            left = MOST_THROWN
            row = []
            try:
                for pool in pools:
                    total, left = pool.total(draw, left)
                    row.append(total)
            except ExpressionFault as error:
                fault = error
                break
            for column, total in zip(columns, row, strict=True):
                column.append(total)
        wanted = [column[index - start :] for column in columns]
        yield fold(tree, partial(_node, pools=iter(wanted), many=len(wanted[0])))
        if fault is not None:
            # What came before it stands.
            raise fault

    return block


def _columns(tree: Node) -> Block:
    """Many results at once: all their dice drawn, then each node computed for all of them."""
    nodes = postorder(tree)
    heaped = {id(pool) for heap in nodes if is_heap(heap) for pool in postorder(heap)}
    pools = [Column(node, id(node) in heaped) for node in nodes if isinstance(node, Pool)]
    size = sum(pool.count for pool in pools)
    rows = min(BLOCK, max(1, MOST_DRAWN // max(1, size)))

    def block(seed: int, start: int, index: int, stop: int) -> Iterator[Totals]:
        generator = generators.Random((start - 1) // BLOCK << 64 | seed)
        skip(generator, size * (index - start))
        draw = generator.random
        for place in range(index, stop, rows):
            many = min(rows, stop - place)
            fallen = iter(drawn(pools, draw, size, many))
            yield fold(tree, partial(_node, pools=fallen, many=many))

    return block


def is_fixed(tree: Node) -> bool:
    """Whether a tree always throws the same dice, and can come to no fault."""
    return _throws_plainly(tree, is_plain_pool)


def _is_open_ended(tree: Node) -> bool:
    """Whether all that a tree does is plain, but that some of its dice may bring more."""
    heaps = any(map(is_heap, postorder(tree)))
    return not heaps and _throws_plainly(tree, lambda pool: is_plain_pool(pool) or is_open_ended(pool))


def _throws_plainly(tree: Node, is_plain: Callable[[Pool], bool]) -> bool:
    """Whether nothing in a tree can come to a fault but its pools, and these are plain."""
    nodes = postorder(tree)
    if len(nodes) > MOST_NODES:
        return False
    return all(is_plain(node) if isinstance(node, Pool) else _is_plain(node) for node in nodes)


def _is_plain(node: Node) -> bool:
    match node:
        case Number():
            return isinstance(node.value, int) and node.value.bit_length() <= MOST_BITS
        case Chain():
            return all(map(_is_plain_sign, node.signs, node.parts[1:]))
        case Group():
            keeps = any(isinstance(one, Keep) for one in node.modifiers)
            return len(node.members) > 1 or not keeps or is_heap(node)
    return isinstance(node, Negative | Call | Comparison | Labelled)


def _is_plain_sign(sign: str, right: Node) -> bool:
    """Whether what a sign does to two numbers can come to no fault."""
    return sign in _OPERATIONS or (sign in DIVISIONS and isinstance(right, Number) and bool(right.value))


def is_heap(node: Node) -> bool:
    """Whether a group chooses among the dice of several pools that are added up, and does no more."""
    if not isinstance(node, Group) or len(node.members) > 1:
        return False
    (member,) = node.members
    parts = member.parts if isinstance(member, Chain) and set(member.signs) == {"+"} else node.members
    return all(isinstance(one, Pool) and is_plain_pool(one) and not one.modifiers for one in parts) and all(
        isinstance(one, Keep | Sort) for one in node.modifiers
    )


def _node(node: Node, parts: Sequence[Totals], pools: Iterator[list[Any]], many: int) -> Totals:
    """The totals of a node, from those of its parts."""
    match node:
        case Number():
            return [node.value] * many
        case Pool():
            return list(next(pools))
        case Negative():
            return [-value for value in parts[0]]
        case Chain():
            return _chain(node, parts)
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


def _chain(node: Chain, parts: Sequence[Totals]) -> Totals:
    """The totals of a chain; of whole numbers no sum has to be brought into its simplest form."""
    total = parts[0]
    for index, (sign, part) in enumerate(zip(node.signs, parts[1:], strict=True)):
        if sign in _OPERATIONS and {*map(type, total), *map(type, part)} <= _SIMPLE:
            total = list(map(_OPERATIONS[sign], total, part))
        else:
            place = node.at(index)
            total = [binary(sign, left, right, place) for left, right in zip(total, part, strict=True)]
    return total


def _group(node: Group, parts: Sequence[Totals]) -> Totals:
    """The totals of a group; those of a heap come with the values of its dice."""
    if is_heap(node):
        keeps = [one for one in node.modifiers if isinstance(one, Keep)]
        rows: Any = parts[0]
        lowest, highest = dropped(keeps, len(rows[0]) if rows else 0)
        return [sum(sorted(row)[lowest : len(row) - highest]) for row in rows]
    judges = [one for one in node.modifiers if isinstance(one, Judge)]
    keeps = [one for one in node.modifiers if isinstance(one, Keep)]
    lowest, highest = dropped(keeps, len(parts))
    kept = slice(lowest, len(parts) - highest)
    rows = zip(*parts, strict=True)
    return [sum(score(judges, value) for value in sorted(row)[kept]) for row in rows]


_SIMPLE = {int, bool, tuple}
_OPERATIONS: dict[str, Callable[[Exact, Exact], Exact]] = {"+": add, "-": sub, "*": mul}
