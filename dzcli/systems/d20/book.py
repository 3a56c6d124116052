"""The tables of D20, typed: a struct for each kind of row.

Every number and every name that the text has is read here and nowhere else. Fields are called as the columns
are in the files: in the game's French, without accents.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from dzcli import tables
from dzcli.message import Bilingual
from dzcli.step.rows import Named, Row

if TYPE_CHECKING:
    from dzcli.sheets.mistake import Mistake

LEFT, RIGHT = "left", "right"


class Die(Row, frozen=True, kw_only=True):
    """The die of every test and of both location tables."""

    faces: int


class Faces(Row, frozen=True, kw_only=True):
    """What the die says from one face to another."""

    de: int
    a: int


class JetRow(Named, frozen=True, kw_only=True):
    """A test: the characteristic whose value the die has to be at or under."""

    caracteristique: str
    alias: tuple[str, ...] = ()


class LocationRow(Faces, frozen=True, kw_only=True):
    """Where a blow lands: the zone of an even and of an odd number, and the one to choose in its place."""

    nom: str
    pair: str
    impair: str
    ou: str | None = None


class Zone(Named, frozen=True, kw_only=True):
    """A zone of the body that armour protects; ``cote`` is the side of a limb."""

    cote: str | None = None


class Aimed(Named, frozen=True, kw_only=True):
    """What may be aimed at: what it takes from ATT, and the zone it is in.

    ``sans_cote``: a limb of which the side is not said; ``sans_lieu``: a spot of which the place is not.
    """

    malus: int
    zone: str
    sans_cote: bool = False
    sans_lieu: bool = False


class Level(Row, frozen=True, kw_only=True):
    """A level of Coup Précis."""

    bonus: int


class Precision(Faces, frozen=True, kw_only=True):
    """How precisely an aimed blow lands; ``loin``: maybe in another zone; ``ailleurs``: still farther off."""

    loin: bool = False
    ailleurs: bool = False
    texte: dict[str, str]


class Strength(Row, frozen=True, kw_only=True):
    """How often FOR counts in damage."""

    facteur_for: int


class Factor(Row, frozen=True, kw_only=True):
    """What something is multiplied by."""

    facteur: int


class Fraction(Row, frozen=True, kw_only=True):
    """A part of something."""

    numerateur: int
    denominateur: int


class Malus(Row, frozen=True, kw_only=True):
    """What is taken from a roll."""

    malus: int


class Divisor(Row, frozen=True, kw_only=True):
    """What something is divided by."""

    diviseur: int


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All tables of the text."""

    de: Die
    jets: dict[str, JetRow]
    localisation: dict[str, LocationRow]
    zones: dict[str, Zone]
    visees: dict[str, Aimed]
    coup_precis: dict[str, Level]
    precision: dict[str, Precision]
    degats: Strength
    parade: Factor
    trois_quarts: Fraction
    main_faible: dict[str, Malus]
    esquive: Divisor


@tables.cached
def combat() -> Combat:
    """All tables of the text."""
    return tables.read("d20", "combat", Combat, _mistakes)


def _mistakes(combat: Combat) -> "Iterator[Mistake]":
    """Faces that no row has, or two, and zones that there are not."""
    from dzcli.sheets.mistake import Mistake, one_of, shown
    from dzcli.sheets.spans import missing_faces

    tables_of_faces: dict[str, Mapping[str, Faces]] = {
        "localisation": combat.localisation,
        "precision": combat.precision,
    }
    for name, rows in tables_of_faces.items():
        spans = [((name, key), row.de, row.a) for key, row in rows.items()]
        yield from missing_faces((name,), spans, combat.de.faces)
    named = {
        **{("localisation", key, "pair"): row.pair for key, row in combat.localisation.items()},
        **{("localisation", key, "impair"): row.impair for key, row in combat.localisation.items()},
        **{("visees", key, "zone"): row.zone for key, row in combat.visees.items()},
    }
    for path, zone in named.items():
        if zone not in combat.zones:
            yield Mistake(path, shown(zone), one_of(combat.zones))


def key_at(face: int, rows: Mapping[str, Faces]) -> str:
    """The key of the row that a face of the die is of."""
    return next(key for key, row in rows.items() if row.de <= face <= row.a)


def told(row: Precision) -> Bilingual:
    """What a row says, in each language."""
    return Bilingual(row.texte)


READERS = (combat,)
"""What reads the tables, each a file."""
