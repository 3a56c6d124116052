"""An attack in close combat: ATT, where it lands, the damage before the defence (l.3 to l.63)."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault
from dzcli.message import Message, message
from dzcli.step.record import Due, Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.blow import aim, hands, location
from dzcli.systems.d20.blow.damage import Damage, against, formula, strike, tell
from dzcli.systems.d20.blow.location import Location
from dzcli.systems.d20.options import Attack
from dzcli.systems.d20.rolls.roll import FAILURE, SUCCESS, Judged, roll
from dzcli.systems.d20.rolls.under import Under
from dzcli.systems.d20.who import remarks
from dzcli.systems.d20.who.character import Fighter, Weapon

NOWHERE = dict.fromkeys(("number", "zone", "side", "aimed", "precision"), None) | {"forced": False}
"""The location of a miss."""


def resolve(asked: Attack, record: Record, throw: Throw) -> None:
    """Resolve an attack; after a miss nothing else is thrown (l.6, l.8; D20-01, D20-08).

    Raises `RuleFault` where the rules forbid it, `UsageFault` for a weapon or a modifier that is none,
    `FileFault` naming what a sheet lacks.
    """
    attacker = Fighter(asked.attacker, "actor")
    target = Fighter(asked.target, "target") if asked.target else None
    record.actor = asked.attacker.person
    record.target = asked.target.person if asked.target else None
    remarks.at_zero(record, attacker, target)
    weapon = hands.of_attack(attacker, asked.weapon, off_hand=asked.off_hand)
    _check(attacker, asked)
    record.subject = message(words.SUBJECT_ATTACK, weapon=weapon.name)
    aimed = aim.announced(asked.at, record)
    under = _under(attacker, asked)
    aim.bear(aimed, attacker, under, record)
    under.add_named(asked.mods)
    under.tell(attacker.name, record)
    judged = roll(under, "attack", attacker, throw, record, measure=int)
    landed = location.resolve(aimed, asked.back, throw, record) if judged.success else None
    damage = _damage(attacker, target, weapon, landed, asked, record, throw) if landed else None
    _conclude(asked, weapon, judged, under, landed, damage, record)
    if judged.success:
        _after_hit(asked, record)
    record.changes = attacker.changes()
    record.headline = _headline(record, landed, damage)


def _check(attacker: Fighter, asked: Attack) -> None:
    """Raise `RuleFault` for whoever lost their attacks, and for a second attack of the off hand.

    D20-05, D20-29.
    """
    if attacker.etat.attaque_perdue:
        raise RuleFault("attack_lost", "l.6", words.ATTACK_LOST, name=attacker.name)
    if not asked.off_hand:
        return
    if attacker.etat.attaque_main_faible:
        raise RuleFault("off_hand_struck", "l.77", words.ONE_OFF_HAND_ATTACK, name=attacker.name)
    if attacker.etat.relance_utilisee:
        raise RuleFault("reroll_chosen", "l.75", words.REROLL_CHOSEN, name=attacker.name)
    attacker.etat.attaque_main_faible = True


def _under(attacker: Fighter, asked: Attack) -> Under:
    """ATT, with what the off hand takes (l.77; D20-29, A-D20-14)."""
    row = book.combat().jets["att"]
    base = attacker.character.characteristic("att") if asked.score is None else asked.score
    under = Under("att", row.nom, base, row.section)
    if asked.off_hand:
        from dzcli.systems.d20.blow import parry

        parry.off_hand(under, attacker, "attaque")
    return under


def _damage(
    attacker: Fighter,
    target: Fighter | None,
    weapon: Weapon,
    landed: Location,
    asked: Attack,
    record: Record,
    throw: Throw,
) -> Damage:
    """The damage of a hit; against a target, with END and armour of the zone (D20-04, D20-24)."""
    if asked.hit_only:
        return Damage(formula(attacker, weapon))
    damage = strike(attacker, weapon, throw, record)
    if target is not None:
        against(damage, target, landed)
        record.explain(tell, damage, landed, record)
    return damage


def _conclude(
    asked: Attack,
    weapon: Weapon,
    judged: Judged,
    under: Under,
    landed: Location | None,
    damage: Damage | None,
    record: Record,
) -> None:
    """Put what the attack came to into the record."""
    record.success = judged.success
    record.outcome = SUCCESS if judged.success else FAILURE
    margin = judged.means
    base = None if margin is None else margin + under.base - under.value
    record.own["weapon"] = {"name": weapon.name, "kind": weapon.kind, "off_hand": asked.off_hand}
    record.own["hit"] = judged.success
    record.own["location"] = landed or NOWHERE
    record.own["damage"] = damage
    record.own["attack"] = {"margin": margin, "margin_base": base, "surprise": asked.surprise}
    record.own["dealt"] = _dealt(damage, record)


def _dealt(damage: Damage | None, record: Record) -> dict[str, Any]:
    """The damage as far as it is known: 0 on a miss, nothing where none was thrown."""
    if damage is None:
        return {"raw": 0} | ({"net": 0} if record.target else {})
    known = {"raw": damage.raw, "net": damage.net}
    return {name: value for name, value in known.items() if value is not None}


def _after_hit(asked: Attack, record: Record) -> None:
    """What comes after a hit: a defence, if a surprise attack leaves room for one (l.5; D20-03, A-D20-8)."""
    defended = True
    if asked.surprise:
        from dzcli.systems.d20.blow.dodge import OF_SURPRISE

        record.say("l.5", words.SURPRISE_NO_PARRY)
        defended = record.in_force(OF_SURPRISE)
    record.due.append(Due("defend" if defended else "wound", "target"))


def _headline(record: Record, landed: Location | None, damage: Damage | None) -> Message:
    assert record.actor is not None
    target = record.target.name if record.target else message(words.SOMEONE)
    values: dict[str, Any] = {"actor": record.actor.name, "target": target}
    if landed is None:
        return Message(words.HEAD_MISS, values)
    values["zone"] = landed.name
    if damage is None or damage.raw is None:
        return Message(words.HEAD_HIT_ONLY, values)
    if damage.net is None:
        return Message(words.HEAD_HIT_RAW, {**values, "damage": damage.raw})
    return Message(words.HEAD_HIT, {**values, "damage": damage.net})
