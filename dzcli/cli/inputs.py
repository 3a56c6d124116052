"""Read what a command line names: sheets and the record of the step before."""

from __future__ import annotations

from dzcli import systems
from dzcli.cli.request import Request
from dzcli.cli.shared import classes
from dzcli.fault import FileFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.step.options import RECORD, ROLE, SHEET, Option, arguments, by_flag, describe
from dzcli.step.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.sheets.document import Document

STDIN = "-"
MOST_SHEETS = 1000
"""More people than this are in no step."""


class Inputs(NamedTuple):
    """What was read: sheets by the place of the argument or by the flag that named them, and the record."""

    sheets: dict[int | str, list[Document]]
    record: Any

    def documents(self) -> list[Document]:
        """Every sheet."""
        return [document for documents in self.sheets.values() for document in documents]

    def of(self, step: Step) -> dict[str, list[Document]]:
        """The sheets by the fields of a step's options."""
        found: dict[str, list[Document]] = {}
        for place, (name, argument) in enumerate(arguments(step.options).items()):
            if argument.names == SHEET and place in self.sheets:
                found[name] = self.sheets[place]
        for name, option in describe(step.options).items():
            if isinstance(option, Option) and option.names == SHEET:
                named = [one for flag in option.flags for one in self.sheets.get(flag, ())]
                found |= {name: named} if named else {}
        return found


def read_all(request: Request, candidates: list[systems.System]) -> Inputs:
    """Read every sheet and record that a request names; ``candidates`` are the systems that have its step.

    Raises `UsageFault` if standard input is wanted twice or there are too many sheets, `FileFault` for
    what cannot be read.
    """
    steps = [system.steps[request.step] for system in candidates]
    described = by_flag(
        owner for system in candidates for owner in classes(system.steps[request.step], system.steps)
    )
    labels: dict[int | str, list[str]] = {}
    record: str | None = None
    for place, argument in enumerate(arguments(steps[0].options).values()):
        value = request.arguments[place]
        if argument.names == SHEET and value is not None:
            labels[place] = value if isinstance(value, list) else [value]
    for flag, given in request.options.items():
        option = described[flag]
        if option.names == SHEET and isinstance(given, list):
            labels[flag] = given
        elif option.names == RECORD and isinstance(given, list):
            record = given[-1]
    named = [label for several in labels.values() for label in several]
    if len(named) > MOST_SHEETS:
        raise UsageFault("too_many_sheets", TOO_MANY_SHEETS, found=len(named), most=MOST_SHEETS)
    if [*named, record].count(STDIN) > 1:
        raise UsageFault("stdin_twice", STDIN_TWICE)
    role = _role(request, steps)
    carried = None
    if record is not None:
        from dzcli.step import reading

        carried = reading.read(record)
        for one in records_of(carried):
            one.meant = role
    elif role is not None:
        raise UsageFault("role_of_nobody", ROLE_OF_NOBODY)
    if not labels and carried is None:
        return Inputs({}, None)
    from dzcli.sheets.document import read

    sheets = {key: [read(label) for label in several] for key, several in labels.items()}
    _add_carried(sheets, carried, request.step, candidates)
    return Inputs(sheets, carried)


def _role(request: Request, steps: list[Step]) -> str | None:
    """The role that the step is said to be about, in the record's word for it; None if it is not said.

    Raises `UsageFault` for a word that is no role in any of the systems.
    """
    described = [option for step in steps for option in describe(step.options).values()]
    roles = [option for option in described if isinstance(option, Option) and option.names == ROLE]
    given = [word for option in roles for word in request.given(option) or ()]  # type: ignore[union-attr]
    if not given:
        return None
    from dzcli.cli.convert import chosen

    return chosen(
        given[-1], roles[0].name, {word: one.choices[word] for one in roles for word in one.choices}
    )


def records_of(record: Any) -> list[Any]:
    """The record that a step goes on from, or of odds each of its branches."""
    return [branch.carried for branch in record] if isinstance(record, list) else [record]


