"""A request from its values to its results, shown one by one, and the exit status."""

import gc
from collections.abc import Iterator

from dzcli.cli import build, convert
from dzcli.cli.build import Request
from dzcli.cli.options import Common
from dzcli.cli.output import Output
from dzcli.options import describe
from dzcli.result import Record
from dzcli.show.language import Language


def run(request: Request, language: Language) -> int:
    """Resolve a request and show its results; the exit status. Raises the faults of all rooms."""
    common: Common = convert.build(Common, request.values, {})
    classes = build.classes(request.step)
    described = {name: found for options in classes for name, found in describe(options).items()}
    convert.check_together(described, request.values)
    output = Output(common, language)
    if common.odds:
        return _odds(request, common, output)
    if common.times is not None:
        gc.enable()
    if request.step == "roll" and common.times is not None:
        from dzcli.cli import series

        lines = series.lines(request, common, language)
        if lines is not None:
            output.write_lines(lines)
            return 0
    succeeded = False
    for record in output.progress.over(_results(request, common, language)):
        output.show(record)
        succeeded = succeeded or record.success is not False
    return 0 if succeeded or not common.exit_status else 1


def _odds(request: Request, common: Common, output: Output) -> int:
    """Show exact odds."""
    if request.step == "roll":
        from dzcli.cli import roll

        for expression, found in roll.odds(request):
            output.show_roll_odds(expression, found)
    else:
        from dzcli.cli import step

        output.show_odds(step.odds(request, common))
    return 0


def _results(request: Request, common: Common, language: Language) -> Iterator[Record]:
    """The results; only what the step needs is loaded."""
    if request.step == "roll":
        from dzcli.cli import roll

        return roll.results(request, common, language)
    from dzcli.cli import step

    return step.results(request, common, language)
