"""A brute-force twin for the odds: rolls an expression once for every way its dice can fall."""

from collections import defaultdict
from fractions import Fraction

from dzcli.dice.exact import Exact
from dzcli.dice.notation.tree import Node
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.throw import Faces


class Wanted(Exception):
    """One more die is asked for."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(faces)
        self.faces = range(1, faces + 1) if isinstance(faces, int) else faces


class Script:
    """Dice that fall as written; `Wanted` when more are asked for."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.left = list(faces)

    def pool(self, count: int, faces: Faces, purpose: str) -> list[int]:
        if len(self.left) < count:
            raise Wanted(faces)
        fallen, self.left = self.left[:count], self.left[count:]
        return fallen


def every_roll(
    tree: Node, least: float = 0.0, most: float = float("inf")
) -> tuple[dict[Exact, Fraction], Fraction]:
    """The chance of each total, and the chance of all ways of falling less likely than ``least``.

    After ``most`` rolls the rest is left out too.
    """
    chances: dict[Exact, Fraction] = defaultdict(Fraction)
    lost = Fraction(0)
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        script, chance = waiting.pop()
        most -= 1
        if chance < least or most < 0:
            lost += chance
            continue
        try:
            chances[roll(tree, Script(script)).total] += chance
        except Wanted as wanted:
            share = chance / len(wanted.faces)
            waiting.extend(((*script, face), share) for face in wanted.faces)
    return dict(chances), lost
