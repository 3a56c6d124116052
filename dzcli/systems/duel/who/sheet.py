"""The sheet of the duel: its fields and their ranges.

Everything a step can do without is optional; what it cannot do without it asks for by name when it comes
to it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Dice = Annotated[int, Meta(ge=0, le=30)]
Points = Annotated[int, Meta(ge=0, le=1000)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the sheet in which an unknown key is a mistake."""


class Caracteristiques(Strict, kw_only=True):
    """Characteristics, in dice; ``mou`` is another name of ``mov``. The text uses the first four."""

    for_: Dice | None = msgspec.field(name="for", default=None)
    hab: Dice | None = None
    vig: Dice | None = None
    mov: Dice | None = None
    mou: Dice | None = None
    vol: Dice | None = None
    esp: Dice | None = None
    cha: Dice | None = None
    ins: Dice | None = None


class Sante(Strict, kw_only=True):
    """Santé maximum, where it is not what VIG and VOL make of it."""

    max: Annotated[int, Meta(ge=1, le=1000)] | None = None


class Arme(Strict, kw_only=True):
    """A weapon: its fixed damage, and whether it strikes or shoots (l.19; DUEL-08)."""

    nom: Text
    type: Literal["melee", "distance"] = "melee"
    degats: Points
    en_main: bool | None = None


class Armure(Strict, kw_only=True):
    """An armour, for those who play with one: the text has none."""

    nom: Text | None = None
    valeur: Points = 0


class Etat(Strict, kw_only=True):
    """What changes in play; the only table that ``--write`` touches."""

    sante: Points | None = None
    conditions: list[Text] = []
    initiative: Annotated[int, Meta(ge=0, le=1000)] = 0
    action_faite: bool = False
    arme_en_main: Annotated[str, Meta(max_length=60)] | None = None


class Sheet(Strict, kw_only=True):
    """A character of the duel."""

    nom: Text
    systeme: Literal["duel"]
    caracteristiques: Caracteristiques = msgspec.field(default_factory=Caracteristiques)
    competences: dict[str, Dice] = {}
    sante: Sante = msgspec.field(default_factory=Sante)
    armes: list[Arme] = []
    armure: Armure | None = None
    etat: Etat = msgspec.field(default_factory=Etat)
