"""Tables of one's own, laid over those that ship.

A folder of one's own lies as the shipped one does: ``SYSTEM/FILE.toml``. A row with the id of another takes
its place, one with an id of its own is added; a table of single values takes those that are given; a table
that `ALONE` names takes the place of the whole shipped one. A file that has the name of no shipped one holds
random tables.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

import msgspec

from dzcli import tables
from dzcli.fault import FileFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.names import nearest
from dzcli.sheets.check import MOST_TOLD, BadSheet
from dzcli.sheets.document import Document, cannot_read, content_of
from dzcli.sheets.mistake import A_LIST, A_TABLE, Mistake, Path, one_of, shown

T = TypeVar("T")

ALONE = "seulement"
"""The key of a file of one's own that names tables of which no shipped row is left."""
ID, SECTION = "id", "section"
HOUSE = "maison"
"""The section of a row of one's own that names none."""


class Place(NamedTuple):
    """Where something of a table stands: its file, and the path in it."""

    document: Document
    path: Path


class Overlay:
    """Folders of tables of one's own, the strongest first; their files are read when they are needed."""

    def __init__(self, folders: Iterable[str]) -> None:
        self._folders = list(folders)
        self._documents: dict[str, dict[str, list[Document]]] = {}
        self._places: dict[tuple[str, str], dict[Path, Place]] = {}

    def added(self, system: str) -> list[str]:
        """See `dzcli.tables.Overlay.added`."""
        known = tables.shipped_files(system)
        return [name for name in self._of(system) if name not in known]

    def used(self, system: str, name: str | None) -> list[dict[str, str]]:
        """See `dzcli.tables.Overlay.used`."""
        wanted = tables.shipped_files(system) if name is None else (name,)
        found = [one for file, several in self._of(system).items() if file in wanted for one in several]
        return [{"file": one.label, "fingerprint": one.fingerprint} for one in found]

    def alone(self) -> list[str]:
        """See `dzcli.tables.Overlay.alone`."""
        files = [several for named in self._documents.values() for several in named.values()]
        return [one.label for several in files for one in several if one.data.get(ALONE)]

    def place(self, system: str, name: str, row: Path) -> str | None:
        """See `dzcli.tables.Overlay.place`."""
        found = self._places.get((system, name), {}).get(row)
        return f"{found.document.label}:{found.document.line_of(found.path)}" if found else None

    def laid_over(self, system: str, name: str, shipped: dict[str, Any]) -> dict[str, Any]:
        """See `dzcli.tables.Overlay.laid_over`."""
        if name in self.added(system):
            return self._random(system, name)
        places: dict[Path, Place] = {}
        found = dict(shipped)
        for document in self._of(system).get(name, ()):
            for table in _alone(document, found):
                found[table] = type(found[table])()
                places = {path: place for path, place in places.items() if path[0] != table}
            for table, own in document.data.items():
                if table != ALONE:
                    found[table] = _table(document, table, found, own, places)
        self._places[system, name] = places
        return found

    def _random(self, system: str, name: str) -> dict[str, Any]:
        """The tables of a file that none ships by the name of; that of a stronger folder replaces another."""
        from dzcli.sheets import random_table

        found: dict[str, Any] = {}
        places: dict[Path, Place] = {}
        for document in self._of(system)[name]:
            own = random_table.read(document, self._elsewhere(system, name))
            found.update(own)
            for table, rows in own.items():
                keys = range(len(rows)) if isinstance(rows, list) else rows
                places.update(((table, key), Place(document, (table, key))) for key in keys)
        self._places[system, name] = places
        return found

    def _elsewhere(self, system: str, name: str) -> dict[str, str]:
        """The tables of a system in other files than one of one's own, each with its file."""
        shipped = {
            table: file for file in tables.shipped_files(system) for table in tables.shipped(system, file)
        }
        others = [file for file in self.added(system) if file != name]
        return shipped | {
            table: file for file in others for one in self._of(system)[file] for table in one.data
        }

    def read(
        self,
        system: str,
        name: str,
        data: dict[str, Any],
        shape: type[T],
        further: Callable[[T], Iterable[Any]] | None,
    ) -> T:
        """See `dzcli.tables.Overlay.read`."""
        found: list[Mistake] = []
        value = None
        try:
            value = msgspec.convert(data, shape)
        except msgspec.ValidationError as error:
            from dzcli.sheets.reasons import of_data
            from dzcli.sheets.walk import mistakes

            found = [*islice(mistakes(data, shape), MOST_TOLD)] or [
                Mistake((), of_data(error), message(A_TABLE))
            ]
        else:
            found = [*islice(further(value), MOST_TOLD)] if further else []
        if value is None or found:
            raise self._bad(system, name, found)
        return value

    def _bad(self, system: str, name: str, found: list[Mistake]) -> FileFault:
        """The fault of a file of one's own, with the line of each mistake.

        A file that ships may name what a file of one's own has not left: then it is the fault of that.
        """
        files = self._of(system)
        document = files[name][-1] if name in files else next(reversed(files.values()))[-1]
        placed = []
        for mistake in found:
            place = self._place_of(system, name, mistake.path) or Place(document, mistake.path)
            document = place.document
            placed.append((document.line_of(place.path), mistake._replace(path=place.path)))
        return BadSheet(document.label, placed)

    def _place_of(self, system: str, name: str, path: Path) -> Place | None:
        """Where the row of a path stands, if it is one's own; of a whole table, its last row of one's own."""
        places = self._places.get((system, name), {})
        for length in range(len(path), 0, -1):
            if found := places.get(path[:length]):
                return Place(found.document, (*found.path, *path[length:]))
        others = [place for key, place in places.items() if key[:1] == path[:1]]
        return Place(others[-1].document, others[-1].path[:1]) if others else None

    def _of(self, system: str) -> dict[str, list[Document]]:
        """The files of one's own for a system by their names, of each the weakest first."""
        if system not in self._documents:
            found: dict[str, list[Document]] = {}
            for folder in reversed(self._folders):
                for name, path in _files(folder, system):
                    found.setdefault(name, []).append(_read(path))
            self._documents[system] = found
        return self._documents[system]


