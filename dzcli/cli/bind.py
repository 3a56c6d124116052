"""A step bound to what was asked of it: options, sheets and house rules, for each record it goes on from."""

from __future__ import annotations

from dzcli import systems
from dzcli.cli import convert
from dzcli.cli.inputs import Inputs
from dzcli.cli.options import Ruled
from dzcli.cli.prepared import Asked, Prepared, Start
from dzcli.cli.request import Request
from dzcli.fault import UsageFault
from dzcli.step.options import arguments
from dzcli.step.questions import Rules
from dzcli.step.step import Step, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.step.carried import Carried


MOST_SHEETS = 1024
"""So many sheets, each as some changes leave it, are kept read at most."""


def bound(
    system: systems.System,
    step: Step,
    request: Request,
    read: Inputs,
    rules: Rules,
    starts: list[tuple[Any, Any]],
) -> Prepared:
    """A step bound to what was asked, for each record that it may go on from."""
    return Binder(system, step, request, read, rules).prepared(starts)


def rules_of(system: systems.System, step: Step, request: Request) -> Rules:
    """The rules in force: those that stand, and one's own over them.

    Raises `UsageFault` and `FileFault` for house rules that there are not.
    """
    if not step.on_sheets:
        return Rules(system.name)
    from dzcli.cli import house

    asked = convert.build(Ruled, request, {})
    return Rules(system.name, house.chosen(system.name, asked.rule, asked.rules))


class Binder:
    """Binds what was asked to sheets, for each record that a step may go on from."""

    def __init__(
        self, system: systems.System, step: Step, request: Request, read: Inputs, rules: Rules
    ) -> None:
        self._system = system
        self._rules = rules
        self._step = step
        self._request = request
        self._documents = read.of(step)
        self._sheets: dict[Any, Any] = {}
        self._built: dict[tuple[str, ...], Any] = {}

    def prepared(self, starts: list[tuple[Any, Any]]) -> Prepared:
        """The step, for each record that it may go on from."""
        cases = [Start(chance, carried, self._asked(carried)) for chance, carried in starts]
        prepared = Prepared(self._system, self._step, self._rules, cases, self.prepared)
        if any(getattr(asked, "luck", False) for several in cases[0].asked for asked in several):
            from dzcli.cli.odds import Luck

            prepared.luck = Luck(prepared).of
        return prepared

    def _asked(self, carried: Carried | None) -> list[list[Asked]]:
        """What was asked, with the sheets as the steps before left them."""
        from dzcli.step.options import RECORD, describe

        read: dict[str, Any] = {}
        documents_of = self._documents if carried is None else self._meant(carried)
        for name, description in describe(self._step.options).items():
            if description.names == RECORD and carried is not None:
                read[name] = carried
            elif name in documents_of:
                documents = documents_of[name]
                loaded = [self._sheet(document, carried) for document in documents]
                read[name] = tuple(loaded) if description.repeats else loaded[-1]
        asked = self._with(read)
        if self._step.several is None:
            return [[asked]]
        found: list[list[Asked]] = load(self._step.several)(asked)
        return found

    def _with(self, read: dict[str, Any]) -> Any:
        """The options with what was read for some of them; the words for the others are read once."""
        known = self._built.get(tuple(read))
        if known is not None:
            return self._step.options(**{**vars(known), **read})
        found: Any = convert.build(self._step.options, self._request, read)
        self._built[tuple(read)] = found
        return found

    def _meant(self, carried: Carried) -> dict[str, list[Any]]:
        """The sheets by field: of those of several people, that of whoever the step is about.

        Where nobody was named, the record says from now on who that is.
        """
        found = dict(self._documents)
        for place, (name, argument) in enumerate(arguments(self._step.options).items()):
            if argument.carried is None or name not in found:
                continue
            if not self._request.arguments[place]:
                from dzcli.step.due import settled

                steps = settled(self._system.steps, carried.step, self._step.name)
                carried.meant = carried.due_of(steps, argument.carried)
            found[name] = [_of_role(carried, found[name])]
        return found

    def _sheet(self, document: Any, carried: Carried | None) -> Any:
        """A sheet with the changes of the steps before; the same for equal changes."""
        changes = carried.changes_for(document) if carried else []
        key = (id(document), repr(changes))
        if key not in self._sheets:
            if len(self._sheets) == MOST_SHEETS:
                self._sheets.clear()
            self._sheets[key] = self._system.read_sheet(document, changes, self._rules)
        return self._sheets[key]


def _of_role(carried: Carried, documents: list[Any]) -> Any:
    """Of some sheets that of whoever the step is said to be about; where nothing is said, the last.

    Raises `UsageFault` if it is none of them.
    """
    if carried.meant is None:
        return documents[-1]
    person = carried.people().get(carried.meant)
    found = next((one for one in documents if person and person.has_sheet(one)), None)
    if found is None and (person is not None or not carried.knows(carried.meant)):
        raise UsageFault("other_role", OTHER_ROLE, file=documents[-1].label, role=carried.meant)
    return found or documents[-1]


OTHER_ROLE = "--as {role}: {file} is not the sheet that the record before has for them."
