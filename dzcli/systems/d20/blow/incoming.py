"""A blow as it reaches someone: carried from the step before, or told by hand."""

from __future__ import annotations

from dzcli.fault import FileFault, StaleSheet, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.carried import FROM, Carried
from dzcli.step.record import Part, Record
from dzcli.systems.d20 import words
from dzcli.systems.d20.blow import location
from dzcli.systems.d20.blow.carried import CarriedBlow
from dzcli.systems.d20.blow.damage import DEALT, Damage
from dzcli.systems.d20.blow.location import Location
from dzcli.systems.d20.options import Defend, Wound
from dzcli.systems.d20.rolls.roll import succeeds
from dzcli.systems.d20.who.character import Fighter


class Margins(NamedTuple):
    """By how much the attack was under ATT: after modifiers, and before."""

    modified: int
    base: int


class Blow(NamedTuple):
    """A blow on someone, before END and armour.

    ``hit`` is false for a miss, ``avoided`` true for one that was dodged; ``damage`` and ``location`` are
    None where nothing tells of them, as are ``margins``; ``parry`` are the points of a parry that
    succeeded.
    """

    hit: bool = True
    avoided: bool = False
    location: Location | None = None
    damage: Damage | None = None
    margins: Margins | None = None
    surprise: bool = False
    parry: int | None = None

    @property
    def lands(self) -> bool:
        """Whether there is anything left to suffer."""
        return self.hit and not self.avoided


def on_defender(asked: Defend, fighter: Fighter, record: Record) -> Blow:
    """The blow that somebody defends against.

    Raises `FileFault` for a record that is none, `UsageFault` where half of what a dodge needs was told.
    """
    if asked.from_ is not None:
        return _carried(asked.from_, fighter, record)
    blow = Blow(
        location=location.told(asked.location) if asked.location else None,
        damage=None if asked.raw is None else raw(asked.raw, record),
        surprise=asked.surprise,
    )
    if asked.att is None and asked.att_roll is None:
        return blow
    if asked.att is None or asked.att_roll is None:
        option = "--att" if asked.att is None else "--att-roll"
        raise UsageFault("half_an_attack", words.HALF_AN_ATTACK, option=option)
    margin = asked.att - asked.att_roll
    hit = succeeds(asked.att_roll, asked.att, record)
    return blow._replace(hit=hit, margins=Margins(margin, margin))


def on_victim(asked: Wound, fighter: Fighter, record: Record) -> Blow:
    """The blow that somebody suffers; a zone that is told goes before that of the dice.

    Raises `FileFault` for a record without damage, `UsageFault` where nothing tells of damage or of the
    zone, `StaleSheet` for a defence of somebody else.
    """
    if asked.from_ is not None:
        blow = _carried(asked.from_, fighter, record)
        if blow.lands and blow.damage is None:
            raise FileFault("no_damage", words.NO_DAMAGE_IN_RECORD, file=FROM)
    elif asked.raw is not None:
        blow = Blow(damage=raw(asked.raw, record), parry=asked.parry)
    else:
        raise UsageFault("no_damage", words.NO_DAMAGE)
    if asked.location:
        forced = location.told(asked.location)
        if blow.lands and blow.location is not None and blow.location.zone != forced.zone:
            record.say(DEALT, words.FORCED, zone=forced.name, before=blow.location.name)
        blow = blow._replace(location=forced)
    return blow


def raw(value: int, record: Record) -> Damage:
    """Damage before END and armour, told by hand."""
    record.say(DEALT, words.RAW_GIVEN, value=value)
    return Damage(raw=value, parts=[Part(message(words.RAW_LABEL), value)])


def _carried(carried: Carried, fighter: Fighter, record: Record) -> Blow:
    found = carried.read(CarriedBlow)
    record.actor = carried.actor.person() if carried.actor else None
    record.changes = carried.all_changes()
    if carried.step == "defend" and carried.role_of(fighter.character.document) != "target":
        defended = carried.target.name if carried.target else "?"
        raise StaleSheet("other_target", words.OTHER_TARGET, name=fighter.name, defended=defended)
    attack, zone = found.attack, found.location.zone if found.location else None
    margins = None
    if attack and attack.margin is not None:
        base = attack.margin if attack.margin_base is None else attack.margin_base
        margins = Margins(attack.margin, base)
    damage = None
    if found.damage is not None and found.damage.raw is not None:
        part = Part(found.damage.formula or message(words.RAW_LABEL), found.damage.raw)
        damage = Damage(found.damage.formula, found.damage.raw, parts=[part])
    return Blow(
        hit=found.hit,
        avoided=found.avoided,
        location=Location(zone) if zone else None,
        damage=damage,
        margins=margins,
        surprise=bool(attack and attack.surprise),
        parry=found.parry.points if found.parry else None,
    )
