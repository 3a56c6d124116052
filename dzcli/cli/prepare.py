"""A request made ready to be resolved: sheets read, the system chosen, its step bound to what was asked."""

from __future__ import annotations

from dzcli import systems
from dzcli.cli import concerned, fitting, inputs, overlays
from dzcli.cli.bind import bound, rules_of
from dzcli.cli.prepared import Prepared
from dzcli.cli.request import Request
from dzcli.fault import RuleFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dzcli.show.language import Language


def prepare(request: Request, language: Language, *, odds: bool) -> Prepared:
    """Read the sheets, choose the system, and bind its rule to what was asked.

    Raises `RuleFault` for a step that the system has no rule for, and the faults of all that it reads.
    """
    candidates = concerned.candidates(request.step, request.system)
    if candidates[0].name not in systems.WITHOUT_SHEETS:
        from dzcli.loading import load_msgspec

        load_msgspec()  # for the types of sheets and of tables
    if fitting.apart(request, candidates):  # before anything is read, if so in every system that has them
        fitting.check_together(request, systems.having(request.step))
    read = inputs.read_all(request, candidates)
    system = inputs.system_of(read.documents(), candidates)
    step = system.steps.get(request.step)
    if step is None:
        offered = ", ".join(system.steps)
        raise RuleFault(
            "no_such_step", "", NO_SUCH_STEP, system=system.title, step=request.step, steps=offered
        )
    overlays.check(system)
    if not step.on_sheets:
        overlays.check_named(request.given_last("--system"))
    fitting.check_owned(request, step, system)
    fitting.check_together(request, [system])
    through = fitting.through(request, step, system)
    starts = inputs.cases(read.record, system, step, odds)
    prepared = bound(system, step, request, read, rules_of(system, step, request), starts)
    if through is None:
        return prepared
    from dzcli.cli.through import chained

    return chained(prepared, request, read, through, language)


NO_SUCH_STEP = "{system} has no rule for {step}; it has {steps}."
