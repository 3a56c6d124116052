"""What the next step of a pipeline reads of a record, and no more."""

from typing import Annotated, Any, Literal

import msgspec

from dzcli.step.record import Record
from dzcli.systems.d20.blow.damage import Damage

Text = Annotated[str, msgspec.Meta(max_length=4096)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Zone = Literal["tete", "bras_gauche", "bras_droit", "jambe_gauche", "jambe_droite", "torse", "dos"]


class CarriedDamage(msgspec.Struct):
    """The damage of a blow before END and armour; None where it was not thrown."""

    formula: Text = ""
    raw: Points | None = None


class CarriedLocation(msgspec.Struct):
    """The zone that was hit; None on a miss."""

    zone: Zone | None = None


class CarriedAttack(msgspec.Struct):
    """The attack: by how much it was under ATT, after modifiers and before, and if it was by surprise."""

    margin: Number | None = None
    margin_base: Number | None = None
    surprise: bool = False


class CarriedParry(msgspec.Struct):
    """The parry: its points, None where it failed."""

    points: Points | None = None


class CarriedBlow(msgspec.Struct):
    """The blow of the step before; ``avoided``: a dodge that succeeded."""

    hit: bool = False
    avoided: bool = False
    location: CarriedLocation | None = None
    damage: CarriedDamage | None = None
    attack: CarriedAttack | None = None
    parry: CarriedParry | None = None


def carry(record: Record) -> dict[str, Any] | None:
    """The part of a record that the next step reads; None where no step goes on from it."""
    if record.step not in ("attack", "defend"):
        return None
    own = record.own
    gone = not own["hit"] or own.get("avoided", False)
    damage: Damage | None = own["damage"]
    found: dict[str, Any] = {
        "outcome": None,
        "hit": own["hit"],
        "avoided": own.get("avoided", False),
        "location": None if gone else _location(own["location"]),
        "damage": None if gone or damage is None else {"formula": damage.formula, "raw": damage.raw},
        "changes": [change.as_json() for change in record.changes],
        "due": [due._asdict() for due in record.due],
    }
    if record.step == "attack":
        return {**found, "attack": own["attack"]}
    parry = None if gone else own["parry"]
    return {**found, "attack": None, "parry": parry and {"points": parry.points}}


def _location(location: Any) -> dict[str, Any] | None:
    return None if location is None else {"zone": location.zone}
