"""Values as TOML writes them on one line: whatever is written is read again as it was."""

import tomllib

import pytest

from dzcli.toml import inline, key_of

WRITTEN = [
    (True, "true"),
    (False, "false"),
    (0, "0"),
    (-12, "-12"),
    ("Épée", '"Épée"'),
    ('a "b" \\ \n\t\x7f', '"a \\"b\\" \\\\ \\n\\t\\u007f"'),
    ([], "[]"),
    ([1, "a", [True]], '[1, "a", [true]]'),
    ({}, "{  }"),
    ({"id": 2, "a b": {"é": 1}}, '{ id = 2, "a b" = { "é" = 1 } }'),
]


@pytest.mark.parametrize("value, text", WRITTEN, ids=repr)
def test_written(value, text):
    """A value is one line that says just what it is."""
    assert inline(value) == text
    assert tomllib.loads(f"x = {text}") == {"x": value}


@pytest.mark.parametrize(
    "key, text", [("a-B_9", "a-B_9"), ("a b", '"a b"'), ("", '""'), ("é", '"é"'), ("a.b", '"a.b"')]
)
def test_key(key, text):
    """A key has quotes where TOML asks for them."""
    assert key_of(key) == text
    assert tomllib.loads(f"{text} = 1") == {key: 1}
