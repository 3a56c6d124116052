"""A request from its values to its results, shown one by one, and the exit status."""

import gc
from typing import TYPE_CHECKING

from dzcli.cli import build, convert
from dzcli.cli.build import Request
from dzcli.cli.options import Common
from dzcli.cli.output import Output
from dzcli.show.language import Language
from dzcli.step.options import describe

if TYPE_CHECKING:
    from dzcli.cli.throws import Resolve


def run(request: Request, language: Language) -> int:
    """Resolve a request and show its results; the exit status. Raises the faults of all rooms."""
    common: Common = convert.build(Common, request.values, {})
    classes = build.classes(request.step)
    described = {name: found for options in classes for name, found in describe(options).items()}
    convert.check_together(described, request.values)
    output = Output(common, language)
    if common.odds:
        return _odds(request, common, output)
    succeeded = _series if common.times is not None else _single
    return 0 if succeeded(request, common, language, output) or not common.exit_status else 1


def _single(request: Request, common: Common, language: Language, output: Output) -> bool:
    """Show one result (of each expression); whether one of them is a success."""
    from dzcli.cli import throws

    records = throws.results(_resolver(request, common), common, language)
    for record in records:
        if common.write:
            from dzcli.cli import step

            step.write(record)
        output.show(record)
    return any(record.success is not False for record in records)


def _series(request: Request, common: Common, language: Language, output: Output) -> bool:
    """Show a series of results; whether one of them is a success."""
    from dzcli.cli import series

    gc.enable()
    if request.step == "roll" and common.quiet and not common.exit_status:
        from dzcli.cli import roll

        if (tree := roll.single_tree(request)) is not None:
            output.write_lines(series.totals(tree, common))
            return True
    drawn = series.Series(_resolver(request, common), common, language)
    output.write_lines(drawn.lines())
    return drawn.succeeded


def _resolver(request: Request, common: Common) -> "Resolve":
    """What makes records of a throw; only what the step needs is loaded."""
    if request.step == "roll":
        from dzcli.cli import roll

        return roll.resolver(request, common)
    from dzcli.cli import step

    return step.resolver(request, common)


def _odds(request: Request, common: Common, output: Output) -> int:
    """Show exact odds."""
    if request.step == "roll":
        from dzcli.cli import roll

        for expression, odds in roll.odds(request):
            output.show_roll_odds(expression, odds)
    else:
        from dzcli.cli import step

        output.show_odds(step.odds(request, common))
    return 0
