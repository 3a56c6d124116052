"""The rows of the chapter's tables, typed: a struct for each kind of row, and one for each file.

Fields are called as the columns are in the files: in the game's French, without accents.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from dzcli.step.rows import Named, Row


class Valued(Named, frozen=True, kw_only=True):
    """A row with a name and a number that is added to a Score."""

    valeur: int


class Position(Named, frozen=True, kw_only=True):
    """How far two people are from each other; ``melee``: near enough to strike (7.1)."""

    distance: str
    melee: bool


class WeaponType(Named, frozen=True, kw_only=True):
    """A kind of weapon, the skill it is used with, and whether it strikes from a distance (7.5)."""

    competence: str
    distance: bool


class Circumstance(Named, frozen=True, kw_only=True):
    """A modifier that a person names (7.1, 7.5).

    ``compte``: it is one of the two at most; ``desavantage``: a second die in place of the number;
    ``meme``: rows of the same word speak of one circumstance; ``attaque``: it bears on attacks alone;
    ``cachee``: the target cannot be seen.
    """

    valeur: int = 0
    compte: bool
    desavantage: bool = False
    meme: str | None = None
    attaque: bool = False
    cachee: bool = False


class Limits(Row, frozen=True, kw_only=True):
    """Numbers that no modifier goes beyond: how many of them (7.5), what spares the ally (7.12)."""

    modificateurs_max: int
    seuil_allie: int


class Critical(Row, frozen=True, kw_only=True):
    """What a critical hit adds: dice of damage, or points of Abs ignored (7.5)."""

    des: int
    faces: int
    abs: int


class Trait(Named, frozen=True, kw_only=True):
    """A trait of a weapon and its numbers, 0 where it has none (7.1, 7.7, 7.13).

    ``bonus`` is up to ``bonus_abs_max`` points of Abs, ``malus`` from ``malus_abs_min`` on.
    """

    ignore_abs: int = 0
    des: int = 0
    bonus: int = 0
    bonus_abs_max: int = 0
    malus: int = 0
    malus_abs_min: int = 0


class ShieldRow(Named, frozen=True, kw_only=True):
    """A shield and what its bonus is against: ``melee``, ``distance`` or ``tous`` (7.6)."""

    bonus: Annotated[int, Meta(ge=0, le=100)]
    contre: Literal["melee", "distance", "tous"]


class FastShield(Row, frozen=True, kw_only=True):
    """In mode rapide a shield of at least ``bonus_min`` counts for so much Abs (7.14)."""

    bonus_min: int
    abs: int


class ArmourRow(Named, frozen=True, kw_only=True):
    """An armour; ``malus``: what it takes from skills; ``plaques``: it has plates not called rigid (7.7)."""

    abs: Annotated[int, Meta(ge=0, le=100)]
    rigide: bool
    plaques: bool = False
    malus: dict[str, int] = msgspec.field(default_factory=dict)
    notes: str = ""


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Positions, weapons, modifiers, shields and armour (7.1, 7.5 to 7.7, 7.12 to 7.14)."""

    positions: dict[str, Position]
    types: dict[str, WeaponType]
    modificateurs: dict[str, Circumstance]
    imposes: dict[str, Valued]
    limites: Limits
    critique: Critical
    traits: dict[str, Trait]
    boucliers: dict[str, ShieldRow]
    bouclier_rapide: list[FastShield]
    armures: dict[str, ArmourRow]


class Speciality(Row, frozen=True, kw_only=True):
    """What a speciality that fits adds (7.5)."""

    valeur: int


class Ability(Named, frozen=True, kw_only=True):
    """An attribute, a resistance or a skill.

    ``attribut`` is what the rank of a skill adds to; ``arme``: the attribute stands in for it where a
    sheet lacks it; ``malmene``: the -10 of Malmené touches it; ``tir``: it needs precision by itself;
    ``couverture``: one may be watched from close by.
    """

    section: str = "7.5"
    attribut: str | None = None
    arme: bool = False
    malmene: bool = False
    tir: bool = False
    couverture: bool = False
    alias: tuple[str, ...] = ()


class Tests(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a test is made of (7.5)."""

    rangs: dict[str, Valued]
    specialite: Speciality
    specialites: dict[str, Named]
    attributs: dict[str, Ability]
    resistances: dict[str, Ability]
    competences: dict[str, Ability]


class Health(Row, frozen=True, kw_only=True):
    """Santé maximum and the part of it that makes one Malmené (7.8)."""

    base: int
    par_physique: int
    malmene_part: int


class StressRow(Row, frozen=True, kw_only=True):
    """What gives Stress and how much, its maximum, and from where a gain calls for panic (7.8)."""

    absorbee: int
    seuil_degats: int
    degats: int
    zero: int
    blessure: int
    maximum: int
    panique: int


class Unconscious(Row, frozen=True, kw_only=True):
    """The faces of the die for the minutes of unconsciousness (7.8)."""

    minutes: int


class InjuryRow(Named, frozen=True, kw_only=True):
    """A row of table 7.8.1: a serious wound and what it does.

    It is that of the face which is its id, or of those from ``de`` to ``a``. ``rounds``: it bleeds, and of
    this many faces is the die for the rounds left; ``portee``: which tests ``valeur`` touches; ``regle``: an
    effect that is no number; ``nuit``: it ends after a night; ``epreuve``: Endurance at once, on pain of
    death.
    """

    id: Annotated[int, Meta(ge=1, le=1000)]
    de: Annotated[int, Meta(ge=1, le=1000)] | None = None
    a: Annotated[int, Meta(ge=1, le=1000)] | None = None
    texte: dict[str, str]
    rounds: Annotated[int, Meta(ge=1, le=1000)] | None = None
    valeur: int = 0
    portee: Literal["precision", "mobilite", "competences"] | None = None
    regle: Literal["jambe", "epuisement", "cicatrice"] | None = None
    desavantage: tuple[str, ...] = ()
    nuit: bool = False
    stress_effort: int = 0
    mains: int = 0
    epreuve: bool = False

    @property
    def span(self) -> tuple[int, int]:
        """The lowest and the highest face of the row."""
        low = self.id if self.de is None else self.de
        return low, low if self.a is None else self.a


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Santé, Stress and serious wounds (7.8)."""

    sante: Health
    stress: StressRow
    ko: Unconscious
    blessures: list[InjuryRow]


class Stabilising(Row, frozen=True, kw_only=True):
    """The skill, the Santé after a critical success, the Stress of a critical failure (7.9)."""

    competence: str
    sante_critique: int
    stress_soignant: int


class FirstAid(Row, frozen=True, kw_only=True):
    """The skills and the dice of first aid (7.9)."""

    competence: str
    competence_locale: str
    des: int
    des_critique: int
    faces: int
    minutes: int


class Rest(Row, frozen=True, kw_only=True):
    """The dice of ten quiet minutes (7.9)."""

    des: int
    faces: int
    minutes: int


class Care(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Care and rest (7.9)."""

    stabiliser: Stabilising
    premiers_secours: FirstAid
    repos: Rest


class SurpriseRow(Row, frozen=True, kw_only=True):
    """The skills of surprise, the gap that surprises outright, the bonus of less (7.2)."""

    embuscade: str
    furtive: str
    defenseurs: str
    seuil: int
    bonus_initiative: int


class SurpriseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    surprise: SurpriseRow
