"""Weapons, armour and shields of a sheet, looked up in the tables (7.5 to 7.7)."""

from __future__ import annotations

import re

from dzcli.dice.throws.throw import Pool
from dzcli.light import NamedTuple
from dzcli.names import fold
from dzcli.systems.dz import chapter
from dzcli.systems.dz.who.sheet import Arme, Armure, Bouclier

MELEE = "melee"
RANGED = "ranged"
BARE_HANDS = "mains_nues"
ALLONGE = "allonge"
"""The trait that reaches further."""
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
    def harmless_by_itself(self) -> bool:
        """Whether it puts people down without killing them (7.13; DZ-NL-01)."""
        return self.natural or "non_letal" in self.traits

    @property
    def spares(self) -> bool:
        """Whether it can be used so as not to kill, at no cost: a staff can (7.13; AMB-88)."""
        return self.harmless_by_itself or "baton" in fold(self.name)


class Armour(NamedTuple):
    """What is worn: Abs, whether it is rigid, penalties by skill; ``plates``: it has plates all the same."""

    name: str
    abs: int
    rigid: bool
    penalties: dict[str, int]
    plates: bool = False


class Shield(NamedTuple):
    """A shield: the bonus to a defence, the kinds of attack it works against."""

    name: str
    bonus: int
    against: tuple[str, ...]

    @property
    def fast_abs(self) -> int:
        """The Abs it counts for in mode rapide (7.14; DZ-FAST-02, AMB-91)."""
        rows = chapter.combat().bouclier_rapide
        return next((row.abs for row in rows if self.bonus >= row.bonus_min), 0)


NO_ARMOUR = Armour("", 0, False, {})


def read_dice(text: str, purpose: str) -> Pool:
    """A weapon's damage such as ``1d10+2``; the text was checked against its pattern."""
    plain = re.sub(r"\s", "", text).replace("\u2212", "-").replace("\u2013", "-").lower()
    count, _, plus = plain.partition("d10")
    return Pool(purpose, int(count), 10, int(plus or 0))


def weapon(arme: Arme) -> Weapon:
    """The weapon that an entry of ``[[armes]]`` describes (7.5; DZ-ATK-01, AMB-36)."""
    types = chapter.combat().types
    key = chapter.key_of(arme.type, types) if arme.type else None
    row = types[key] if key else None
    ranged = arme.distance if arme.distance is not None else row is not None and row.distance
    return Weapon(
        name=arme.nom,
        skill=chapter.skill_id(arme.competence or (row.competence if row else "")),
        kind=RANGED if ranged else MELEE,
        dice=read_dice(arme.degats, "damage"),
        traits=tuple(chapter.key_of(trait, chapter.combat().traits) for trait in arme.traits),
        hands=arme.mains,
        speciality=arme.specialite,
        natural=key == BARE_HANDS,
    )


def armour(worn: Armure | None) -> Armour:
    """The armour worn, or none; of a sheet that was checked (7.7; DZ-ARM-01, AMB-53, AMB-58, AMB-59)."""
    if worn is None:
        return NO_ARMOUR
    if worn.id is None:
        penalties = {"mobilite": worn.malus.mobilite, "discretion": worn.malus.discretion}
        assert worn.nom is not None and worn.abs is not None
        return Armour(worn.nom, worn.abs, worn.rigide, penalties)
    rows = chapter.combat().armures
    row = rows[chapter.key_of(worn.id, rows)]
    return Armour(row.nom, row.abs, row.rigide, row.malus, row.plaques)


def shield(carried: Bouclier | None) -> Shield | None:
    """The shield carried, if any; of a sheet that was checked (7.6; DZ-DEF-06)."""
    if carried is None:
        return None
    if carried.id is None:
        assert carried.nom is not None and carried.bonus is not None and carried.contre is not None
        return Shield(carried.nom, carried.bonus, _KINDS[carried.contre])
    rows = chapter.combat().boucliers
    row = rows[chapter.key_of(carried.id, rows)]
    return Shield(row.nom, row.bonus, _KINDS[row.contre])
