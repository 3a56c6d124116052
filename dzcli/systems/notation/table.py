"""Tables that a die is thrown on: which of them there are, the die, the row of a face.

Nothing is known here of what a table is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dzcli import names, systems, tables
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

    @property
    def columns(self) -> Mapping[str, str]:
        """What people call its columns, by their keys."""
        return systems.get(self.system).columns()

    def row(self, face: int) -> Row:
        """The row of a face."""
        return next(row for row in self.rows if row.low <= face <= row.high)


def find(name: str, system: str | None) -> Table:
    """The table of a name; of the first system that has one, if none is given.

    Raises `UsageFault` if there is none, or no die is thrown on it.
    """
    there = [{table.name: table for table in of(one)} for one in ((system,) if system else systems.NAMES)]
    # A name in full goes before the beginning of one, in whatever system.
    for meant in (names.find, pick):
        for tables_of_one in there:
            found = meant(name, tables_of_one)
            if found is not None:
                return tables_of_one[found]
    known = [one for tables_of_one in there for one in tables_of_one]
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
