"""A step's JSON read back: what the next step of a pipeline goes on from."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec

from dzcli.fault import FileFault
from dzcli.sheets.document import STDIN, Document, cannot_read, printable
from dzcli.step.record import SCHEMA, Change

if TYPE_CHECKING:
    from fractions import Fraction
else:
    Fraction = Any

Text = Annotated[str, msgspec.Meta(max_length=4096)]
Left = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]


class CarriedPerson(msgspec.Struct):
    """Someone in the step before."""

    name: Text
    sheet: Text
    fingerprint: Text


class CarriedChange(msgspec.Struct, rename={"before": "from", "after": "to"}):
    """A change of the steps before."""

    who: Text
    sheet: Text
    path: Annotated[str, msgspec.Meta(pattern=r"^etat\.[a-z_]+\Z")]
    before: Any
    after: Any
    written: bool


class CarriedDie(msgspec.Struct, rename={"purpose": "for"}):
    """A die of the step before."""

    value: Number
    purpose: Text
    faces: Any = None
    kept: bool = True


class CarriedWeapon(msgspec.Struct):
    """The weapon of the blow."""

    name: Text
    skill: Text
    kind: Text
    traits: list[Text] = []


class CarriedDamage(msgspec.Struct):
    """The damage of the blow as far as it is known."""

    formula: Text = ""
    weapon: Number | None = None
    common: Number | None = None
    raw: Number | None = None
    abs: Number | None = None
    ignored: Number | None = None
    net: Left | None = None
    final: Left | None = None
    lethal: bool = True
    critical: str | None = None


class CarriedAlly(msgspec.Struct):
    """The ally that a stray shot may have hit."""

    name: Text
    sheet: Text
    fingerprint: Text
    hit: bool
    damage: CarriedDamage | None


class Carried(msgspec.Struct):
    """The record of the step before, as far as another step reads it."""

    step: Text
    system: Text | None
    actor: CarriedPerson | None
    target: CarriedPerson | None
    outcome: str | None
    changes: list[CarriedChange]
    dice: list[CarriedDie] = []
    sheets: dict[str, str] = {}
    hit: bool | None = None
    damage: CarriedDamage | None = None
    weapon: CarriedWeapon | None = None
    ally: CarriedAlly | None = None
    fast: bool = False
    burst: str | None = None

    def role_of(self, document: Document) -> str | None:
        """Which of target, ally and actor a sheet is in the record, or None."""
        for role, person in (("target", self.target), ("ally", self.ally), ("actor", self.actor)):
            if person and _same_sheet(person.sheet, person.fingerprint, document):
                return role
        return None

    def changes_for(self, document: Document) -> list[Change]:
        """The changes of earlier steps to a sheet, in order."""
        role = self.role_of(document)
        others = {"actor", "target", "ally"} - {role}
        return [
            change
            for change in self.all_changes()
            if _same_path(change.sheet, document) and (role is None or change.who not in others)
        ]

    def all_changes(self) -> list[Change]:
        """Every change of the steps before, in order."""
        return [
            Change(change.who, change.sheet, change.path, change.before, change.after, change.written)
            for change in self.changes
        ]


def _same_path(label: str, document: Document) -> bool:
    if label == document.label:
        return True
    try:
        return document.path is not None and os.path.realpath(label) == os.path.realpath(document.path)
    except (OSError, ValueError):
        return False


def _same_sheet(label: str, fingerprint: str, document: Document) -> bool:
    """Whether a record speaks of this sheet; standard input is told by its content."""
    if STDIN in (label, document.label):
        return fingerprint == document.fingerprint
    return _same_path(label, document)


class Branch(NamedTuple):
    """One of the cases that a record of odds holds, with its chance."""

    chance: Fraction
    carried: Carried


def read(label: str) -> Carried | list[Branch]:
    """Read a step's record from a file or from standard input (``-``).

    A record of odds gives its branches. Raises `FileFault` if it is no record of a step, or
    one of a later schema.
    """
    name = "--from -" if label == STDIN else printable(label)
    try:
        content = sys.stdin.buffer.read() if label == STDIN else Path(label).read_bytes()
    except (OSError, ValueError) as error:
        raise cannot_read(label, error, CANNOT_READ) from None
    if not content.strip():
        raise FileFault("empty_record", EMPTY, file=name)
    return _decode(content, name)


def _decode(content: bytes, name: str) -> Carried | list[Branch]:
    try:
        raw = msgspec.json.decode(content)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        from dzcli.sheets import reasons

        if _many_lines(content):
            raise FileFault("several_records", SEVERAL, file=name) from None
        raise FileFault("not_json", NOT_JSON, file=name, reason=reasons.of_json(error)) from None
    schema = raw.get("dzcli") if isinstance(raw, dict) else None
    if type(schema) is not int:
        raise FileFault("not_a_record", NOT_A_RECORD, file=name)
    if schema > SCHEMA:
        raise FileFault("later_schema", LATER, file=name, found=schema, known=SCHEMA)
    if "error" in raw:
        raise FileFault("not_a_record", AN_ERROR, file=name)
    try:
        if "odds" in raw:
            return _branches(raw)
        return msgspec.convert(raw, Carried)
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

    shared = {name: value for name, value in raw.items() if name not in ("odds", "branches")}
    return [
        Branch(Fraction(branch.weight), msgspec.convert({**shared, **branch.carry}, Carried))
        for branch in msgspec.convert(raw, _RawBranches).branches
    ]


def _many_lines(content: bytes) -> bool:
    lines = [line for line in content.splitlines() if line.strip()]
    return len(lines) > 1 and all(line.lstrip().startswith(b"{") for line in lines)


CANNOT_READ = "{file}: cannot be read ({reason}); give the JSON of a step, or - for standard input."
EMPTY = "{file}: nothing there; the step before it gave no record (is --json missing?)."
NOT_JSON = "{file}: not JSON ({reason}); give the output of a step run with --json."
SEVERAL = "{file}: several records, expected the record of one step."
NOT_A_RECORD = "{file}: not the record of a step; give the output of a step run with --json."
AN_ERROR = "{file}: the step before it ended with an error, so there is nothing to go on from."
LATER = "{file}: a record of format {found}, this dzcli reads up to {known}; use a newer dzcli."
BAD_RECORD = "{file}: no step can go on from this record: {reason}."
WRONG_STEP = "{file}: a record of {found}, expected one of {expected}."
WRONG_SYSTEM = "{file}: a record of system {found}, the sheet is of system {expected}."
