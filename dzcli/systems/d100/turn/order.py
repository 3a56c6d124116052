"""The order of a fight: 1d10 and the bonus of Agilité, the highest first (l.20, l.23, l.26)."""

from __future__ import annotations

from collections.abc import Sequence

from dzcli.dice.throws.throw import Folded, Pool, Throw
from dzcli.light import NamedTuple
from dzcli.step.order import Order
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d100 import book
from dzcli.systems.d100.who.character import Fighter

PURPOSE, AGAIN = "initiative", "initiative_again"
MOST_ORDERED = 4
"""Of so many people the whole order matters; of more, where all throws are walked, who is first."""
TIE = "tie"


class Ties(NamedTuple):
    """What parts those with equal initiative: their Agilité, or other dice."""

    by_agility: bool = False
    again: bool = False


TIES = Choice(
    "initiative_egalite",
    always=True,
    agilite=lambda: Ties(by_agility=True),
    ex_aequo=lambda: Ties(),
    de=lambda: Ties(again=True),
)
"""What parts those with equal initiative (A-D100-9)."""


class Shown(NamedTuple):
    """What dice show: of each the first, 0 where none fell or was seen; then place and die of each other."""

    first: list[int]
    again: list[tuple[int, int]]


class Entrant(NamedTuple):
    """Someone in the order: the bonus that is added to a die, or the initiative that is kept."""

    fighter: Fighter
    bonus: int
    agility: int
    kept: int = 0

    @property
    def dice(self) -> int:
        """How many dice fall."""
        return 0 if self.kept else book.base().initiative.des

    def total(self, rolled: int) -> int:
        """The initiative, given what the die shows (l.20; D100-05)."""
        return self.kept or rolled + self.bonus


def entrant(fighter: Fighter, again: bool) -> Entrant:
    """Someone who rolls, or keeps the initiative of this fight (l.20; D100-05).

    Raises `FileFault` for a sheet that has no Agilité and has to roll.
    """
    key = book.base().initiative.caracteristique
    if fighter.etat.initiative and not again:
        agility: int = getattr(fighter.character.sheet.caracteristiques, key) or 0
        return Entrant(fighter, 0, agility, fighter.etat.initiative)
    return Entrant(fighter, fighter.character.bonus(key), fighter.character.characteristic(key))


def roll(
    entrants: Sequence[Entrant], names: Sequence[str], record: Record, throw: Throw
) -> tuple[Order, Shown]:
    """Everybody rolls 1d10, in the order of the command line; the highest acts first.

    The order, and what the dice show (l.20, l.23, l.26; D100-05, D100-06, D100-07, A-D100-9).
    """
    ties = record.ask(TIES) if len(entrants) > 1 else Ties()
    faces = book.base().initiative.faces
    contest, thrown = throw.contest(), []
    for one in entrants:

        def rank(rolled: int, one: Entrant = one) -> tuple[int, int]:
            return one.total(rolled), one.agility if ties.by_agility else 0

        thrown.append(contest.enter_pool(Pool(PURPOSE, one.dice, faces), 0, _shown, by=rank))
    shown = Shown([0] * len(entrants), [])
    record.explain(_see, thrown, shown.first)
    groups = contest.order(None if ties.again or len(entrants) <= MOST_ORDERED else 1)
    if ties.again:
        groups = tuple(part for group in groups for part in _apart(group, shown, record, throw))
    return Order(groups, names), shown


def _shown(before: int, face: int) -> int:
    return before + face


def _see(thrown: Sequence[Folded[object]], shown: list[int]) -> None:
    shown[:] = [sum(folded.faces) for folded in thrown]


def _see_again(place: int, folded: Folded[object], shown: Shown) -> None:
    shown.again.append((place, sum(folded.faces)))


def _apart(group: tuple[int, ...], shown: Shown, record: Record, throw: Throw) -> list[tuple[int, ...]]:
    """Those who tie roll 1d10 until they are apart (A-D100-9)."""
    if len(group) == 1:
        return [group]
    for _ in throw.links():
        contest = throw.contest()
        for place in group:
            folded = contest.enter_pool(Pool(AGAIN, 1, book.base().initiative.faces), 0, _shown, by=int)
            record.explain(_see_again, place, folded, shown)
        parts = contest.order()
        if len(parts) > 1:
            break
    groups = [tuple(group[place] for place in part) for part in parts]
    return [further for one in groups for further in _apart(one, shown, record, throw)]
