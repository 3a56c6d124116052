"""A request made ready to be resolved: sheets read, the system chosen, its rule bound to what was asked."""

from typing import TYPE_CHECKING, Any, NamedTuple

from dzcli import systems
from dzcli.cli import convert, fitting, inputs
from dzcli.cli.inputs import Inputs
from dzcli.cli.options import Ruled
from dzcli.cli.request import Request
from dzcli.dice.fault import DiceFault
from dzcli.fault import RuleFault
from dzcli.step.questions import Rules
from dzcli.step.record import Person, Record
from dzcli.step.step import Step, load

if TYPE_CHECKING:
    from dzcli.cli.odds import Luck
    from dzcli.show.language import Language
    from dzcli.step.carried import Carried
    from dzcli.step.record import Shared

Asked = Any
"""The typed options of a step."""


class Start(NamedTuple):
    """What a step starts from: a chance (that of a branch of odds, or 1), the record before, the options.

    ``asked`` has a list for each thing that was asked for, of the results it takes: one of one, but
    for dice notation.
    """

    chance: Any
    carried: "Carried | None"
    asked: list[list[Asked]]


class Prepared:
    """A step ready to be resolved, from each case that it starts from.

    ``repeatable``: its record depends on the faces of the dice alone, whatever seed they came from.
    """

    repeatable = True

    def __init__(self, system: systems.System, step: Step, rules: Rules, starts: list[Start]) -> None:
        self.system = system
        self.step = step
        self.rules = rules
        self.starts = starts
        self._rule = load(step.rule)
        titles = {name: one.title for name, one in system.steps.items()}
        self._terms = system.terms()._replace(steps=titles)
        self._luck = self._luck_of(starts[0])

    def blank(self) -> Record:
        """A record of this step to be filled."""
        return Record(self.step.name, self.system.label, self.rules, self._terms)

    def _luck_of(self, start: Start) -> "Luck | None":
        if not any(getattr(asked, "luck", False) for several in start.asked for asked in several):
            return None
        from dzcli.cli.odds import Luck

        return Luck(self)

    def resolve(self, start: Start, asked: Asked, throw: Any) -> Record:
        """The record of one result, with its dice and the sheets it was made on."""
        record = self.blank()
        throw.watch(record.lines)
        fallen = len(throw.thrown)
        try:
            self._rule(asked, record, throw)
        except DiceFault as fault:
            fault.so_far = record
            raise
        record.dice = throw.thrown[fallen:]
        record.seed, record.index = throw.origin
        self._finish(record, start.carried)
        if self._luck is not None:
            record.own["luck"] = self._luck.of(start, asked, record)
        return record

    def pass_over(self, start: Start, asked: Asked, throw: Any) -> None:
        """Let the dice of a result fall that nobody looks at."""
        if self.step.passing is None:
            self.resolve(start, asked, throw)
        else:
            load(self.step.passing)(asked, throw)

    def outcome(self, asked: Asked, shared: "Shared", throw: Any) -> Record:
        """The record of one of all outcomes, as odds want it."""
        from dzcli.step.record import Unread

        record = Unread(self.step.name, self.system.label, self.rules, self._terms, shared, throw)
        self._rule(asked, record, throw)
        return record

    def _finish(self, record: Record, carried: "Carried | None") -> None:
        """Add what comes from the steps before, and note the sheets that all was made on."""
        if carried is not None:
            record.history = carried.told()
            record.passed = {key: value for key, value in carried.own.items() if key not in record.own}
        note_sheets(record, carried)


def note_sheets(record: Record, carried: "Carried | None") -> None:
    """Note every sheet that the result and the steps before it were made on."""
    if carried is not None:
        record.sheets.update(carried.sheets)
    for person in everyone(record):
        label = person.origin.label
        known = record.sheets.setdefault(label, person.origin)
        if isinstance(known, str) and known != person.origin.fingerprint:
            # What the steps before were made on is what --write holds the sheet to.
            record.warn(CHANGED_SINCE, file=label)


def everyone(record: Record) -> list[Person]:
    """Everyone in a record."""
    found = (record.actor, record.target, *record.people.values())
    return [person for person in found if person is not None]


def prepare(request: Request, language: "Language", *, odds: bool) -> Prepared:
    """Read the sheets, choose the system, and bind its rule to what was asked.

    Raises `RuleFault` for a step that the system has no rule for, and the faults of all that it reads.
    """
    candidates = systems.having(request.step)
    fitting.check_together(request, candidates)
    read = inputs.read_all(request, candidates)
    system = inputs.system_of(read.documents(), candidates)
    step = system.steps.get(request.step)
    if step is None:
        offered = ", ".join(system.steps)
        raise RuleFault(
            "no_such_step", "", NO_SUCH_STEP, system=system.title, step=request.step, steps=offered
        )
    fitting.check_owned(request, step, system)
    if candidates != [system]:
        fitting.check_together(request, [system])
    through = fitting.through(request, step, system)
    starts = inputs.cases(read.record, system, step, odds)
    prepared = bound(system, step, request, read, starts)
    if through is None:
        return prepared
    from dzcli.cli.through import chained

    return chained(prepared, request, read, through, language)


def bound(
    system: systems.System, step: Step, request: Request, read: Inputs, starts: list[tuple[Any, Any]]
) -> Prepared:
    """A step bound to what was asked, for each record that it may go on from."""
    rules = _rules(system, step, request)
    binder = _Binder(system, step, request, read, rules)
    cases = [Start(chance, carried, binder.asked(carried)) for chance, carried in starts]
    return Prepared(system, step, rules, cases)


def _rules(system: systems.System, step: Step, request: Request) -> Rules:
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
        from dzcli.step.options import RECORD, describe

        read: dict[str, Any] = {}
        for name, description in describe(self._step.options).items():
            if description.names == RECORD and carried is not None:
                read[name] = carried
            elif name in self._documents:
                loaded = [self._sheet(document, carried) for document in self._documents[name]]
                read[name] = tuple(loaded) if description.repeats else loaded[-1]
        asked: Any = convert.build(self._step.options, self._request, read)
        if self._step.several is None:
            return [[asked]]
        found: list[list[Asked]] = load(self._step.several)(asked)
        return found

    def _sheet(self, document: Any, carried: "Carried | None") -> Any:
        """A sheet with the changes of the steps before; the same for equal changes."""
        changes = carried.changes_for(document) if carried else []
        key = (id(document), repr(changes))
        if key not in self._sheets:
            self._sheets[key] = self._system.read_sheet(document, changes, self._rules)
        return self._sheets[key]


CHANGED_SINCE = "{file} has changed since the steps before were made on it."
NO_SUCH_STEP = "{system} has no rule for {step}; it has {steps}."
