"""A step's JSON read: from a file or standard input, with what is no record to go on from told."""

from __future__ import annotations

import codecs
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec

from dzcli.fault import FileFault
from dzcli.light import NamedTuple
from dzcli.sheets import contents
from dzcli.sheets.document import STDIN, cannot_read, printable
from dzcli.step import plausible
from dzcli.step.carried import BAD_RECORD, Carried, of
from dzcli.step.record import SCHEMA

if TYPE_CHECKING:
    from fractions import Fraction

T = TypeVar("T")
MOST_KB = 1024
"""A larger file is no record that a step goes on from."""


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
    """As `dzcli.step.carried.of`; raises `FileFault` under the ``name`` of a file for what is no record."""
    return _told_by(raw, name, of)


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
    from dzcli.step.spreading import cases

    found = cases(shared, [(chance, one.carry) for chance, one in zip(chances, branches, strict=True)])
    return [Branch(*case) for case in found]


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
WRONG_STEP = "{file}: a record of {found}, expected one of {expected}."
WRONG_SYSTEM = "{file}: a record of system {found}, the sheet is of system {expected}."
