"""The shape of the JSON of results, for its schema: what every step of every system writes.

The keys that only one step or system has are its own; a table without ``forbid_unknown_fields`` is open
to them. A test holds real results of every step to this.
"""

from typing import Any, Literal

import msgspec

Json = Any
Whole = int


class Closed(msgspec.Struct, forbid_unknown_fields=True):
    """A table that has these keys and no others."""


class Person(Closed):
    """Someone in a result."""

    name: str
    sheet: str
    fingerprint: str


class Part(Closed):
    """A number that adds up with others."""

    label: str
    value: Whole


class Modifier(Closed):
    """A modifier that was considered."""

    id: str | None
    label: str
    value: Whole
    applied: bool
    why: str | None


class Test(msgspec.Struct):
    """A roll against a number; each system adds what it measures."""

    who: str
    skill: str
    base: Whole
    parts: list[Part]
    modifiers: list[Modifier]
    score: Whole
    dice: list[Whole]
    roll: Whole | None
    outcome: str


class Change(Closed, rename={"before": "from", "after": "to"}):
    """A value of a sheet that changes."""

    who: str
    sheet: str
    path: str
    before: Json
    after: Json
    written: bool


class Due(msgspec.Struct):
    """What comes next, and of whom; in odds with its chance."""

    step: str
    who: str


class Ruling(Closed):
    """A question that the rules leave open, as it was answered."""

    key: str
    value: str
    default: bool
    why: Literal["silent", "contradiction", "house"]
    rule: str
    text: str


class RulingOf(Ruling):
    """The same with the steps of a pipeline that used it."""

    steps: list[str]


class Line(Closed):
    """A line of the explanation."""

    rule: str
    text: str
    ruling: str | None


class Die(Closed, rename={"purpose": "for"}):
    """A die as it fell."""

    faces: Json
    value: Whole
    purpose: str
    kept: bool


class Hunk(Closed):
    """What takes a write back."""

    sheet: str
    before: str
    after: str
    at: Whole
    old: str
    new: str


class Told(msgspec.Struct):
    """A step before."""

    step: str
    actor: Person | None
    target: Person | None
    headline: str | None
    lines: list[Line]
    rulings: list[Ruling]
    dice: list[Die]
    seed: Whole | None
    index: Whole | None


class About(msgspec.Struct):
    """What results and odds have in common."""

    dzcli: Whole
    version: str
    step: str
    system: str | None
    actor: Person | None
    target: Person | None
    rulings: list[RulingOf]
    warnings: list[str]
    sheets: dict[str, str]


class Result(About):
    """The result of a step."""

    headline: str | None
    outcome: str | None
    success: bool | None
    tests: list[Test]
    changes: list[Change]
    due: list[Due]
    history: list[Told]
    lines: list[Line]
    dice: list[Die]
    seed: Whole | None
    index: Whole | None
    sheets_after: dict[str, str]
    undo: list[Hunk]


class Branch(Closed):
    """A case that the next step goes on from."""

    weight: str
    carry: dict[str, Json]


class Chance(msgspec.Struct):
    """A value and its chance in doubles.

    A word has the exact fraction too, a number the chance of it or more.
    """

    value: Json
    p: float


class OddsOf(msgspec.Struct):
    """The odds of one value of the record."""

    values: list[Chance]


class Odds(About):
    """The exact odds of a step."""

    odds: dict[str, OddsOf]
    branches: list[Branch]
    due: list[Due]
    history: list[Json]
    about: list[Line]


class Reason(Closed):
    """What went wrong."""

    code: str
    message: str
    exit: Whole
    written: list[str] = []


class Error(Closed):
    """What is written on standard error where there is no result."""

    dzcli: Whole
    error: Reason


class Remark(Closed):
    """What is worth knowing and is no error."""

    code: str
    message: str


class Note(Closed):
    """What is written on standard error beside a result, or where a command is ended."""

    dzcli: Whole
    note: Remark
