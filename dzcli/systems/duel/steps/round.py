"""A new turn, or another fight: what comes back, and what ends (l.101, l.106, l.109)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.step.someone import enlist
from dzcli.systems.duel import book, words
from dzcli.systems.duel.options import Round
from dzcli.systems.duel.who.character import Fighter


def resolve(asked: Round, record: Record, throw: Throw) -> None:
    """Begin a new turn: everybody may act again; with another fight, conditions and initiative end.

    DUEL-39.
    """
    people = enlist(asked.sheets, record, Fighter)
    again = [fighter for fighter in people if fighter.etat.action_faite]
    for fighter in people:
        if fighter in again:
            fighter.etat.action_faite = False
            record.say("l.101", words.ACTS_AGAIN, name=fighter.name)
        if asked.new_fight:
            _end_fight(fighter, record)
        else:
            _tell_conditions(fighter, record)
        record.changes += fighter.changes()
    record.success = True
    record.own["round"] = {
        "new_fight": asked.new_fight,
        "again": [fighter.name for fighter in again],
        "conditions": sum(len(fighter.conditions) for fighter in people),
    }
    names = ", ".join(fighter.name for fighter in people)
    record.headline = message(words.HEAD_NEW_FIGHT if asked.new_fight else words.HEAD_NEW_ROUND, names=names)


def _end_fight(fighter: Fighter, record: Record) -> None:
    """Conditions describe a situation, initiative a skirmish: neither outlasts it (l.95, l.109)."""
    rows = book.skirmish().conditions if fighter.etat.conditions else {}
    for condition in fighter.conditions:
        row = rows[condition]
        record.say(row.section, words.CONDITION_ENDS, name=fighter.name, condition=row.nom)
    fighter.etat.conditions = []
    fighter.etat.initiative = 0


def _tell_conditions(fighter: Fighter, record: Record) -> None:
    """Say what lasts into the new turn."""
    for condition in fighter.conditions:
        row = book.skirmish().conditions[condition]
        values: dict[str, Any] = {"name": fighter.name, "condition": row.nom, "text": book.told(row)}
        record.say(row.section, words.CONDITION_LASTS, **values)
