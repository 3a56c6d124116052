"""A new Tour de Combat: what comes back, what ends, what is kept (D10-01, D10-06)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault
from dzcli.message import message
from dzcli.step.record import Due, Record
from dzcli.step.someone import enlist
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.body import fall
from dzcli.systems.d10.options import Round
from dzcli.systems.d10.pool import reserve
from dzcli.systems.d10.techniques import named
from dzcli.systems.d10.techniques.named import Use, Uses
from dzcli.systems.d10.who import gear, states
from dzcli.systems.d10.who.character import Fighter

REGENERATIONS = ("regeneration", "regeneration_meta")


def resolve(asked: Round, record: Record, throw: Throw) -> None:
    """Start a round for everyone named: dice, reaction and limit come back (D10-01, D10-05, D10-06, D10-34).

    A technique that is named is used by those who have it; raises `FileFault` where nobody does.
    """
    fighters = enlist(asked.sheets, record, Fighter)
    owners = {text: [one for one in fighters if named.find_own(text, one)] for text in asked.techniques}
    for fighter in fighters:
        # Where nobody has a technique the first sheet is told to lack it.
        given = [
            text
            for text, having in owners.items()
            if fighter in having or (not having and fighter is fighters[0])
        ]
        _renew(fighter, named.read(given, fighter, record), asked, record)
    able = [one for one in fighters if not (one.has(states.DEAD) or one.has(states.UNCONSCIOUS))]
    record.own = {"round": {"able": len(able)}}
    record.success = True
    record.changes = [change for fighter in fighters for change in fighter.changes()]
    record.headline = message(words.HEAD_ROUND, names=[fighter.name for fighter in fighters])


def _renew(fighter: Fighter, uses: Uses, asked: Round, record: Record) -> None:
    """Someone's state at the start of a round.

    D10-06, D10-34, D10-T17, D10-T28, D10-T29, D10-T31, D10-T32.
    """
    etat = fighter.etat
    fall.end_of_grace(fighter, record)
    if fighter.has(states.DEAD):
        return
    etat.des_gardes = _kept(fighter, uses.get("coup_mortel"), record)
    etat.des_depenses, etat.a_jouer = record.ask(reserve.TURN, True, etat.des_depenses)
    etat.caracteristique = ""
    if asked.characteristic is not None:
        etat.caracteristique = reserve.name_of(fighter, asked.characteristic)
    etat.freres = etat.maitrise = 0
    etat.dus, etat.empruntes = etat.empruntes, 0
    etat.reaction_depensee = etat.limite_depassee = False
    etat.techniques_employees = []
    etat.presence = _presence(fighter, uses.get("presence"), record)
    brothers = uses.get("freres")
    if brothers:
        reserve.join_brothers(fighter, brothers)
    _tell(fighter, record)


def _kept(fighter: Fighter, use: Use | None, record: Record) -> int:
    """Coup mortel: dice that were not used are kept for one attack of the next turn (D10-T17)."""
    if use is None:
        return 0
    left = reserve.remaining(fighter, fighter.turn or gear.FORCE)
    most = min(use.x, left)
    kept = most if use.number is None else use.number
    if kept > most:
        raise RuleFault("not_kept", use.row.section, faults.NOT_KEPT, name=use.row.nom, asked=kept, most=most)
    record.say(use.row.section, words.KEEPS, name=fighter.name, dice=kept)
    return kept


def _presence(fighter: Fighter, use: Use | None, record: Record) -> list[int]:
    """Présence écrasante: the faces that its tests came to, which adversaries lose (D10-T29)."""
    if use is None:
        return []
    if len(use.numbers) > use.x:
        raise RuleFault(
            "too_many_faces",
            use.row.section,
            faults.TOO_MANY_FACES,
            name=use.row.nom,
            asked=len(use.numbers),
            most=use.x,
        )
    faces = list(use.numbers)
    template = words.PRESENCE if faces else words.PRESENCE_NONE
    record.say(use.row.section, template, name=fighter.name, faces=faces)
    return faces


def _tell(fighter: Fighter, record: Record) -> None:
    """Tell the reserve of the round, and what is due at its start (D10-06, D10-T28, D10-T35, D10-T36)."""
    name = fighter.etat.caracteristique
    if name:
        full = reserve.whole(fighter, name)
        values: dict[str, Any] = {"name": fighter.name, "characteristic": book.characteristic_name(name)}
        record.say("l.27", words.ROUND_RESERVE, dice=full, **values)
    else:
        record.say("l.27", words.ROUND, name=fighter.name)
    if fighter.etat.dus:
        record.say("l.147", words.OWED, name=fighter.name, dice=fighter.etat.dus)
    rows = [book.row_of(key) for key in fighter.character.techniques]
    if any(row.effet in REGENERATIONS for row in rows):
        record.due.append(Due("heal", fighter.role))
