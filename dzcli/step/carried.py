"""What the next step of a pipeline goes on from: the record of the step before it.

The envelope is typed here; what only its system knows stays as it was written, for the system to read
(`Carried.read`) or to pass on untouched.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from dzcli.dice.throws.throw import sign_of
from dzcli.fault import FileFault
from dzcli.sheets.change import Change
from dzcli.sheets.document import Document
from dzcli.sheets.hunk import Hunk
from dzcli.step.told import (
    CarriedChange,
    CarriedDie,
    CarriedDue,
    CarriedHunk,
    CarriedLine,
    CarriedPerson,
    CarriedRuling,
    Text,
    Told,
)

if TYPE_CHECKING:
    from dzcli.dice.throws.spread import Spread

T = TypeVar("T")
FROM = "--from"
ACTOR, TARGET = "actor", "target"


class Carried(msgspec.Struct, dict=True):
    """The record of the step before: its envelope, and its ``own`` keys as they were written.

    ``sheets`` are the fingerprints that it was made on, ``sheets_after`` those of the same sheets once its
    changes are written; ``meant`` is the role of whoever the next step is about, where that was told;
    ``beyond``: of odds, it stands for chains of dice too unlikely to be followed to their ends.
    """

    step: Text
    system: Text | None
    actor: CarriedPerson | None
    target: CarriedPerson | None
    outcome: str | None
    changes: list[CarriedChange]
    due: list[CarriedDue] = []
    dice: list[CarriedDie] = []
    sheets: dict[str, str] = {}
    sheets_after: dict[str, str] = {}
    undo: list[CarriedHunk] = []
    headline: str | None = None
    lines: list[CarriedLine] = []
    rulings: list[CarriedRuling] = []
    warnings: list[Text] = []
    about: list[CarriedLine] = []
    seed: int | None = None
    index: int | None = None
    history: list[Told] = []
    own: dict[str, Any] = {}
    meant: str | None = None
    beyond: bool = False

    @property
    def spread(self) -> Spread | None:
        """Of several records that differ in one number, that number with its chances; see `apart`."""
        return None

    def apart(self) -> list[tuple[Any, Carried]]:
        """Each of several records that are taken together by itself, with its chance."""
        return [(1, self)]

    def read(self, kind: type[T]) -> T:
        """The keys of a system, as ``kind`` types them; raises `FileFault` if they are not of that kind."""
        try:
            return msgspec.convert(self.own, kind)
        except msgspec.ValidationError as error:
            from dzcli.sheets import reasons

            raise FileFault("bad_record", BAD_RECORD, file=FROM, reason=reasons.of_data(error)) from None

    def people(self) -> dict[str, CarriedPerson]:
        """Everyone in the record by role: the target, those of the system's own keys, the actor."""
        return self._people

    @cached_property
    def _people(self) -> dict[str, CarriedPerson]:
        found = {TARGET: self.target, **_people(self.own), ACTOR: self.actor}
        return {role: person for role, person in found.items() if person is not None}

    def due_of(self, steps: Sequence[str], role: str) -> str:
        """The role a step is about where nobody is named: that of the one it is due of, else ``role``.

        ``steps`` are those that it settles, itself first.
        """
        people = self.people()
        due = (one.who for step in steps for one in self.due if one.step == step and one.who in people)
        return self.meant or next(due, role)

    def role_of(self, document: Document) -> str | None:
        """The role of the one whose sheet it is: the one that was told, else the first that fits, or None."""
        people = self.people()
        if self.meant is not None:
            return self.meant if self.meant in people else None
        return next((role for role, person in people.items() if person.has_sheet(document)), None)

    def apart_from(self, *keys: str) -> str:
        """All that it tells a step but for some keys of the system: what goes on alike has it alike."""
        known: dict[tuple[str, ...], str] = self.__dict__.setdefault("_apart", {})
        if keys not in known:
            own = {key: value for key, value in self.own.items() if key not in keys}
            known[keys] = repr((own, self.outcome, self.changes, self.due, self.meant))
        return known[keys]

    def knows(self, role: str) -> bool:
        """Whether somebody has that role: one of the record's people, or another whom a step is due of."""
        from dzcli.names import find

        return find(role, [*self.people(), *(one.who for one in self.due)]) is not None

    def changes_for(self, document: Document) -> list[Change]:
        """The changes of earlier steps to a sheet, in order."""
        if not self.changes:
            return []
        role = self.role_of(document)
        others = set(self.people()) | {ACTOR, TARGET}
        return [
            change
            for change in self.all_changes()
            if document.is_file(change.sheet)
            and (role is None or change.who == role or change.who not in others)
        ]

    def all_changes(self) -> list[Change]:
        """Every change of the steps before, in order."""
        return list(self._changes)

    @cached_property
    def _changes(self) -> list[Change]:
        return [
            Change(change.who, change.sheet, change.path, change.before, change.after, change.written)
            for change in self.changes
        ]

    def hunks(self) -> list[Hunk]:
        """What takes back what the steps before wrote or would write, in order."""
        return [Hunk(one.sheet, one.before, one.after, one.at, one.old, one.new) for one in self.undo]

    def told(self) -> list[dict[str, Any]]:
        """The history of a step that goes on from this one: the steps before, and this."""
        values = {name: getattr(self, name) for name in Told.__struct_fields__}
        values["rulings"] = [
            msgspec.structs.replace(one, steps=[self.step])
            for one in self.rulings
            if self.step in one.steps or not one.steps
        ]
        known = [warning for told in self.history for warning in told.warnings]
        values["warnings"] = [warning for warning in self.warnings if warning not in known]
        found: list[dict[str, Any]] = msgspec.to_builtins([*self.history, Told(**values)], enc_hook=sign_of)
        return found


ENVELOPE = frozenset(Carried.__struct_fields__) | {
    *("dzcli", "version", "success", "tests", "odds", "branches"),
}
"""The keys that every record has; all others are the system's own."""


def of(raw: dict[str, Any], kind: type[Carried] = Carried) -> Carried:
    """What goes on from a record's plain values; raises `msgspec.ValidationError` if they are no record."""
    own = {name: value for name, value in raw.items() if name not in ENVELOPE}
    carried = msgspec.convert({**raw, "own": own, "meant": None}, kind)
    carried.people()
    return carried


def _people(own: dict[str, Any]) -> dict[str, CarriedPerson]:
    """The people among the keys of a system: whatever has a name, a sheet and its fingerprint."""
    return {
        role: msgspec.convert({name: value[name] for name in _OF_PEOPLE}, CarriedPerson)
        for role, value in own.items()
        if isinstance(value, dict) and value.keys() >= _OF_PEOPLE
    }


_OF_PEOPLE = frozenset(CarriedPerson.__struct_fields__)


BAD_RECORD = "{file}: no step can go on from this record: {reason}."
