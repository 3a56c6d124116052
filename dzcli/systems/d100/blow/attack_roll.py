"""The attack roll: CC or CT, what modifies it, and what a roll that hits decides besides (l.59 to l.69)."""

from __future__ import annotations

from dzcli.dice.throws.throw import PERCENTILE, Throw
from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.blow import free_attack, location, range_band, weapon_choice
from dzcli.systems.d100.blow.location import APART, Location
from dzcli.systems.d100.options import Attack
from dzcli.systems.d100.rolls import lasting, modifiers
from dzcli.systems.d100.rolls.roll import note, passes
from dzcli.systems.d100.rolls.threshold import Threshold
from dzcli.systems.d100.who import able
from dzcli.systems.d100.who.character import MELEE, RANGED, Fighter, Weapon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

ATTACK, LOCATION = "attack", "location"
DEGREE = 10
"""Points of the margin in a degree of success."""
MORE_HITS: Choice[int] = Choice(
    "rafales", bonus=lambda degrees, each: 0, touches=lambda degrees, each: degrees // each
)
"""How many more hits a burst gives, by its degrees of success (A-D100-12)."""


class Struck(NamedTuple):
    """What an attack roll came to: whether it hit, where, and how many more hits a burst has.

    ``zone`` is None where the location has a roll of its own.
    """

    hit: bool
    zone: str | None = None
    more: int = 0


class Assault(NamedTuple):
    """An attack before its dice: who attacks whom, with what, and the value it is under.

    ``burst``: the degrees of success that a burst needs for one more hit, 0 for what is no burst; ``fury``:
    whether the fureur du juste is invoked, None where nobody said.
    """

    attacker: Fighter
    target: Fighter | None
    weapon: Weapon
    threshold: Threshold
    burst: int
    fury: bool | None


def prepare(asked: Attack, record: Record) -> Assault:
    """All that bears on an attack, told (l.59; D100-19, D100-20).

    Raises `RuleFault` for somebody who may not attack, `UsageFault` for a weapon, a modifier or a range that
    is none, `FileFault` naming what the sheet lacks.
    """
    attacker = Fighter(asked.attacker, "actor")
    target = Fighter(asked.target, "target") if asked.target else None
    able.check(attacker)
    weapon = weapon_choice.choose(attacker, asked.weapon, free=asked.free_attack)
    if asked.free_attack:
        free_attack.tell(attacker.name, record)
    given = modifiers.read(asked.mods, record)
    weapon_choice.check_given(weapon, asked.distance, asked.range_band)
    threshold = _base(attacker, weapon, asked.score)
    lasting.on_attack(attacker, target, weapon.kind, given, threshold)
    range_band.weigh(weapon, asked.range_band, asked.distance, threshold, record)
    modifiers.apply(given, threshold, weapon.kind, record)
    threshold.settle(attacker.name, record)
    _tell_about(weapon, target, record)
    burst = modifiers.burst(given, attacker.effects) if weapon.kind == RANGED else 0
    if burst and target is None and record.in_force(MORE_HITS, burst, burst):
        raise UsageFault("no_target", words.NO_TARGET_FOR_BURST)
    lasting.end_with_attack(attacker)
    fury = True if asked.fury else False if asked.no_fury else None
    return Assault(attacker, target, weapon, threshold, burst, fury)


def _base(attacker: Fighter, weapon: Weapon, score: int | None) -> Threshold:
    """CC for a weapon of close combat, CT for one at a distance (l.59; D100-19)."""
    row = book.base().caracteristiques[weapon.characteristic]
    if score is not None:
        return Threshold(weapon.characteristic, row.nom, score, row.section, words.VALUE_GIVEN)
    value = attacker.character.characteristic(weapon.characteristic)
    return Threshold(weapon.characteristic, row.nom, value, row.section)


def _tell_about(weapon: Weapon, target: Fighter | None, record: Record) -> None:
    """What an attack is about, whatever the dice show: the weapon, and the armour it may meet."""
    template = words.ABOUT_BLOW if weapon.kind == MELEE else words.ABOUT_SHOT
    record.tell_about("l.74", template, weapon=weapon.name, formula=str(weapon.dice))
    if target is None:
        return
    worn = {row.nom: target.character.armour(zone) for zone, row in book.zones().items()}
    told = [f"{name} {points}" for name, points in worn.items() if points]
    if told:
        record.tell_about("l.81", words.ABOUT_ARMOUR, name=target.name, zones=told)
    else:
        record.tell_about("l.81", words.NO_ARMOUR, name=target.name)


def roll(assault: Assault, throw: Throw, record: Record) -> tuple[Struck, Location]:
    """Throw the attack (l.65, l.69; D100-22, D100-24)."""
    rolled = throw.percentile(ATTACK, by=_judge(assault, record))
    struck: Struck = rolled.result
    record.explain(note, assault.threshold, rolled, struck.hit, "actor", assault.attacker.name, record)
    found = Location(struck.zone)
    if found.zone:
        record.explain(lambda: _place(found, rolled.face, record))
    return struck, found


def known(face: int, assault: Assault, record: Record) -> tuple[Struck, Location]:
    """An attack roll of which is known that it hit (``--hit-roll``)."""
    record.say("l.65", words.HIT_KNOWN, roll=face)
    if not passes(face, assault.threshold.value, record):
        record.warn(words.WOULD_MISS, roll=face, value=assault.threshold.value)
    struck = _hit(face, assault, record)
    found = Location(struck.zone)
    if found.zone:
        _place(found, face, record)
    return struck, found


def locate(throw: Throw, record: Record) -> Location:
    """A location that has a roll of its own."""
    rolled = throw.percentile(LOCATION, by=lambda face: location.zone_of(face, record))
    found = Location(rolled.result)
    record.explain(lambda: _tell_apart(found, rolled.face, record))
    return found


def _judge(assault: Assault, record: Record) -> Callable[[int], Struck]:
    def judge(face: int) -> Struck:
        hit = passes(face, assault.threshold.value, record)
        return _hit(face, assault, record) if hit else Struck(False)

    return judge


def _hit(face: int, assault: Assault, record: Record) -> Struck:
    more = 0
    if assault.burst:
        degrees = max(0, assault.threshold.value - face) // DEGREE
        more = record.ask(MORE_HITS, degrees, assault.burst)
    zone = None if record.ask(APART) else location.zone_of(location.reversed_roll(face), record)
    return Struck(True, zone, more)


def _place(found: Location, face: int, record: Record) -> None:
    found.number = location.reversed_roll(face)
    location.tell(found, face, record)


def _tell_apart(found: Location, face: int, record: Record) -> None:
    found.number = face
    record.say("l.69", words.LOCATION_APART, number=f"{face % PERCENTILE:02d}", zone=found.name)
