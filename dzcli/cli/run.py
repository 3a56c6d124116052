"""One step from its command line to its result: read, resolve, write, show."""

from collections.abc import Callable, Iterator
from typing import Any

from dzcli.cli import build, convert, people, throws
from dzcli.cli.build import Request
from dzcli.cli.options import Common, Roll
from dzcli.cli.output import Output
from dzcli.dice.throw import FallingDice
from dzcli.fault import FileFault, UsageFault
from dzcli.options import Option, describe
from dzcli.result import Person, Record
from dzcli.show.language import Language

Resolve = Callable[[FallingDice], Record]


def run(request: Request, language: Language, output: Output) -> int:
    """Resolve a request and show its results; the exit status. Raises the faults of all rooms."""
    common = convert.build(Common, request.values, {})
    every = {name: d for options in build.classes(request.step) for name, d in describe(options).items()}
    convert.check_together(every, request.values)
    if request.step == "roll":
        return _roll(request, common, language, output)
    resolve, carried = _prepare(request, common)
    succeeded = False
    for record in _results(resolve, common, language):
        _note_sheets(record, carried)
        if common.write:
            from dzcli.sheets.save import write

            record.changes = write(record)
        output.show(record)
        succeeded = succeeded or record.success is not False
    return 0 if succeeded or not common.exit_status else 1


def _roll(request: Request, common: Common, language: Language, output: Output) -> int:
    from dzcli.cli import roll

    if common.write:
        raise UsageFault("nothing_to_write", NOTHING_TO_WRITE)
    asked = convert.build(Roll, request.values, {})
    programs = roll.programs(asked.expressions)
    succeeded = False
    if throws.draws(common):
        for index, wanted, throw in throws.series(common):
            for text, tree in programs:
                start = len(throw.thrown)
                record = roll.resolve(text, tree, throw)
                if wanted:
                    record.dice = throw.thrown[start:]
                    record.seed, record.index = getattr(throw, "seed", None), index
                    output.show(record)
                    succeeded = succeeded or record.success is not False
    else:
        throw = throws.single(common, language)
        records = []
        for text, tree in programs:
            start = len(throw.thrown)
            records.append(roll.resolve(text, tree, throw))
            records[-1].dice = throw.thrown[start:]
        throw.finish()
        for record in records:
            output.show(record)
            succeeded = succeeded or record.success is not False
    return 0 if succeeded or not common.exit_status else 1


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
            system.read_sheet(document, carried.changes_for(document) if carried else ()) for document in documents
        ]
        read[name] = tuple(loaded) if isinstance(request.values[name], list) else loaded[0]
    asked = convert.build(options, request.values, read)
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


def _results(resolve: Resolve, common: Common, language: Language) -> Iterator[Record]:
    """Each result wanted, with its dice."""
    if not throws.draws(common):
        throw = throws.single(common, language)
        record = resolve(throw)
        throw.finish()
        record.dice = throw.thrown
        yield record
        return
    for index, wanted, throw in throws.series(common):
        record = resolve(throw)
        if wanted:
            record.dice = throw.thrown
            record.seed, record.index = getattr(throw, "seed", None), index
            yield record


def _note_sheets(record: Record, carried: Any) -> None:
    """Note every sheet that the result and the steps before it were made on."""
    if carried is not None:
        record.sheets.update(carried.sheets)
    for person in _everyone(record):
        record.sheets[person.origin.label] = person.origin


def _everyone(record: Record) -> Iterator[Person]:
    ally = record.own.get("ally")
    for person in (record.actor, record.target, ally.person if ally else None, *record.others):
        if person is not None:
            yield person


NOTHING_TO_WRITE = "--write has nothing to do here: a roll changes no sheet."
NO_SUCH_STEP = "{system} has no rule for {step}."
OTHER_SYSTEM = "{option} is not an option of {system}."
