"""A series counted instead of shown."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from dzcli.cli import briefly
from dzcli.cli.options import Common
from dzcli.cli.series import each
from dzcli.cli.throws import seed_of
from dzcli.dice.throws.falling import FallingDice
from dzcli.dice.throws.random import Random
from dzcli.dice.throws.replay import Memory
from dzcli.step.record import Record
from dzcli.step.step import quiet_value
from dzcli.step.tally import Tally

if TYPE_CHECKING:
    from dzcli.cli.prepared import Prepared
    from dzcli.cli.progress import Progress

Result = tuple[str | None, bool, Any]
"""A result as it is counted: its outcome, whether it is a success, what ``--quiet`` would print."""
RESULT_BYTES = 200
"""About what remembering a result takes."""


def counted(prepared: "Prepared", common: Common, progress: "Progress") -> list[Tally]:
    """The results of a series counted, for each thing that was asked for."""
    found = []
    for place, several in enumerate(prepared.starts[0].asked):
        tally = Tally()
        results = _results(prepared, common, place)
        times = range((common.times or 1) * len(several))
        for _, result in zip(times, progress.over(results), strict=False):
            tally.add(*result)
        found.append(tally)
    return found


def _results(prepared: "Prepared", common: Common, place: int) -> Iterator[Result]:
    """Result after result of one of the things asked for."""
    start = prepared.starts[0]
    asked = start.asked[place]

    def counted(record: Record) -> Result:
        return record.outcome, record.success is not False, quiet_value(prepared.step, record)

    def drawn(fallen: FallingDice) -> Result:
        return counted(prepared.resolve(start, asked[0], fallen))

    brief = briefly.results(prepared, start, asked[0], counted)
    result = brief or Memory(drawn, lambda result: RESULT_BYTES).of
    throw = Random(seed_of(common, place))
    pass_over = brief or briefly.passing_over(prepared, start, asked[0])
    for _ in each(pass_over, len(asked), throw, common.index or 1):
        yield result(throw)
