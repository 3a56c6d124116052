"""The tables of the duel, typed: a struct for each kind of row, a function for each file.

Every number and every name that the text has is read here and nowhere else. Fields are called as the columns
are in the files: in the game's French, without accents.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from dzcli import tables
from dzcli.message import Bilingual
from dzcli.step.rows import Row, Spelled

if TYPE_CHECKING:
    from dzcli.sheets.mistake import Mistake


TEST = "test"
"""The row of a roll of whatever is named, which has no skill of its own."""


class Valued(Row, frozen=True, kw_only=True):
    """One number."""

    valeur: int


class Die(Row, frozen=True, kw_only=True):
    """The die of every pool."""

    faces: int


class Bounds(Row, frozen=True, kw_only=True):
    """The lowest and the highest SS."""

    ss_min: int
    ss_max: int


class Slice(Row, frozen=True, kw_only=True):
    """How many metres make a slice of distance."""

    metres: int


class RollRow(Spelled, frozen=True, kw_only=True):
    """A kind of roll: its skill, the characteristics whose dice are added, its SS.

    ``par_tranche`` is added to the SS for each slice of distance beyond ``au_dela`` metres, as the line
    ``section_tranche`` says; ``externe``: the SS is not in the text.
    """

    competence: str | None = None
    caracteristiques: tuple[str, ...] = ()
    ss: int
    par_tranche: int = 0
    au_dela: int = 0
    section_tranche: str = ""
    externe: bool = False


class Added(Row, frozen=True, kw_only=True):
    """What is added to an SS."""

    ss: int


class StrikeRow(Row, frozen=True, kw_only=True):
    """Damage for each success of a strike by surprise; ``section_distance`` is where shots have it."""

    degats: int
    section_distance: str


class CharacteristicRow(Spelled, frozen=True, kw_only=True):
    """A characteristic; of those that are not in the text there is no line."""

    section: str = ""


class SkillRow(Spelled, frozen=True, kw_only=True):
    """A skill; the dice of one for ``combat`` come on top of those of characteristics."""

    combat: bool = False


class HealthRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Santé maximum for each point of VIG and of VOL, which is not in the text."""

    vig: int
    vol: int


class Rolls(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rolls and what bears on them."""

    de: Die
    bornes: Bounds
    tranche: Slice
    sr: Valued
    jets: dict[str, RollRow]
    desarme: Added
    embuscade: Added
    surprise: StrikeRow
    caracteristiques: dict[str, CharacteristicRow]
    competences: dict[str, SkillRow]
    sante: HealthRow


class Stance(Spelled, frozen=True, kw_only=True):
    """A stance: its characteristics and what it changes.

    ``succes`` is added to the successes of the roll; ``degats`` is the damage for each success in excess,
    ``contre`` the same against another stance; ``defaite`` what the winner counts in excess besides.
    """

    caracteristiques: tuple[str, ...]
    succes: int = 0
    degats: int
    contre: dict[str, int] = msgspec.field(default_factory=dict)
    defaite: int = 0
    section_succes: str = ""
    section_degats: str
    section_defaite: str = ""


class Zone(Spelled, frozen=True, kw_only=True):
    """How far apart people are: up to ``jusqu_a`` metres; ``athletisme``: coming to blows takes a roll."""

    jusqu_a: int | None = None
    athletisme: bool = False
    texte: dict[str, str]


class Action(Spelled, frozen=True, kw_only=True):
    """An action of a turn, and the step that resolves it, if it takes one."""

    etape: str | None = None
    texte: dict[str, str]


class Condition(Spelled, frozen=True, kw_only=True):
    """A condition: what it adds to an SS; ``jet``: it ends with the next roll; ``combat``: only in fights."""

    ss: int = 0
    jet: bool = False
    combat: bool = False
    texte: dict[str, str]


class Skirmish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Zones, actions and conditions."""

    zones: dict[str, Zone]
    actions: dict[str, Action]
    conditions: dict[str, Condition]


class Stances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The five stances by their French ids, and what stands for one where none is taken."""

    postures: dict[str, Stance]
    sans_posture: Stance


@tables.cached
def rolls() -> Rolls:
    """The rolls and what bears on them."""
    return tables.read("duel", "jets", Rolls, _roll_mistakes)


def _roll_mistakes(found: Rolls) -> "Iterator[Mistake]":
    """Rolls of what is no characteristic, or no skill, which the test alone does without."""
    for key, row in found.jets.items():
        if key != TEST or row.competence is not None:
            skill = ("competence", row.competence or "")
            yield from _unknown(("jets", key), [skill], found.competences)
        yield from _unknown(
            ("jets", key, "caracteristiques"), enumerate(row.caracteristiques), found.caracteristiques
        )


@tables.cached
def stances() -> Stances:
    """The stances."""
    return tables.read("duel", "postures", Stances, _stance_mistakes)


def _stance_mistakes(found: Stances) -> "Iterator[Mistake]":
    """Stances of what is no characteristic, and against what is no stance."""
    known = rolls().caracteristiques
    rows: dict[tuple[str, ...], Stance] = {("sans_posture",): found.sans_posture}
    rows |= {("postures", key): row for key, row in found.postures.items()}
    for path, row in rows.items():
        yield from _unknown((*path, "caracteristiques"), enumerate(row.caracteristiques), known)
        yield from _unknown((*path, "contre"), zip(row.contre, row.contre, strict=True), found.postures)


def _unknown(
    path: tuple[str, ...], names: Iterable[tuple[str | int, str]], known: Iterable[str]
) -> "Iterator[Mistake]":
    """The names that are not known, each with its place under ``path``."""
    from dzcli.sheets.mistake import Mistake, one_of, shown

    for place, name in names:
        if name not in known:
            yield Mistake((*path, place), shown(name), one_of(known))


@tables.cached
def skirmish() -> Skirmish:
    """Zones, actions and conditions."""
    return tables.read("duel", "escarmouche", Skirmish)


def told(row: Zone | Action | Condition) -> Bilingual:
    """What a row says, in each language."""
    return Bilingual(row.texte)


READERS = (rolls, stances, skirmish)
"""What reads the tables, each a file."""
