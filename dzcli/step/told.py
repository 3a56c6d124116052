"""The parts of a step's JSON that is read back: who was in it, what was thrown, said and changed."""

from typing import Annotated, Any, Literal

import msgspec

from dzcli.sheets.document import STDIN, Document
from dzcli.step.record import Person, Recorded

Text = Annotated[str, msgspec.Meta(max_length=4096)]
Number = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Single = bool | Number | Text | None
Row = Single | list[Single] | dict[str, Single | list[Single]]
Value = Single | list[Row] | dict[str, Row]
"""What a sheet may hold under a key of ``[etat]``: a value, several, or tables of them."""


class CarriedPerson(msgspec.Struct):
    """Someone in the step before."""

    name: Text
    sheet: Text
    fingerprint: Text

    def has_sheet(self, document: Document) -> bool:
        """Whether a document is their sheet; standard input is told by its content."""
        if STDIN in (self.sheet, document.label):
            return self.fingerprint == document.fingerprint
        return document.is_file(self.sheet)

    def person(self) -> Person:
        """The same as a record has it."""
        return Person(self.name, Recorded(self.sheet, self.fingerprint))


class CarriedChange(msgspec.Struct, rename={"before": "from", "after": "to"}):
    """A change of the steps before."""

    who: Text
    sheet: Text
    path: Annotated[str, msgspec.Meta(pattern=r"^etat\.[a-z_]+\Z")]
    before: Value
    after: Value
    written: bool


class CarriedHunk(msgspec.Struct):
    """What takes back what a step before wrote or would write, see `dzcli.sheets.hunk.Hunk`."""

    sheet: Text
    before: Text
    after: Text
    at: Annotated[int, msgspec.Meta(ge=0, le=2**40)]
    old: str
    new: str


class CarriedDie(msgspec.Struct, rename={"purpose": "for"}):
    """A die of the step before."""

    value: Number
    purpose: Text
    faces: Any = None
    kept: bool = True


class CarriedLine(msgspec.Struct):
    """A line of the explanation of a step before."""

    rule: Text
    text: Annotated[str, msgspec.Meta(max_length=20_000)]
    ruling: Text | None = None


class CarriedRuling(msgspec.Struct):
    """A ruling of the steps before; ``steps`` are those of them that used it."""

    key: Text
    value: Text
    default: bool
    why: Literal["silent", "contradiction", "house"]
    rule: Text = ""
    text: Text = ""
    steps: list[Text] = []


class CarriedDue(msgspec.Struct):
    """What the step before asks for next, and of whom."""

    step: Text
    who: Text


class Told(msgspec.Struct):
    """A step before, as a history tells it: its own rulings, and the warnings that no step before it gave."""

    step: Text
    actor: CarriedPerson | None = None
    target: CarriedPerson | None = None
    headline: str | None = None
    lines: list[CarriedLine] = []
    rulings: list[CarriedRuling] = []
    warnings: list[Text] = []
    dice: list[CarriedDie] = []
    seed: int | None = None
    index: int | None = None
