"""The tables of the text, typed: a struct for each kind of row, a function for each file.

Every number and every name that the text prints in a table is read here and nowhere else. Fields are called
as the columns are in the files: in the game's French, without accents.
"""

from typing import TypeVar

import msgspec

from dzcli import tables
from dzcli.names import find
from dzcli.step.rows import Named, Row

T = TypeVar("T")
SYSTEM = "d10"


class Faces(Row, frozen=True, kw_only=True):
    """The faces of a die."""

    faces: int


class Threshold(Row, frozen=True, kw_only=True):
    """What a die has to be above."""

    valeur: int


class Thresholds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The thresholds of a shot, of a dodge, and of a defence against a shot (D10-18, D10-19, D10-31)."""

    tir: Threshold
    esquive: Threshold
    defense_tir: Threshold


class Dodge(Row, frozen=True, kw_only=True):
    """How often a die of a dodge counts, and the fatigue of one that fails (D10-31, D10-33)."""

    multiplie: int
    fatigue: int


class Limit(Row, frozen=True, kw_only=True):
    """Dépasser la limite: dice for points of fatigue (D10-34)."""

    des: int
    fatigue: int


class Critical(Row, frozen=True, kw_only=True):
    """When dice are critical, and what the damage comes to, in percent (D10-36, D10-37)."""

    part_du_de: int
    moins_de_la_moitie: int
    plus_de_la_moitie: int
    totalite: int


class Grave(Row, frozen=True, kw_only=True):
    """How many times as long it takes to recover from blessures aggravées (D10-38)."""

    duree: int


class Numbers(Row, frozen=True, kw_only=True):
    """Numbers of techniques: points de vie for each level (D10-T07), faces of a regeneration (D10-T36)."""

    pv_par_niveau: int
    faces_regeneration: int


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Characteristics, skills, thresholds and criticals."""

    caracteristiques: dict[str, Named]
    competences: dict[str, Named]
    de: Faces
    seuils: Thresholds
    esquive: Dodge
    limite: Limit
    critique: Critical
    aggraves: Grave
    nombres: Numbers


class WeaponRow(Named, frozen=True, kw_only=True):
    """A weapon of shooting; each range is its lowest and its highest value (D10-22, D10-23)."""

    precision: tuple[int, int]
    reussites_max: tuple[int, int]
    degats: tuple[int, int]
    regles: list[str] = msgspec.field(default_factory=list)


class SpecialRow(Named, frozen=True, kw_only=True):
    """A special rule of weapons: whether it takes a number, and the one it has without (D10-24 to D10-26)."""

    x: bool
    defaut: int | None = None
    au_dessus_de: int = 0


class Weapons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weapons of shooting and their special rules."""

    armes: dict[str, WeaponRow]
    regles_speciales: dict[str, SpecialRow]


class Technique(Named, frozen=True, kw_only=True):
    """A technique: ``regle`` is the id of its rule, the other fields are told of in the file (D10-39)."""

    regle: str
    cout: str
    rarete: str
    etapes: list[str]
    effet: str
    texte: dict[str, str]
    variantes: dict[str, str] = msgspec.field(default_factory=dict)
    aussi: list[str] = msgspec.field(default_factory=list)
    tir: bool = False
    passive: bool = False
    par_tour: bool = False
    dd: int = 0


class Techniques(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The techniques by their ids."""

    techniques: dict[str, Technique]


@tables.cached
def combat() -> Combat:
    """Characteristics, skills, thresholds and criticals."""
    return tables.read(SYSTEM, "combat", Combat)


@tables.cached
def weapons() -> Weapons:
    """Weapons of shooting and their special rules (D10-23)."""
    return tables.read(SYSTEM, "armes", Weapons)


@tables.cached
def techniques() -> dict[str, Technique]:
    """The techniques by their ids (D10-39)."""
    return tables.read(SYSTEM, "techniques", Techniques).techniques


@tables.cached
def technique_keys() -> dict[str, str]:
    """The id of the technique for each name that a sheet may have for it: its own, or its variants'."""
    keys: dict[str, str] = {}
    for id_, row in techniques().items():
        keys |= dict.fromkeys(row.variantes or [id_], id_)
    return keys


@tables.cached
def technique_names() -> dict[str, tuple[str, ...]]:
    """Every spelling of each name of a technique."""
    return {key: (key, *techniques()[id_].aussi) for key, id_ in technique_keys().items()}


def row_of(key: str) -> Technique:
    """The row of a technique by the name that a sheet has for it."""
    return techniques()[technique_keys()[key]]


def characteristic_name(id_: str) -> str:
    """How a characteristic is called; one of the table's own by its key."""
    row = combat().caracteristiques.get(id_)
    return row.nom if row else _of_key(id_)


def skill_name(id_: str) -> str:
    """How a skill is called; one of the table's own by its key."""
    row = combat().competences.get(id_)
    return row.nom if row else _of_key(id_)


def _of_key(key: str) -> str:
    """A key of a sheet as a name: maniement_de_la_hache, Maniement de la hache."""
    text = key.replace("_", " ")
    return text[:1].upper() + text[1:]


def names_of(rows: dict[str, Named]) -> dict[str, tuple[str, ...]]:
    """Every spelling of each row of a table."""
    return {id_: (id_, row.nom) for id_, row in rows.items()}


def key_of(name: str, rows: dict[str, T]) -> str:
    """The key that a name checked before stands for in a table."""
    return find(name, rows) or name


READERS = (combat, weapons, techniques)
"""What reads the tables, each a file."""
