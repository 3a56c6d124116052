"""What the next step of a pipeline reads of a record, and no more (7.6 to 7.8).

The odds of a step go on from branches that differ in this; whatever else happened is the
same for what follows.
"""

from typing import Annotated, Any

import msgspec

from dzcli.step.record import Record
from dzcli.systems.dz.blow.dealt import Ally, Damage, Text, Wielded
from dzcli.systems.dz.blow.struck import TWO_TARGETS
from dzcli.systems.dz.rolls.outcome import CRITICAL_SUCCESS

Left = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class CarriedDamage(msgspec.Struct):
    """The damage of the blow as far as it is known."""

    formula: Text = ""
    weapon: Number | None = None
    common: Number | None = None
    raw: Number | None = None
    abs: Number | None = None
    ignored: Number | None = None
    net: Left | None = None
    final: Left | None = None
    lethal: bool = True
    critical: str | None = None

    def damage(self) -> Damage:
        """The same as a rule works with it."""
        return Damage(**msgspec.structs.asdict(self))


class CarriedAlly(msgspec.Struct):
    """The ally that a stray shot may have hit."""

    hit: bool
    damage: CarriedDamage | None


class CarriedBlow(msgspec.Struct):
    """The blow that the step before resolved."""

    hit: bool | None = None
    damage: CarriedDamage | None = None
    weapon: Wielded | None = None
    ally: CarriedAlly | None = None
    fast: bool = False
    burst: str | None = None


def carry(record: Record) -> dict[str, Any] | None:
    """The part of a record that the next step reads; None where no step goes on from it."""
    if record.step == "attack":
        damage = _before(record.own["damage"], record.own["burst"] == TWO_TARGETS)
        return {**_common(record), "damage": damage, "ally": _ally(record)}
    if record.step == "defend":
        deflected = record.outcome if record.outcome == CRITICAL_SUCCESS else None
        return {**_common(record), "outcome": deflected, "damage": _after(record.own["damage"])}
    return None


def _common(record: Record) -> dict[str, Any]:
    return {
        "outcome": None,
        "hit": record.own["hit"],
        "weapon": record.own["weapon"],
        "fast": record.own["fast"],
        "burst": record.own["burst"],
        "changes": [change.as_json() for change in record.changes],
    }


def _before(damage: Damage | None, shared: bool = False) -> dict[str, Any] | None:
    """Damage before the defence; of a critical what bears on another's armour, or, ``shared``, dice."""
    if damage is None:
        return None
    return {
        "formula": damage.formula,
        "common": damage.common,
        "raw": damage.raw,
        "net": damage.net,
        "lethal": damage.lethal,
        "critical": damage.critical if shared or damage.critical == "abs" else None,
    }


def _after(damage: Damage | None) -> dict[str, Any] | None:
    """Damage after the defence. What it was before armour matters only to a blow that armour
    took whole: whether there was anything to take."""
    if damage is None:
        return None
    raw = None if damage.final or damage.raw is None else min(damage.raw, 1)
    return {"formula": damage.formula, "raw": raw, "final": damage.final, "lethal": damage.lethal}


def _ally(record: Record) -> dict[str, Any] | None:
    ally: Ally | None = record.own["ally"]
    if ally is None:
        return None
    person = record.people["ally"]
    return {
        "name": person.name,
        "sheet": person.origin.label,
        "fingerprint": person.origin.fingerprint,
        "hit": ally.hit,
        "damage": _before(ally.damage),
    }
