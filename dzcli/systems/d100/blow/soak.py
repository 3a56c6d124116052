"""What the body and the armour take from damage (l.81)."""

from __future__ import annotations

from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.blow.dealt import Damage
from dzcli.systems.d100.blow.location import Location
from dzcli.systems.d100.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.systems.d100.blow.incoming import Incoming

PASSED_BY: Choice[int] = Choice("penetration", aucune=lambda points, worn: 0, fiche=min)
"""The points of armour that a weapon passes by (A-D100-11)."""


def meet(blow: Incoming, victim: Fighter, record: Record) -> None:
    """Settle the damage of a blow whose place is known, unless it is settled already."""
    damage = blow.damage
    if damage and damage.net is None and damage.raw is not None and blow.location.zone is not None:
        settle(damage, victim, blow.location, blow.weapon.penetration if blow.weapon else 0, record)


def settle(damage: Damage, victim: Fighter, location: Location, penetration: int, record: Record) -> None:
    """Take the bonus of Endurance and the armour of the place struck from the damage.

    Nothing is left of it where they take it whole (l.81; D100-29, D100-30). Raises `FileFault` for a sheet
    without Endurance.
    """
    assert damage.raw is not None and location.zone is not None
    character = victim.character
    damage.soak, damage.abs = character.bonus("endurance"), character.armour(location.zone)
    damage.ignored = record.ask(PASSED_BY, penetration, damage.abs)
    damage.before_floor = damage.raw - damage.taken
    damage.net = max(0, damage.before_floor)
    record.explain(_tell, damage, victim, location, record)


def _tell(damage: Damage, victim: Fighter, location: Location, record: Record) -> None:
    if not damage.parts:
        damage.parts.append(Part(message(words.RAW_DAMAGE), damage.raw or 0))
    damage.parts.append(Part(message(words.SOAK), -(damage.soak or 0)))
    values: dict[str, Any] = {"name": victim.name, "soak": damage.soak, "zone": location.name}
    values["endurance"] = victim.character.characteristic("endurance")
    record.say("l.81", words.SOAKED, None, abs=damage.abs, **values)
    if damage.abs:
        damage.parts.append(Part(message(words.ARMOUR, zone=location.name), -damage.abs))
    if damage.ignored:
        damage.parts.append(Part(message(words.PENETRATION), damage.ignored))
        record.say("l.81", words.PASSED_BY, "penetration", points=damage.ignored)
    template = words.NET if damage.net else words.NO_EFFECT
    values = {"name": victim.name, "raw": damage.raw, "net": damage.net}
    record.say("l.81", template, None, taken=damage.taken, **values)
