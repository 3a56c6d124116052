"""A blow as it reaches someone: carried from an attack, or told by hand (7.6, 7.7)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from dzcli.dice.throws.throw import Pool, Throw, Total
from dzcli.fault import FileFault, StaleSheet, UsageFault
from dzcli.names import find
from dzcli.step.carried import FROM, Carried
from dzcli.step.record import Part, Record
from dzcli.systems.dz import faults, words
from dzcli.systems.dz.blow.armour import settle
from dzcli.systems.dz.blow.carried import CarriedBlow, CarriedDamage
from dzcli.systems.dz.blow.damage import BRISANT, RIGID, WEAPON, extra_pools, tell_dice, throw_dice, traits
from dzcli.systems.dz.blow.dealt import Damage
from dzcli.systems.dz.blow.struck import SEPARATE_ROLLS, TWO_TARGETS, Blow
from dzcli.systems.dz.options import Defend, Wound
from dzcli.systems.dz.rolls.outcome import CRITICAL_SUCCESS
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import DICE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


@dataclass(slots=True)
class Incoming:
    """A blow on someone.

    ``hit`` is false for a miss; ``kind`` is melee or ranged; ``deflected`` that a critical
    defence turned it aside; ``fast`` that it was struck in mode rapide; ``stray`` that it was meant for
    another; ``own`` what the record before has to hand on.
    """

    hit: bool
    kind: str
    damage: Damage | None
    deflected: bool = False
    fast: bool = False
    stray: bool = False
    own: dict[str, Any] = field(default_factory=dict)


def of(asked: Defend | Wound, fighter: Fighter, record: Record, throw: Throw) -> Incoming:
    """The blow that a step is about.

    Raises `UsageFault` if nothing tells of one, `FileFault` if the record is of a step
    that deals none, `StaleSheet` if it was dealt to someone else.
    """
    if asked.from_ is not None:
        return _carried(asked.from_, asked, fighter, record, throw)
    if asked.raw is not None:
        return _raw(asked, asked.raw, fighter, record)
    known = asked.net if isinstance(asked, Defend) else asked.final
    if known is None:
        raise UsageFault("no_blow", faults.NO_BLOW if isinstance(asked, Defend) else faults.NO_DAMAGE)
    damage = Damage("", net=known, final=None if isinstance(asked, Defend) else known)
    return Incoming(True, _kind(asked, record), damage)


def _kind(asked: Defend | Wound, record: Record, carried: str | None = None) -> str:
    if asked.melee or asked.ranged:
        return gear.MELEE if asked.melee else gear.RANGED
    if carried is None and isinstance(asked, Defend):
        record.warn(words.MELEE_ASSUMED)
    return carried or gear.MELEE


def _raw(asked: Defend | Wound, raw: int, fighter: Fighter, record: Record) -> Incoming:
    """Damage before armour, told by hand: the armour is applied here (7.7).

    It is told as the ``damage.raw`` of an attack, with all that the weapon's traits add before armour.
    """
    fast = isinstance(asked, Wound) and asked.fast
    kind = _kind(asked, record)
    if fast and not (asked.melee or asked.ranged):
        record.warn(words.MELEE_ASSUMED)
    blow = Blow(None, kind, traits(asked.trait), fast=fast, ignore=asked.ignore_abs)
    if blow.has("brisant") and record.ask(RIGID, fighter.character.armour):
        record.warn(words.BRISANT_INCLUDED)
    record.say("7.7", words.RAW_GIVEN, value=raw)
    damage = Damage("")
    damage.parts.append(Part(words.term(words.RAW_LABEL), raw))
    return Incoming(True, kind, settle(blow, damage, raw, fighter, record, whole=True), fast=fast)


def _carried(
    carried: Carried, asked: Defend | Wound, fighter: Fighter, record: Record, throw: Throw
) -> Incoming:
    after_defence = isinstance(asked, Wound) and carried.step == "defend"
    struck = carried.read(CarriedBlow)
    record.actor = carried.actor.person() if carried.actor else None
    record.changes = carried.all_changes()
    role = "target" if after_defence else carried.role_of(fighter.character.document)
    kind = _kind(asked, record, struck.weapon.kind if struck.weapon else None)
    own: dict[str, Any] = {"weapon": carried.own.get("weapon"), "fast": struck.fast, "burst": struck.burst}
    if after_defence:
        _check_defended(carried, fighter)
    hit, found = bool(struck.hit), struck.damage
    if role == "ally" and struck.ally is not None:
        hit, found = struck.ally.hit, struck.ally.damage
    if not hit or found is None:
        return Incoming(False, kind, None, fast=struck.fast, own=own)
    if found.raw is None and found.net is None and found.final is None:
        raise FileFault("no_damage", faults.HIT_ONLY_RECORD, file=FROM)
    if carried.actor and struck.weapon:
        record.say("7.5", words.STRUCK, actor=carried.actor.name, weapon=struck.weapon.name)
    deflected = after_defence and carried.outcome == CRITICAL_SUCCESS
    if role in ("target", "ally") and (found.net is not None or found.final is not None):
        damage = found.damage()
    else:
        damage = _anew(carried, struck, found, kind, role, fighter, record, throw)
    return Incoming(True, kind, damage, deflected, struck.fast, role == "ally", own)


def _check_defended(carried: Carried, fighter: Fighter) -> None:
    """Raise `StaleSheet` unless the defence of the step before was that of whoever is hurt now."""
    defended = carried.target.name if carried.target else "?"
    left = [due.who for due in carried.due if due.step == "defend"]
    if carried.meant is not None and find(carried.meant, left):
        raise StaleSheet("other_target", faults.STILL_TO_DEFEND, role=carried.meant, defended=defended)
    if carried.target is None or not carried.target.has_sheet(fighter.character.document):
        raise StaleSheet("other_target", faults.OTHER_TARGET, name=fighter.name, defended=defended)


def _anew(
    carried: Carried,
    struck: CarriedBlow,
    found: CarriedDamage,
    kind: str,
    role: str | None,
    fighter: Fighter,
    record: Record,
    throw: Throw,
) -> Damage:
    """Work the damage out again for someone it was not aimed at (7.7; DZ-DMG-06, AMB-54)."""
    common = found.weapon if found.common is None else found.common
    if common is None:
        raise FileFault("no_damage", faults.NO_WEAPON_DAMAGE, file=FROM)
    second = struck.burst == TWO_TARGETS and role is None
    if not second and carried.target is not None:
        record.warn(words.NOT_THE_TARGET, name=fighter.name, target=carried.target.name)
    blow = Blow(
        dice=None,
        kind=kind,
        traits=traits(tuple(struck.weapon.traits if struck.weapon else ())),
        critical=found.critical,
        burst=struck.burst,
        lethal=found.lethal,
        fast=struck.fast,
    )
    damage = Damage(found.formula, lethal=found.lethal, critical=found.critical)
    if second and record.ask(SEPARATE_ROLLS):
        raw = throw_dice(blow._replace(dice=_dice(found)), damage, fighter, throw, record)
    else:
        raw = _same_dice(carried, blow, found, damage, common, fighter, record, throw)
    return settle(blow, damage, raw, fighter, record)


def _dice(found: CarriedDamage) -> Pool:
    """The weapon's dice, by the formula that the record holds."""
    if not re.fullmatch(DICE, found.formula):
        raise FileFault("no_damage", faults.NO_WEAPON_DAMAGE, file=FROM)
    return gear.read_dice(found.formula, WEAPON)


def _same_dice(
    carried: Carried,
    blow: Blow,
    found: CarriedDamage,
    damage: Damage,
    common: int,
    fighter: Fighter,
    record: Record,
    throw: Throw,
) -> int:
    """The damage before armour that the dice already thrown do to another, with what its armour adds."""
    damage.weapon, damage.common = found.weapon, common
    damage.parts.append(Part(found.formula, common))
    record.say("7.7", words.DAMAGE_AGAIN, formula=found.formula, value=common)
    pools = extra_pools(blow, fighter.character.armour, record)
    brisant = next((pool for pool in pools if pool.purpose == BRISANT), None)
    if brisant is None:
        return common
    known = [die.value for die in carried.dice if die.purpose == BRISANT]
    fallen = Total(sum(known), sum(known), ((brisant, tuple(known)),))
    total = fallen if known else throw.total(brisant)
    record.explain(tell_dice, total, damage, record)
    return common + total.result
