"""Why the system refuses a file, and the library that checks data a record: each reason in words."""

import errno

import msgspec
import pytest

from dzcli.message import message
from dzcli.sheets import reasons
from dzcli.sheets.contents import Unreadable
from dzcli.show.language import Language


class Inner(msgspec.Struct):
    """A table in a record."""

    key: str


class Record(msgspec.Struct):
    """A record with a value of each kind."""

    number: int = 0
    part: float = 0
    text: str = ""
    flag: bool = False
    either: int | str = 0
    several: list[int] = []
    inner: Inner | None = None
    named: dict[str, Inner] = {}
    nothing: None = None


# A record, and what is told of it.
RECORDS = [
    ({"number": "x"}, "number: found text, expected a whole number"),
    ({"number": 1.5}, "number: found a number, expected a whole number"),
    ({"number": None}, "number: found nothing, expected a whole number"),
    ({"part": "x"}, "part: found text, expected a number"),
    ({"text": 3}, "text: found a whole number, expected text"),
    ({"text": True}, "text: found true or false, expected text"),
    ({"flag": []}, "flag: found a list, expected true or false"),
    ({"either": []}, "either: found a list, expected a whole number"),
    ({"several": {}}, "several: found a table, expected a list"),
    ({"several": ["x"]}, "several[0]: found text, expected a whole number"),
    ({"inner": []}, "inner: found a list, expected a table"),
    ({"inner": {}}, "inner.key is missing"),
    ({"named": {"a": {}}}, "named[...].key is missing"),
    ({"nothing": 3}, "nothing: found a whole number, expected nothing"),
    ([], "$: found a list, expected a table"),
]


def said(told):
    """A message in English."""
    return Language("en").say(told)


@pytest.mark.parametrize("record, wanted", RECORDS, ids=str)
def test_of_data(record, wanted):
    """What is wrong with a record is told by its place, what stands there and what should."""
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(record, Record)
    assert said(reasons.of_data(caught.value)) == wanted


# What the library says, or another error does, and what is told.
OTHERS = [
    ("Expected `int` >= 0 - at `$.a.b`", "a.b: not a value it may have"),
    ("Expected `set`, got `int` - at `$.a`", "a: found a whole number, expected another value"),
    ("Object missing required field `step`", "step is missing"),
    ("Something else", "it is malformed"),
]


@pytest.mark.parametrize("error, wanted", OTHERS)
def test_of_other_data(error, wanted):
    """A value out of its range has its place told; what is not known is malformed."""
    assert said(reasons.of_data(msgspec.ValidationError(error))) == wanted


def test_of_what_was_not_read():
    """What was not read for a reason of its own has that told, wherever it is asked."""
    refused = Unreadable(message("too late"))
    assert said(reasons.of_data(refused)) == said(reasons.of_system(refused)) == "too late"


@pytest.mark.parametrize("text, wanted", [
    ("", "it ends too early"),
    ("{", "it ends too early"),
    ('{"a" 1}', "at byte 5"),
    ("[" * 100_000, "nested too deeply"),
])  # fmt: skip
def test_of_json(text, wanted):
    """What is no JSON is told by the byte, or by what it lacks."""
    with pytest.raises((msgspec.DecodeError, RecursionError)) as caught:
        msgspec.json.decode(text)
    assert said(reasons.of_json(caught.value)) == wanted


def test_of_other_json():
    """Where the library has no place it is malformed."""
    assert said(reasons.of_json(msgspec.DecodeError("odd"))) == "it is malformed"


@pytest.mark.parametrize("name", reasons.SYSTEM)
def test_of_system(name):
    """Each error of the system that has words is told in them."""
    if hasattr(errno, name):
        assert said(reasons.of_system(OSError(getattr(errno, name), "x"))) == reasons.SYSTEM[name]


@pytest.mark.parametrize("error, wanted", [
    (OSError(9999, "x"), "error 9999 of the system"),
    (OSError("x"), "error 0 of the system"),
    (ValueError("x"), "this cannot be the name of a file"),
])  # fmt: skip
def test_of_other_systems(error, wanted):
    """An error without words is told by its number; what is none of the system's is of the name."""
    assert said(reasons.of_system(error)) == wanted
