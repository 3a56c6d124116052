"""Tables that a die is thrown on: of which faces each row is, and whether a table of one's own is whole.

A row is of the faces from ``de`` to ``a``, or up to ``jusqu_a`` from where the row before it ends; in a list,
of those or of the one that is its id, its place in the list if it has none. A list of names is a table too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.sheets.check import MOST_TOLD, BadSheet
from dzcli.sheets.document import Document
from dzcli.sheets.mistake import A_TABLE, Mistake, Path, shown
from dzcli.sheets.spans import missing_faces
from dzcli.tables import QUESTIONS

FROM, TO, UP_TO, ID, NAME = "de", "a", "jusqu_a", "id", "nom"
MOST_FACES = 999_999_999
"""As many as a die may have."""
LANGUAGES = {"fr", "en"}


class Row(NamedTuple):
    """A row: where it stands in its table, its faces from the lowest to the highest, its id, its columns."""

    place: str | int
    low: int
    high: int
    id: str | int
    columns: dict[str, Any]

    @property
    def label(self) -> str:
        """What it is called."""
        name = self.columns.get(NAME, self.id)
        return str(name)


def rows_of(table: list[Any] | dict[str, Any]) -> list[Row]:
    """The rows of a table in the order of their faces; none of one that no die is thrown on."""
    found: list[Row] = []
    if isinstance(table, list):
        if all(isinstance(row, dict) and _is_face(row.get(ID)) for row in table):
            found = [_of_list(place, row) for place, row in enumerate(table)]
    elif all(isinstance(row, dict) for row in table.values()):
        if all(_is_face(row.get(UP_TO)) and ID not in row for row in table.values()):
            found = [*_one_after_another(table)]
        elif all(_is_face(row.get(FROM)) and _is_face(row.get(TO)) for row in table.values()):
            found = [Row(key, row[FROM], row[TO], key, row) for key, row in table.items()]
    return sorted(found, key=lambda row: row.high)


def _of_list(place: int, row: dict[str, Any]) -> Row:
    low = row.get(FROM, row[ID])
    return Row(place, low, row.get(TO, low), row[ID], row)


def _one_after_another(table: Mapping[str, Any]) -> Iterator[Row]:
    low = 1
    for key, row in sorted(table.items(), key=lambda pair: pair[1][UP_TO]):
        yield Row(key, low, row[UP_TO], key, row)
        low = row[UP_TO] + 1


def _is_face(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def read(document: Document, elsewhere: Mapping[str, str]) -> dict[str, Any]:
    """The tables of a file of one's own; ``elsewhere`` are those of other files, each with its file.

    Raises `FileFault` for what is no whole table of rows with faces, and for the name of a table elsewhere.
    """
    found = {name: completed(table) for name, table in document.data.items()}
    wrong = (
        [] if found else [Mistake((), message(NO_TABLE), message(A_RANDOM_TABLE, names=_files(elsewhere)))]
    )
    for name, table in found.items():
        if name in elsewhere:
            wrong.append(Mistake((name,), message(TAKEN, file=elsewhere[name]), message(ANOTHER_NAME)))
        else:
            wrong += islice(mistakes(name, table), MOST_TOLD)
    if wrong:
        raise BadSheet(document.label, [(document.line_of(mistake.path), mistake) for mistake in wrong])
    return found


def _files(elsewhere: Mapping[str, str]) -> str:
    return ", ".join(sorted(set(elsewhere.values()) - {QUESTIONS}))


def completed(table: Any) -> Any:
    """A table of one's own in which a name stands for a row, and each row of a list has its id."""
    if not isinstance(table, list):
        return table
    named = [{NAME: row} if isinstance(row, str) else row for row in table]
    return [{ID: place, **row} if isinstance(row, dict) else row for place, row in enumerate(named, start=1)]


def mistakes(name: str, table: Any) -> Iterator[Mistake]:
    """What is wrong in a `completed` table of one's own: rows, their values, faces that none has, or two."""
    if not isinstance(table, list | dict) or not table:
        yield Mistake((name,), shown(table), message(ROWS))
        return
    wrong = [*_wrong_rows(name, table)]
    yield from wrong
    if wrong:
        return
    rows = rows_of(table)
    if not rows:
        yield Mistake((name,), message(NO_FACES), message(FACES))
        return
    yield from missing_faces((name,), [((name, row.place), row.low, row.high) for row in rows])


def _wrong_rows(name: str, table: Any) -> Iterator[Mistake]:
    for place, row in enumerate(table) if isinstance(table, list) else table.items():
        if not isinstance(row, dict):
            yield Mistake((name, place), shown(row), message(A_TABLE))
            continue
        for column, value in row.items():
            path: Path = (name, place, column)
            if column in (FROM, TO, UP_TO) and not (_is_face(value) and 1 <= value <= MOST_FACES):
                yield Mistake(path, shown(value), message(A_FACE, most=MOST_FACES))
            elif column == UP_TO and isinstance(table, list):
                yield Mistake(path, shown(value), message(IN_A_LIST))
            elif not _is_told(value):
                yield Mistake(path, shown(value), message(SOMETHING_TOLD))


def _is_told(value: Any) -> bool:
    """Whether a value of a row can be told."""
    if isinstance(value, dict):
        return value.keys() == LANGUAGES and all(isinstance(text, str) for text in value.values())
    if isinstance(value, list):
        return all(isinstance(one, str | int) for one in value)
    return isinstance(value, str | int)


NO_TABLE = "no table"
A_RANDOM_TABLE = "one that a die is thrown on, or a file by the name of one that ships ({names})"
TAKEN = "the name of a table of {file}.toml"
ANOTHER_NAME = "another, or that file"
ROWS = "rows: a list of names, or tables with the faces they are of"
NO_FACES = "rows without their faces"
IN_A_LIST = "de and a where rows are a list"
FACES = "de and a, or jusqu_a, in each row"
A_FACE = "a face, from 1 to {most}"
SOMETHING_TOLD = "text, a whole number, true or false, a list of these, or text in fr and en"
