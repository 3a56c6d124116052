"""Who acts before whom, once everyone has rolled (7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from dzcli.dice.throws.ranking import Groups
from dzcli.light import NamedTuple
from dzcli.step.questions import Choice

TIE = "tie"


class Order(NamedTuple):
    """People by their place among those who rolled: in order, and those whom the rules leave tied."""

    people: tuple[int, ...]
    ties: Groups

    def tie_of(self, one: int) -> tuple[int, ...]:
        """Those tied with someone, themselves among them."""
        return next((tie for tie in self.ties if one in tie), (one,))

    def tied(self, names: Sequence[str]) -> list[list[str]]:
        """The names of those tied."""
        return [[names[one] for one in tie] for tie in self.ties]

    def said(self, names: Sequence[str]) -> str:
        """The order in one line: Senna > Koris = Garde."""
        signs = [" = " if other in self.tie_of(one) else " > " for one, other in pairwise(self.people)]
        return "".join(sign + names[one] for sign, one in zip(["", *signs], self.people, strict=True))

    def said_first(self, names: Sequence[str]) -> str:
        """Who is first: a name, or `TIE`."""
        first = self.people[0]
        return names[first] if len(self.tie_of(first)) == 1 else TIE


class Bonus(NamedTuple):
    """What a won approach gives to initiative: points of Score, or places in the order."""

    score: int = 0
    places: int = 0


BONUS = Choice("bonus_surprise", plus10=lambda bonus: Bonus(score=bonus), place=lambda bonus: Bonus(places=1))
"""What it gives to win without surprising (AMB-14)."""
LATER = Choice(
    "surpris_ordre", combat=lambda first, by_margin: first, premier_round=lambda first, by_margin: by_margin
)
"""The order from the second round on, where some are Surpris in the first (AMB-17)."""


def arrange(groups: Groups, surprised: frozenset[int], ahead: frozenset[int]) -> Order:
    """The order of people ranked in ``groups``: those who are ``surprised`` after all others.

    Those who are ``ahead`` each pass the enemy just before them (DZ-INIT-06, AMB-14, AMB-17).
    """
    tiers = [
        [tuple(one for one in group if (one in surprised) == late) for group in groups]
        for late in (False, True)
    ]
    ranked = [group for tier in tiers for group in tier if group]
    people = [one for group in ranked for one in group]
    for one in [one for one in people if one in ahead]:
        _move_up(people, one, ahead)
    return Order(tuple(people), tuple(group for group in ranked if len(group) > 1))


def _move_up(people: list[int], one: int, ahead: frozenset[int]) -> None:
    """Put someone before the nearest of those ahead of them who is none of their own side."""
    place = people.index(one)
    before = next((other for other in range(place - 1, -1, -1) if people[other] not in ahead), None)
    if before is not None:
        people.insert(before, people.pop(place))
