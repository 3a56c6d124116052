"""What is told of every kind of value that does not fit the type of its key."""

from typing import Annotated, Literal

import msgspec
import pytest

from dzcli.sheets.walk import mistakes
from dzcli.show.language import Language

Dice = Annotated[str, msgspec.Meta(pattern=r"^[0-9]+d[0-9]+$", extra={"expected": "dice, as 2d6"})]


class Weapon(msgspec.Struct):
    """A table within a table; a name is required."""

    nom: Annotated[str, msgspec.Meta(min_length=1, max_length=3)]
    mains: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    kind: Literal["a", "b"] = "a"


class Sheet(msgspec.Struct):
    """A key of every type that sheets have."""

    number: int = 0
    least: Annotated[int, msgspec.Meta(ge=0)] = 0
    most: Annotated[int, msgspec.Meta(le=9)] = 0
    between: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    text: str = ""
    long: Annotated[str, msgspec.Meta(min_length=2)] = "ab"
    short: Annotated[str, msgspec.Meta(max_length=2)] = ""
    dice: Dice | None = None
    flag: bool = False
    pair: tuple[int, str] = (0, "")
    several: tuple[int, ...] = ()
    items: list[Dice] = []
    skills: dict[str, int | Weapon] = {}
    weapon: Weapon | None = None
    told: Annotated[list[Dice], msgspec.Meta(extra={"expected": "a list of dice"})] = []
    noted: Annotated[Annotated[int, msgspec.Meta(ge=3)], msgspec.Meta(description="a note")] = 3
    """A description says nothing of what is expected."""


# A table, and what is told of it: the path, what was found (None: it is missing), what was expected.
WRONG = [
    ({"number": "x"}, ("number", '"x"', "a whole number")),
    ({"number": True}, ("number", "true", "a whole number")),
    ({"number": 1.5}, ("number", "1.5", "a whole number")),
    ({"least": -1}, ("least", "-1", "a whole number of 0 or more")),
    ({"most": 10}, ("most", "10", "a whole number")),
    ({"between": 0}, ("between", "0", "a whole number from 1 to 9")),
    ({"between": 10}, ("between", "10", "a whole number from 1 to 9")),
    ({"noted": 2}, ("noted", "2", "a whole number of 3 or more")),
    ({"text": 3}, ("text", "3", "text")),
    ({"long": "a"}, ("long", '"a"', "text")),
    ({"short": "abc"}, ("short", '"abc"', "text")),
    ({"flag": 1}, ("flag", "1", "true or false")),
    ({"dice": "d6"}, ("dice", '"d6"', "dice, as 2d6")),
    ({"dice": 6}, ("dice", "6", "dice, as 2d6")),
    ({"pair": 1}, ("pair", "1", "a list")),
    ({"pair": [1]}, ("pair", "1 value", "2 values")),
    ({"pair": [1, "x", 2]}, ("pair", "3 values", "2 values")),
    ({"pair": ["x", "x"]}, ("pair/0", '"x"', "a whole number")),
    ({"several": "x"}, ("several", '"x"', "a list")),
    ({"several": [1, "x"]}, ("several/1", '"x"', "a whole number")),
    ({"items": {}}, ("items", "a table", "a list")),
    ({"items": ["1d6", "d"]}, ("items/1", '"d"', "dice, as 2d6")),
    ({"told": "x"}, ("told", '"x"', "a list of dice")),
    ({"told": ["x"]}, ("told/0", '"x"', "dice, as 2d6")),
    ({"skills": []}, ("skills", "a list", "a table")),
    ({"skills": {"a": "x"}}, ("skills/a", '"x"', "a whole number")),
    ({"skills": {"a": {"nom": 3}}}, ("skills/a/nom", "3", "text of 1 to 3 characters")),
    ({"weapon": 3}, ("weapon", "3", "a table")),
    ({"weapon": {}}, ("weapon/nom", None, "text of 1 to 3 characters")),
    ({"weapon": {"nom": ""}}, ("weapon/nom", '""', "text of 1 to 3 characters")),
    ({"weapon": {"nom": "abcd"}}, ("weapon/nom", '"abcd"', "text of 1 to 3 characters")),
    ({"weapon": {"nom": "a", "mains": 3}}, ("weapon/mains", "3", "a whole number from 1 to 2")),
    ({"weapon": {"nom": "a", "kind": "c"}}, ("weapon/kind", '"c"', "one of a, b")),
    ({"wepon": 1, "number": 1}, ("wepon", "an unknown key", "one of ", "weapon")),
]
RIGHT = {
    "number": -5,
    "least": 0,
    "most": 9,
    "between": 9,
    "text": "",
    "dice": "1d6",
    "flag": False,
    "pair": [1, "x"],
    "several": [],
    "items": ["1d6"],
    "told": ["1d6"],
    "noted": 3,
    "skills": {"a": 3, "b": {"nom": "abc", "mains": 2, "kind": "b"}},
    "weapon": {"nom": "a", "mains": 1},
}


def told(data):
    """Every mistake of a table: path, found, expected, suggestion."""
    say = Language("en").say
    return [
        ("/".join(map(str, one.path)), one.found and say(one.found), say(one.expected), one.suggestion)
        for one in mistakes(data, Sheet)
    ]


@pytest.mark.parametrize("data, wanted", WRONG, ids=lambda one: str(one) if isinstance(one, dict) else "")
def test_wrong(data, wanted):
    """One mistake is told, at its place, with what was found and what the type asks for."""
    (found,) = told(data)
    path, what, expected, *meant = wanted
    assert found[:2] == (path, what)
    assert found[2].startswith(expected) if meant else found[2] == expected
    assert found[3] == (meant[0] if meant else None)


def test_right():
    """Of a table whose values are at the edge of what they may be nothing is told."""
    assert told(RIGHT) == []


def test_no_table():
    """What is no table at all is told at the top."""
    assert told([]) == [("", "a list", "a table", None)]


def test_a_number_or_a_table():
    """Where a number or a table may stand, both are told of a key that is missing."""

    class Score(msgspec.Struct):
        score: int | Weapon

    (one,) = mistakes({}, Score)
    assert Language("en").say(one.expected) == "a whole number or a table"
