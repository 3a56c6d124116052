"""A request from its values to its results, shown one by one, and the exit status."""

import gc

from dzcli.cli import convert
from dzcli.cli.options import Common, Writing
from dzcli.cli.output import Output
from dzcli.cli.prepare import prepare
from dzcli.cli.prepared import Prepared
from dzcli.cli.request import Request
from dzcli.fault import UsageFault
from dzcli.show.language import Language
from dzcli.step.record import Record


def run(request: Request, language: Language) -> int:
    """Resolve a request and show its results; the exit status. Raises the faults of all rooms."""
    common = convert.build(Common, request, {})
    if common.fields is not None or common.exact:
        from dzcli.cli.lines import check

        check(common)
    prepared = prepare(request, language, odds=common.odds)
    prepared.foresees = common.json
    output = Output(common, language, prepared.step)
    if common.odds:
        from dzcli.cli import odds

        odds.show(prepared, output)
        return 0
    if common.tally:
        succeeded = _tally(prepared, common, language, output)
    elif common.times is not None:
        succeeded = _series(prepared, common, language, output)
    else:
        writing = convert.build(Writing, request, {})
        succeeded = _single(prepared, common, language, output, writing)
    return 0 if succeeded or not common.exit_status else 1


def _single(prepared: Prepared, common: Common, language: Language, output: Output, writing: Writing) -> bool:
    """Show one result (of each thing asked for); whether one of them is a success."""
    from dzcli.cli import throws

    records = throws.results(prepared, common, language)
    if writing.write or writing.diff:
        _write(records, prepared, common, language, output, dry=writing.diff)
    else:
        for record in records:
            output.show(record)
    return any(record.success is not False for record in records)


def _write(
    records: list[Record],
    prepared: Prepared,
    common: Common,
    language: Language,
    output: Output,
    *,
    dry: bool,
) -> None:
    """Write what results change, and show them; if ``dry``, show what would change."""
    from dzcli.cli.saving import saving
    from dzcli.cli.write import write

    with saving(language, common.json) as progress:
        for record in records:
            saved = write(record, prepared.system, progress, language, dry=dry)
            output.show(record)
            if dry:
                from dzcli.cli.sheet.told import show_diff

                show_diff(saved.files)


def _tally(prepared: Prepared, common: Common, language: Language, output: Output) -> bool:
    """Show what a series comes to; whether one of its results is a success."""
    from dzcli.cli import signals, tally

    if common.times is None:
        raise UsageFault("nothing_to_count", NOTHING_TO_COUNT)
    gc.enable()
    with signals.heeded():
        found = tally.counted(prepared, common, output.progress)
    output.show_tallies(found, prepared.blank().terms)
    return any(one.successes for one in found)


def _series(prepared: Prepared, common: Common, language: Language, output: Output) -> bool:
    """Show a series of results; whether one of them is a success."""
    from dzcli.cli import series, signals

    gc.enable()
    with signals.heeded():
        if common.quiet and not common.exit_status and (found := series.totals(prepared, common)) is not None:
            output.write_lines(found)
            return True
        drawn = series.Series(prepared, common, language, output.lines)
        output.write_lines(drawn.lines())
    return drawn.succeeded


NOTHING_TO_COUNT = "--tally counts the results of a series; add --times N."
