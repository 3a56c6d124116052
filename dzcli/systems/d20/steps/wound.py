"""Damage suffered: PV, and the blow that costs the attacks of a round (l.6, l.66)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.blow import incoming
from dzcli.systems.d20.blow.damage import Damage, against, settle
from dzcli.systems.d20.blow.incoming import Blow
from dzcli.systems.d20.blow.location import Location
from dzcli.systems.d20.options import Wound
from dzcli.systems.d20.who.character import Fighter

LEFT: Choice[int] = Choice("pv_sous_zero", plancher=lambda left: max(0, left), negatif=lambda left: left)
"""The PV that are left, where the damage is more than there were."""
TOTAL: Choice[int] = Choice("trois_quarts", max=lambda most, left: most, actuels=lambda most, left: left)
"""The PV that the three quarters are of: the maximum, or those left before the blow (A-D20-2)."""


def resolve(asked: Wound, record: Record, throw: Throw) -> None:
    """Take damage from PV; more than three quarters of them costs the attacks of the round.

    D20-05, D20-26. Raises the faults of `dzcli.systems.d20.blow.incoming.on_victim`, `UsageFault` for a
    zone that is not told and matters.
    """
    victim = Fighter(asked.target, "target")
    record.target = asked.target.person
    before = victim.pv
    if asked.final is not None:
        blow = Blow(damage=Damage(final=asked.final))
    else:
        blow = incoming.on_victim(asked, victim, record)
    suffered = _suffered(blow, victim, record)
    heavy = False
    if suffered:
        victim.etat.pv = record.ask(LEFT, before - suffered)
        values: dict[str, Any] = {"name": victim.name, "before": before}
        values |= {"damage": suffered, "after": victim.pv}
        exact = victim.pv == before - suffered
        record.say("l.66", words.PV_LEFT if exact else words.PV_FLOOR, None, **values)
        heavy = _heavy(suffered, before, victim, record)
    else:
        section = "l.87" if blow.avoided else "l.66" if blow.hit else "l.8"
        record.say(section, words.UNHURT, name=victim.name)
    if victim.pv <= 0:
        record.say("l.66", words.AT_ZERO, name=victim.name)
    record.success = victim.pv > 0
    record.own.update(hit=blow.hit, location=blow.location, damage=blow.damage if blow.lands else None)
    record.own["wound"] = _wound(victim, before, suffered, heavy)
    record.changes = [*record.changes, *victim.changes()]
    record.headline = _headline(victim, before)


def _suffered(blow: Blow, victim: Fighter, record: Record) -> int:
    """The damage suffered, with END, armour and parry taken from it where that is to be done."""
    damage = blow.damage
    if not blow.lands or damage is None:
        return 0
    if damage.final is None:
        location = blow.location or _only_zone(victim)
        against(damage, victim, location)
        settle(damage, location, blow.parry, record)
    assert damage.final is not None
    return damage.final


def _only_zone(victim: Fighter) -> Location:
    """Any zone, where all are protected alike; raises `UsageFault` where it matters which one it is."""
    zones = list(book.combat().zones)
    if len({victim.character.protection(zone) for zone in zones}) > 1:
        raise UsageFault("no_location", words.NO_LOCATION, name=victim.name)
    return Location("torse")


def _heavy(suffered: int, before: int, victim: Fighter, record: Record) -> bool:
    """Whether a blow is more than three quarters of the PV, rounded up (l.6; D20-05, A-D20-2)."""
    row = book.combat().trois_quarts
    total = record.ask(TOTAL, victim.character.pv_max, before)
    limit = -(-row.numerateur * total // row.denominateur)
    heavy = suffered > limit
    if heavy:
        victim.etat.attaque_perdue = True
    values = {"name": victim.name, "total": total, "limit": limit, "damage": suffered}
    record.say(row.section, words.HEAVY if heavy else words.NOT_HEAVY, record.listed(TOTAL.key), **values)
    return heavy


def _wound(victim: Fighter, before: int, suffered: int, heavy: bool) -> dict[str, Any]:
    return {
        "health_before": before,
        "health": victim.pv,
        "health_max": victim.character.pv_max,
        "suffered": suffered,
        "attack_lost": heavy,
        "down": victim.pv <= 0,
    }


def _headline(victim: Fighter, before: int) -> Message:
    values = {"name": victim.name, "before": before, "health": victim.pv, "max": victim.character.pv_max}
    if victim.pv == before:
        return Message(words.HEAD_UNHURT, values)
    return message(words.HEAD_DOWN if victim.pv <= 0 else words.HEAD_WOUND, **values)
