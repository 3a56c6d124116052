"""A new round, scene or fight: what ends and what comes back (7.2 to 7.10)."""

import msgspec

from dzcli.dice.throws.throw import Throw
from dzcli.message import Message, message
from dzcli.step.record import Due, Record
from dzcli.step.someone import enlist, numbered
from dzcli.systems.dz.turn import words
from dzcli.systems.dz.turn.options import Round
from dzcli.systems.dz.turn.passing import Passed, Time, pass_for
from dzcli.systems.dz.who import remarks
from dzcli.systems.dz.who.character import Fighter


class Change(msgspec.Struct):
    """What passed, as the record holds it; ``able`` are those who can act, ``deaths`` how many died."""

    rounds: int
    scene: bool
    new_fight: bool
    people: list[Passed]
    able: list[str]
    deaths: int


def resolve(asked: Round, record: Record, throw: Throw) -> None:
    """Let rounds pass, or begin a scene or a fight anew; no die falls (DZ-TURN-01, AMB-94)."""
    time = Time(asked.rounds or int(not (asked.scene or asked.new_fight)), asked.scene, asked.new_fight)
    fighters = enlist(asked.sheets, record, Fighter)
    names = numbered(fighters)
    remarks.on_states(record, *fighters)
    people = [pass_for(fighter, name, time, record) for fighter, name in zip(fighters, names, strict=True)]
    if not record.lines:
        record.say("7.4", words.NOTHING_ENDS)
    if asked.new_fight:
        record.due.append(Due("initiative", fighters[0].role))
    able = [passed.name for passed in people if passed.able]
    dead = [passed.name for passed in people if passed.died]
    record.own["round"] = Change(*time, people, able, len(dead))
    record.success = not dead
    record.headline = _headline(time, names, dead)
    record.changes = [change for fighter in fighters for change in fighter.changes()]


def _headline(time: Time, names: list[str], dead: list[str]) -> Message:
    if dead:
        return message(words.HEAD_DEATHS, names=dead)
    if time.scene:
        return message(words.HEAD_SCENE, names=names)
    if time.fight:
        return message(words.HEAD_FIGHT, names=names)
    return message(
        words.HEAD_ROUND if time.rounds == 1 else words.HEAD_ROUNDS, names=names, rounds=time.rounds
    )
