"""What the next step of a pipeline reads of a record, and no more.

The odds of a step go on from branches that differ in this; whatever else happened is the same for what
follows.
"""

from typing import Annotated, Any

import msgspec

from dzcli.step.record import Record
from dzcli.systems.d10.blow.dealt import Damage

Text = Annotated[str, msgspec.Meta(max_length=4096)]
Left = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Face = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Percent = Annotated[int, msgspec.Meta(ge=100, le=1000)]


class CarriedWeapon(msgspec.Struct):
    """The weapon of the blow."""

    name: Text
    kind: Text
    nature: Text | None = None
    defence_threshold: Face = 0


class CarriedDamage(msgspec.Struct):
    """The damage of the blow as far as it is known."""

    formula: Text = ""
    hits: list[Left] = []
    percent: Percent = 100
    pending: Percent = 100
    nets: list[Left] | None = None
    explosion: Left | None = None

    def damage(self) -> Damage:
        """The same as a rule works with it."""
        return Damage(
            self.formula,
            self.hits,
            percent=self.percent,
            pending=self.pending,
            nets=self.nets,
            explosion=self.explosion,
        )


class CarriedBlow(msgspec.Struct):
    """The blow that the step before resolved."""

    hit: bool | None = None
    damage: CarriedDamage | None = None
    weapon: CarriedWeapon | None = None
    defended: str | None = None
    sweep: bool = False
    tearing: Face = 0
    presence: list[Face] = []


def carry(record: Record) -> dict[str, Any] | None:
    """The part of a record that the next step reads; None where no step goes on from it."""
    if record.step not in ("attack", "defend"):
        return None
    own, damage = record.own, record.own["damage"]
    return {
        "outcome": None,
        **{key: own[key] for key in ("hit", "weapon", "defended", "sweep", "tearing", "presence")},
        "damage": None if damage is None else _damage(damage, record.step),
        "changes": [change.as_json() for change in record.changes],
    }


def _damage(damage: Damage, step: str) -> dict[str, Any]:
    """Damage before the defence, or what is left of it after one."""
    if step == "defend":
        return {"nets": damage.nets}
    return {
        "hits": damage.hits,
        "pending": damage.pending,
        "nets": damage.nets,
        "explosion": damage.explosion,
    }
