"""The sheet of D20: its fields and their ranges.

Everything a step can do without is optional; what it cannot do without it asks for by name when it comes
to it.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dzcli.systems.d20 import words

Score = Annotated[int, Meta(ge=0, le=100)]
Points = Annotated[int, Meta(ge=0, le=1000)]
Text = Annotated[str, Meta(min_length=1, max_length=60)]
DICE = r"^([1-9][0-9]?)?d([2-9]|[1-9][0-9]|100)\Z"
"""The random part of a weapon's damage: ``1d6``."""


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the sheet in which an unknown key is a mistake."""


class Caracteristiques(Strict, kw_only=True):
    """Characteristics; ``na`` is the number of attacks a round."""

    att: Score | None = None
    par: Score | None = None
    ini: Score | None = None
    for_: Score | None = msgspec.field(name="for", default=None)
    end: Score | None = None
    na: Annotated[int, Meta(ge=1, le=20)] | None = None


class Pv(Strict, kw_only=True):
    """The maximum of PV; those that are left stand in ``[etat]``."""

    max: Annotated[int, Meta(ge=1, le=1000)] | None = None


class Competences(Strict, kw_only=True):
    """The skills that rules speak of."""

    parade: bool = False
    esquive: bool = False
    ambidextrie: bool = False
    coup_precis: Annotated[int, Meta(ge=0, le=3)] = 0


class Protection(Strict, kw_only=True):
    """Points of armour of each zone of the body."""

    tete: Points = 0
    bras_gauche: Points = 0
    bras_droit: Points = 0
    jambe_gauche: Points = 0
    jambe_droite: Points = 0
    torse: Points = 0
    dos: Points = 0


class Arme(Strict, kw_only=True):
    """A weapon: damage, fixed and by dice, and parry points, which are something else (l.24; D20-11).

    ``parade_adaptee``: it is made for parrying; ``mains``: how many hands it takes; ``main_faible``: the
    off hand holds it.
    """

    nom: Text
    type: Literal["melee", "distance"] = "melee"
    degats_fixe: Points = 0
    degats_des: (
        Annotated[str, Meta(pattern=DICE, examples=["1d6"], extra={"expected": words.DICE_EXPECTED})] | None
    ) = None
    parade: Points = 0
    parade_adaptee: bool = True
    mains: Annotated[int, Meta(ge=1, le=2)] = 1
    en_main: bool | None = None
    main_faible: bool = False


class Bouclier(Strict, kw_only=True):
    """A shield and its parry points."""

    nom: Text | None = None
    parade: Points = 0
    en_main: bool = True


class Etat(Strict, kw_only=True):
    """What changes in play; the only table that ``--write`` touches.

    Of a round: ``relance_utilisee`` (the reroll of a parry), ``attaque_main_faible`` (the attack of the off
    hand), ``esquive_tentee``, ``attaque_perdue`` (no attack any more, after a heavy blow).
    """

    pv: Annotated[int, Meta(ge=-1000, le=1000)] | None = None
    relance_utilisee: bool = False
    attaque_main_faible: bool = False
    esquive_tentee: bool = False
    attaque_perdue: bool = False
    armes_abimees: list[Text] = []
    arme_en_main: Annotated[str, Meta(max_length=60)] | None = None


class Sheet(Strict, kw_only=True):
    """A character of D20."""

    nom: Text
    systeme: Literal["d20"]
    caracteristiques: Caracteristiques = msgspec.field(default_factory=Caracteristiques)
    pv: Pv = msgspec.field(default_factory=Pv)
    competences: Competences = msgspec.field(default_factory=Competences)
    protection: Protection = msgspec.field(default_factory=Protection)
    armes: list[Arme] = []
    bouclier: Bouclier | None = None
    etat: Etat = msgspec.field(default_factory=Etat)
