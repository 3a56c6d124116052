"""Who is surprised, as the game master decides: no die falls (l.17)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import message
from dzcli.step.record import Due, Record
from dzcli.step.someone import enlist
from dzcli.systems.d100 import words
from dzcli.systems.d100.options import Surprise
from dzcli.systems.d100.turn import line_up
from dzcli.systems.d100.who.character import Fighter


def resolve(asked: Surprise, record: Record, throw: Throw) -> None:
    """Note whom the game master takes to be surprised; they pass the first round (l.17; D100-04).

    Raises `UsageFault` where nobody was named, and for a name that nobody has.
    """
    if not asked.surprised and not asked.nobody:
        raise UsageFault("nobody_named", words.NOBODY_NAMED)
    record.actor, record.target = asked.attacker.person, asked.defender.person
    others = enlist([*asked.attackers, *asked.defenders], record, Fighter, "other")
    people = [Fighter(asked.attacker, "actor"), Fighter(asked.defender, "target"), *others]
    surprised = line_up.meant(asked.surprised, people)
    for fighter in people:
        fighter.etat.surpris = fighter in surprised
        if fighter in surprised:
            record.say("l.17", words.IS_SURPRISED, name=fighter.name)
        record.changes += fighter.changes()
    if not surprised:
        record.say("l.17", words.NOBODY_SURPRISED)
    names = [fighter.name for fighter in surprised]
    record.success = bool(surprised)
    record.own["surprise"] = {"winner": None, "gap": None, "surprised": bool(surprised), "who": names}
    record.due.append(Due("initiative", "everybody"))
    template = words.HEAD_SURPRISED if surprised else words.HEAD_NOBODY
    record.headline = message(template, names=", ".join(names))
