"""A blow as it reaches someone: carried from an attack, or told by hand."""

from typing import TYPE_CHECKING, Any

import msgspec

from dzcli.fault import StaleSheet, UsageFault
from dzcli.step.record import Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.blow import total
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.blow.defence import NONE, past
from dzcli.systems.d10.options import Defend, Wound
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.character import Fighter

if TYPE_CHECKING:
    from dzcli.step.carried import Carried
    from dzcli.systems.d10.blow.carried import CarriedBlow


class Incoming(msgspec.Struct):
    """A blow on someone.

    ``damage`` is None for a miss; ``kind`` is melee or ranged; ``threshold`` what dice opposed to a shot have
    to be above; ``nature`` the kind of damage; ``defended`` how it was defended against, None where it was
    not yet; ``tearing`` the dice of Coup déchirant; ``presence`` faces that whoever struck takes away.
    ``own`` is what the record before has to hand on.
    """

    damage: Damage | None
    kind: str = gear.MELEE
    threshold: int = 0
    nature: str | None = None
    defended: str | None = None
    tearing: int = 0
    presence: tuple[int, ...] = ()
    own: dict[str, Any] = msgspec.field(default_factory=dict)


def undefended(damage: Damage, fighter: Fighter, record: Record) -> None:
    """Oppose nothing but Force and armour (D10-16)."""
    worn = sum(part.value for part in total.worn(fighter))
    damage.nets = past(damage.hits, worn, damage.pending, record)


def to_defend(asked: Defend, defender: Fighter, record: Record) -> Incoming:
    """The blow to defend against; raises `UsageFault` if nothing tells of one."""
    if asked.from_ is not None:
        return _carried(asked.from_, defender, record)
    if asked.raw is None:
        raise UsageFault("no_blow", faults.NO_BLOW)
    kind = gear.RANGED if asked.ranged else gear.MELEE
    if not (asked.melee or asked.ranged):
        record.warn(words.MELEE_ASSUMED)
    damage = Damage("", (asked.raw,) * (asked.projectiles or 1))
    undefended(damage, defender, record)
    threshold = book.combat().seuils.defense_tir.valeur
    return Incoming(damage, kind, threshold, own=_told_by_hand())


def _told_by_hand() -> dict[str, Any]:
    """What a record hands on of a blow that was told by hand."""
    return {"weapon": None, "hit": True, "sweep": False, "tearing": 0}


def to_suffer(asked: Wound, victim: Fighter, record: Record) -> Incoming:
    """The blow that is suffered; raises `UsageFault` if nothing tells of one."""
    if asked.from_ is not None:
        blow = _carried(asked.from_, victim, record)
        if asked.type is not None:
            blow.nature = asked.type
        return blow
    known = asked.final if asked.raw is None else asked.raw
    if known is None:
        raise UsageFault("no_blow", faults.NO_DAMAGE)
    damage = Damage("", (known,), nets=(known,))
    if asked.raw is not None:
        undefended(damage, victim, record)
        record.say("l.21", words.WORN, parts=sums(total.worn(victim)), raw=known, net=damage.net)
    defended = asked.defended or (None if asked.raw is None else NONE)
    return Incoming(damage, nature=asked.type, defended=defended, own=_told_by_hand())


def _carried(carried: "Carried", fighter: Fighter, record: Record) -> Incoming:
    """The blow of a record, on the one it was aimed at or on someone near (D10-26, D10-T16)."""
    from dzcli.systems.d10.blow.carried import CarriedBlow

    struck = carried.read(CarriedBlow)
    record.actor = carried.actor.person() if carried.actor else None
    record.changes = carried.all_changes()
    weapon = struck.weapon
    if struck.hit and record.actor and weapon:
        record.say("l.31", words.STRUCK, actor=record.actor.name, weapon=weapon.name)
    own = {key: carried.own.get(key) for key in ("weapon", "sweep", "tearing")}
    own["hit"] = bool(struck.hit)
    aimed = carried.role_of(fighter.character.document) == "target"
    if carried.step == "defend" and not aimed:
        raise _other_target(carried, fighter)
    incoming = Incoming(
        damage=struck.damage.damage() if struck.hit and struck.damage else None,
        kind=weapon.kind if weapon else gear.MELEE,
        threshold=weapon.defence_threshold if weapon else 0,
        nature=weapon.nature if weapon else None,
        defended=struck.defended if carried.step == "defend" else NONE,
        tearing=struck.tearing,
        presence=tuple(struck.presence),
        own=own,
    )
    if incoming.damage is not None:
        if not aimed:
            incoming.damage = _near(carried, struck, incoming.damage, fighter, record)
        if incoming.damage.nets is None:
            undefended(incoming.damage, fighter, record)
    return incoming


def _near(
    carried: "Carried", struck: "CarriedBlow", damage: Damage, fighter: Fighter, record: Record
) -> Damage:
    """The blow on someone it was not aimed at: an explosion, a Fauchage, or another target after all."""
    if damage.explosion is not None:
        record.say("l.65", words.NEAR_EXPLOSION, name=fighter.name, damage=damage.explosion)
        return Damage("", (damage.explosion,))
    if struck.sweep:
        record.say("l.135", words.SWEPT, name=fighter.name, damage=damage.raw)
    elif carried.target is not None:
        record.warn(words.NOT_THE_TARGET, name=fighter.name, target=carried.target.name)
    return Damage(damage.formula, damage.hits, percent=damage.percent, pending=damage.pending)


def _other_target(carried: "Carried", fighter: Fighter) -> StaleSheet:
    defended = carried.target.name if carried.target else "?"
    return StaleSheet("other_target", faults.OTHER_TARGET, name=fighter.name, defended=defended)
