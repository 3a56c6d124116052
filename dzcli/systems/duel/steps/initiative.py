"""Initiative of a skirmish: who acts first, face to face or after an ambush (l.95 to l.100)."""

from collections.abc import Sequence
from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.order import Order
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.fight import ambush, line_up, order
from dzcli.systems.duel.fight.ambush import ALL, Ambush
from dzcli.systems.duel.fight.line_up import LineUp
from dzcli.systems.duel.fight.order import MOST_ORDERED, TIE, Entrant
from dzcli.systems.duel.options import Initiative
from dzcli.systems.duel.rolls.given import Given
from dzcli.systems.duel.rolls.roll import Roll
from dzcli.systems.duel.who.character import PREPARED, Fighter

ROLL, SKILL = "initiative", "intuition"
ROLLS_AGAIN = Choice("embuscade_relance", relance=lambda: True, reprise=lambda: False)
"""Whether those who noticed the ambush, having rolled already, roll for initiative (A-DUEL-17)."""


def resolve(asked: Initiative, record: Record, throw: Throw) -> None:
    """Resolve who acts first (l.95).

    Raises `UsageFault` for a name that is none of those who take part, `FileFault` naming what a sheet lacks.
    """
    found = line_up.gather(asked, record)
    if found.ambush is not None:
        ambush.take_effect(found.ambush, record)
    if found.ambush is None or found.ambush.case == ALL:
        ready = (_entrant(fighter, asked.ss, found, record) for fighter in found.fighters)
        entrants, decided = order.roll(ready, found.names, record, throw)
    else:
        entrants, decided = _by_group(found.ambush, found)
    record.own.update(order=decided.by_name, ties=decided.level, first=decided.first or TIE)
    if len(entrants) <= MOST_ORDERED:
        record.own["sequence"] = decided.sequence
    record.headline = message(words.HEAD_INITIATIVE, names=", ".join(found.names))
    record.explain(_tell, decided, entrants, record)
    for fighter in found.fighters:
        record.changes += fighter.changes()


def _entrant(fighter: Fighter, ss: int | None, found: LineUp, record: Record) -> Entrant:
    """Someone's roll of Intuition; the assailants whom all noticed have it easier.

    Lines 96 and 98; DUEL-34, DUEL-36, DUEL-44, A-DUEL-17.
    """
    rows, ambushed = book.rolls(), found.ambush
    group = ambushed.group_of(fighter) if ambushed else None
    if group == ambush.NOTICED and not record.ask(ROLLS_AGAIN):
        known, pool = fighter.etat.initiative, fighter.character.skill(SKILL)
        return Entrant(fighter, None, known, pool, group)
    roll = Roll.of(fighter, rows.jets[ROLL], Given(ss=ss), record)
    if group == ambush.ASSAILANTS:
        roll.threshold.modify(
            "embuscade", message(words.AMBUSHING), rows.embuscade.ss, rows.embuscade.section
        )
    if fighter in found.prepared and not fighter.has(PREPARED):
        row = book.skirmish().conditions[PREPARED]
        roll.threshold.modify(PREPARED, row.nom, row.ss, row.section)
    roll.settle(Given(), record, fight=False)
    return Entrant(fighter, roll, pool=roll.pool.number, group=group)


def _by_group(ambushed: Ambush, found: LineUp) -> tuple[list[Entrant], Order]:
    """Group after group, without a roll: within one, those who noticed more act first (l.99, l.100)."""
    entrants = [
        Entrant(fighter, None, fighter.etat.initiative, group=ambushed.group_of(fighter))
        for fighter in found.fighters
    ]
    places: dict[tuple[int, int], list[int]] = {}
    for place, entrant in enumerate(entrants):
        rank = ambush.TURNS.index(str(entrant.group)), -entrant.known
        places.setdefault(rank, []).append(place)
    return entrants, Order(tuple(tuple(places[rank]) for rank in sorted(places)), found.names)


def _tell(decided: Order, entrants: Sequence[Entrant], record: Record) -> None:
    record.own["order"] = [_placed(decided.names[one], entrants[one]) for one in decided.people]
    record.own["sequence"] = decided.sequence
    record.headline = message(words.HEAD_ORDER, order=decided.sequence)
    for names in decided.level:
        record.say("l.96", words.TIED, names=names)


class Placed(dict[str, Any]):
    """Someone's place in the order as the record writes it; as one value, the name."""

    def __str__(self) -> str:
        return str(self["name"])


def _placed(name: str, entrant: Entrant) -> Placed:
    rolled = entrant.roll is not None
    return Placed(
        name=name,
        successes=entrant.fighter.etat.initiative,
        pool=entrant.pool if rolled else None,
        ss=entrant.roll.threshold.value if entrant.roll else None,
        group=entrant.group,
    )
