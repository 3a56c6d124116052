"""A step bound to what was asked of it: options, sheets and house rules, for each record it goes on from."""

from typing import TYPE_CHECKING, Any

from dzcli import systems
from dzcli.cli import convert
from dzcli.cli.inputs import Inputs
from dzcli.cli.options import Ruled
from dzcli.cli.prepared import Asked, Prepared, Start
from dzcli.cli.request import Request
from dzcli.step.questions import Rules
from dzcli.step.step import Step, load

if TYPE_CHECKING:
    from dzcli.step.carried import Carried


def bound(
    system: systems.System,
    step: Step,
    request: Request,
    read: Inputs,
    rules: Rules,
    starts: list[tuple[Any, Any]],
) -> Prepared:
    """A step bound to what was asked, for each record that it may go on from."""
    binder = _Binder(system, step, request, read, rules)
    cases = [Start(chance, carried, binder.asked(carried)) for chance, carried in starts]
    prepared = Prepared(system, step, rules, cases)
    if any(getattr(asked, "luck", False) for several in cases[0].asked for asked in several):
        from dzcli.cli.odds import Luck

        prepared.luck = Luck(prepared)
    return prepared


def rules_of(system: systems.System, step: Step, request: Request) -> Rules:
    """The rules in force: those that stand, and one's own over them.

    Raises `UsageFault` and `FileFault` for house rules that there are not.
    """
    if not step.on_sheets:
        return Rules(system.name)
    from dzcli.cli import house

    asked = convert.build(Ruled, request, {})
    return Rules(system.name, house.chosen(system.name, asked.rule, asked.rules))


class _Binder:
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

    def asked(self, carried: "Carried | None") -> list[list[Asked]]:
        """What was asked, with the sheets as the steps before left them."""
        from dzcli.step.options import RECORD, Argument, describe

        read: dict[str, Any] = {}
        for name, description in describe(self._step.options).items():
            if description.names == RECORD and carried is not None:
                read[name] = carried
            elif name in self._documents:
                documents = self._documents[name]
                if isinstance(description, Argument) and description.carried and carried is not None:
                    documents = [self._meant(documents, description.carried, carried)]
                loaded = [self._sheet(document, carried) for document in documents]
                read[name] = tuple(loaded) if description.repeats else loaded[-1]
        asked: Any = convert.build(self._step.options, self._request, read)
        if self._step.several is None:
            return [[asked]]
        found: list[list[Asked]] = load(self._step.several)(asked)
        return found

    def _meant(self, documents: list[Any], role: str, carried: "Carried") -> Any:
        """Of the sheets of several people, that of whoever the step is about after this record."""
        if len(documents) == 1:
            return documents[0]
        person = carried.about(self._step.name, role)
        return next((one for one in documents if person and person.has_sheet(one)), documents[-1])

    def _sheet(self, document: Any, carried: "Carried | None") -> Any:
        """A sheet with the changes of the steps before; the same for equal changes."""
        changes = carried.changes_for(document) if carried else []
        key = (id(document), repr(changes))
        if key not in self._sheets:
            self._sheets[key] = self._system.read_sheet(document, changes, self._rules)
        return self._sheets[key]
