"""Damage suffered and all that follows from it."""

from typing import Any

import msgspec

from dzcli.dice.throws.throw import Pool, Throw
from dzcli.message import Message, message
from dzcli.step.record import Record
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.blow import incoming
from dzcli.systems.d10.blow.incoming import Incoming
from dzcli.systems.d10.body import fall, loss
from dzcli.systems.d10.options import Wound
from dzcli.systems.d10.pool import degrees
from dzcli.systems.d10.pool.measures import Counting
from dzcli.systems.d10.techniques import named
from dzcli.systems.d10.techniques.named import Use, Uses
from dzcli.systems.d10.who import gear, states
from dzcli.systems.d10.who.able import check_alive
from dzcli.systems.d10.who.character import Fighter


class Loss(msgspec.Struct):
    """What a blow took: points de vie, of them dégâts aggravés, points of fatigue."""

    health: int = 0
    torn: int = 0
    fatigue: int = 0


def resolve(asked: Wound, record: Record, throw: Throw) -> None:
    """Apply damage: resistances, points de vie and fatigue, fainting, death (D10-15, D10-38).

    Raises `UsageFault` if nothing tells of damage, `RuleFault` for the dead and for a technique that does
    not go with how the blow was met.
    """
    victim = Fighter(asked.target, "target")
    check_alive(victim)
    record.target = asked.target.person
    before, fatigue_before, grave = victim.health, _fatigue(victim), victim.grave
    blow = incoming.to_suffer(asked, victim, record)
    uses = named.read(asked.techniques, victim, record)
    degrees.check_used(asked.degrees, uses)
    lost = Loss()
    if blow.damage is None:
        record.say("l.47", words.MISSED_UNHURT, name=victim.name)
    else:
        _suffer(victim, blow, uses, asked, lost, record, throw)
    if victim.grave and not grave and not victim.has(states.DEAD):
        record.say("l.109", words.GRAVE, name=victim.name, duration=book.combat().aggraves.duree)
    down = victim.has(states.DEAD) or victim.has(states.UNCONSCIOUS)
    record.success = not down
    record.own |= {"damage": blow.damage, **blow.own}
    record.own["wound"] = _figures(victim, before, fatigue_before, lost)
    record.changes = [*record.changes, *victim.changes()]
    record.headline = _headline(victim, before)


def _fatigue(victim: Fighter) -> int | None:
    return victim.fatigue if victim.knows_fatigue else None


def _suffer(
    victim: Fighter, blow: Incoming, uses: Uses, asked: Wound, lost: Loss, record: Record, throw: Throw
) -> None:
    """Resistances, Encaissement, the points lost, Coup déchirant, then whether one falls.

    D10-15, D10-33, D10-T03, D10-T09, D10-T10, D10-T15.
    """
    assert blow.damage is not None

    def won(use: Use) -> int:
        return degrees.of(use, asked.degrees, record, throw)

    hits = loss.resist(victim, blow.damage.nets or (), blow.nature, record)
    lost.health = sum(hits)
    absorbing = uses.get("encaissement")
    if absorbing and lost.health:
        lost.health = loss.absorb(lost.health, won(absorbing), absorbing, blow.defended, record)
    blow.damage.final = lost.health
    by_rule = loss.fatigue_of(lost.health, blow.defended, record) if asked.fatigue is None else 0
    lost.fatigue = by_rule if asked.fatigue is None else asked.fatigue
    blow.damage.fatigue = lost.fatigue
    _lose(victim, lost, record)
    tearing = _tearing(uses, blow)
    if tearing and lost.health:
        _tear(victim, tearing, lost, record, throw)
    if lost.health or lost.fatigue:
        met = fall.Blow(blow.defended, absorbing is not None)
        fall.check(victim, met, uses, won, record)


def _lose(victim: Fighter, lost: Loss, record: Record) -> None:
    """Take the points: those of fatigue from a sheet that has any (D10-15)."""
    if lost.health:
        before = victim.health
        victim.etat.pv = before - lost.health
        values: dict[str, Any] = {
            "name": victim.name,
            "before": before,
            "lost": lost.health,
            "after": victim.health,
        }
        record.say("l.21", words.HEALTH, **values)
    if lost.fatigue and victim.knows_fatigue:
        before = victim.fatigue
        victim.tire(lost.fatigue)
        record.say(
            "l.21", words.FATIGUE, name=victim.name, before=before, lost=lost.fatigue, after=victim.fatigue
        )
    elif lost.fatigue:
        record.warn(words.NO_FATIGUE, name=victim.name, lost=lost.fatigue)


def _tearing(uses: Uses, blow: Incoming) -> int:
    """The dice of Coup déchirant: of the attack, or told with its level."""
    told = uses.get("dechirant")
    return told.x if told else blow.tearing


def _tear(victim: Fighter, dice: int, lost: Loss, record: Record, throw: Throw) -> None:
    """Coup déchirant: each die above the other's Force is a dégât aggravé (D10-T15)."""
    force = victim.character.characteristic(gear.FORCE)
    pool = Pool("tearing", dice, book.combat().de.faces)
    folded = throw.fold(pool, 0, Counting(force))
    lost.torn = folded.result

    def tell() -> None:
        record.say("l.134", words.TORN, dice=list(folded.faces), force=force, torn=lost.torn)

    record.explain(tell)
    if lost.torn:
        before = victim.health
        victim.etat.pv = before - lost.torn
        record.say(
            "l.134",
            words.TORN_HEALTH,
            name=victim.name,
            before=before,
            torn=lost.torn,
            after=victim.health,
        )
        victim.etat.degats_aggraves += lost.torn


def _figures(victim: Fighter, before: int, fatigue_before: int | None, lost: Loss) -> dict[str, Any]:
    known = victim.knows_fatigue
    return {
        "health_before": before,
        "health": victim.health,
        "health_max": victim.character.health_max,
        "lost": lost.health + lost.torn,
        "torn": lost.torn,
        "fatigue_before": fatigue_before,
        "fatigue": victim.fatigue if known else None,
        "fatigue_max": victim.character.sheet.fatigue.max,
        "fatigue_lost": lost.fatigue,
        "grave": victim.grave,
        "unconscious": victim.has(states.UNCONSCIOUS),
        "dead": victim.has(states.DEAD),
    }


def _headline(victim: Fighter, before: int) -> Message:
    values = {
        "name": victim.name,
        "before": before,
        "health": victim.health,
        "max": victim.character.health_max,
    }
    if victim.has(states.DEAD):
        return message(words.HEAD_DEAD, **values)
    if victim.has(states.UNCONSCIOUS) and not victim.was(states.UNCONSCIOUS):
        return message(words.HEAD_UNCONSCIOUS, **values)
    if victim.health == before:
        return message(words.HEAD_UNHURT, **values)
    return message(words.HEAD_GRAVE if victim.grave else words.HEAD_WOUND, **values)
