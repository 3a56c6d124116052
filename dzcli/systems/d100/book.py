"""The tables of D100, typed: a struct for each kind of row, a function for each file.

Every number and every name of the rules is read here and nowhere else. Fields are called as the columns
are in the files: in the game's French, without accents. ``source`` is where a row comes from that is not
in the text; ``section`` the line where the text speaks of it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from dzcli import tables
from dzcli.message import Bilingual
from dzcli.step import rows

if TYPE_CHECKING:
    from dzcli.sheets.mistake import Mistake

Whole = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Faces = Annotated[int, msgspec.Meta(ge=2, le=100)]
Number = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
Kind = Literal["melee", "ranged"]
Cost = Literal["complete", "demi", "reaction", "gratuite", "etendue", "variable"]
"""What an action may take of a turn."""
Resolves = Literal["attack", "test"]
"""The steps that resolve an action."""
ROWS = {
    "caracteristiques": (
        *("cc", "ct", "force", "endurance", "agilite"),
        *("intelligence", "perception", "force_mentale", "sociabilite"),
    ),
    "reactions": ("parade", "esquive"),
    "fuite": ("volontaire", "contrainte"),
    "couts": ("complete", "demi", "reaction", "gratuite", "etendue", "variable"),
}
"""Tables whose rows code speaks of by name: those it needs, and no other."""
A_ROW = "the row {name}"
AN_END = "metres, or halves of the weapon's range (demis)"

NUMBERS = 100
"""The numbers that say where a blow lands: 1 to 100."""


class Row(rows.Row, frozen=True, kw_only=True):
    """A row of a table, and where it comes from if that is not the text."""

    source: str | None = None


class Named(Row, frozen=True, kw_only=True):
    """A row with a name, and other spellings of it."""

    nom: str
    alias: tuple[str, ...] = ()


class RoundRow(Row, frozen=True, kw_only=True):
    """How long a round is."""

    secondes: Whole


class InitiativeRow(Row, frozen=True, kw_only=True):
    """The dice of initiative, and the characteristic whose bonus is added."""

    des: Positive
    faces: Faces
    caracteristique: Literal["agilite"]


class BonusRow(Row, frozen=True, kw_only=True):
    """What a characteristic is divided by for its bonus."""

    diviseur: Positive


class FuryRow(Row, frozen=True, kw_only=True):
    """The face that opens the fureur du juste."""

    naturel: Faces


class PerRound(Row, frozen=True, kw_only=True):
    """How many of something there are in a round."""

    par_round: Positive


class ReactionRow(Named, frozen=True, kw_only=True):
    """A reaction, and the characteristic or the skill that it tests."""

    test: str


class FlightRow(Named, frozen=True, kw_only=True):
    """The actions that flight leaves."""

    actions: tuple[str, ...]


class FreeAttackRow(Named, frozen=True, kw_only=True):
    """A free attack: of which kind, what it costs, and the actions that spare one it."""

    type: Kind
    cout: Cost
    sauf: tuple[str, ...]


class CostRow(Named, frozen=True, kw_only=True):
    """What an action takes of a turn: ``par_tour`` at the most, None without a limit."""

    par_tour: Positive | None = None


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the text itself has."""

    round: RoundRow
    initiative: InitiativeRow
    bonus: BonusRow
    fureur: FuryRow
    reaction: PerRound
    caracteristiques: dict[str, Named]
    reactions: dict[str, ReactionRow]
    fuite: dict[str, FlightRow]
    attaque_gratuite: FreeAttackRow
    couts: dict[str, CostRow]


class Zone(Named, frozen=True, kw_only=True):
    """A part of the body: up to ``jusqu_a`` of the numbers 1 to 100; ``cote``: which side it is on."""

    jusqu_a: Positive
    cote: Literal["left", "right"] | None = None


