"""Modifiers of dice and of groups, as they are written: what is kept, thrown again, counted."""

from __future__ import annotations

from dzcli.dice.exact import NOWHERE, Exact, Place, compare
from dzcli.dice.frozen import Frozen
from dzcli.light import NamedTuple


class Condition(NamedTuple):
    """A comparison with a fixed number, such as ``>=5``."""

    sign: str
    value: Exact

    def __call__(self, value: Exact) -> bool:
        return compare(self.sign, value, self.value)


Conditions = tuple[Condition, ...]
"""Comparisons of which one is enough; none at all stands for the highest or lowest face."""


class Keep(Frozen):
    """``kh kl dh dl``: of the whole pool, keep or drop ``count`` of the highest or lowest."""

    kind: str
    count: int = 1


class Explode(Frozen):
    """``! !! !p !o !x3``: throw an extra die for each die that meets a condition (the highest face, if none).

    ``compound`` adds the extra dice to the value of the first, ``penetrate`` takes 1 from
    each extra die; ``most`` is how many extra dice one die brings at most (1 for ``!o``), 0
    for no end.
    """

    compound: bool = False
    penetrate: bool = False
    most: int = 0
    when: Conditions = ()
    place: Place = NOWHERE


class Reroll(Frozen):
    """``r ro``: throw what meets a condition (the lowest face, if none) again, until it does not, or once."""

    once: bool = False
    when: Conditions = ()
    place: Place = NOWHERE


class Clamp(Frozen):
    """``min max``: raise each die to at least, or lower it to at most, ``bound``."""

    kind: str
    bound: int


class Sort(Frozen):
    """``s sd``: put the dice in order."""

    descending: bool = False


class Judge(Frozen):
    """A comparison that counts dice, or ``f`` that counts failures to subtract."""

    when: Condition
    failure: bool = False


Modifier = Keep | Explode | Reroll | Clamp | Sort | Judge
