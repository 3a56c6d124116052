"""Read what a command line names: sheets and the record of the step before."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from dzcli import systems
from dzcli.fault import FileFault, UsageFault
from dzcli.names import nearest
from dzcli.sheets.document import STDIN, Document, no_file, read
from dzcli.step.options import RECORD, SHEET, describe


class Named(NamedTuple):
    """What was read: documents and the record by the field that named them."""

    documents: dict[str, list[Document]]
    record: Any

    def all(self) -> list[Document]:
        """Every document."""
        return [document for documents in self.documents.values() for document in documents]


def read_all(classes: list[type], values: Mapping[str, Any], write: bool) -> Named:
    """Read every sheet and record that the values name.

    Raises `UsageFault` if standard input is wanted twice, or a sheet that has no file is
    to be written; `FileFault` for what cannot be read.
    """
    sheets: dict[str, list[str]] = {}
    record: str | None = None
    for options in classes:
        for name, description in describe(options).items():
            if name in values and description.names == SHEET:
                value = values[name]
                sheets[name] = value if isinstance(value, list) else [value]
            elif name in values and description.names == RECORD:
                record = values[name]
    labels = [label for named in sheets.values() for label in named]
    if [*labels, record].count(STDIN) > 1:
        raise UsageFault("stdin_twice", STDIN_TWICE)
    if write:
        for label in labels:
            if label == STDIN or label.startswith("@"):
                raise no_file(label)
    carried = None
    if record is not None:
        from dzcli.step import carried as carry

        carried = carry.read(record)
    return Named({name: [read(label) for label in named] for name, named in sheets.items()}, carried)


def system_of(documents: list[Document]) -> systems.System:
    """The system that all sheets are of; raises `FileFault` if it is unknown or they differ."""
    found: dict[str, Document] = {}
    for document in documents:
        name = document.data.get("systeme", systems.DEFAULT)
        if name not in systems.NAMES:
            raise _unknown(name, document)
        found.setdefault(name, document)
    if len(found) > 1:
        (one, first), (other, second) = list(found.items())[:2]
        raise FileFault(
            "two_systems", TWO_SYSTEMS, file=first.label, one=one, other_file=second.label, other=other
        )
    return systems.get(next(iter(found), systems.DEFAULT))


def carried_cases(record: Any, system: str, odds: bool) -> list[tuple[Any, Any]]:
    """The records that a step goes on from, each with its chance: none, one, or branches of odds.

    Raises `FileFault` for a record of another system, `UsageFault` for odds where one result
    is asked for.
    """
    if not isinstance(record, list):
        if record is not None:
            _check_system(record, system)
        if not odds:
            return [(1, record)]
        from fractions import Fraction

        return [(Fraction(1), record)]
    if not odds:
        raise UsageFault("odds_record", ODDS_RECORD)
    _check_system(record[0].carried, system)
    return [(branch.chance, branch.carried) for branch in record]


def _check_system(carried: Any, system: str) -> None:
    if carried.system is None:
        from dzcli.step.carried import WRONG_STEP

        raise FileFault(
            "wrong_step", WRONG_STEP, file="--from", found=carried.step, expected="attack, defend"
        )
    if carried.system != system:
        from dzcli.step.carried import WRONG_SYSTEM

        found = str(carried.system)
        raise FileFault("wrong_system", WRONG_SYSTEM, file="--from", found=found, expected=system)


def _unknown(name: Any, document: Document) -> FileFault:
    values = {
        "file": document.label,
        "line": document.line_of(("systeme",)),
        "found": str(name),
        "names": ", ".join(systems.NAMES),
    }
    meant = nearest(str(name), systems.NAMES)
    if meant:
        return FileFault("unknown_system", UNKNOWN_SYSTEM_MEANT, meant=meant, **values)
    return FileFault("unknown_system", UNKNOWN_SYSTEM, **values)


ODDS_RECORD = "The record that --from names holds odds; add --odds to go on from each of its branches."
STDIN_TWICE = "Standard input (-) can be read only once; give a file for one of them."
TWO_SYSTEMS = "{file} is a sheet of {one}, {other_file} of {other}; a step needs sheets of the same system."
UNKNOWN_SYSTEM = '{file}:{line}: systeme: found "{found}", expected {names}.'
UNKNOWN_SYSTEM_MEANT = '{file}:{line}: systeme: found "{found}", expected {names}; did you mean "{meant}"?'
