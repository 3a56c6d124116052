"""A step of a system: read the sheets, bind the rule to what was asked, write what changed."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from dzcli import systems
from dzcli.cli import build, convert, inputs
from dzcli.cli.build import Request
from dzcli.cli.options import Common
from dzcli.cli.throws import Resolve
from dzcli.dice.throws.throw import FallingDice
from dzcli.fault import UsageFault
from dzcli.step.options import Option, describe
from dzcli.step.record import Person, Record

if TYPE_CHECKING:
    from fractions import Fraction

    from dzcli.step.odds import Odds

Rule = Callable[[Any], Record]


class Prepared(NamedTuple):
    """A step that is ready to be resolved: its rule bound to each case that it starts from.

    There is one case, unless the step goes on from the odds of another; its chance is then
    that of the branch.
    """

    system: systems.System
    cases: list[tuple[Any, Rule]]
    sheets: dict[str, str]
    luck: bool


def resolver(request: Request, common: Common) -> Resolve:
    """Makes of a throw the record of a step, with its dice and the sheets it was made on."""
    prepared = _prepare(request, common)
    ((_, rule),) = prepared.cases
    luck = _luck(prepared) if prepared.luck else None

    def resolve(throw: FallingDice) -> list[Record]:
        record = rule(throw)
        record.dice = throw.thrown
        _note_sheets(record, prepared)
        if luck is not None:
            record.own["luck"] = luck(record)
        return [record]

    return resolve


def write(record: Record) -> None:
    """Apply the changes of a record to the sheets' files."""
    from dzcli.sheets import save

    assert record.system is not None
    system = systems.get(record.system)
    record.changes = save.write(record, lambda sheet: system.read_sheet(sheet, ()))


def odds(request: Request, common: Common) -> "Odds":
    """The exact odds of a step."""
    from dzcli.step.odds import of

    prepared = _prepare(request, common)
    found = of(prepared.cases, prepared.system.carry)
    _note_sheets(found.record, prepared)
    return found


def _luck(prepared: Prepared) -> Callable[[Record], "Fraction"]:
    """The chance of a record's outcome or a better one; the odds are worked out once."""
    from dzcli.step.odds import luck, of

    found = of(prepared.cases, prepared.system.carry)
    return lambda record: luck(found, str(record.outcome))


def _note_sheets(record: Record, prepared: Prepared) -> None:
    """Note every sheet that the result and the steps before it were made on."""
    record.sheets.update(prepared.sheets)
    for person in _everyone(record):
        label = person.origin.label
        known = record.sheets.setdefault(label, person.origin)
        if isinstance(known, str) and known != person.origin.fingerprint:
            # What the steps before were made on is what --write holds the sheet to.
            record.warn(CHANGED_SINCE, file=label)


def _prepare(request: Request, common: Common) -> Prepared:
    """Read the sheets, choose the system, and bind its rule to what was asked."""
    classes = build.classes(request.step)
    named = inputs.read_all(classes, request.values, common.write)
    system = inputs.system_of(named.all())
    options = system.options_of(request.step)
    if options is None:
        raise UsageFault("no_such_step", NO_SUCH_STEP, system=system.title, step=request.step)
    _check_owned(request, options, system.title)
    carried = inputs.carried_cases(named.record, system.name, common.odds)
    bind = _Binder(request, named, system, options)
    cases = [(chance, bind.rule_for(record)) for chance, record in carried]
    sheets = {} if carried[0][1] is None else carried[0][1].sheets
    return Prepared(system, cases, sheets, bool(request.values.get("luck")))


class _Binder:
    """Binds a system's rule to a request, for each record it may go on from."""

    def __init__(self, request: Request, named: inputs.Named, system: systems.System, options: type) -> None:
        self._request = request
        self._named = named
        self._system = system
        self._options = options
        self._rule = system.resolver(request.step)
        self._rules = system.rules()
        self._sheets: dict[str, Any] = {}

    def rule_for(self, carried: Any) -> Rule:
        """The rule, with the sheets as the steps before left them."""
        read: dict[str, Any] = {} if carried is None else {"from_": carried}
        for name, documents in self._named.documents.items():
            loaded = [self._sheet(document, carried) for document in documents]
            read[name] = tuple(loaded) if isinstance(self._request.values[name], list) else loaded[0]
        asked: Any = convert.build(self._options, self._request.values, read)
        return lambda throw: self._rule(asked, self._rules, throw)

    def _sheet(self, document: Any, carried: Any) -> Any:
        """A sheet with the changes of the steps before; the same for equal changes."""
        changes = carried.changes_for(document) if carried else []
        key = f"{id(document)} {changes}"
        if key not in self._sheets:
            self._sheets[key] = self._system.read_sheet(document, changes)
        return self._sheets[key]


def _check_owned(request: Request, options: type, title: str) -> None:
    """Refuse an option that another system has and this one does not."""
    own = {**describe(options), **describe(Common)}
    for other in build.classes(request.step):
        for name, description in describe(other).items():
            if name in request.values and name not in own and isinstance(description, Option):
                raise UsageFault(
                    "option_of_another_system", OTHER_SYSTEM, option=description.name, system=title
                )


def _everyone(record: Record) -> Iterator[Person]:
    """Everyone in a record."""
    ally = record.own.get("ally")
    for person in (record.actor, record.target, ally.person if ally else None, *record.others):
        if person is not None:
            yield person


CHANGED_SINCE = "{file} has changed since the steps before were made on it."
NO_SUCH_STEP = "{system} has no rule for {step}."
OTHER_SYSTEM = "{option} is not an option of {system}."
