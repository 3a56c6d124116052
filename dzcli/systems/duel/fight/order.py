"""The order of those who act in a skirmish, by their successes of Intuition (l.96)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from dzcli.dice.throws.throw import Folded, Pool, Throw
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.duel import book
from dzcli.systems.duel.rolls.roll import Roll
from dzcli.systems.duel.who.character import Fighter

PURPOSE, AGAIN = "initiative", "initiative_again"
MOST_ORDERED = 4
"""Of so many people the whole order matters; of more, where all throws are walked, who is first."""
TIE = "tie"


class Ties(NamedTuple):
    """What parts those with equal successes: the size of their pools, or other rolls."""

    by_pool: bool = False
    again: bool = False


TIES = Choice(
    "initiative_egalite",
    always=True,
    reserve=lambda: Ties(by_pool=True),
    simultane=lambda: Ties(),
    relance=lambda: Ties(again=True),
)
"""What parts those with equal successes (A-DUEL-16)."""


class Entrant(NamedTuple):
    """Someone in the order: a roll made ready, or the successes of one that was made before."""

    fighter: Fighter
    roll: Roll | None
    known: int = 0
    pool: int = 0
    group: str | None = None


class Order(NamedTuple):
    """People by their place among those who take part, equal ones together; ``names`` are theirs."""

    groups: tuple[tuple[int, ...], ...]
    names: Sequence[str]

    @property
    def people(self) -> list[int]:
        """Everybody, the first first."""
        return [one for group in self.groups for one in group]

    @property
    def ties(self) -> list[list[str]]:
        """The names of those between whom nothing decides."""
        return [[self.names[one] for one in group] for group in self.groups if len(group) > 1]

    @property
    def first(self) -> str:
        """Who is first: a name, or `TIE`."""
        return self.names[self.groups[0][0]] if len(self.groups[0]) == 1 else TIE

    @property
    def sequence(self) -> str:
        """The order in one line: Ada > Bo = Cy."""
        place = {one: number for number, group in enumerate(self.groups) for one in group}
        people = self.people
        signs = [" = " if place[one] == place[other] else " > " for one, other in pairwise(people)]
        return "".join(sign + self.names[one] for sign, one in zip(["", *signs], people, strict=True))


def roll(entrants: Sequence[Entrant], names: Sequence[str], record: Record, throw: Throw) -> Order:
    """Everybody rolls Intuition; more successes act first (l.96; DUEL-34, A-DUEL-16)."""
    ties = record.ask(TIES)
    contest = throw.contest()
    thrown = []
    for entrant in entrants:

        def rank(rolled: int, entrant: Entrant = entrant) -> tuple[int, int]:
            successes = entrant.roll.counted(rolled, record) if entrant.roll else entrant.known
            return successes, entrant.pool if ties.by_pool else 0

        if entrant.roll:
            pool = entrant.roll.pool_for(PURPOSE)
            thrown.append(contest.enter_pool(pool, 0, entrant.roll.count, by=rank))
        else:
            # No die falls, and what was rolled before is what counts.
            contest.enter_pool(Pool(PURPOSE, 0, book.rolls().de.faces), 0, max, by=rank)
    record.explain(_note, [one for one in entrants if one.roll], thrown, record)
    groups = contest.order(None if ties.again or len(entrants) <= MOST_ORDERED else 1)
    if ties.again:
        groups = tuple(part for group in groups for part in _apart(group, entrants, record, throw))
    return Order(groups, names)


def _note(entrants: Sequence[Entrant], thrown: Sequence[Folded[tuple[int, int]]], record: Record) -> None:
    """Add the rolls to the record, and the successes to the sheets."""
    for entrant, folded in zip(entrants, thrown, strict=True):
        assert entrant.roll
        rolled = sum(entrant.roll.count(0, face) for face in folded.faces)
        test = entrant.roll.note(folded, rolled, entrant.fighter.role, record)
        entrant.fighter.etat.initiative = max(0, test.measured.successes)


def _apart(
    group: tuple[int, ...], entrants: Sequence[Entrant], record: Record, throw: Throw
) -> list[tuple[int, ...]]:
    """Those who tie roll again until they are apart; without a die nobody ever is (A-DUEL-16)."""
    rolls = {one: entrants[one].roll for one in group}
    able = [found for found in rolls.values() if found and found.pool.number]
    if len(group) == 1 or not able:
        return [group]
    for _ in throw.links():
        contest = throw.contest()
        for one in group:
            found = rolls[one]
            pool = found.pool_for(AGAIN) if found else Pool(AGAIN, 0, book.rolls().de.faces)
            folded = contest.enter_pool(pool, 0, found.count if found else max, by=lambda rolled: rolled)
            record.explain(_note_again, entrants[one], folded, record)
        parts = contest.order()
        if len(parts) > 1:
            return [
                further
                for part in parts
                for further in _apart(tuple(group[place] for place in part), entrants, record, throw)
            ]
    return [group]


def _note_again(entrant: Entrant, folded: Folded[int], record: Record) -> None:
    if entrant.roll:
        entrant.roll.note(folded, folded.result, entrant.fighter.role, record)
