"""Pools whose dice may bring more dice, thrown result after result without a record of each die."""

from collections.abc import Sequence
from itertools import repeat

from dzcli.dice.notation.limits import MAX_DICE, TOO_MANY_DICE
from dzcli.dice.notation.modifiers import Explode, Judge, Keep, Reroll, Sort
from dzcli.dice.notation.tree import Pool
from dzcli.dice.rolling.column import MOST_SIDES, Draw, clamped, is_plain_pool
from dzcli.dice.rolling.effects import dropped, score

MOST_THROWN = 2 * MAX_DICE
"""How many dice one result may throw, as `dzcli.dice.rolling.roll` counts them."""


def is_open_ended(node: Pool) -> bool:
    """Whether the first that a pool does is to explode or to throw again, and all else it does is plain."""
    if not node.modifiers or not isinstance(node.modifiers[0], Explode | Reroll):
        return False
    few = isinstance(node.faces, int) and node.faces <= MOST_SIDES
    return few and is_plain_pool(node.but(modifiers=node.modifiers[1:]))


class OpenPool:
    """A pool, plain or open-ended, thrown for one result at a time."""

    def __init__(self, node: Pool) -> None:
        assert isinstance(node.count, int) and isinstance(node.faces, int | tuple)
        self._node, self._count = node, node.count
        faces = range(1, node.faces + 1) if isinstance(node.faces, int) else node.faces
        self._faces, self._sides = faces, len(faces)
        first, *rest = node.modifiers or (None,)
        self._more = first if isinstance(first, Explode | Reroll) else None
        self._again = frozenset(_asking(self._more, faces)) if self._more else frozenset[int]()
        acts = [one for one in (rest if self._more else node.modifiers) if not isinstance(one, Sort)]
        self._judges = [one for one in acts if isinstance(one, Judge)]
        acts = [one for one in acts if not isinstance(one, Judge)]
        self._keeps = [one for one in acts if isinstance(one, Keep)]
        place = acts.index(self._keeps[0]) if self._keeps else len(acts)
        self._before, self._after = acts[:place], acts[place + len(self._keeps) :]

    def total(self, draw: Draw, left: int) -> tuple[int, int]:
        """The total of one result, and how many dice are ``left`` to it after those of this pool.

        Raises `ExpressionFault` where there are not enough.
        """
        faces, sides = self._faces, self._sides
        values = [faces[int(draw() * sides)] for _ in repeat(None, self._count)]
        left -= self._count
        if not self._again.isdisjoint(values):
            if isinstance(self._more, Explode):
                values, left = self._exploded(self._more, values, draw, left)
            else:
                values, left = self._thrown_again(values, draw, left)
        if left < 0:
            raise self._node.place.fault(TOO_MANY_DICE, limit=MAX_DICE)
        return self._settled(values), left

    def _exploded(self, explode: Explode, values: list[int], draw: Draw, left: int) -> tuple[list[int], int]:
        """The values of dice and of those that follow them; compound ones are added up."""
        faces, sides, again, most = self._faces, self._sides, self._again, explode.most
        found = []
        for face in values:
            chain = [face]
            while face in again and left >= 0:
                left -= 1
                face = faces[int(draw() * sides)]
                chain.append(face - explode.penetrate)
                if len(chain) > most > 0:
                    break
            if explode.compound:
                found.append(sum(chain))
            else:
                found += chain
        return found, left

    def _thrown_again(self, values: list[int], draw: Draw, left: int) -> tuple[list[int], int]:
        """The values of dice, of which some are replaced by those that are thrown instead."""
        assert isinstance(self._more, Reroll)
        faces, sides, again, once = self._faces, self._sides, self._again, self._more.once
        found = []
        for face in values:
            while face in again and left >= 0:
                left -= 1
                face = faces[int(draw() * sides)]
                if once:
                    break
            found.append(face)
        return found, left

    def _settled(self, values: list[int]) -> int:
        """What the dice come to once no more fall."""
        if self._before:
            values = [clamped(value, self._before) for value in values]
        if self._keeps:
            lowest, highest = dropped(self._keeps, len(values))
            values = sorted(values)[lowest : len(values) - highest]
        if self._after:
            values = [clamped(value, self._after) for value in values]
        return sum(score(self._judges, value) for value in values) if self._judges else sum(values)


def _asking(more: Explode | Reroll, faces: Sequence[int]) -> list[int]:
    """The faces for which more dice fall: those that are named, else the highest or the lowest."""
    if not more.when:
        return [max(faces) if isinstance(more, Explode) else min(faces)]
    return [face for face in faces if any(condition(face) for condition in more.when)]
