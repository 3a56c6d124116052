"""What the next step of a pipeline reads of a record, and no more."""

from typing import Annotated, Any

import msgspec

from dzcli.step.record import Record

Text = Annotated[str, msgspec.Meta(max_length=4096)]
Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class CarriedDamage(msgspec.Struct):
    """The damage of a blow, and the role of whoever suffers it."""

    on: Text
    final: Points


class CarriedDuel(msgspec.Struct):
    """The Santé of both sides before the blow, where it is known."""

    health: dict[Text, Points | None] = {}


class CarriedBlow(msgspec.Struct):
    """The blow of the step before; ``damage_back`` is that on the other side, where both suffer."""

    damage: CarriedDamage | None = None
    damage_back: CarriedDamage | None = None
    duel: CarriedDuel | None = None

    def on(self, role: str) -> int | None:
        """The damage on whoever has a role; None if there is none."""
        for damage in (self.damage, self.damage_back):
            if damage is not None and damage.on == role:
                return damage.final
        return None


class CarriedNotice(msgspec.Struct):
    """Who lay in ambush, and who noticed it."""

    assailants: list[Text]
    noticed: list[Text]


class CarriedAmbush(msgspec.Struct):
    """The ambush of the step before, if it was one."""

    ambush: CarriedNotice | None = None


def carry(record: Record) -> dict[str, Any] | None:
    """The part of a record that the next step reads; None where no step goes on from it."""
    if record.step not in ("attack", "surprise"):
        return None
    own = record.own
    found: dict[str, Any] = {
        "outcome": None,
        "damage": _damage(own["damage"]),
        "damage_back": _damage(own["damage_back"]),
        "duel": own["duel"] and {"health": own["duel"]["health"]},
        "changes": [change.as_json() for change in record.changes],
        "due": [due._asdict() for due in record.due],
    }
    ambush = own.get("ambush")
    if ambush:
        found["ambush"] = {name: ambush[name] for name in ("assailants", "noticed")}
    return found


def _damage(damage: Any) -> dict[str, Any] | None:
    return None if damage is None else {"on": damage.on, "final": damage.net}