class ModifierRow(Named, frozen=True, kw_only=True):
    """A modifier of a test; ``pour``: of attacks of one kind only.

    ``rafale``: of so many degrees of success each gives one more hit, where that is played.
    """

    valeur: Number
    pour: Kind | None = None
    rafale: Positive | None = None


class Band(Named, frozen=True, kw_only=True):
    """A band of range: it ends at so many metres, or halves of the weapon's range."""

    valeur: Number
    metres: Whole | None = None
    demis: Positive | None = None


class Modifiers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Modifiers by name, and bands of range from the nearest on."""

    modificateurs: dict[str, ModifierRow]
    portees: dict[str, Band]


class Action(Named, frozen=True, kw_only=True):
    """An action of a turn: its costs, the step that resolves it, what it adds until the round ends."""

    couts: Annotated[tuple[Cost, ...], msgspec.Meta(min_length=1)]
    texte: dict[str, str]
    etape: Resolves | None = None
    attaque: Number = 0
    melee: Number = 0
    tir: Number = 0
    prochaine: bool = False
    reaction: Number = 0
    sans_reaction: bool = False
    contre_melee: Number = 0
    contre_tir: Number = 0

    @property
    def lasts(self) -> bool:
        """Whether it changes anything beyond itself."""
        return bool(
            self.sans_reaction
            or self.attaque
            or self.melee
            or self.tir
            or self.reaction
            or self.contre_melee
            or self.contre_tir
        )

    @property
    def text(self) -> Bilingual:
        """What it is, in each language."""
        return Bilingual(self.texte)


@tables.cached
def base() -> Base:
    """What the text itself has."""
    return tables.read("d100", "base", Base, _row_mistakes)


def _row_mistakes(read: Base) -> "Iterator[Mistake]":
    """Rows that code does not know of, and rows that it cannot do without."""
    from dzcli.message import message
    from dzcli.sheets.mistake import Mistake, one_of, shown

    for table, known in ROWS.items():
        rows: dict[str, Named] = getattr(read, table)
        for key in rows:
            if key not in known:
                yield Mistake((table, key), shown(key), one_of(known))
        for key in known:
            if key not in rows:
                yield Mistake((table, key), None, message(A_ROW, name=key))


@tables.cached
def zones() -> dict[str, Zone]:
    """The parts of the body by their ids, in the order of their numbers (l.69)."""
    found = tables.read("d100", "localisations", _Locations, _location_mistakes).localisations
    return dict(sorted(found.items(), key=lambda pair: pair[1].jusqu_a))


def zone_names() -> dict[str, str]:
    """What the parts of the body are called, by their ids."""
    return {key: zone.nom for key, zone in zones().items()}


class _Locations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    localisations: dict[str, Zone]


def _location_mistakes(locations: _Locations) -> "Iterator[Mistake]":
    """Numbers that no zone has, or two."""
    from dzcli.sheets.spans import missing_faces

    low, spans = 1, []
    for key, zone in sorted(locations.localisations.items(), key=lambda pair: pair[1].jusqu_a):
        spans.append((("localisations", key), low, zone.jusqu_a))
        low = zone.jusqu_a + 1
    return missing_faces(("localisations",), spans, NUMBERS)


@tables.cached
def modifiers() -> Modifiers:
    """Modifiers and bands of range."""
    return tables.read("d100", "modificateurs", Modifiers, _band_mistakes)


def _band_mistakes(read: Modifiers) -> "Iterator[Mistake]":
    """Bands that end nowhere."""
    from dzcli.message import message
    from dzcli.sheets.mistake import Mistake

    for key, row in read.portees.items():
        if row.metres is None and row.demis is None:
            yield Mistake(("portees", key, "metres"), None, message(AN_END))


@tables.cached
def actions() -> dict[str, Action]:
    """The actions of a turn by their ids."""
    return tables.read("d100", "actions", dict[str, dict[str, Action]])["actions"]


READERS = (base, zones, modifiers, actions)
"""What reads the tables, each a file."""
