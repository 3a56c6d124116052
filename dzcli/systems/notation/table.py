"""Tables that a die is thrown on: which of them there are, the die, the row of a face.

Nothing is known here of what a table is about.
"""

from __future__ import annotations

from collections.abc import Iterator

from dzcli import systems, tables
from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.names import hint, pick
from dzcli.sheets.random_table import Row, rows_of


class Table(NamedTuple):
    """A table of a system, the file that has it, its rows in the order of their faces."""

    system: str
    file: str
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
        there = {table.name: table for table in of(one)}
        found = pick(name, there)
        if found is not None:
            return there[found]
        known += there
    raise UsageFault("unknown_table", UNKNOWN, name=name, hint=hint(name, known))


def of(system: str) -> Iterator[Table]:
    """The tables of a system that a die is thrown on."""
    for file in tables.files(system):
        if file == tables.QUESTIONS:
            continue
        for name, table in tables.load(system, file).items():
            rows = rows_of(table)
            if rows and rows[0].low == 1:
                yield Table(system, file, name, rows)


UNKNOWN = 'No die is thrown on a table "{name}"; {hint}'
