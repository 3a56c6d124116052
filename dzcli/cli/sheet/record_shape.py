"""The shape of the JSON of results, for its schema: what every step of every system writes.

The keys that only one step or system has are its own; a table without ``forbid_unknown_fields`` is open
to them. A test holds real results of every step to this.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from dzcli import systems
from dzcli.sheets.kind import Field, Kind

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


class Odds(About):
    """The exact odds of a step."""

    odds: dict[str, Json]
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


def _outcomes() -> Iterable[str]:
    found = [outcome for name in systems.NAMES for outcome in systems.get(name).terms().outcomes]
    return dict.fromkeys(found)


_STEP = Field("The step.", names=systems.commands, others=True)
_SYSTEM = Field("The system; null for dice alone.", names=lambda: systems.NAMES)
_OUTCOME = Field("How it came out, as the system calls it.", names=_outcomes, others=True)
_ABOUT: dict[str, Field] = {
    "dzcli": Field("The version of this form."),
    "version": Field("The version of dzcli."),
    "step": _STEP,
    "system": _SYSTEM,
    "actor": Field("Who acts."),
    "target": Field("Who is acted on."),
    "rulings": Field("The questions that the rules leave open, of those that bore on this."),
    "rulings.default": Field("Whether it is the answer that stands without a house rule."),
    "rulings.why": Field("The rules are silent, contradict themselves, or a house rule answers."),
    "rulings.rule": Field("The section of the rules."),
    "rulings.steps": Field("The steps that it bore on."),
    "warnings": Field("What the reader should know that changes no number."),
    "sheets": Field("The fingerprint of every sheet that this was made on, by its name."),
    "due": Field("What the rules ask for next, and of whom."),
    "history": Field("The steps before this one, each with its explanation."),
}
_RESULT: dict[str, Field] = {
    **_ABOUT,
    "headline": Field("What happened, in one line."),
    "outcome": _OUTCOME,
    "success": Field("Whether it went well for whoever acts."),
    "tests": Field("The rolls against a number, with everything that bore on it."),
    "tests.who": Field("The role of whoever rolled."),
    "tests.skill": Field("What was tested."),
    "tests.base": Field("The number before modifiers."),
    "tests.parts": Field("What the number adds up from."),
    "tests.modifiers": Field("Every modifier that was considered, applied or not, and why."),
    "tests.score": Field("The number after modifiers."),
    "tests.dice": Field("The dice as they fell."),
    "tests.roll": Field("The die that counts; null where several do."),
    "tests.outcome": _OUTCOME,
    "changes": Field("What changes on sheets."),
    "changes.path": Field("The key, after its table and a point."),
    "changes.written": Field("Whether the file has it already."),
    "lines": Field("The explanation, each line with the section of the rules."),
    "dice": Field("Every die in the order thrown: --dice takes their values."),
    "dice.faces": Field("How many faces, or their names."),
    "dice.for": Field("What it was thrown for."),
    "dice.kept": Field("Whether it counts."),
    "seed": Field("The seed of the generator; null for dice that were given."),
    "index": Field("The place in the series of that seed, counted from 1."),
    "sheets_after": Field("The fingerprints of the same sheets once the changes are written."),
    "undo": Field("What takes the changes back, to the byte."),
}
_ODDS: dict[str, Field] = {
    **_ABOUT,
    "odds": Field("By path: of a number its distribution, else the chance of each value; exact fractions."),
    "branches": Field("The cases that the next step goes on from, each with its chance."),
    "about": Field("What holds whatever the dice show."),
}
_ERROR: dict[str, Field] = {
    "dzcli": Field("The version of this form."),
    "error": Field("What went wrong."),
    "error.code": Field("A name for scripts, which stays."),
    "error.message": Field("A sentence for people."),
    "error.exit": Field("The exit status."),
    "error.written": Field("The sheets that were written before it."),
}
_NOTE: dict[str, Field] = {
    "dzcli": Field("The version of this form."),
    "note": Field("What is worth knowing and is no error."),
    "note.code": Field("A name for scripts, which stays."),
    "note.message": Field("A sentence for people."),
}
KINDS: Mapping[str, Kind] = {
    "result": Kind(Result, _RESULT),
    "odds": Kind(Odds, _ODDS),
    "error": Kind(Error, _ERROR),
    "note": Kind(Note, _NOTE),
}
"""The forms that the JSON of a step may have."""
