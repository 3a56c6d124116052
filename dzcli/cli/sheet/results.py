"""Results made earlier, read to be applied to the sheets or taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from dzcli import systems
from dzcli.cli import house
from dzcli.fault import FileFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.sheets import contents, unfinished
from dzcli.sheets.change import Change
from dzcli.sheets.document import STDIN, cannot_read, printable
from dzcli.step import reading
from dzcli.step.carried import Carried
from dzcli.step.questions import Rules
from dzcli.step.record import Person

MOST_KB = 4096
"""A larger file is no collection of results."""


class Result(NamedTuple):
    """A result: what messages call it, its JSON, the same read, and its system."""

    label: str
    raw: dict[str, Any]
    carried: Carried
    system: systems.System

    @property
    def headline(self) -> Message:
        """What it told, or which step it was."""
        return message("{what}", what=self.carried.headline or self.carried.step)

    def people(self) -> dict[str, Person]:
        """Everyone in it by role."""
        return {role: person.person() for role, person in self.carried.people().items()}

    def rules(self, given: Iterable[str], file: str | None) -> Rules:
        """The house rules that bore on it, and those that are ``given`` now over them."""
        own = [f"{one.key}={one.value}" for one in self.carried.rulings if not one.default]
        return Rules(self.system.name, house.chosen(self.system.name, [*own, *given], file))

    def changes(self) -> list[Change]:
        """Everything that it changes or changed on sheets, in order."""
        return self.carried.all_changes()


def read_all(labels: Iterable[str]) -> list[Result]:
    """Read the results that files hold, one a line or one in all.

    Raises `FileFault` for what is no result, `UsageFault` for odds.
    """
    labels = list(labels)
    if labels.count(STDIN) > 1:
        raise UsageFault("stdin_twice", STDIN_TWICE)
    return [result for label in labels for result in _read(label)]


def _read(label: str) -> list[Result]:
    name = printable(label)
    try:
        content = contents.read(label, MOST_KB)
    except (OSError, ValueError) as error:
        raise cannot_read(label, error, CANNOT_READ) from None
    if not content.strip():
        raise FileFault("empty_record", EMPTY, file=name)
    several = content.splitlines() if reading.many_lines(content) else [content]
    return [_result(name, one) for one in several if one.strip()]


def _result(name: str, content: bytes) -> Result:
    raw = reading.raw_of(content, name)
    # What a write left that was cut short is applied or taken back as any result.
    for key in (unfinished.KEY, unfinished.UNDOING):
        raw.pop(key, None)
    if "odds" in raw:
        raise UsageFault("odds_record", ODDS, file=name)
    carried = reading.checked(raw, name)
    if carried.system not in systems.NAMES:
        raise FileFault("wrong_system", NO_SHEETS, file=name)
    return Result(name, raw, carried, systems.get(carried.system))


CANNOT_READ = "{file}: cannot be read ({reason}); give the JSON of a result, or - for standard input."
EMPTY = "{file}: nothing there; give the output of a step run with --json."
STDIN_TWICE = "Standard input (-) can be read only once; give a file for one of them."
ODDS = "{file} holds odds, which change no sheet; give the result of a step."
NO_SHEETS = "{file}: a result that no sheet has part in; there is nothing to write."
