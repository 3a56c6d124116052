"""A reaction to an attack: a parry, a dodge, or none."""

from typing import Any

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Due, Record
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.blow import dodge, incoming, parry, total
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.blow.defence import DODGE, NONE, PARRY, tell_critical
from dzcli.systems.d10.blow.incoming import Incoming
from dzcli.systems.d10.blow.reaction import SECTIONS, Reaction, choose
from dzcli.systems.d10.body import fall, loss
from dzcli.systems.d10.options import Defend
from dzcli.systems.d10.pool.put import Put
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.techniques import named
from dzcli.systems.d10.who.able import check_alive
from dzcli.systems.d10.who.character import Fighter


def resolve(asked: Defend, record: Record, throw: Throw) -> None:
    """Resolve a reaction (D10-12, D10-16).

    A miss passes through from the record of a shot, and so does a blow that no dice can be opposed to:
    Force and armour are taken from it all the same. Raises `RuleFault` for a reaction asked for that may
    not be made.
    """
    defender = Fighter(asked.defender, "target")
    record.target = asked.defender.person
    check_alive(defender)
    blow = incoming.to_defend(asked, defender, record)
    record.own = _blank(blow)
    if blow.damage is None:
        record.say("l.47", words.MISSED_NOTHING, name=defender.name)
        record.headline = message(words.HEAD_DEFEND_MISS, name=defender.name)
        return
    uses = named.read(asked.techniques, defender, record)
    against = named.against(asked.against, blow.presence)
    reaction = choose(asked, defender, blow, uses, against, record, throw)
    record.own["defended"] = reaction.kind
    record.own["can_defend"], record.own["cannot_defend"] = reaction.prevented is None, reaction.prevented
    if reaction.kind == NONE:
        _undefended(reaction, blow.damage)
    else:
        _react(reaction, blow.damage)
    damage = blow.damage
    damage.final = damage.net
    damage.fatigue = loss.fatigue_of(damage.final or 0, reaction.kind, record)
    fall.check_fatigue(defender, record)
    if damage.net:
        record.due.append(Due("wound", "target"))
    record.changes = [*record.changes, *defender.changes()]
    values = {"name": defender.name, "damage": damage.final}
    dodged = reaction.kind == DODGE and record.success
    record.headline = message(words.HEAD_DODGED if dodged else words.HEADS_DEFEND[reaction.kind], **values)


def _blank(blow: Incoming) -> dict[str, Any]:
    return {
        "can_defend": None,
        "cannot_defend": None,
        "damage": blow.damage,
        "pool": None,
        "defended": None,
        "presence": [],
        **blow.own,
    }


def _undefended(reaction: Reaction, damage: Damage) -> None:
    """No dice are opposed: Force and armour alone (D10-16)."""
    record, name = reaction.record, reaction.defender.name
    if reaction.prevented is not None:
        values: dict[str, Any] = {
            "name": name,
            "characteristic": book.characteristic_name(reaction.characteristic),
        }
        record.say(SECTIONS[reaction.prevented], words.CANNOT_DEFEND[reaction.prevented], **values)
    worn = total.worn(reaction.defender)
    record.say("l.21", words.UNDEFENDED, name=name, parts=sums(worn), net=damage.net)
    tell_critical(damage, sum(part.value for part in worn), record)
    record.success = not damage.net


def _react(reaction: Reaction, damage: Damage) -> None:
    """A parry or a dodge, with what it spends (D10-07, D10-12)."""
    record, defender = reaction.record, reaction.defender
    put, success = (parry if reaction.kind == PARRY else dodge).resolve(reaction, damage)
    defender.etat.reaction_depensee = True
    record.success, record.outcome = success, "success" if success else "failure"
    record.own["pool"] = _pool(put)
    if reaction.kind == PARRY:
        record.explain(_tell_left, reaction, damage)


def _pool(put: Put) -> dict[str, Any]:
    return {
        "characteristic": put.reserve.characteristic,
        "reserve": put.reserve.full,
        "invested": put.invested,
        "extra": put.extra,
        "reserve_left": put.left,
        "critical": None,
    }


def _tell_left(reaction: Reaction, damage: Damage) -> None:
    """Tell what a parry leaves of the blow (D10-14)."""
    name = reaction.defender.name
    several = len(damage.hits) > 1
    past = words.PAST_PARRY_EACH if several else words.PAST_PARRY
    template = past if damage.net else words.PARRIED
    hits: Any = list(damage.hits) if several else damage.raw
    assert damage.defence is not None
    reaction.record.say("l.35", template, name=name, hits=hits, defence=damage.defence, net=damage.net)
    tell_critical(damage, damage.defence, reaction.record)
