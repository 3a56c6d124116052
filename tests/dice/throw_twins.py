"""A brute-force twin for walking a rule: it is run once for every way its dice can fall."""

from collections import defaultdict
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Any

from dice_twins import Wanted

from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.throw import Faces, Throw
from dzcli.dice.throws.walk import walk

Rule = Callable[[Throw], Hashable]
Chances = dict[Any, Fraction]


class Scripted(FallingDice):
    """Dice that fall as written; `Wanted` when one more is asked for."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        super().__init__()
        self._left = list(faces)

    def next_face(self, faces: Faces, purpose: str) -> int:
        if not self._left:
            raise Wanted(faces)
        return self._left.pop(0)


def every_fall(rule: Rule, most_dice: int = 100) -> tuple[Chances, Fraction]:
    """The chance of each result, and that of all falls of more dice than ``most_dice``."""
    chances: Chances = defaultdict(Fraction)
    lost = Fraction(0)
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        script, chance = waiting.pop()
        try:
            chances[rule(Scripted(script))] += chance
        except Wanted as wanted:
            if len(script) == most_dice:
                lost += chance
                continue
            share = chance / len(wanted.faces)
            waiting.extend(((*script, face), share) for face in wanted.faces)
    return dict(chances), lost


def walked(rule: Rule) -> tuple[Chances, Fraction]:
    """The chance of each result that was followed to its end, and of all others, by walking."""
    chances: Chances = defaultdict(Fraction)
    paths = walk(rule)
    for weight, whole, result in paths:
        if not paths.beyond:
            chances[result] += Fraction(weight, whole)
    return dict(chances), 1 - sum(chances.values())
