"""A step's JSON read back: what the next step of a pipeline goes on from.

The envelope is read here; what only its system knows stays as it was written, for the system to read
(`Carried.read`) or to pass on untouched.
"""

from __future__ import annotations

import codecs
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec

from dzcli.fault import FileFault
from dzcli.light import NamedTuple
from dzcli.sheets import contents
from dzcli.sheets.change import Change
from dzcli.sheets.document import STDIN, Document, cannot_read, printable
from dzcli.sheets.hunk import Hunk
from dzcli.step import plausible
from dzcli.step.record import SCHEMA
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
    from fractions import Fraction
else:
    Fraction = Any

T = TypeVar("T")
FROM = "--from"
MOST_KB = 320
"""A larger file is no record that a step goes on from."""
ACTOR, TARGET = "actor", "target"


class Carried(msgspec.Struct, dict=True):
    """The record of the step before: its envelope, and its ``own`` keys as they were written.

    ``sheets`` are the fingerprints that it was made on, ``sheets_after`` those of the same sheets once its
    changes are written; ``meant`` is the role of whoever the next step is about, where that was told.
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
        found: list[dict[str, Any]] = msgspec.to_builtins([*self.history, Told(**values)])
        return found


_ENVELOPE = frozenset(Carried.__struct_fields__) | {
    *("dzcli", "version", "success", "tests", "odds", "branches"),
}
"""The keys that every record has; all others are the system's own."""


def _people(own: dict[str, Any]) -> dict[str, CarriedPerson]:
    """The people among the keys of a system: whatever has a name, a sheet and its fingerprint."""
    fields = set(CarriedPerson.__struct_fields__)
    return {
        role: msgspec.convert({name: value[name] for name in fields}, CarriedPerson)
        for role, value in own.items()
        if isinstance(value, dict) and fields <= value.keys()
    }


class Branch(NamedTuple):
    """One of the cases that a record of odds holds, with its chance."""

    chance: Fraction
    carried: Carried


def read(label: str) -> Carried | list[Branch]:
    """Read a step's record from a file or from standard input (``-``).

    A record of odds gives its branches. Raises `FileFault` if it is no record of a step, or
    one of another schema.
    """
    name = "--from -" if label == STDIN else printable(label)
    try:
        content = contents.read(label, MOST_KB)
    except (OSError, ValueError) as error:
        raise cannot_read(name, error, CANNOT_READ) from None
    if not content.strip():
        raise FileFault("empty_record", EMPTY, file=name)
    raw = raw_of(content, name)
    return checked(raw, name) if "odds" not in raw else _told_by(raw, name, _branches)


def checked(raw: dict[str, Any], name: str) -> Carried:
    """As `of`; raises `FileFault` under the ``name`` of a file for what is no record to go on from."""
    return _told_by(raw, name, of)


def of(raw: dict[str, Any]) -> Carried:
    """What goes on from a record's plain values; raises `msgspec.ValidationError` if they are no record."""
    own = {name: value for name, value in raw.items() if name not in _ENVELOPE}
    carried = msgspec.convert({**raw, "own": own, "meant": None}, Carried)
    carried.people()
    return carried


def raw_of(content: bytes, name: str) -> dict[str, Any]:
    """The plain values of a record's JSON; ``name`` is what faults call the file.

    Raises `FileFault` if it is no record, or one of another schema.
    """
    if len(content) > MOST_KB * contents.BYTES_A_KB:
        raise cannot_read(name, contents.too_big(MOST_KB), CANNOT_READ)
    try:
        raw: dict[str, Any] = msgspec.json.decode(_as_utf8(content))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        from dzcli.sheets import reasons

        if many_lines(content):
            raise FileFault("several_records", SEVERAL, file=name) from None
        raise FileFault("not_json", NOT_JSON, file=name, reason=reasons.of_json(error)) from None
    schema = raw.get("dzcli") if isinstance(raw, dict) else None
    if type(schema) is not int:
        raise FileFault("not_a_record", NOT_A_RECORD, file=name)
    if schema > SCHEMA:
        raise FileFault("later_schema", LATER, file=name, found=schema, known=SCHEMA)
    if 0 < schema < SCHEMA and "error" not in raw:
        raise FileFault("earlier_schema", EARLIER, file=name, found=schema, known=SCHEMA)
    if "error" in raw:
        raise FileFault("not_a_record", AN_ERROR, file=name)
    return raw


def _as_utf8(content: bytes) -> bytes:
    """JSON in the letters it has to have: PowerShell saves UTF-16, and marks what it sends."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16").encode("utf-8")
    return content.removeprefix(codecs.BOM_UTF8)


def _told_by(raw: dict[str, Any], name: str, read: Callable[[dict[str, Any]], T]) -> T:
    try:
        plausible.check(raw)
        return read(raw)
    except (msgspec.ValidationError, ValueError, ZeroDivisionError) as error:
        from dzcli.sheets import reasons

        raise FileFault("bad_record", BAD_RECORD, file=name, reason=reasons.of_data(error)) from None


class _RawBranch(msgspec.Struct):
    weight: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,2000}(/[0-9]{1,2000})?$")]
    carry: dict[str, Any]


class _RawBranches(msgspec.Struct):
    branches: Annotated[list[_RawBranch], msgspec.Meta(min_length=1, max_length=100_000)]


def _branches(raw: dict[str, Any]) -> list[Branch]:
    """The branches of a record of odds: what they share with what each carries laid over it."""
    from fractions import Fraction

    shared = {name: value for name, value in raw.items() if name not in ("odds", "branches", "due")}
    branches = msgspec.convert(raw, _RawBranches).branches
    chances = [Fraction(branch.weight) for branch in branches]
    plausible.check_chances(chances)
    return [
        Branch(chance, of({**shared, **branch.carry}))
        for chance, branch in zip(chances, branches, strict=True)
    ]


def many_lines(content: bytes) -> bool:
    """Whether a text holds several records, one a line."""
    lines = [line for line in content.splitlines() if line.strip()]
    return len(lines) > 1 and all(line.lstrip().startswith(b"{") for line in lines)


CANNOT_READ = "{file}: cannot be read ({reason}); give the JSON of a step, or - for standard input."
EMPTY = "{file}: nothing there; the step before it gave no record (is --json missing?)."
NOT_JSON = "{file}: not JSON ({reason}); give the output of a step run with --json."
SEVERAL = "{file}: several records, expected the record of one step."
NOT_A_RECORD = "{file}: not the record of a step; give the output of a step run with --json."
AN_ERROR = "{file}: the step before it ended with an error, so there is nothing to go on from."
LATER = "{file}: a record of format {found}, this dzcli reads up to {known}; use a newer dzcli."
EARLIER = (
    "{file}: a record of format {found}, made by an earlier dzcli; this one reads format {known}: "
    "run the step again."
)
BAD_RECORD = "{file}: no step can go on from this record: {reason}."
WRONG_STEP = "{file}: a record of {found}, expected one of {expected}."
WRONG_SYSTEM = "{file}: a record of system {found}, the sheet is of system {expected}."
