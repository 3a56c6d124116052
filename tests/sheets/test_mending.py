"""A wrong document made good enough to be looked at: what is wrong goes, or becomes a value that fits."""

from typing import Annotated, Literal

import msgspec
import pytest

from dzcli.sheets.mending import mended
from dzcli.sheets.walk import mistakes


class Weapon(msgspec.Struct):
    """A table whose keys are all needed."""

    nom: Annotated[str, msgspec.Meta(min_length=2)]
    kind: Literal["a", "b"]
    dice: Annotated[str, msgspec.Meta(pattern="^d", extra_json_schema={"examples": ["d6", "d8"]})]
    low: Annotated[int, msgspec.Meta(le=-3)]
    high: Annotated[int, msgspec.Meta(ge=4)]
    any: int
    flag: bool
    traits: list[str]
    more: dict[str, int]
    text: str = ""


WEAPON = {
    "nom": "……",
    "kind": "a",
    "dice": "d6",
    "low": -3,
    "high": 4,
    "any": 0,
    "flag": False,
    "traits": [],
    "more": {},
}
"""A value that fits each of its keys."""


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """A key of every kind."""

    nom: str
    first: Weapon
    number: int = 0
    armes: list[Weapon] = []
    names: list[str | int] = []
    skills: dict[str, int | Weapon] = {}
    hand: Weapon | None = None


RIGHT = {"nom": "A", "first": {**WEAPON, "nom": "first"}}
# What is other in a right sheet, and what becomes of it.
WRONG = {
    "nothing": ({}, {}),
    "a key that is not needed": ({"number": "x"}, {}),
    "an unknown key": ({"numbr": 1}, {}),
    "a key that is needed": ({"nom": 3}, {"nom": "…"}),
    "a table that is needed": ({"first": 3}, {"first": WEAPON}),
    "keys within a table": (
        {"first": {**WEAPON, "low": 3, "text": 4, "odd": 5}},
        {"first": WEAPON},
    ),
    "an item": ({"names": ["a", [], 3]}, {"names": ["a", "…", 3]}),
    "an item that is a table": ({"armes": [WEAPON, 3]}, {"armes": [WEAPON, WEAPON]}),
    "within an item": ({"armes": [{"nom": "only"}, WEAPON]}, {"armes": [{**WEAPON, "nom": "only"}, WEAPON]}),
    "a name of a table": ({"skills": {"a": "x", "b": 3}}, {"skills": {"b": 3}}),
    "within a union": ({"skills": {"a": {**WEAPON, "any": "x"}}}, {"skills": {"a": WEAPON}}),
    "within what may be left out": ({"hand": {**WEAPON, "dice": "x"}}, {"hand": WEAPON}),
}


@pytest.mark.parametrize("other, becomes", WRONG.values(), ids=WRONG)
def test_mended(other, becomes):
    """What is not needed is left out, what is needed is a value that fits, all else stays as it is."""
    data = {**RIGHT, **other}
    made = mended(data, [*mistakes(data, Sheet)], Sheet)
    assert made == {**RIGHT, **becomes}
    assert data == {**RIGHT, **other}
    assert list(mistakes(made, Sheet)) == []
