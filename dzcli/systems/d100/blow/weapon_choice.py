"""The weapon of an attack: the one named, else the one in hand."""

from __future__ import annotations

from dzcli.fault import FileFault, RuleFault, UsageFault
from dzcli.names import pick, unknown
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.who.character import MELEE, Fighter, Weapon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def choose(fighter: Fighter, name: str | None, *, free: bool = False) -> Weapon:
    """The weapon that somebody attacks with; of a free attack one for close combat (l.53; D100-18).

    Raises `UsageFault` for a name that no weapon has, `FileFault` for a sheet without any, `RuleFault` for
    empty hands and for a free attack at a distance.
    """
    weapons = fighter.character.weapons
    if not weapons:
        raise FileFault("no_weapon", words.NO_WEAPON, file=fighter.character.document.label)
    found = _named(name, weapons) if name is not None else _held(fighter, free)
    if found is None:
        raise RuleFault("empty_hands", "l.59", words.EMPTY_HANDS, name=fighter.name)
    row = book.base().attaque_gratuite
    if free and found.kind != row.type:
        raise RuleFault("free_attack_melee", row.section, words.FREE_ATTACK_MELEE, weapon=found.name)
    return found


def _named(name: str, weapons: list[Weapon]) -> Weapon:
    names = [one.name for one in weapons]
    found = pick(name, names)
    if found is None:
        raise unknown(name, words.UNKNOWN_WEAPON, names, "unknown_weapon")
    return weapons[names.index(found)]


def _held(fighter: Fighter, free: bool) -> Weapon | None:
    held = fighter.in_hand
    if not free or held is None or held.kind == MELEE:
        return held
    return next((one for one in fighter.character.weapons if one.kind == MELEE), held)


def as_json(weapon: Weapon) -> dict[str, Any]:
    """A weapon as the record writes it."""
    return {
        "name": weapon.name,
        "skill": weapon.characteristic,
        "kind": weapon.kind,
        "damage": str(weapon.dice),
        "penetration": weapon.penetration,
    }


def check_given(weapon: Weapon, distance: int | None, band: str | None) -> None:
    """Raise `UsageFault` for a range of an attack in close combat."""
    if weapon.kind == MELEE and (distance is not None or band is not None):
        raise UsageFault("no_range", words.NO_RANGE, weapon=weapon.name)
