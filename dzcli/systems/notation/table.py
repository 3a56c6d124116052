"""Tables that a die is thrown on: which of them there are, the die, the row of a face.

A row says of which faces it is: from ``de`` to ``a``, up to ``jusqu_a`` from where the row before it ends, or
those are given as its id. Nothing else is known here of what a table is about.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from dzcli import systems, tables
from dzcli.fault import UsageFault
from dzcli.names import hint, pick

FROM, TO, UP_TO, ID = "de", "a", "jusqu_a", "id"


class Row(NamedTuple):
    """A row: its faces, from the lowest to the highest, its id, its columns."""

    low: int
    high: int
    id: str | int
    columns: dict[str, Any]

    @property
    def label(self) -> str:
        """What it is called."""
        name = self.columns.get("nom", self.id)
        return str(name)


class Table(NamedTuple):
    """A table of a system, its rows in the order of their faces."""

    system: str
    name: str
    rows: list[Row]

    @property
    def faces(self) -> int:
        """The faces of its die."""
        return self.rows[-1].high

    def row(self, face: int) -> Row:
        """The row of a face."""
        return next(row for row in self.rows if row.low <= face <= row.high)


def find(name: str, system: str | None) -> Table:
    """The table of a name; of the first system that has one, if none is given.

    Raises `UsageFault` if there is none, or no die is thrown on it.
    """
    known: list[str] = []
    for one in (system,) if system else systems.NAMES:
        there = {table.name: table for table in _of(one)}
        found = pick(name, there)
        if found is not None:
            return there[found]
        known += there
    raise UsageFault("unknown_table", UNKNOWN, name=name, hint=hint(name, known))


def _of(system: str) -> Iterator[Table]:
    """The tables of a system that a die is thrown on."""
    for file in tables.files(system):
        if file == tables.QUESTIONS:
            continue
        for name, table in tables.load(system, file).items():
            rows = sorted(_rows(table), key=lambda row: row.high)
            if rows and rows[0].low == 1:
                yield Table(system, name, rows)


def _rows(table: Any) -> Iterator[Row]:
    """The rows of a table with their faces; none where a row has no face."""
    if isinstance(table, list):
        if all(isinstance(row, dict) and isinstance(row.get(ID), int) for row in table):
            for row in table:
                low = row.get(FROM, row[ID])
                yield Row(low, row.get(TO, low), row[ID], row)
    elif table and tables.has_rows(table):
        rows = table.items()
        if all(isinstance(row.get(UP_TO), int) and ID not in row for row in table.values()):
            low = 1
            for key, row in sorted(rows, key=lambda pair: pair[1][UP_TO]):
                yield Row(low, row[UP_TO], key, row)
                low = row[UP_TO] + 1
        elif all(isinstance(row.get(FROM), int) and isinstance(row.get(TO), int) for row in table.values()):
            yield from (Row(row[FROM], row[TO], key, row) for key, row in rows)


UNKNOWN = 'No die is thrown on a table "{name}"; {hint}'
