"""Actions of a turn that only change a state, or that another step resolves (l.101 to l.113)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault, UsageFault
from dzcli.message import message
from dzcli.step.record import Due, Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.fight import able
from dzcli.systems.duel.options import ACTIONS, Act
from dzcli.systems.duel.rolls.modifiers import condition_id
from dzcli.systems.duel.who.character import PREPARED, SURPRISE, Fighter

WARN, PREPARE = "warn", "prepare"


def resolve(asked: Act, record: Record, throw: Throw) -> None:
    """Take the action of a turn, or change what the situation makes of somebody.

    Lines 101 and 109; DUEL-39, DUEL-41, DUEL-42, DUEL-43, DUEL-45, DUEL-46. Raises `UsageFault` where
    nothing is asked for, `RuleFault` for a second action in one turn and for Prévenir by someone who may not.
    """
    if asked.do is None and not asked.gain and not asked.lose:
        raise UsageFault("nothing_to_do", words.NOTHING_TO_DO, names=", ".join(ACTIONS))
    fighter = Fighter(asked.sheet, "actor")
    record.actor = asked.sheet.person
    allies = [Fighter(sheet, "ally") for sheet in asked.ally]
    for place, ally in enumerate(allies):
        record.people[f"ally {place}"] = ally.character.person
    record.own["act"] = {"do": asked.do, "gained": [], "lost": []}
    _situation(fighter, asked, record)
    if asked.do is not None:
        able.take_turn(fighter, record)
        _act(fighter, allies, asked.do, record)
    record.success = True
    for one in (fighter, *allies):
        record.changes += one.changes()
    if record.headline is None:
        record.headline = message(words.HEAD_SITUATION, name=fighter.name)


def _situation(fighter: Fighter, asked: Act, record: Record) -> None:
    """Conditions come and go with the situation (l.109; DUEL-47, DUEL-48, DUEL-49)."""
    rows = book.skirmish().conditions
    for names, change, template, key in (
        (asked.gain, fighter.enter, words.CONDITION_BEGINS, "gained"),
        (asked.lose, fighter.leave, words.CONDITION_ENDS, "lost"),
    ):
        for name in names:
            found = condition_id(name)
            change(found)
            record.own["act"][key].append(found)
            row = rows[found]
            values: dict[str, Any] = {"name": fighter.name, "condition": row.nom, "text": book.told(row)}
            record.say(row.section, template, **values)


def _act(fighter: Fighter, allies: list[Fighter], action: str, record: Record) -> None:
    row = book.skirmish().actions[ACTIONS[action][0]]
    record.say(row.section, words.ACTION, action=row.nom, text=book.told(row))
    record.headline = message(words.HEAD_ACT, name=fighter.name, action=row.nom)
    if action == WARN:
        _warn(fighter, allies, row.section, record)
    elif action == PREPARE:
        _prepare(fighter)
    if row.etape:
        record.due.append(Due(row.etape, "actor"))


def _prepare(fighter: Fighter) -> None:
    """Skip a turn for -1 SS on the next roll (l.106; DUEL-44)."""
    fighter.enter(PREPARED)


def _warn(fighter: Fighter, allies: list[Fighter], section: str, record: Record) -> None:
    """Let allies act a turn earlier, without Surprise (l.102; DUEL-40).

    Raises `RuleFault` unless nobody of the group had more successes of initiative.
    """
    ahead = [ally.name for ally in allies if ally.etat.initiative > fighter.etat.initiative]
    if ahead:
        names = ", ".join(ahead)
        raise RuleFault("not_the_first", section, words.NOT_THE_FIRST, name=fighter.name, names=names)
    if not fighter.etat.initiative:
        record.warn(words.INITIATIVE_UNKNOWN, name=fighter.name)
    if not allies:
        record.warn(words.NO_ALLY)
    for ally in allies:
        ally.leave(SURPRISE)
        record.say(section, words.WARNED, name=ally.name)
