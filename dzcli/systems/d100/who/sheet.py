"""The sheet of D100: its fields and their ranges.

Everything a step can do without is optional; what it cannot do without it asks for by name when it comes
to it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dzcli.systems.d100 import words

DICE = r"^\s*(?P<number>[1-9]?)[dD](?P<faces>[2-9]|[1-9][0-9]|100)\s*(?P<plus>[+\-−–]\s*[0-9]{1,2})?\s*$"

Value = Annotated[int, Meta(ge=0, le=200)]
Points = Annotated[int, Meta(ge=0, le=1000)]
Few = Annotated[int, Meta(ge=0, le=50)]
Bonus = Annotated[int, Meta(ge=-100, le=100)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
Dice = Annotated[
    str, Meta(max_length=30, pattern=DICE, examples=["1d10+2"], extra={"expected": words.DICE_EXPECTED})
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the sheet in which an unknown key is a mistake."""


class Caracteristiques(Strict, kw_only=True):
    """Characteristics, 0 to 100 and beyond; the text uses the first five, the others are for tests alone."""

    cc: Value | None = None
    ct: Value | None = None
    force: Value | None = None
    endurance: Value | None = None
    agilite: Value | None = None
    intelligence: Value | None = None
    perception: Value | None = None
    force_mentale: Value | None = None
    sociabilite: Value | None = None


class Blessures(Strict, kw_only=True):
    """The points of Blessures of someone unhurt."""

    max: Annotated[int, Meta(ge=1, le=1000)] | None = None


class Armure(Strict, kw_only=True):
    """Points of armour by location (l.81); what is left out has none."""

    tete: Few = 0
    bras_droit: Few = 0
    bras_gauche: Few = 0
    torse: Few = 0
    jambe_droite: Few = 0
    jambe_gauche: Few = 0


class Arme(Strict, kw_only=True):
    """A weapon: its dice and what is added to them or taken from them (l.74).

    ``portee`` is its range in metres; ``parade`` what it adds to a parade; ``penetration`` the points of
    armour that it passes by, for those who play with that.
    """

    nom: Text
    type: Literal["melee", "distance"] = "melee"
    degats: Dice
    portee: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    parade: Bonus = 0
    penetration: Few = 0
    en_main: bool | None = None


class Etat(Strict, kw_only=True):
    """What changes in play; the only table that ``--write`` touches."""

    blessures: Points | None = None
    critiques: Points = 0
    surpris: bool = False
    initiative: Annotated[int, Meta(ge=0, le=1000)] = 0
    reaction_utilisee: bool = False
    actions: list[Text] = []
    action_complete: bool = False
    effets: list[Text] = []
    action_etendue: Annotated[str, Meta(max_length=60)] = ""
    arme_en_main: Annotated[str, Meta(max_length=60)] | None = None


class Sheet(Strict, kw_only=True):
    """A character of D100; ``pnj``: one of the game master's people."""

    nom: Text
    systeme: Literal["d100"]
    pnj: bool = False
    caracteristiques: Caracteristiques = msgspec.field(default_factory=Caracteristiques)
    competences: dict[str, Value] = {}
    blessures: Blessures = msgspec.field(default_factory=Blessures)
    armure: Armure = msgspec.field(default_factory=Armure)
    armes: list[Arme] = []
    etat: Etat = msgspec.field(default_factory=Etat)
