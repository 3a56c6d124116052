"""Damage suffered: Endurance and armour, points of Blessures, critical damage (l.81)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.blow import incoming, soak
from dzcli.systems.d100.blow.incoming import Incoming
from dzcli.systems.d100.options import Wound
from dzcli.systems.d100.who.character import Fighter

CRITICAL: Choice[int] = Choice(
    "critiques_cumul", cumul=lambda before, more: before + more, separes=lambda before, more: more
)
"""The critical damage of somebody who suffers more of it (A-D100-10)."""


def resolve(asked: Wound, record: Record, throw: Throw) -> None:
    """Take damage from the points of Blessures; what goes beyond them is critical damage.

    l.81; D100-29 to D100-33. Raises `UsageFault` if nothing tells of damage or of where it struck,
    `FileFault` for an attack that stopped after its test.
    """
    victim = Fighter(asked.target, "target")
    record.target = asked.target.person
    blow = incoming.of(asked, victim, record)
    record.own = {"hit": blow.hit, "damage": blow.damage, "location": blow.location, "weapon": blow.weapon}
    before, critical = victim.health, victim.etat.critiques
    final = _final(blow, victim, record) if blow.hit else 0
    if not blow.hit:
        record.say("l.65", words.MISSED_NOTHING, name=victim.name)
    elif not final:
        record.say("l.81", words.NOTHING_LEFT, name=victim.name)
    more = _suffer(victim, final, record) if final else 0
    record.success = victim.etat.critiques == 0
    record.own["wound"] = {
        "health_before": before,
        "health": victim.health,
        "health_max": victim.character.health_max,
        "critical_before": critical,
        "critical": victim.etat.critiques,
        "critical_gained": more,
        "location": blow.location.zone if more else None,
    }
    record.changes = [*record.changes, *victim.changes()]
    record.headline = _headline(victim, before, final, more)


def _final(blow: Incoming, victim: Fighter, record: Record) -> int:
    """The damage left: as the step before has it, else what Endurance and armour leave (D100-29, D100-30)."""
    damage = blow.damage
    if damage is None or not blow.thrown:
        raise incoming.not_thrown()
    if damage.final is None:
        if damage.net is None and blow.location.zone is None:
            raise UsageFault("no_location", words.NO_LOCATION)
        soak.meet(blow, victim, record)
        damage.final = damage.net
    return damage.final or 0


def _suffer(victim: Fighter, final: int, record: Record) -> int:
    """Take damage from the points of Blessures; how much of it is critical.

    Only what goes beyond them is (l.81; D100-31, D100-32); at 0 all is (D100-33).
    """
    before = victim.health
    more = max(0, final - before)
    victim.etat.blessures = max(0, before - final)
    values: dict[str, Any] = {"name": victim.name, "before": before, "damage": final, "after": victim.health}
    if before == 0:
        record.say("l.81", words.ALL_CRITICAL, **values)
    elif more:
        record.say("l.81", words.OVERFLOW, more=more, **values)
    else:
        record.say("l.81", words.HEALTH, **values)
    if more:
        had = victim.etat.critiques
        victim.etat.critiques = record.ask(CRITICAL, had, more)
        record.say(
            "l.81", words.CRITICAL, name=victim.name, before=had, more=more, after=victim.etat.critiques
        )
        record.warn(words.NO_CRITICAL_TABLE)
    return more


def _headline(victim: Fighter, before: int, final: int, more: int) -> Message:
    values = {
        "name": victim.name,
        "before": before,
        "health": victim.health,
        "max": victim.character.health_max,
        "critical": victim.etat.critiques,
    }
    if not final:
        return message(words.HEAD_UNHURT, **values)
    return message(words.HEAD_CRITICAL if more else words.HEAD_WOUND, **values)
