"""Weapons, armour and shields of a sheet, looked up in the tables (7.5 to 7.7)."""

import functools
import re
from typing import Any, NamedTuple

from dzcli import tables
from dzcli.dice.throws.throw import Pool
from dzcli.names import find
from dzcli.systems.dz.who.sheet import Arme, Armure, Bouclier

MELEE = "melee"
RANGED = "ranged"
BARE_HANDS = "mains_nues"
_KINDS = {"melee": (MELEE,), "distance": (RANGED,), "tous": (MELEE, RANGED)}


class Weapon(NamedTuple):
    """A weapon ready to strike with."""

    name: str
    skill: str
    kind: str
    dice: Pool
    traits: tuple[str, ...]
    hands: int = 1
    speciality: str | None = None
    natural: bool = False

    @property
    def formula(self) -> str:
        """The damage as the sheets write it: ``1d10+2``."""
        return str(self.dice)

    @property
    def harmless_by_itself(self) -> bool:
        """Whether it puts people down without killing them (7.13)."""
        return self.natural or "non_letal" in self.traits


class Armour(NamedTuple):
    """What is worn: Abs, whether it is rigid, and its penalties by skill."""

    name: str
    abs: int
    rigid: bool
    penalties: dict[str, int]


class Shield(NamedTuple):
    """A shield: the bonus to a defence, the kinds of attack it works against."""

    name: str
    bonus: int
    against: tuple[str, ...]

    @property
    def fast_abs(self) -> int:
        """The Abs it counts for in mode rapide (7.14)."""
        rows = combat()["bouclier_rapide"]
        return next((int(row["abs"]) for row in rows if self.bonus >= row["bonus_min"]), 0)


NO_ARMOUR = Armour("", 0, False, {})


def combat() -> dict[str, Any]:
    """The tables of positions, weapons, modifiers, shields and armour."""
    return tables.load("dz", "combat")


def row(table: str, name: str) -> str:
    """The id of the row of a table that ``name`` names; it was checked to be there."""
    found = find(name, combat()[table])
    assert found is not None
    return found


def read_dice(text: str, purpose: str) -> Pool:
    """A weapon's damage such as ``1d10+2``; the text was checked against its pattern."""
    plain = re.sub(r"\s", "", text).replace("\u2212", "-").replace("\u2013", "-").lower()
    count, _, plus = plain.partition("d10")
    return Pool(purpose, int(count), 10, int(plus or 0))


def weapon(arme: Arme) -> Weapon:
    """The weapon that an entry of ``[[armes]]`` describes."""
    kind = combat()["types"][row("types", arme.type)] if arme.type else {}
    ranged = arme.distance if arme.distance is not None else kind.get("distance", False)
    return Weapon(
        name=arme.nom,
        skill=skill_id(arme.competence) if arme.competence else kind["competence"],
        kind=RANGED if ranged else MELEE,
        dice=read_dice(arme.degats, "damage"),
        traits=tuple(row("traits", trait) for trait in arme.traits),
        hands=arme.mains,
        speciality=arme.specialite,
        natural=bool(arme.type) and row("types", str(arme.type)) == BARE_HANDS,
    )


def armour(worn: Armure | None) -> Armour:
    """The armour worn, or none."""
    if worn is None:
        return NO_ARMOUR
    if worn.id is None:
        penalties = {"mobilite": worn.malus.mobilite, "discretion": worn.malus.discretion}
        return Armour(worn.nom or "", worn.abs or 0, worn.rigide, penalties)
    found = combat()["armures"][row("armures", worn.id)]
    return Armour(found["nom"], found["abs"], found["rigide"], found.get("malus", {}))


def shield(carried: Bouclier | None) -> Shield | None:
    """The shield carried, if any."""
    if carried is None:
        return None
    if carried.id is None:
        return Shield(carried.nom or "", carried.bonus or 0, _KINDS[carried.contre or "tous"])
    found = combat()["boucliers"][row("boucliers", carried.id)]
    return Shield(found["nom"], found["bonus"], _KINDS[found["contre"]])


@functools.cache
def skill_id(name: str) -> str:
    """The id of a skill that ``name`` names: one of the chapter's, or the name folded."""
    known = tables.load("dz", "tests")["competences"]
    found = find(name, known)
    if found:
        return found
    for key, skill in known.items():
        if find(name, (*skill.get("alias", ()), skill["nom"])):
            return str(key)
    return name