def _add_carried(
    sheets: dict[int | str, list[Document]], record: Any, step: str, candidates: list[systems.System]
) -> None:
    """Read the sheet that was left out and that the record names: of odds, that of each branch."""
    if record is None:
        return
    from dzcli.step.due import settled

    records = records_of(record)
    system = next((one for one in candidates if one.label == records[0].system), candidates[0])
    steps = settled(system.steps, records[0].step, step)
    for place, argument in enumerate(arguments(system.steps[step].options).values()):
        if argument.carried is None or place in sheets:
            continue
        people = [one.people().get(one.due_of(steps, argument.carried)) for one in records]
        labels = dict.fromkeys(person.sheet for person in people if person is not None)
        if STDIN in labels:
            raise UsageFault("stdin_gone", STDIN_GONE, name=argument.metavar)
        if labels:
            from dzcli.sheets.document import read

            sheets[place] = [read(label, pipes=False) for label in labels]


def system_of(documents: list[Document], candidates: list[systems.System]) -> systems.System:
    """The system that all sheets are of, or without sheets the first of the candidates.

    Raises `FileFault` if it is unknown or they differ.
    """
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
    return systems.get(next(iter(found))) if found else candidates[0]


def cases(record: Any, system: systems.System, step: Step, odds: bool) -> list[tuple[Any, Any]]:
    """The records that a step goes on from, each with its chance: none, one, or branches of odds.

    Raises `FileFault` for a record of another system or of a step that it does not go on from,
    `UsageFault` for odds where one result is asked for.
    """
    if record is None or not isinstance(record, list):
        if record is not None:
            _check_record(record, system, step)
        if not odds:
            return [(1, record)]
        from fractions import Fraction

        return [(Fraction(1), record)]
    if not odds:
        raise UsageFault("odds_record", ODDS_RECORD)
    _check_record(record[0].carried, system, step)
    return [(branch.chance, branch.carried) for branch in record]


def _check_record(carried: Any, system: systems.System, step: Step) -> None:
    from dzcli.step import reading
    from dzcli.step.carried import FROM

    if carried.system is not None and carried.system != system.label:
        found = str(carried.system)
        raise FileFault("wrong_system", reading.WRONG_SYSTEM, file=FROM, found=found, expected=system.name)
    if carried.system is None or carried.step not in step.reads:
        expected = ", ".join(step.reads)
        raise FileFault("wrong_step", reading.WRONG_STEP, file=FROM, found=carried.step, expected=expected)


def _unknown(name: Any, document: Document) -> FileFault:
    values = {
        "file": document.label,
        "line": document.line_of(("systeme",)),
        "found": str(name),
        "names": ", ".join(systems.NAMES),
    }
    from dzcli.names import nearest

    meant = nearest(str(name), systems.NAMES)
    if meant:
        return FileFault("unknown_system", UNKNOWN_SYSTEM_MEANT, meant=meant, **values)
    return FileFault("unknown_system", UNKNOWN_SYSTEM, **values)


ODDS_RECORD = "The record that --from names holds odds; add --odds to go on from each of its branches."
ROLE_OF_NOBODY = "--as says who someone is in the record of the step before; give that with --from."
TOO_MANY_SHEETS = "{found} sheets are given; a step takes {most} at most."
STDIN_TWICE = "Standard input (-) can be read only once; give a file for one of them."
STDIN_GONE = "{name} is missing: the record's sheet came from standard input, which is gone; give its file."
TWO_SYSTEMS = "{file} is a sheet of {one}, {other_file} of {other}; a step needs sheets of the same system."
UNKNOWN_SYSTEM = '{file}:{line}: systeme: found "{found}", expected {names}.'
UNKNOWN_SYSTEM_MEANT = '{file}:{line}: systeme: found "{found}", expected {names}; did you mean "{meant}"?'
