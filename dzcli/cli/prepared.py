"""A step bound to what was asked of it: what resolves it, once or in every outcome."""

from __future__ import annotations

from functools import cached_property

from dzcli import systems, tables
from dzcli.dice.fault import DiceFault
from dzcli.light import Any, NamedTuple
from dzcli.step import own_tables
from dzcli.step.people import everyone
from dzcli.step.questions import Rules
from dzcli.step.record import Record
from dzcli.step.step import Step, load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from fractions import Fraction

    from dzcli.cli.foresee import Foresight
    from dzcli.step.carried import Carried
    from dzcli.step.unread import Shared, Unread

Asked = Any
"""The typed options of a step."""


class Start(NamedTuple):
    """What a step starts from: a chance (that of a branch of odds, or 1), the record before, the options.

    ``asked`` has a list for each thing that was asked for, of the results it takes: one of one, but
    for dice notation.
    """

    chance: Any
    carried: Carried | None
    asked: list[list[Asked]]


class Prepared:
    """A step ready to be resolved, from each case that it starts from.

    ``foresees``: its record says what sheets will be once its changes are written. ``luck`` tells the
    chance of doing as well or better, where that was asked for.
    """

    foresees = False

    def __init__(
        self,
        system: systems.System,
        step: Step,
        rules: Rules,
        starts: list[Start],
        bind: Callable[[list[tuple[Any, Any]]], Prepared] | None = None,
    ) -> None:
        self.system = system
        self.step = step
        self.rules = rules
        self.starts = starts
        self._rule = load(step.rule)
        titles = {name: one.title for name, one in system.steps.items()}
        self._terms = system.terms()._replace(steps=titles)
        self._own_tables = tables.own(system.name)
        self.luck: Callable[[Start, Asked, Record], Fraction] | None = None
        self._bind = bind

    @property
    def stages(self) -> list[Any]:
        """The steps that it takes, one after the other: this one alone."""
        return [self]

    def apart(self) -> Prepared:
        """The same step, from each of the records by itself that are taken together as one case."""
        if self._bind is None:
            return self
        starts: list[tuple[Any, Any]] = []
        for start in self.starts:
            carried = start.carried
            together = carried is not None and carried.spread is not None
            starts += carried.apart() if carried and together else [(start.chance, carried)]
        return self._bind(starts)

    @cached_property
    def _foresight(self) -> Foresight:
        from dzcli.cli.foresee import Foresight

        return Foresight()

    def blank(self) -> Record:
        """A record of this step to be filled."""
        record = Record(self.step.name, self.system.label, self.rules, self._terms)
        own_tables.note(record, self._own_tables)
        return record

    def resolve(self, start: Start, asked: Asked, throw: Any) -> Record:
        """The record of one result, with its dice and the sheets it was made on."""
        record = self.blank()
        throw.watch(record)
        fallen = len(throw.thrown)
        try:
            self._rule(asked, record, throw)
        except DiceFault as fault:
            fault.so_far = record
            raise
        record.dice = throw.thrown[fallen:]
        record.changes = throw.settled(record.changes)
        record.seed, record.index = throw.origin
        self._finish(record, start.carried)
        if self.luck is not None:
            record.own["luck"] = self.luck(start, asked, record)
        return record

    def pass_over(self, start: Start, asked: Asked, throw: Any) -> None:
        """Let the dice of a result fall that nobody looks at."""
        if self.step.passing is None:
            self.resolve(start, asked, throw)
        else:
            load(self.step.passing)(asked, throw)

    def outcome(self, start: Start, asked: Asked, shared: Shared, throw: Any) -> Record:
        """The record of one of all outcomes, as odds want it."""
        kind = _unread(throw)
        throw.given_up = start.carried is not None and start.carried.beyond
        record = kind(self.step.name, self.system.label, self.rules, self._terms, shared, throw)
        own_tables.note(record, self._own_tables)
        self._rule(asked, record, throw)
        if start.carried is not None:
            from dzcli.step.due import left

            record.due += left(start.carried, record, self.system.steps)
        return record

    def note_tables(self, record: Record) -> None:
        """List the files of tables of one's own that are in force, with what they held."""
        if self._own_tables:
            record.own[own_tables.KEY] = self._own_tables

    def _finish(self, record: Record, carried: Carried | None) -> None:
        """Add what comes from the steps before, and note the sheets and tables that all was made on."""
        self.note_tables(record)
        if carried is not None:
            from dzcli.step.due import left

            record.history = carried.told()
            record.passed = {key: value for key, value in carried.own.items() if key not in record.own}
            record.due += left(carried, record, self.system.steps, on_disk=True)
        note_sheets(record, carried)
        if self.foresees and record.changes:
            self._foresight.note(record)


def _unread(throw: Any) -> type[Unread]:
    """The record of one of all outcomes, or of one that stands for many."""
    if throw.parts:
        from dzcli.step.unread_of_many import UnreadOfMany

        return UnreadOfMany
    from dzcli.step.unread import Unread

    return Unread


def note_sheets(record: Record, carried: Carried | None) -> None:
    """Note every sheet that the result and the steps before it were made on."""
    if carried is not None:
        record.sheets.update(carried.sheets)
        record.sheets_after = dict(carried.sheets_after)
        record.undo = carried.hunks()
    for person in everyone(record):
        label = person.origin.label
        if person.origin.fingerprint == record.sheets_after.get(label):
            # Another step that went on from the same record has written what this one carries.
            record.sheets[label] = person.origin
        known = record.sheets.setdefault(label, person.origin)
        if isinstance(known, str) and known != person.origin.fingerprint:
            # What the steps before were made on is what --write holds the sheet to.
            record.warn(CHANGED_SINCE, file=label)


CHANGED_SINCE = "{file} has changed since the steps before were made on it."
