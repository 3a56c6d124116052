"""The sheet of Directive Zéro: its fields and their ranges.

Keys are the game's own French terms without accents. Everything a step can do without is
optional; what it cannot do without it asks for by name when it comes to it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dzcli.systems.dz import chapter, faults

DICE = r"^\s*[1-9][dD]10\s*([+\-\u2212\u2013]\s*[0-9]{1,2})?\s*$"

Percent = Annotated[int, Meta(ge=0, le=100)]
Value = Annotated[int, Meta(ge=1, le=100)]
Whole = Annotated[int, Meta(ge=0, le=150)]
Count = Annotated[int, Meta(ge=0, le=1000)]
Penalty = Annotated[int, Meta(ge=-100, le=0)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
Dice = Annotated[
    str, Meta(max_length=30, pattern=DICE, examples=["1d10+2"], extra={"expected": faults.DICE_EXPECTED})
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the sheet in which an unknown key is a mistake."""


class Attributs(Strict, kw_only=True):
    """The four attributes, 1 to 100."""

    physique: Value | None = None
    influence: Value | None = None
    perception: Value | None = None
    technique: Value | None = None


class Resistances(Strict, kw_only=True):
    """Resistances, tested on their own value (7.6, 7.8)."""

    endurance: Percent | None = None
    vigilance: Percent | None = None
    volonte: Percent | None = None
    sang_froid: Percent | None = None


class Competence(Strict, kw_only=True):
    """A skill: its whole score, or the rank that adds to an attribute (7.5).

    ``specialite_applicable``: the first of its specialities fits whatever it is used for.
    """

    score: Whole | None = None
    rang: Text | None = None
    attribut: Text | None = None
    specialites: list[Text] = []
    specialite_applicable: bool = False
    malus_armure_inclus: bool = False


class Arme(Strict, kw_only=True):
    """A weapon (7.5, 7.7). Its type gives the skill, unless ``competence`` does."""

    nom: Text
    id: Text | None = None
    type: Text | None = None
    competence: Text | None = None
    distance: bool | None = None
    degats: Dice
    traits: list[Text] = []
    enc: Annotated[int, Meta(ge=0, le=3)] | None = None
    mains: Annotated[int, Meta(ge=1, le=2)] = 1
    specialite: Text | None = None
    en_main: bool | None = None


class Malus(Strict, kw_only=True):
    """What an armour takes from tests (7.7)."""

    mobilite: Penalty = 0
    discretion: Penalty = 0


class Armure(Strict, kw_only=True):
    """An armour: a row of the table by its ``id``, or one of the player's own (7.7)."""

    id: Text | None = None
    nom: Text | None = None
    abs: Annotated[int, Meta(ge=0, le=10)] | None = None
    rigide: bool = False
    malus: Malus = msgspec.field(default_factory=Malus)


class Bouclier(Strict, kw_only=True):
    """A shield: a row of the table by its ``id``, or one of the player's own (7.6)."""

    id: Text | None = None
    nom: Text | None = None
    bonus: Annotated[int, Meta(ge=0, le=30)] | None = None
    contre: Literal["melee", "distance", "tous"] | None = None


class Blessure(Strict, kw_only=True):
    """A serious wound: its row of table 7.8.1, how its bleeding stands, whether its penalty was removed."""

    id: Annotated[int, Meta(ge=1, le=1000)]
    rounds: Annotated[int, Meta(ge=0, le=1000)] | None = None
    stabilisee: bool = False
    malus_retire: bool = False

    @property
    def bleeds(self) -> bool:
        """Whether it is a haemorrhage with rounds left to live, not stabilised (7.8)."""
        return self.rounds is not None and not self.stabilisee and chapter.injury(self.id).rounds is not None

    @property
    def left(self) -> int:
        """The rounds left to live, of a haemorrhage (7.8)."""
        assert self.rounds is not None
        return self.rounds


class Etat(Strict, kw_only=True):
    """What changes in play; the only table that ``--write`` touches.

    ``assomme``: unconscious of a non-lethal blow, so that one can be woken (7.13).
    """

    sante: Count | None = None
    stress: Count = 0
    compromission: Count = 0
    couverture: Count | None = None
    determination: Count | None = None
    determination_max: Count | None = None
    etats: list[Text] = []
    blessures: list[Blessure] = []
    assomme: bool = False
    reaction_depensee: bool = False
    visee: bool = False
    visee_prete: bool = False
    premier_jet_fait: bool = False
    repos_scene: bool = False
    secours_scene: bool = False
    arme_en_main: Annotated[str, Meta(max_length=60)] | None = None


class Sheet(Strict, kw_only=True):
    """A character of Directive Zéro."""

    nom: Text
    systeme: Literal["dz"] = "dz"
    role: Literal["pj", "pnj"] = "pnj"
    sante_max: Annotated[int, Meta(ge=1, le=1000)] | None = None
    attributs: Attributs = msgspec.field(default_factory=Attributs)
    resistances: Resistances = msgspec.field(default_factory=Resistances)
    competences: dict[str, Whole | Competence] = {}
    armes: list[Arme] = []
    armure: Armure | None = None
    bouclier: Bouclier | None = None
    etat: Etat = msgspec.field(default_factory=Etat)
