"""What the next step of a pipeline reads of a record, and no more (l.65 to l.81)."""

from typing import Annotated, Any, Literal

import msgspec

from dzcli.step.record import Record
from dzcli.systems.d100.blow.dealt import Damage
from dzcli.systems.d100.blow.location import Location

Text = Annotated[str, msgspec.Meta(max_length=4096)]
Left = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class CarriedDamage(msgspec.Struct):
    """The damage of the blow as far as it is known."""

    formula: Text = ""
    raw: Number | None = None
    soak: Number | None = None
    abs: Number | None = None
    ignored: Number | None = None
    before_floor: Number | None = None
    net: Left | None = None
    final: Left | None = None

    def damage(self) -> Damage:
        """The same as a rule works with it."""
        damage = Damage()
        for name in self.__struct_fields__:
            setattr(damage, name, getattr(self, name))
        return damage


class CarriedLocation(msgspec.Struct):
    """Where the blow struck."""

    zone: Text | None = None
    number: Number | None = None


class CarriedWeapon(msgspec.Struct):
    """The weapon that struck."""

    name: Text
    kind: Literal["melee", "ranged"]
    penetration: Left = 0


class CarriedBlow(msgspec.Struct):
    """The blow that the step before resolved."""

    hit: bool | None = None
    damage: CarriedDamage | None = None
    location: CarriedLocation | None = None
    weapon: CarriedWeapon | None = None
    free_attack: bool = False


def carry(record: Record) -> dict[str, Any] | None:
    """The part of a record that the next step reads; None where no step goes on from it."""
    if record.step == "surprise":
        return {"outcome": None, "changes": [change.as_json() for change in record.changes]}
    if record.step not in ("attack", "defend"):
        return None
    own = record.own
    damage = _left(own["damage"])
    location: Location = own["location"]
    # What does no damage is one case, wherever it struck.
    harmless = damage is not None and 0 in (damage["final"], damage["net"])
    return {
        "outcome": None,
        "hit": own["hit"],
        "damage": damage,
        "location": None if location.zone is None or harmless else {"zone": location.zone},
        "weapon": own["weapon"] if own["hit"] else None,
        "free_attack": own.get("free_attack", False),
        "changes": [change.as_json() for change in record.changes],
        "due": [due._asdict() for due in record.due],
    }


def _left(damage: Damage | None) -> dict[str, Any] | None:
    """Damage as far as it is known; what it was before something was taken from it no longer matters."""
    if damage is None:
        return None
    known = damage.net is not None or damage.final is not None
    return {
        "raw": None if known else damage.raw,
        "net": damage.net if damage.final is None else None,
        "final": damage.final,
    }
