"""The order of those who act in a skirmish, by their successes of Intuition (l.96)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dzcli.dice.throws.throw import Contest, Folded, Pool, Throw, come_to
from dzcli.light import NamedTuple
from dzcli.step.order import Order
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


def roll(
    ready: Iterable[Entrant], names: Sequence[str], record: Record, throw: Throw
) -> tuple[list[Entrant], Order]:
    """Everybody rolls Intuition, each made ready when it is their turn; more successes act first.

    Line 96; DUEL-34, A-DUEL-16.
    """
    ties = record.ask(TIES) if len(names) > 1 else Ties()
    contest = throw.contest()
    entrants: list[Entrant] = []
    for entrant in ready:
        entrants.append(entrant)
        _enter(entrant, contest, ties, record)
    groups = contest.order(None if ties.again or len(entrants) <= MOST_ORDERED else 1)
    if ties.again:
        groups = tuple(part for group in groups for part in _apart(group, entrants, record, throw))
    return entrants, Order(groups, names)


def _enter(entrant: Entrant, contest: Contest, ties: Ties, record: Record) -> None:
    """Throw for somebody, or count what they rolled before."""
    made = entrant.roll

    def rank(rolled: int) -> tuple[int, int]:
        successes = made.counted(rolled, record) if made else entrant.known
        return successes, entrant.pool if ties.by_pool else 0

    if made:
        folded = contest.enter_pool(made.pool_for(PURPOSE), 0, made.count, by=rank)
        record.explain(_note, entrant.fighter, made, folded, record)
    else:
        # No die falls, and what was rolled before is what counts.
        contest.enter_pool(Pool(PURPOSE, 0, book.rolls().de.faces), 0, max, by=rank)


def _note(fighter: Fighter, made: Roll, folded: Folded[tuple[int, int]], record: Record) -> None:
    """Add a roll to the record, and its successes to the sheet."""
    rolled = come_to(made.count, 0, folded.faces)
    test = made.note(folded, rolled, fighter.role, record)
    fighter.etat.initiative = max(0, test.measured.successes)


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
            break
    groups = [tuple(group[place] for place in part) for part in parts]
    return [further for one in groups for further in _apart(one, entrants, record, throw)]


def _note_again(entrant: Entrant, folded: Folded[int], record: Record) -> None:
    if entrant.roll:
        entrant.roll.note(folded, folded.result, entrant.fighter.role, record)
