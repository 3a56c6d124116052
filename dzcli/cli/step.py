"""A step of a system: read the sheets, bind the rule to what was asked, resolve, write."""

from collections.abc import Callable, Iterator
from typing import Any

from dzcli.cli import build, convert, people, throws
from dzcli.cli.build import Request
from dzcli.cli.options import Common
from dzcli.dice.throw import FallingDice
from dzcli.fault import FileFault, UsageFault
from dzcli.options import Option, describe
from dzcli.result import Person, Record
from dzcli.show.language import Language

Resolve = Callable[[FallingDice], Record]


def results(request: Request, common: Common, language: Language) -> Iterator[Record]:
    """The results of a step, each with its dice, its changes written if that was asked."""
    resolve, carried = _prepare(request, common)

    def one(throw: FallingDice) -> list[Record]:
        record = resolve(throw)
        record.dice = throw.thrown
        return [record]

    for record in throws.results(common, language, one):
        if carried is not None:
            record.sheets.update(carried.sheets)
        for person in _everyone(record):
            record.sheets[person.origin.label] = person.origin
        if common.write:
            from dzcli.sheets.save import write

            record.changes = write(record)
        yield record


def _prepare(request: Request, common: Common) -> tuple[Resolve, Any]:
    """Read the sheets, choose the system, and bind its rule to what was asked."""
    classes = build.classes(request.step)
    named = people.read_all(classes, request.values, common.write)
    system = people.system_of(named.all())
    options = system.options_of(request.step)
    if options is None:
        raise UsageFault("no_such_step", NO_SUCH_STEP, system=system.title, step=request.step)
    _check_owned(request, options, system.title)
    carried = named.record
    if carried is not None and carried.system != system.name:
        from dzcli.carry import WRONG_SYSTEM

        raise FileFault(
            "wrong_system", WRONG_SYSTEM, file="--from", found=str(carried.system), expected=system.name
        )
    read: dict[str, Any] = {} if carried is None else {"from_": carried}
    for name, documents in named.documents.items():
        loaded = [
            system.read_sheet(document, carried.changes_for(document) if carried else ())
            for document in documents
        ]
        read[name] = tuple(loaded) if isinstance(request.values[name], list) else loaded[0]
    asked: Any = convert.build(options, request.values, read)
    rule, rules = system.resolver(request.step), system.rules()
    return lambda throw: rule(asked, rules, throw), carried


def _check_owned(request: Request, options: type, title: str) -> None:
    """Refuse an option that another system has and this one does not."""
    own = {**describe(options), **describe(Common)}
    for other in build.classes(request.step):
        for name, description in describe(other).items():
            if name in request.values and name not in own and isinstance(description, Option):
                raise UsageFault(
                    "option_of_another_system", OTHER_SYSTEM, option=description.flags[-1], system=title
                )


def _everyone(record: Record) -> Iterator[Person]:
    """Everyone in a record."""
    ally = record.own.get("ally")
    for person in (record.actor, record.target, ally.person if ally else None, *record.others):
        if person is not None:
            yield person


NO_SUCH_STEP = "{system} has no rule for {step}."
OTHER_SYSTEM = "{option} is not an option of {system}."
