"""What all steps of a pipeline come to together: rulings, warnings and what they are about, each once."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.show.language import Language
from dzcli.step.questions import Used
from dzcli.step.record import Line, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class Ruled(NamedTuple):
    """A ruling, and the steps that used it."""

    ruling: Used
    steps: list[str]


def rulings(record: Record, language: Language) -> list[Ruled]:
    """The rulings of a record and of the steps before it; the same answer to a question is one."""
    found: dict[tuple[str, str], Ruled] = {}
    used = [(told["step"], one) for told in record.history for one in rulings_of(told, language)]
    for step, ruling in [*used, *((record.step, one) for one in record.rulings)]:
        found.setdefault((ruling.key, ruling.value), Ruled(ruling, [])).steps.append(step)
    return list(found.values())


def rulings_of(told: dict[str, Any], language: Language) -> list[Used]:
    """The rulings of one step of a history."""
    return [
        Used(one["key"], one["value"], one["default"], one["why"], one["rule"], {language.code: one["text"]})
        for one in told["rulings"]
    ]


def first_used(record: Record, language: Language) -> dict[str, list[Used]]:
    """The rulings of each step of a pipeline that no step before it used."""
    found: dict[str, list[Used]] = {}
    for ruling, steps in rulings(record, language):
        found.setdefault(steps[0], []).append(ruling)
    return found


def warnings_before(record: Record) -> list[str]:
    """The warnings of the steps before."""
    return [warning for told in record.history for warning in told["warnings"]]


def new_warnings(record: Record, language: Language) -> list[str]:
    """The warnings of a record that no step before it gave."""
    known = warnings_before(record)
    return [text for warning in record.warnings if (text := language.say(warning)) not in known]


def said_once(lines: Iterable[Line], language: Language) -> list[Line]:
    """Lines of which none says what another before it said."""
    found: dict[tuple[str, str], Line] = {}
    for line in lines:
        found.setdefault((line.rule, language.say(line.message)), line)
    return [*found.values()]
