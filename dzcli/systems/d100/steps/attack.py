"""An attack, up to the damage before the reaction (l.56 to l.81)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import Message, message
from dzcli.step.record import Due, Record
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.blow import attack_roll, damage, more_hits, soak, weapon_choice
from dzcli.systems.d100.blow.attack_roll import AttackRoll
from dzcli.systems.d100.blow.dealt import Damage, Fury
from dzcli.systems.d100.blow.fury import Chance
from dzcli.systems.d100.blow.location import Location
from dzcli.systems.d100.blow.prevented import may_react
from dzcli.systems.d100.options import Attack
from dzcli.systems.d100.rolls import lasting
from dzcli.systems.d100.rolls.roll import FAILURE, SUCCESS
from dzcli.systems.d100.who import able
from dzcli.systems.d100.who.character import Fighter, Weapon


def resolve(asked: Attack, record: Record, throw: Throw) -> None:
    """Resolve an attack: the test, where it strikes, its damage, what the target's body takes of it.

    The damage is thrown at once; what a reaction avoids is not suffered (D100-19 to D100-30). Raises
    `RuleFault` where the rules forbid it, `UsageFault` for a weapon or a modifier that does not exist,
    `FileFault` where the sheet lacks what is needed.
    """
    attacker = Fighter(asked.attacker, "actor")
    target = Fighter(asked.target, "target") if asked.target else None
    record.actor = asked.attacker.person
    record.target = asked.target.person if asked.target else None
    able.check(attacker)
    weapon = weapon_choice.choose(attacker, asked.weapon, free=asked.free_attack)
    if asked.free_attack:
        _take_free(attacker, record)
    ready = record.once("ready", lambda: attack_roll.prepare(asked, attacker, target, weapon, record))
    lasting.end_with_attack(attacker)
    if asked.hit_roll is not None:
        struck, location = attack_roll.known(asked.hit_roll, ready, record)
    else:
        struck, location = attack_roll.roll(ready, attacker, throw, record)
    record.own = _own(weapon, struck.hit, asked)
    if struck.hit:
        record.own["location"] = location if location.zone else attack_roll.locate(throw, record)
        chance = Chance(attacker, weapon, True if asked.fury else False if asked.no_fury else None)
        if asked.hit_only:
            record.own["damage"] = Damage(damage.formula(weapon, damage.strength(attacker, weapon)))
        else:
            _deal(chance, ready, struck.more, target, record, throw)
        _then(target, asked.free_attack, record)
    record.outcome, record.success = (SUCCESS if struck.hit else FAILURE), struck.hit
    record.changes = attacker.changes()
    record.explain(_headline, record)


def _deal(
    chance: Chance, ready: AttackRoll, more: int, target: Fighter | None, record: Record, throw: Throw
) -> None:
    """Throw the damage, and take from it what the target's body and armour take (l.74, l.81)."""
    dealt, fury = damage.strike(chance, ready, throw, record)
    record.own.update(damage=dealt, fury=fury)
    if target is None:
        return
    soak.settle(dealt, target, record.own["location"], chance.weapon.penetration, record)
    if more:
        more_hits.add(more, dealt, chance.weapon, chance.attacker, throw, record)


def _take_free(attacker: Fighter, record: Record) -> None:
    """A free attack comes on top of all others of the turn (l.53; D100-18)."""
    row = book.base().attaque_gratuite
    record.say(row.section, words.FREE_ATTACK, name=attacker.name, cost=book.base().couts[row.cout].nom)


def _then(target: Fighter | None, free_attack: bool, record: Record) -> None:
    """After a hit comes the reaction, if there can be one, else the wound (l.65; D100-12, D100-23)."""
    why = may_react(target, record, free_attack=free_attack) if target else None
    if target and why:
        record.say(why.section, why.template, name=target.name)
    record.due.append(Due("wound" if why else "defend", "target"))


def _own(weapon: Weapon, hit: bool, asked: Attack) -> dict[str, object]:
    return {
        "weapon": weapon_choice.as_json(weapon),
        "hit": hit,
        "location": Location(),
        "damage": None,
        "fury": Fury(),
        "free_attack": asked.free_attack,
        "hit_only": hit if asked.hit_only else None,
    }


def _headline(record: Record) -> None:
    assert record.actor is not None
    dealt: Damage | None = record.own["damage"]
    values = {
        "actor": record.actor.name,
        "target": record.target.name if record.target else message(words.SOMEONE),
    }
    if dealt is None:
        record.headline = Message(words.HEAD_MISS, values)
        return
    values["zone"] = record.own["location"].name
    template = words.HEAD_HIT
    if dealt.net is None:
        template = words.HEAD_HIT_ONLY if dealt.raw is None else words.HEAD_HIT_RAW
    shown = dealt.raw if dealt.net is None else dealt.net
    record.headline = message(template, damage=shown, **values)
