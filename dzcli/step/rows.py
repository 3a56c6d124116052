"""Rows of tables, as every system has them: each with its place in the text, most with a name.

Fields are called as the columns are in the files.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from dzcli.names import find


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of a table, and the section or the line of the text that prints it."""

    section: str


class Named(Row, frozen=True, kw_only=True):
    """A row with a name."""

    nom: str


class Spelled(Named, frozen=True, kw_only=True):
    """A row with a name, and other spellings of it."""

    alias: tuple[str, ...] = ()


def spellings(rows: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """What each row may be called: its id, its name, its other spellings (``alias``)."""
    return {key: (key, row.nom, *row.alias) for key, row in rows.items()}


def id_of(name: str, rows: Mapping[str, Any]) -> str | None:
    """The id of the row that a name means in full, or None."""
    return next((key for key, names in spellings(rows).items() if find(name, names)), None)
