"""The damage of a blow: FOR twice and the weapon, less END, armour and parry points (l.61 to l.72)."""

from __future__ import annotations

from msgspec import Struct, field

from dzcli.dice.throws.throw import Throw, Total
from dzcli.message import message
from dzcli.step.record import Part, Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.blow.location import Location
from dzcli.systems.d20.who.character import Fighter, Weapon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DEALT, PARRIED = "l.63", "l.65"


class Damage(Struct):
    """The damage of a blow as far as it is known.

    ``raw`` is FOR twice and the weapon; ``net`` what END and armour leave of it, ``final`` what the parry
    leaves, None where nobody or nothing is known that it is of; ``before_floor`` is ``final`` before it
    is kept from going below 0.
    """

    formula: str = ""
    raw: int | None = None
    strength: int | None = None
    weapon: int | None = None
    endurance: int | None = None
    protection: int | None = None
    parry: int | None = None
    net: int | None = None
    before_floor: int | None = None
    final: int | None = None
    dice: list[int] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        """The damage as the record writes it."""
        return {
            "formula": self.formula,
            "dice": self.dice,
            "strength": self.strength,
            "weapon": self.weapon,
            "raw": self.raw,
            "endurance": self.endurance,
            "abs": self.protection,
            "parry": self.parry,
            "before_floor": self.before_floor,
            "net": self.net,
            "final": self.final,
            "parts": self.parts,
        }


def formula(fighter: Fighter, weapon: Weapon) -> str:
    """The damage of somebody with a weapon, as people write it; `FileFault` for a sheet without FOR."""
    return f"{_strength(fighter)}+{weapon.formula}"


def _strength(fighter: Fighter) -> int:
    return book.combat().degats.facteur_for * fighter.character.characteristic("for")


def strike(fighter: Fighter, weapon: Weapon, throw: Throw, record: Record) -> Damage:
    """Throw the damage of a hit, before END and armour: FOR twice and the weapon (l.63; D20-24).

    Raises `FileFault` for a sheet without FOR.
    """
    damage = Damage(formula(fighter, weapon), strength=_strength(fighter))
    assert damage.strength is not None
    by_strength = Part(message(words.STRENGTH, factor=book.combat().degats.facteur_for), damage.strength)
    damage.parts += [by_strength, Part(weapon.name, weapon.fixed)]
    damage.raw = damage.strength + weapon.fixed
    damage.weapon = weapon.fixed
    if weapon.dice is not None:
        total = throw.total(weapon.dice)
        damage.raw += total.result
        damage.weapon += total.result
        record.explain(_note_dice, total, weapon, damage)
    record.explain(_tell_raw, damage, weapon, record)
    return damage


def _note_dice(total: Total[int], weapon: Weapon, damage: Damage) -> None:
    damage.dice = [face for _, faces in total.parts for face in faces]
    damage.parts[1:] = [Part(weapon.name, weapon.fixed + sum(damage.dice))]


def _tell_raw(damage: Damage, weapon: Weapon, record: Record) -> None:
    values: dict[str, Any] = {
        "factor": book.combat().degats.facteur_for,
        "strength": damage.strength,
        "weapon": weapon.name,
        "formula": weapon.formula,
        "dice": damage.dice,
        "value": damage.weapon,
        "raw": damage.raw,
    }
    record.say(DEALT, words.RAW_DICE if damage.dice else words.RAW, None, **values)


def against(damage: Damage, victim: Fighter, location: Location) -> None:
    """Take END and the armour of the zone that is hit from damage, 0 at the least (l.63; D20-24, A-D20-1).

    Raises `FileFault` for a sheet without END.
    """
    assert damage.raw is not None
    own = victim.character
    damage.endurance, damage.protection = own.characteristic("end"), own.protection(location.zone)
    damage.before_floor = damage.raw - damage.endurance - damage.protection
    damage.net = max(0, damage.before_floor)
    damage.parts += [Part("END", -damage.endurance), Part(location.name, -damage.protection)]


def settle(damage: Damage, location: Location, parry: int | None, record: Record) -> None:
    """Take parry points, if there are any, from damage: what is left is suffered, 0 at the least.

    D20-06, D20-07, D20-24, D20-25, A-D20-1.
    """
    assert damage.before_floor is not None
    damage.parry = parry
    if parry is not None:
        damage.before_floor -= parry
        damage.parts.append(Part(message(words.PARRY_PART), -parry))
    damage.final = max(0, damage.before_floor)
    record.explain(tell, damage, location, record)


def tell(damage: Damage, location: Location, record: Record) -> None:
    """Tell the whole sum: what is taken from the damage, and what is left."""
    parried = damage.parry is not None
    values: dict[str, Any] = {
        "raw": damage.raw,
        "end": damage.endurance,
        "zone": location.name,
        "armour": damage.protection,
        "parry": damage.parry,
        "before": damage.before_floor,
        "left": damage.net if damage.final is None else damage.final,
    }
    template = words.LEFT[parried] if damage.before_floor == values["left"] else words.NOTHING_LEFT[parried]
    record.say(PARRIED if parried else DEALT, template, None, **values)
