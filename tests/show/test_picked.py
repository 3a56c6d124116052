"""Fields picked from a record by their paths."""

from types import SimpleNamespace

import pytest

from dzcli.fault import UsageFault
from dzcli.show.fields import at, known_of, picked, split
from dzcli.step.step import amount, chance

RECORD = {
    "a": {"b": 1, "b.c": 2, "d": None},
    "list": [{"v": 3, "w": {"x": 4}}, {"v": 5, "w": {"x": 6}}],
    "deep": [[1, 2], [3]],
    "nothing": None,
    "number": 7,
    "empty": [],
}
# A path, and what is there.
PATHS = [
    ("number", 7),
    ("a", {"b": 1, "b.c": 2, "d": None}),
    ("a.b", 1),
    ("a.b.c", 2),
    ("a.d", None),
    ("a.d.e.f", None),
    ("nothing.x", None),
    ("list.v", [3, 5]),
    ("list.0.v", 3),
    ("list.1.w.x", 6),
    ("list.w.x", [4, 6]),
    ("list.2.v", None),
    ("list.2", None),
    ("list.1", {"v": 5, "w": {"x": 6}}),
    ("list.000000001.v", 5),
    ("deep.0.1", 2),
    ("empty.x", []),
    ("known.path", None),
]


@pytest.mark.parametrize("path, value", PATHS)
def test_at(path, value):
    """A path leads through tables, through lists to each item or one, and to nothing under nothing."""
    assert at(RECORD, path, ["known.path"]) == value
    assert picked(RECORD, [path, "number"], ["known.path"]) == {path: value, "number": 7}


def test_known():
    """Known are the paths of what a step's odds tell, where it stands in a record, and of what -q prints."""
    step = SimpleNamespace(
        odds=(chance("kind", "Kind"), amount("net", "Net", at="damage.net")), quiet=("roll",)
    )
    assert known_of(step) == {"kind", "damage.net", "roll"}


# A path that is not there, and the fields that are told.
UNKNOWN = [
    ("numbr", "a, list, deep, nothing, number, empty", "the fields are"),
    ("a.x", "a.b, a.b.c, a.d", "the fields are"),
    ("number.x", "number", "there is only"),
    ("list.0.x", "list.0.v, list.0.w", "the fields are"),
    ("list.x", "list.v, list.w", "the fields are"),
    ("list.0.w.y", "list.0.w.x", "there is only"),
    ("list.0000000001", "list.v, list.w", "the fields are"),
    ("list.²", "list.v, list.w", "the fields are"),
    ("", "a, list, deep, nothing, number, empty", "the fields are"),
    ("aa", "a, list, deep, nothing, number, empty", "the fields are"),
]


@pytest.mark.parametrize("path, names, words", UNKNOWN)
def test_unknown(path, names, words):
    """Of a path that is not there, those are told that there are where it ends."""
    with pytest.raises(UsageFault) as caught:
        at(RECORD, path)
    assert caught.value.code == "unknown_field"
    assert caught.value.message.values == {"field": path, "names": names}
    assert words in caught.value.message.template


def test_split():
    """Fields are told apart by commas, with or without blanks."""
    assert split("a.b, c ,d") == ["a.b", "c", "d"]
