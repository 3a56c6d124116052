"""Whether the options given fit together, and fit the step, its system and the steps that it goes on to."""

from __future__ import annotations

from dzcli import systems
from dzcli.cli import convert
from dzcli.cli.request import Request
from dzcli.cli.shared import THROUGH, classes, following, through_class
from dzcli.fault import UsageFault
from dzcli.step.options import by_flag
from dzcli.step.step import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any


def check_together(request: Request, candidates: Sequence[systems.System]) -> None:
    """Raise `UsageFault` for options that cannot be given together in any system that has them all."""
    if found := apart(request, candidates):
        raise UsageFault("options_exclude", EXCLUDE, one=found[0], other=found[1])


def apart(request: Request, candidates: Sequence[systems.System]) -> tuple[str, str] | None:
    """Two options that cannot be given together in any system that has them all, or None."""
    described = [classes(system.steps[request.step], system.steps) for system in candidates]
    having = [options for options in described if len(request.owned(options)) == len(request.options)]
    faults = [_apart(options, request) for options in having or described]
    return faults[0] if faults and all(faults) else None


def check_apart(options: Iterable[type], request: Request) -> None:
    """Raise `UsageFault` for options of these classes that cannot be given together."""
    if pair := _apart(options, request):
        raise UsageFault("options_exclude", EXCLUDE, one=pair[0], other=pair[1])


def _apart(options: Iterable[type], request: Request) -> tuple[str, str] | None:
    """Two options that cannot be given together, or None."""
    described = by_flag(options)
    for flag in request.options:
        if (option := described.get(flag)) is None:
            continue
        for other in option.excludes:
            found = described.get(other)
            if found is not None and found is not option and request.given(found) is not None:
                return option.name, other
    return None


def check_owned(request: Request, step: Step, system: systems.System) -> None:
    """Raise `UsageFault` for an option that another system has and this one does not."""
    own = request.owned(classes(step, system.steps))
    for flag in request.options:
        if flag not in own:
            raise UsageFault("option_of_another_system", OTHER_SYSTEM, option=flag, system=system.title)


def through(request: Request, step: Step, system: systems.System) -> str | None:
    """The step that this one goes on to, or None.

    Raises `UsageFault` for an option of a step that is not reached.
    """
    after = following(step, system.steps)
    if not after:
        return None
    asked: Any = convert.build(through_class(step, system.steps), request, {})
    names = list(after)
    reached = names.index(asked.through) + 1 if asked.through else 0
    for name in names[reached:]:
        for flag in request.owned([after[name]]):
            raise UsageFault("step_not_reached", NOT_REACHED, option=flag, through=f"{THROUGH} {name}")
    found: str | None = asked.through
    return found


EXCLUDE = "{one} and {other} cannot be given together."
NOT_REACHED = "{option} is about a step that this one does not go on to; add {through}."
OTHER_SYSTEM = "{option} is not an option of {system}."
