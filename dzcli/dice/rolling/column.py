"""Pools thrown for many results at once."""

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from typing import Any

from dzcli.dice.notation.modifiers import Clamp, Judge, Keep, Modifier, Sort
from dzcli.dice.notation.tree import Node, Pool
from dzcli.dice.rolling.effects import dropped, score
from dzcli.dice.throws.throw import Faces

MOST_SIDES = 1_000
"""How many sides a die has at most for which a table of what its faces add is made."""

Draw = Callable[[], float]


def is_plain_pool(node: Pool) -> bool:
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


class Column:
    """A pool, thrown for many results at once: what each face is, what of it is kept and adds.

    ``heaped``: its dice are chosen among together with those of other pools, so that they are not added up.
    """

    def __init__(self, node: Pool, heaped: bool = False) -> None:
        assert isinstance(node.count, int) and not isinstance(node.faces, Node)
        self._heaped = heaped
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
        self.gains = {value: score(judges, clamped(value, later)) for value in values}

    @staticmethod
    def _table(faces: Faces, acts: Sequence[Modifier]) -> list[int] | None:
        """The value of each face, None if a fair die needs no table."""
        if isinstance(faces, int):
            if not acts and faces > MOST_SIDES:
                return None
            return [clamped(face, acts) for face in range(1, faces + 1)]
        return [clamped(face, acts) for face in faces]

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

    def totals(self, rows: Iterable[tuple[int, ...]]) -> list[Any]:
        """The total of each result, from the values of its dice; of a heaped pool those values."""
        if self._heaped:
            return list(rows)
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


def drawn(pools: Sequence[Column], draw: Draw, size: int, many: int) -> list[list[Any]]:
    """The totals of all pools for ``many`` results, drawn result after result."""
    if len(pools) == 1 and size:
        (only,) = pools
        values = iter(only.thrown(draw, size * many))
        return [only.totals(zip(*[values] * size, strict=True))]
    numbers = [draw() for _ in repeat(None, size * many)]
    found: list[list[Any]] = []
    place = 0
    for pool in pools:
        if not pool.count:
            found.append(pool.totals([()] * many))
            continue
        columns = [pool.values(numbers[place + die :: size]) for die in range(pool.count)]
        found.append(pool.totals(zip(*columns, strict=True)))
        place += pool.count
    return found


def clamped(value: int, acts: Sequence[Modifier]) -> int:
    for act in acts:
        assert isinstance(act, Clamp)
        value = max(value, act.bound) if act.kind == "min" else min(value, act.bound)
    return value
