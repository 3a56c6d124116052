"""An attack in melee or a shot, before the defence."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.step.record import Due, Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.blow import incoming, total, weapon_choice
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.blow.defence import tell_critical
from dzcli.systems.d10.blow.strike import Strike, Struck
from dzcli.systems.d10.body import fall
from dzcli.systems.d10.options import Attack
from dzcli.systems.d10.pool import critical, degrees, reserve
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.techniques import named
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.able import check_able, check_alive
from dzcli.systems.d10.who.character import Fighter

ANATOMY = ("anatomie_bonus", "anatomie_relances", "anatomie_critique")
"""Effects of techniques that take a target whose anatomy is known."""


def resolve(asked: Attack, record: Record, throw: Throw) -> None:
    """Resolve an attack or a shot (D10-07, D10-09, D10-12).

    Raises `RuleFault` where the rules forbid it, `UsageFault` for a weapon, characteristic or technique
    that does not exist, `FileFault` where the sheet lacks what is needed.
    """
    attacker = Fighter(asked.attacker, "actor")
    target = Fighter(asked.target, "target") if asked.target else None
    record.actor = asked.attacker.person
    record.target = asked.target.person if asked.target else None
    check_able(attacker)
    if target:
        check_alive(target)
    strike = _strike(attacker, target, asked, record, throw)
    ranged = strike.weapon.kind == gear.RANGED
    struck = _shot(strike) if ranged else _blow(strike)
    if target and struck.damage:
        incoming.undefended(struck.damage, target, record)
        record.explain(_tell_worn, target, struck, record)
    fall.check_fatigue(attacker, record)
    record.success = struck.hit
    record.outcome = "critical_success" if struck.critical else "success" if struck.hit else "failure"
    record.own = _own(strike, struck)
    if struck.hit:
        record.due.insert(0, Due("defend", "target"))
    record.changes = attacker.changes()
    record.headline = _headline(struck, record)


def _shot(strike: Strike) -> Struck:
    from dzcli.systems.d10.blow import shot

    return shot.resolve(strike)


def _blow(strike: Strike) -> Struck:
    from dzcli.systems.d10.blow import melee

    return melee.resolve(strike)


def _strike(attacker: Fighter, target: Fighter | None, asked: Attack, record: Record, throw: Throw) -> Strike:
    """Who strikes with what, and by which techniques (D10-05, D10-17)."""
    weapon = weapon_choice.choose(attacker, asked.weapon)
    ranged = weapon.kind == gear.RANGED
    reserve.start_turn(attacker, record)
    uses = named.read(_techniques(attacker, asked, record), attacker, record, shot=ranged, melee=not ranged)
    characteristic = reserve.chosen(attacker, asked.characteristic, weapon.characteristic, only=ranged)
    if not ranged and asked.threshold is not None:
        raise UsageFault("no_use", faults.NO_USE, option="--threshold", why=words.term(faults.NO_THRESHOLD))
    degrees.check_used(asked.degrees, uses)
    record.subject = message(words.SUBJECT_ATTACK, weapon=weapon.name)
    return Strike(
        attacker=attacker,
        target=target,
        weapon=weapon,
        skill=asked.skill or weapon.skill,
        characteristic=characteristic,
        asked=asked,
        uses=uses,
        against=named.against(asked.against, target.etat.presence if target else ()),
        record=record,
        throw=throw,
    )


def _techniques(attacker: Fighter, asked: Attack, record: Record) -> list[str]:
    """The techniques named, and those that a known anatomy brings (D10-T21, D10-T22, D10-T23).

    Raises `UsageFault` for one of these where the anatomy is not known.
    """
    given = [text.partition("=")[0] for text in asked.techniques]
    rows = {key: book.row_of(key) for key in attacker.character.techniques}
    known = [key for key, row in rows.items() if row.effet in ANATOMY]
    meant = [key for text in given if (key := named.find_own(text, attacker)) in known]
    if meant and not asked.anatomy:
        raise UsageFault("no_anatomy", faults.NO_ANATOMY, name=rows[meant[0]].nom)
    if not asked.anatomy:
        return list(asked.techniques)
    if not known:
        record.warn(faults.ANATOMY_UNUSED, name=attacker.name)
    return [*asked.techniques, *(key for key in known if key not in meant)]


def _tell_worn(target: Fighter, struck: Struck, record: Record) -> None:
    """Tell what the blow does to someone who opposes no dice (D10-16)."""
    assert struck.damage is not None
    worn = total.worn(target)
    record.say("l.21", words.WITHOUT_DICE, name=target.name, parts=sums(worn), net=struck.damage.net)
    tell_critical(struck.damage, sum(part.value for part in worn), record)


def _own(strike: Strike, struck: Struck) -> dict[str, Any]:
    weapon, put, damage = strike.weapon, struck.put, struck.damage
    return {
        "weapon": {
            "name": weapon.name,
            "skill": strike.skill,
            "kind": weapon.kind,
            "nature": weapon.nature,
            "defence_threshold": weapon.defence_threshold,
        },
        "hit": struck.hit,
        "damage": damage,
        "explosion": _explosion(weapon, damage),
        "undefended": None if strike.target is None else damage.net if damage else 0,
        "pool": {
            "characteristic": put.reserve.characteristic,
            "reserve": put.reserve.full,
            "invested": put.invested,
            "extra": put.extra,
            "reserve_left": put.left,
            "critical": _factor(struck),
            "threshold": None,
            "successes": None,
            **struck.pool,
        },
        "defended": None,
        "sweep": strike.uses.get("fauchage") is not None,
        "tearing": strike.uses.level("dechirant"),
        "presence": list(strike.attacker.etat.presence),
    }


def _explosion(weapon: gear.Weapon, damage: Damage | None) -> int | None:
    """What those near the target take; None of a weapon that does not explode (D10-26)."""
    if gear.EXPLOSIF not in weapon.rules:
        return None
    return damage.explosion if damage else 0


def _factor(struck: Struck) -> int | float | None:
    """What a critical makes of the damage: 1.5, 2 or 3; None without one."""
    damage = struck.damage
    return critical.factor(max(damage.percent, damage.pending)) if struck.critical and damage else None


def _headline(struck: Struck, record: Record) -> Message:
    assert record.actor is not None
    values = {
        "actor": record.actor.name,
        "target": record.target.name if record.target else message(words.SOMEONE),
    }
    if struck.damage is None:
        return Message(words.HEAD_MISS, values)
    template = words.HEAD_CRITICAL if struck.critical else words.HEAD_ATTACK
    return Message(template, {**values, "damage": struck.damage.raw})
