"""An attack, up to the damage before the reaction (l.56 to l.81)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import Message, message
from dzcli.step.record import Due, Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.blow import attack_roll, damage, more_hits, soak, weapon_choice
from dzcli.systems.d100.blow.attack_roll import Assault
from dzcli.systems.d100.blow.dealt import Damage, Fury
from dzcli.systems.d100.blow.location import Location
from dzcli.systems.d100.blow.prevented import may_react
from dzcli.systems.d100.options import Attack
from dzcli.systems.d100.rolls.roll import FAILURE, SUCCESS
from dzcli.systems.d100.who.character import Fighter


def resolve(asked: Attack, record: Record, throw: Throw) -> None:
    """Resolve an attack: the test, where it strikes, its damage, what the target's body takes of it.

    The damage is thrown at once; what a reaction avoids is not suffered (D100-19 to D100-30). Raises
    `RuleFault` where the rules forbid it, `UsageFault` for a weapon or a modifier that does not exist,
    `FileFault` where the sheet lacks what is needed.
    """
    record.actor = asked.attacker.person
    record.target = asked.target.person if asked.target else None
    assault = record.once("attack", lambda: attack_roll.prepare(asked, record))
    if asked.hit_roll is not None:
        struck, location = attack_roll.known(asked.hit_roll, assault, record)
    else:
        struck, location = attack_roll.roll(assault, throw, record)
    record.own = _own(assault, struck.hit, asked, record)
    if struck.hit:
        record.own["location"] = location if location.zone else attack_roll.locate(throw, record)
        if asked.hit_only:
            record.own["damage"] = Damage(damage.formula(assault.weapon, damage.strength(assault)))
        else:
            _deal(assault, struck.more, record, throw)
        _then(assault.target, asked.free_attack, record)
    record.outcome, record.success = (SUCCESS if struck.hit else FAILURE), struck.hit
    record.changes = assault.attacker.changes()
    record.explain(_headline, record)


def _deal(assault: Assault, more: int, record: Record, throw: Throw) -> None:
    """Throw the damage, and take from it what the target's body and armour take (l.74, l.81)."""
    dealt, fury = damage.strike(assault, (record.own["location"].zone, more), throw, record)
    record.own.update(damage=dealt, fury=fury)
    if assault.target is None:
        return
    soak.settle(dealt, assault.target, record.own["location"], assault.weapon.penetration, record)
    if more:
        more_hits.add(more, dealt, assault, throw, record)


def _then(target: Fighter | None, free_attack: bool, record: Record) -> None:
    """After a hit comes the reaction, if there can be one, else the wound (l.65; D100-12, D100-23)."""
    why = None
    if target is not None:
        why = may_react(target, record, free_attack=free_attack)
        if why is not None:
            record.say(why.section, why.template, name=target.name)
    record.due.append(Due("wound" if why else "defend", "target"))


def _own(assault: Assault, hit: bool, asked: Attack, record: Record) -> dict[str, object]:
    return {
        "weapon": record.once("weapon", lambda: weapon_choice.as_json(assault.weapon)),
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
    template: str = words.HEAD_HIT
    if dealt.net is None:
        template = words.HEAD_HIT_ONLY if dealt.raw is None else words.HEAD_HIT_RAW
    shown = dealt.raw if dealt.net is None else dealt.net
    record.headline = message(template, damage=shown, **values)
