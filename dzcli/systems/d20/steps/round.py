"""A new round: what was used up in the last one comes back (l.6, l.25, l.76, l.77)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.step.someone import enlist
from dzcli.systems.d20 import words
from dzcli.systems.d20.options import Round
from dzcli.systems.d20.who.character import Fighter

ENDS = {
    "attaque_perdue": "l.6",
    "relance_utilisee": "l.25",
    "attaque_main_faible": "l.77",
    "esquive_tentee": "l.85",
}
"""What holds for one round, by its key in ``[etat]``, with its line."""


def resolve(asked: Round, record: Record, throw: Throw) -> None:
    """Begin a new round: attacks lost, the reroll, the attack of the off hand and dodges come back.

    D20-05, D20-12, D20-28, D20-29, D20-40.
    """
    people = enlist(asked.sheets, record, Fighter)
    back = [_begin(fighter, record) for fighter in people]
    record.success = True
    record.own["round"] = {"back": sum(back)}
    names = ", ".join(fighter.name for fighter in people)
    record.headline = message(words.HEAD_ROUND, names=names)


def _begin(fighter: Fighter, record: Record) -> int:
    """What comes back to somebody; how many attacks a round has is said and not counted (l.9)."""
    back = [key for key in ENDS if getattr(fighter.etat, key)]
    for key in back:
        setattr(fighter.etat, key, False)
        record.say(ENDS[key], words.COMES_BACK[key], name=fighter.name)
    na = fighter.character.sheet.caracteristiques.na
    if na is not None:
        record.say("l.9", words.ATTACKS, name=fighter.name, na=na)
    record.changes += fighter.changes()
    return len(back)
