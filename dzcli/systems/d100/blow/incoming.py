"""A blow as it reaches someone: carried from the step before, or told by hand (l.65, l.81)."""

from __future__ import annotations

from dzcli.fault import FileFault, StaleSheet, UsageFault
from dzcli.light import NamedTuple
from dzcli.step.carried import FROM, Carried
from dzcli.step.record import Record
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.blow import location
from dzcli.systems.d100.blow.carried import CarriedBlow, CarriedWeapon
from dzcli.systems.d100.blow.dealt import Damage
from dzcli.systems.d100.blow.location import Location
from dzcli.systems.d100.options import Defend, Wound
from dzcli.systems.d100.who.character import MELEE, RANGED, Fighter


class Incoming(NamedTuple):
    """A blow on someone: ``hit`` is false for a miss; ``kind`` is melee or ranged."""

    hit: bool
    kind: str
    damage: Damage | None
    location: Location
    weapon: CarriedWeapon | None = None
    free_attack: bool = False

    @property
    def thrown(self) -> bool:
        """Whether the damage is known: of an attack that stopped after its test it is not."""
        damage = self.damage
        return damage is not None and (damage.raw, damage.net, damage.final) != (None, None, None)


def of(asked: Defend | Wound, fighter: Fighter, record: Record) -> Incoming:
    """The blow that a step is about.

    Raises `UsageFault` if nothing tells of one, or a place is named that is not the record's, `StaleSheet`
    if it was dealt to someone else.
    """
    if asked.from_ is not None:
        return _carried(asked, asked.from_, fighter, record)
    struck = _told_location(asked, record)
    kind = _kind(asked, None)
    if isinstance(asked, Defend) and not (asked.melee or asked.ranged or asked.type):
        record.warn(words.MELEE_ASSUMED)
    if asked.raw is not None:
        return Incoming(True, kind, Damage(raw=asked.raw), struck)
    known = asked.net if isinstance(asked, Defend) else asked.final
    if known is None:
        raise UsageFault("no_blow", words.NO_BLOW if isinstance(asked, Defend) else words.NO_DAMAGE)
    return Incoming(True, kind, Damage(net=known), struck)


def _kind(asked: Defend | Wound, carried: str | None) -> str:
    if isinstance(asked, Defend) and (asked.melee or asked.ranged):
        return MELEE if asked.melee else RANGED
    return carried or MELEE


def _told_location(asked: Defend | Wound, record: Record) -> Location:
    """The place that was named, or that an attack roll gives (l.69; D100-24)."""
    if not isinstance(asked, Wound):
        return Location()
    if asked.location is not None:
        return location.meant(asked.location)
    if asked.hit_roll is None:
        return Location()
    found = location.of_roll(asked.hit_roll, record)
    location.tell(found, asked.hit_roll, record)
    return found


def _carried(asked: Defend | Wound, carried: Carried, fighter: Fighter, record: Record) -> Incoming:
    blow = carried.read(CarriedBlow)
    record.actor = carried.actor.person() if carried.actor else None
    record.changes = carried.all_changes()
    if carried.target is not None and carried.role_of(fighter.character.document) != "target":
        values = {"name": fighter.name, "target": carried.target.name}
        raise StaleSheet("other_target", words.OTHER_TARGET, **values)
    kind = _kind(asked, blow.weapon.kind if blow.weapon else None)
    if not blow.hit or blow.damage is None:
        return Incoming(False, kind, None, Location(), blow.weapon)
    if carried.actor and blow.weapon:
        record.say("l.65", words.STRUCK, actor=carried.actor.name, weapon=blow.weapon.name)
    struck = _told_location(asked, record)
    if blow.location and blow.location.zone:
        if blow.location.zone not in book.zones():
            raise FileFault("bad_record", words.NO_SUCH_ZONE, file=FROM, zone=blow.location.zone)
        known = Location(blow.location.zone, blow.location.number)
        if struck.zone:
            option = "--hit-roll" if struck.number else "--location"
            raise UsageFault("location_known", words.LOCATION_KNOWN, zone=known.name, option=option)
        struck = known
    return Incoming(True, kind, blow.damage.damage(), struck, blow.weapon, blow.free_attack)


def not_thrown() -> FileFault:
    """The fault of a record whose attack stopped after its test."""
    return FileFault("no_damage", words.HIT_ONLY_RECORD, file=FROM)
