"""The tables of the turn and of control, typed (7.4, 7.10)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from dzcli import tables
from dzcli.message import message
from dzcli.step.rows import Named, Row

if TYPE_CHECKING:
    from dzcli.sheets.mistake import Mistake

Words = dict[str, str]
"""A text in each language."""
WAYS = ("saisir", "immobiliser", "desarmer", "liberer")
"""The ways of getting hold of someone that there are (7.10)."""
BY_WEAPON = "desarmer"
"""The way against which the skill of the weapon in hand is used."""
LANDINGS = ("legere", "lourde")
"""What falls at one's feet, and what is thrown further (7.10)."""
FREE = "gratuit"
"""What has no number, and is no cost either (7.4)."""
HEAVIEST = 3
"""The highest Enc that a weapon has."""


class Doing(Row, frozen=True, kw_only=True):
    """What a turn holds (``nombre`` of them), or something done in it and what it is spent on (7.4).

    ``cout``: the row that it costs.
    """

    nom: Words
    effet: Words
    nombre: int | None = None
    cout: Literal["action", "mouvement", "reaction", "gratuit"] | None = None


class Duration(Row, frozen=True, kw_only=True):
    """How long something takes: so many Actions, or minutes out of a fight (7.4)."""

    nom: Words
    effet: Words
    actions: int | None = None
    minutes: int | None = None


class Hold(Named, frozen=True, kw_only=True):
    """A way of getting hold of someone: the skills of both, what the target has to be and becomes (7.10)."""

    acteur: tuple[str, ...]
    cible: tuple[str, ...] = ()
    prerequis: str | None = None
    etat: Literal["saisi", "immobilise"] | None = None


class Fall(Row, frozen=True, kw_only=True):
    """Where a weapon lands, up to an Enc (7.10)."""

    nom: Words
    enc_max: int
    effet: Words


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What control needs and does (7.10)."""

    controle: dict[str, Hold]
    chute_arme: dict[str, Fall]


@tables.cached
def turn() -> dict[str, Doing]:
    """One Action, one Mouvement, what is free, and what each is for (DZ-TURN-02, DZ-TURN-03, DZ-TURN-04)."""
    return tables.read("dz", "tour", dict[str, dict[str, Doing]], _turn_mistakes)["tour"]


def _turn_mistakes(found: dict[str, dict[str, Doing]]) -> "Iterator[Mistake]":
    """What is done in a turn and costs nothing that one has."""
    from dzcli.sheets.mistake import Mistake, one_of

    had = [key for key, row in found["tour"].items() if row.nombre is not None]
    for key, row in found["tour"].items():
        if row.cout is None and row.nombre is None and key != FREE:
            yield Mistake(("tour", key, "cout"), None, one_of([*had, FREE]))


@tables.cached
def durations() -> dict[str, Duration]:
    """How long things take (DZ-TIME-01)."""
    return tables.read("dz", "durees", dict[str, dict[str, Duration]])["durees"]


@tables.cached
def control() -> Control:
    """The tables of control."""
    return tables.read("dz", "controle", Control, _control_mistakes)


def _control_mistakes(control: Control) -> "Iterator[Mistake]":
    """Rows that are missing, ways without a skill, weapons that land nowhere."""
    from dzcli.sheets.mistake import Mistake, one_of, shown

    for table, needed in (("controle", WAYS), ("chute_arme", LANDINGS)):
        for row in needed:
            if row not in getattr(control, table):
                yield Mistake((table,), message(NO_ROW, row=row), message(ROWS, rows=", ".join(needed)))
    for key, way in control.controle.items():
        if not way.acteur:
            yield Mistake(("controle", key, "acteur"), None, message(SKILLS))
        if not way.cible and key in WAYS and key != BY_WEAPON:
            yield Mistake(("controle", key, "cible"), None, message(SKILLS))
    for key in control.chute_arme:
        if key not in LANDINGS:
            yield Mistake(("chute_arme", key), shown(key), one_of(LANDINGS))
    heaviest = max((fall.enc_max for fall in control.chute_arme.values()), default=HEAVIEST)
    if heaviest < HEAVIEST:
        place = ("chute_arme", LANDINGS[-1], "enc_max")
        yield Mistake(place, shown(heaviest), message(AT_LEAST, least=HEAVIEST))


NO_ROW = "no row {row}"
ROWS = "the rows {rows}"
SKILLS = "the skills it is tried with"
AT_LEAST = "{least} at least"
