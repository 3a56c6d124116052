"""The tables of the turn and of control, typed (7.4, 7.10)."""

import msgspec

from dzcli import tables
from dzcli.step.rows import Named, Row

Words = dict[str, str]
"""A text in each language."""


class Doing(Row, frozen=True, kw_only=True):
    """What a turn holds (``nombre`` of them), or something done in it and what it is spent on (7.4).

    ``cout``: the row that it costs.
    """

    nom: Words
    effet: Words
    nombre: int | None = None
    cout: str | None = None


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
    etat: str | None = None


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
    return tables.read("dz", "tour", dict[str, dict[str, Doing]])["tour"]


@tables.cached
def durations() -> dict[str, Duration]:
    """How long things take (DZ-TIME-01)."""
    return tables.read("dz", "durees", dict[str, dict[str, Duration]])["durees"]


@tables.cached
def control() -> Control:
    """The tables of control."""
    return tables.read("dz", "controle", Control)