def _files(folder: str, system: str) -> Iterator[tuple[str, str]]:
    """The table files of a folder for a system, each by its name.

    Raises `FileFault` for one of answers to questions.
    """
    inner = os.path.join(folder, system)
    try:
        names = tables.named(inner) if os.path.isdir(inner) else []
    except OSError as error:
        raise cannot_read(inner, error, CANNOT_READ) from None
    for name in names:
        path = os.path.join(inner, f"{name}.toml")
        if name == tables.QUESTIONS:
            known = [file for file in tables.shipped_files(system) if file != name]
            raise FileFault("unknown_table_file", QUESTIONS, file=path, names=", ".join(known))
        yield name, path


def _read(path: str) -> Document:
    try:
        return Document(path, None, content_of(path, pipes=False))
    except (OSError, ValueError) as error:
        raise cannot_read(path, error, CANNOT_READ) from None


def _alone(document: Document, known: dict[str, Any]) -> list[str]:
    """The tables of which a file says that no shipped row is left."""
    names = document.data.get(ALONE, [])
    if not isinstance(names, list):
        raise _wrong(document, Mistake((ALONE,), shown(names), message(A_LIST)))
    for position, name in enumerate(names):
        if name not in document.data or name not in known:
            both = [table for table in document.data if table in known]
            raise _wrong(document, Mistake((ALONE, position), shown(name), one_of(both)))
    return names


def _table(document: Document, table: str, known: dict[str, Any], own: Any, places: dict[Path, Place]) -> Any:
    """A table with the rows of one's own, whose places are noted."""
    if table not in known:
        meant = nearest(table, known)
        raise _wrong(document, Mistake((table,), message(UNKNOWN_TABLE), one_of(known), meant))
    shipped = known[table]
    if not isinstance(own, type(shipped)):
        expected = message(A_LIST if isinstance(shipped, list) else A_TABLE)
        raise _wrong(document, Mistake((table,), shown(own), expected))
    if isinstance(shipped, list):
        return _list(document, table, shipped, own, places)
    rows = tables.has_rows(shipped) if shipped else tables.has_rows(own)
    found = dict(shipped)
    for key, value in own.items():
        places[table, key] = Place(document, (table, key))
        found[key] = _row(value) if rows else value
    if not rows and SECTION in shipped and SECTION not in own:
        found[SECTION] = HOUSE
    return found


def _list(
    document: Document, table: str, shipped: list[Any], own: list[Any], places: dict[Path, Place]
) -> list[Any]:
    """A list of rows with those of one's own; one whose rows have no id is replaced whole."""
    with_ids = all(isinstance(row, dict) and ID in row for row in (*shipped, *own))
    found = list(shipped) if with_ids else []
    at = {row[ID]: place for place, row in enumerate(found)} if with_ids else {}
    seen: dict[Any, int] = {}
    for position, row in enumerate(own):
        key = row[ID] if with_ids else position
        if not isinstance(key, int | str) or key in seen:
            path = (table, position, ID)
            raise _wrong(document, Mistake(path, shown(key), message(ANOTHER_ID)))
        seen[key] = position
        place = at.get(key, len(found))
        found[place : place + 1] = [_row(row)]
        places[table, place] = Place(document, (table, position))
    return found


def _row(row: Any) -> Any:
    """A row of one's own; its section is the house where it names none."""
    return {SECTION: HOUSE, **row} if isinstance(row, dict) else row


def _wrong(document: Document, mistake: Mistake) -> FileFault:
    return BadSheet(document.label, [(document.line_of(mistake.path), mistake)])


CANNOT_READ = "{file}: cannot be read ({reason}); give tables that can be."
QUESTIONS = "{file}: questions are answered with --rules, not by tables; there are {names}."
UNKNOWN_TABLE = "an unknown table"
ANOTHER_ID = "an id that no other row of the file has"
