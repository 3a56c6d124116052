"""What a system says of its sheets, once: new sheets, schemas and cards are drawn from it.

A system gives a `Kind` (`dzcli.step.system.System.sheets`): the type that its reader checks sheets against,
and, by the path of each key, a `Field` that says what the key holds. Ranges, defaults and what has to be
there are the type's; keys of ``[etat]`` that have no field are called what results call them. A test
holds the fields to the type, and the names of the fields to what the reader takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from dzcli.light import NamedTuple

Names = Callable[[], Iterable[str]]


class Field(NamedTuple):
    """A key of a sheet.

    ``help`` says in English what it holds. ``start`` is what a new sheet has there; without it the line is
    a comment, with ``example`` or the default as its value. ``names`` are the words it may be (of a list,
    each item; of a table, each key), as the tables have them; ``others``: or any other.
    """

    help: str
    start: Any = None
    example: Any = None
    names: Names | None = None
    others: bool = False


class Kind(NamedTuple):
    """The sheets of a system.

    Paths of ``fields`` have no places in lists, and ``*`` for any key of a table: ``armes.type``,
    ``competences.*.rang``.
    """

    type: type
    fields: Mapping[str, Field]


NOTHING = Field("")


def words(kind: Kind, state: Mapping[str, str], path: str) -> str:
    """What a key holds, in English: what its field says, or what results call it (``state``)."""
    return kind.fields.get(path, NOTHING).help or state.get(path, "")
