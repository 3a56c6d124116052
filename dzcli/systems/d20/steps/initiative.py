"""Initiative: the order of the whole fight, by INI and without a die (l.10, l.11)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.d20 import words
from dzcli.systems.d20.options import Initiative
from dzcli.systems.d20.who.people import enlist, numbered

SECTION = "l.10"


def resolve(asked: Initiative, record: Record, throw: Throw) -> None:
    """Put people in order: the highest INI first, equal ones are free to choose (l.10; D20-09).

    Raises `FileFault` for a sheet without INI.
    """
    people = enlist(asked.sheets, record)
    names = numbered(people)
    values = [fighter.character.characteristic("ini") for fighter in people]
    places: dict[int, list[str]] = {}
    for name, value in zip(names, values, strict=True):
        places.setdefault(value, []).append(name)
    groups = sorted(places.items(), reverse=True)
    for value, group in groups:
        record.say(SECTION, words.INI_OF, names=", ".join(group), value=value)
        if len(group) > 1:
            record.say("l.11", words.TIED, names=", ".join(group))
    first = groups[0][1]
    record.own["order"] = [Placed(name=name, ini=value) for value, group in groups for name in group]
    record.own["ties"] = [group for _, group in groups if len(group) > 1]
    record.own["first"] = first[0] if len(first) == 1 else "tie"
    record.own["sequence"] = " > ".join(" = ".join(group) for _, group in groups)
    record.success = True
    record.headline = message(words.HEAD_ORDER, order=record.own["sequence"])


class Placed(dict[str, Any]):
    """Someone's place in the order as the record writes it; as one value, the name."""

    def __str__(self) -> str:
        return str(self["name"])
