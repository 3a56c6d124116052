"""Initiative: the order of the whole fight, by INI and without a die (l.10, l.11)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.order import Order
from dzcli.step.record import Record
from dzcli.step.someone import enlist, numbered
from dzcli.systems.d20 import words
from dzcli.systems.d20.options import Initiative
from dzcli.systems.d20.who.character import Fighter

SECTION = "l.10"


def resolve(asked: Initiative, record: Record, throw: Throw) -> None:
    """Put people in order: the highest INI first, equal ones are free to choose (l.10; D20-09).

    Raises `FileFault` for a sheet without INI.
    """
    people = enlist(asked.sheets, record, Fighter)
    names = numbered(people)
    values = [fighter.character.characteristic("ini") for fighter in people]
    places: dict[int, list[int]] = {}
    for one, value in enumerate(values):
        places.setdefault(value, []).append(one)
    order = Order(tuple(tuple(places[value]) for value in sorted(places, reverse=True)), names)
    for (first, *_), group in zip(order.groups, order.named, strict=True):
        record.say(SECTION, words.INI_OF, names=", ".join(group), value=values[first])
        if len(group) > 1:
            record.say("l.11", words.TIED, names=", ".join(group))
    record.own["order"] = [Placed(name=names[one], ini=values[one]) for one in order.people]
    record.own["ties"] = order.level
    record.own["first"] = order.first or "tie"
    record.own["sequence"] = order.sequence
    record.success = True
    record.headline = message(words.HEAD_ORDER, order=order.sequence)


class Placed(dict[str, Any]):
    """Someone's place in the order as the record writes it; as one value, the name."""

    def __str__(self) -> str:
        return str(self["name"])
