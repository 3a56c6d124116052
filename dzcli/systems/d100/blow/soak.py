"""What the body and the armour take from damage (l.81)."""

from typing import Any

from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.blow.dealt import Damage
from dzcli.systems.d100.blow.location import Location
from dzcli.systems.d100.who.character import Fighter

PASSED_BY: Choice[int] = Choice("penetration", aucune=lambda points, worn: 0, fiche=min)
"""The points of armour that a weapon passes by (A-D100-11)."""


def settle(damage: Damage, victim: Fighter, location: Location, penetration: int, record: Record) -> None:
    """Take the bonus of Endurance and the armour of the place struck from the damage, hit by hit.

    Nothing is left of it where they take it whole (l.81; D100-29, D100-30). Raises `FileFault` for a sheet
    without Endurance.
    """
    assert damage.raw is not None
    character = victim.character
    damage.soak, damage.abs = character.bonus("endurance"), character.armour(location.zone)
    damage.ignored = record.ask(PASSED_BY, penetration, damage.abs)
    taken = damage.soak + damage.abs - damage.ignored
    hits = damage.hits or (damage.raw,)
    damage.before_floor = sum(hits) - taken * len(hits)
    damage.net = sum(max(0, hit - taken) for hit in hits)
    record.explain(_tell, damage, taken, victim, location, record)


def _tell(damage: Damage, taken: int, victim: Fighter, location: Location, record: Record) -> None:
    hits = len(damage.hits) or 1
    damage.parts.append(Part(message(words.SOAK), -(damage.soak or 0) * hits))
    values: dict[str, Any] = {"name": victim.name, "soak": damage.soak, "zone": location.name}
    record.say("l.81", words.SOAKED, None, abs=damage.abs, **values)
    if damage.abs:
        damage.parts.append(Part(message(words.ARMOUR, zone=location.name), -damage.abs * hits))
    if damage.ignored:
        damage.parts.append(Part(message(words.PENETRATION), damage.ignored * hits))
        record.say("l.81", words.PASSED_BY, "penetration", points=damage.ignored)
    if damage.net:
        template = words.NET if hits == 1 else words.NET_HITS
        record.say("l.81", template, name=victim.name, raw=damage.raw, taken=taken, hits=hits, net=damage.net)
    else:
        record.say("l.81", words.NO_EFFECT, name=victim.name, raw=damage.raw, taken=taken)
