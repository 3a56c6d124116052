"""What the next step of a pipeline reads of a record, and no more (7.6 to 7.8).

The odds of a step go on from branches that differ in this; whatever else happened is the
same for what follows.
"""

from typing import Any

from dzcli.step.record import Ally, Damage, Record
from dzcli.systems.dz.rolls.outcome import CRITICAL_SUCCESS


def carry(record: Record) -> dict[str, Any] | None:
    """The part of a record that differs between branches; None where no step goes on from it."""
    if record.step == "attack":
        return {**_common(record), "damage": _before(record.own["damage"]), "ally": _ally(record.own["ally"])}
    if record.step == "defend":
        deflected = record.outcome if record.outcome == CRITICAL_SUCCESS else None
        return {**_common(record), "outcome": deflected, "damage": _after(record.own["damage"])}
    return None


def _common(record: Record) -> dict[str, Any]:
    return {
        "outcome": None,
        "hit": record.own["hit"],
        "burst": record.own["burst"],
        "changes": [change.as_json() for change in record.changes],
    }


def _before(damage: Damage | None) -> dict[str, Any] | None:
    """Damage before the defence; of a critical only what bears on another's armour."""
    if damage is None:
        return None
    return {
        "formula": damage.formula,
        "common": damage.common,
        "raw": damage.raw,
        "net": damage.net,
        "lethal": damage.lethal,
        "critical": damage.critical if damage.critical == "abs" else None,
    }


def _after(damage: Damage | None) -> dict[str, Any] | None:
    """Damage after the defence. What it was before armour matters only to a blow that armour
    took whole: whether there was anything to take."""
    if damage is None:
        return None
    raw = None if damage.final or damage.raw is None else min(damage.raw, 1)
    return {"formula": damage.formula, "raw": raw, "final": damage.final, "lethal": damage.lethal}


def _ally(ally: Ally | None) -> dict[str, Any] | None:
    if ally is None:
        return None
    origin = ally.person.origin
    return {
        "name": ally.person.name,
        "sheet": origin.label,
        "fingerprint": origin.fingerprint,
        "hit": ally.hit,
        "damage": _before(ally.damage),
    }
