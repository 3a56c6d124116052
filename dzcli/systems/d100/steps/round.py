"""A new round, or another fight: what comes back, and what ends (l.7, l.29, l.31)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.step.someone import enlist
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.options import Round
from dzcli.systems.d100.who.character import Fighter


def resolve(asked: Round, record: Record, throw: Throw) -> None:
    """End a round and begin another: turns and reactions come back, what lasted for the round ends.

    Nobody is surprised beyond the first round. Another fight ends initiative too (l.7, l.29, l.31; D100-01,
    D100-08, D100-09, D100-12).
    """
    people = enlist(asked.sheets, record, Fighter)
    if not asked.new_fight:
        row = book.base().round
        record.say(row.section, words.ROUND, seconds=row.secondes)
    able = []
    for fighter in people:
        _turn(fighter, record)
        _extended(fighter, asked.new_fight, record)
        _lasting(fighter, asked.new_fight, record)
        if asked.new_fight:
            fighter.etat.initiative = 0
        if not fighter.etat.action_etendue:
            able.append(fighter.name)
        record.changes += fighter.changes()
    record.success = True
    record.own["round"] = {
        "new_fight": asked.new_fight,
        "able": able,
        "effects": sum(len(one.effects) for one in people),
    }
    names = ", ".join(fighter.name for fighter in people)
    record.headline = message(words.HEAD_NEW_FIGHT if asked.new_fight else words.HEAD_NEW_ROUND, names=names)


def _turn(fighter: Fighter, record: Record) -> None:
    """A new turn: its actions and its reaction; who was surprised is not any more (D100-04, D100-12)."""
    etat = fighter.etat
    if etat.actions or etat.action_complete:
        record.say("l.31", words.TURN_BACK, name=fighter.name)
    if etat.reaction_utilisee:
        record.say("l.43", words.REACTION_BACK, name=fighter.name)
    if etat.surpris:
        record.say("l.17", words.SURPRISE_OVER, name=fighter.name)
    etat.actions, etat.action_complete = [], False
    etat.reaction_utilisee = etat.surpris = False


def _extended(fighter: Fighter, all_of_it: bool, record: Record) -> None:
    """An extended action goes on from round to round, and not into another fight (l.47; D100-14)."""
    begun = fighter.etat.action_etendue
    if not begun:
        return
    template = words.EFFECT_ENDS if all_of_it else words.GOES_ON
    record.say("l.47", template, name=fighter.name, action=begun)
    if all_of_it:
        fighter.etat.action_etendue = ""


def _lasting(fighter: Fighter, all_of_it: bool, record: Record) -> None:
    """What lasts until the round ends is over; what bears on the next attack waits for it (l.29; D100-08)."""
    rows = book.actions()
    ended = {id_ for id_ in fighter.effects if all_of_it or not rows[id_].prochaine}
    for id_ in fighter.effects:
        template = words.EFFECT_ENDS if id_ in ended else words.EFFECT_WAITS
        record.say("l.29", template, name=fighter.name, action=rows[id_].nom)
    fighter.end_effects(ended)
