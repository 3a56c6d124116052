"""The sheet of the Système d10: its fields and their ranges.

Keys are the game's own French terms without accents. Everything a step can do without is optional; what it
cannot do without it asks for by name when it comes to it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dzcli.systems.d10 import faults

SPECIAL = r"^[^:]{1,30}(:[1-9][0-9]?)?$"

Value = Annotated[int, Meta(ge=0, le=100)]
Level = Annotated[int, Meta(ge=1, le=20)]
Count = Annotated[int, Meta(ge=0, le=100)]
Maximum = Annotated[int, Meta(ge=1, le=10_000)]
Points = Annotated[int, Meta(ge=-10_000, le=10_000)]
Damage = Annotated[int, Meta(ge=0, le=1000)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(max_length=60)]
Rule = Annotated[
    str, Meta(pattern=SPECIAL, examples=["recharge:2"], extra={"expected": faults.SPECIAL_EXPECTED})
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the sheet in which an unknown key is a mistake."""


class PointsDeVie(Strict, kw_only=True):
    """Points de vie: the maximum, and the size of the last column (D10-38, A-D10-19)."""

    max: Maximum | None = None
    colonne: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class Fatigue(Strict, kw_only=True):
    """Points de Fatigue."""

    max: Maximum | None = None


class Armure(Strict, kw_only=True):
    """What is worn."""

    nom: Text | None = None
    valeur: Count = 0


class Arme(Strict, kw_only=True):
    """A weapon: of melee, or of shooting; its ``id`` is a row of the table, else it has a ``nom``.

    ``nature`` is the kind of damage it does (resistances), ``caracteristique`` the one it is used with.
    """

    id: Text | None = None
    nom: Text | None = None
    type: Literal["melee", "distance"] | None = None
    competence: Text | None = None
    caracteristique: Text | None = None
    degats: Damage | None = None
    faces: Annotated[int, Meta(ge=2, le=100)] | None = None
    nature: Text | None = None
    precision: Annotated[int, Meta(ge=-10, le=0)] | None = None
    reussites_max: Annotated[int, Meta(ge=1, le=100)] | None = None
    seuil_defense: Annotated[int, Meta(ge=0, le=100)] | None = None
    regles: list[Rule] = []
    en_main: bool | None = None


class Etat(Strict, kw_only=True):
    """What changes in play; the only table that ``--write`` touches.

    ``des_depenses`` are the dice spent of the reserve of this round; ``freres``, ``empruntes``,
    ``maitrise`` and ``dus`` what it gained by Frères d'arme and Prescience and lost to adversaries and to
    what was borrowed the round before. ``des_gardes`` are dice kept from the round before (Coup mortel),
    ``riposte`` dice of a parry for the next attack, ``presence`` faces that adversaries lose, ``a_jouer``
    that one's own turn is still to come.
    """

    pv: Points | None = None
    fatigue: Points | None = None
    degats_aggraves: Count = 0
    etats: list[Text] = []
    caracteristique: Word = ""
    des_depenses: Count = 0
    freres: Count = 0
    empruntes: Count = 0
    maitrise: Count = 0
    dus: Count = 0
    des_gardes: Count = 0
    riposte: list[Count] = []
    presence: list[Count] = []
    limite_depassee: bool = False
    reaction_depensee: bool = False
    techniques_employees: list[Text] = []
    a_jouer: bool = False
    arme_en_main: Word | None = None


class Sheet(Strict, kw_only=True):
    """A character of the Système d10."""

    nom: Text
    systeme: Literal["d10"]
    caracteristiques: dict[str, Value] = {}
    competences: dict[str, Value] = {}
    techniques: dict[str, Level] = {}
    resistances: dict[str, Level] = {}
    pv: PointsDeVie = msgspec.field(default_factory=PointsDeVie)
    fatigue: Fatigue = msgspec.field(default_factory=Fatigue)
    armes: list[Arme] = []
    armure: Armure = msgspec.field(default_factory=Armure)
    etat: Etat = msgspec.field(default_factory=Etat)
