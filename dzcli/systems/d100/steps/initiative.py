"""Who acts first: 1d10 and the bonus of Agilité, kept for the whole fight (l.20, l.23)."""

from collections.abc import Sequence
from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.order import Order
from dzcli.step.record import Record
from dzcli.step.someone import enlist, numbered
from dzcli.systems.d100 import words
from dzcli.systems.d100.options import Initiative
from dzcli.systems.d100.turn import order
from dzcli.systems.d100.turn.order import MOST_ORDERED, TIE, Entrant, Shown
from dzcli.systems.d100.who.character import Fighter


def resolve(asked: Initiative, record: Record, throw: Throw) -> None:
    """Resolve the order of a fight (l.20, l.23, l.26; D100-05, D100-06, D100-07).

    Whoever has an initiative keeps it. Raises `FileFault` for a sheet without Agilité.
    """
    fighters = enlist(asked.sheets, record, Fighter)
    names = numbered(fighters)
    if asked.from_ is not None:
        record.changes = asked.from_.all_changes()
    entrants = [order.entrant(fighter, asked.again) for fighter in fighters]
    decided, shown = order.roll(entrants, names, record, throw)
    record.own.update(order=decided.by_name, ties=decided.level, first=decided.first or TIE)
    if len(entrants) <= MOST_ORDERED:
        record.own["sequence"] = decided.sequence
    record.headline = message(words.HEAD_INITIATIVE, names=", ".join(names))
    record.explain(_tell, decided, entrants, shown, record)
    for fighter in fighters:
        record.changes += fighter.changes()


def _tell(decided: Order, entrants: Sequence[Entrant], shown: Shown, record: Record) -> None:
    for name, one, face in zip(decided.names, entrants, shown.first, strict=True):
        one.fighter.etat.initiative = total = one.total(face)
        template = words.INITIATIVE_KEPT if one.kept else words.INITIATIVE
        record.say("l.20", template, name=name, die=face, bonus=one.bonus, agility=one.agility, total=total)
    for place, face in shown.again:
        record.say("l.23", words.TIE_ROLL, name=decided.names[place], die=face)
    record.own["order"] = [
        _placed(decided.names[place], entrants[place], shown.first[place]) for place in decided.people
    ]
    record.own["sequence"] = decided.sequence
    record.headline = message(words.HEAD_ORDER, order=decided.sequence)
    for names in decided.level:
        record.say("l.23", words.TIED, names=names)
    for place in decided.people:
        if entrants[place].fighter.etat.surpris:
            record.say("l.17", words.PASSES_FIRST, name=decided.names[place])


class Placed(dict[str, Any]):
    """Someone's place in the order as the record writes it; as one value, the name."""

    def __str__(self) -> str:
        return str(self["name"])


def _placed(name: str, one: Entrant, face: int) -> Placed:
    return Placed(
        name=name,
        initiative=one.total(face),
        roll=None if one.kept else face,
        bonus=None if one.kept else one.bonus,
        kept=bool(one.kept),
        surprised=one.fighter.etat.surpris,
    )
