"""Plain TOML is read as `tomllib` reads it, or not at all."""

import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dzcli import tables
from dzcli.plain_toml import loads, plain

SHIPPED = sorted(Path(tables.root()).rglob("*.toml"))
LINES = [
    *("[a]", "[b]", "[a.b]", "[a.b.c]", "[[a]]", "[[b]]", "[[a.b]]", "[ a ] # c", "[[a] ]", "[]"),
    *('["a b"]', "[a", "[[a]", "a = 1", "b = 2", "a.b = 1", "a.c = 2", "b.c.d = 3", "a . b = 1"),
    *('"a" = 1', '"a.b" = 1', "'a' = 1", "- = 1", 'a = "x" # c', 'a = "x#y"', 'a = "é" b'),
    *('a = "x\\"y"', 'b = """x"""', "a = 'x'", 'a = ""', 'a = "', 'a = "\x1f"', "a = 007"),
    *("a = -0", "a = +5", "a = 1_0", "a = 1.5", "a = 0x1F"),
    *("a = 9999999999999999999999999999999999999999", "a = ٣", "a = 1 2", "a = -", "a = true"),
    *("a = True", "a = inf", "a = 2020-01-01", "a = 12:00:00", "a =", "= 1", "a", "a = = 1", "# c"),
    *("", ' \t', "a = []", "a = [1, 2]", "a = [1, 2,]", "a = [,]", "a = [1 2]", "a = [1,, 2]"),
    *("a = [[1], [2]]", "a = [", "a = [1, # c", "a = {}", "a = { b = 1 }"),
    *("a = { b = 1, c = [1] }", "a = { b = 1, }", "a = { b = 1, b = 2 }", "a = { b.c = 1 }"),
    *("a = { , }", 'a = { "b" = 1 }', "a = { b = 1", "a = { b = 1 c = 2 }"),
    *("a = [{ b = 1 }, { b = 2 }] # c", '\x0c', 'a = 1\r'),
]  # fmt: skip
"""What stands on a line of TOML, and much that may not."""


def both(text):
    """What the plain reading makes of a text, and what `tomllib` does, None for nothing."""
    try:
        expected = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        expected = None
    return plain(text), expected


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_shipped(path):
    """Every sheet that ships and every table but those of questions is plain, and reads the same."""
    found, expected = both(path.read_text("utf-8"))
    if path.stem != "regles":
        assert found is not None
    if found is not None:
        # Types and the order of keys count as well.
        assert repr(found) == repr(expected)


@pytest.mark.parametrize("line", LINES)
def test_line(line):
    """Whatever stands on a line, the plain reading says what `tomllib` says, or nothing."""
    found, expected = both(line)
    assert found is None or repr(found) == repr(expected)


@given(st.lists(st.sampled_from(LINES), max_size=7), st.sampled_from(["\n", "\r\n"]))
def test_lines(lines, end):
    """So it is of lines in any order: headers, keys said twice, tables that are closed to others."""
    found, expected = both(end.join(lines))
    assert found is None or repr(found) == repr(expected)


@given(st.sampled_from(SHIPPED), st.data())
def test_shipped_but_for_a_bit(path, data):
    """A shipped text with a bit of it in another place, or some other sign in it, is read the same or not."""
    text = path.read_text("utf-8")[:3000]
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    sign = data.draw(
        st.sampled_from([*"[]{}=,.\"#\\'\n\r\t -_+0a", "\x00", "\u00a0", '"""', text[end : end + 20]])
    )
    found, expected = both(text[:start] + sign + text[end:])
    assert found is None or repr(found) == repr(expected)


@pytest.mark.parametrize(
    "text", ["a = 1.5", "a = 'x'", 'a = """\nx"""', "a = [\n1,\n2,\n]", "a = 2020-01-01"]
)
def test_not_plain(text):
    """What is not plain is read by `tomllib`."""
    assert plain(text) is None
    assert loads(text) == tomllib.loads(text)


def test_wrong():
    """What is no TOML is told in the words of `tomllib`."""
    with pytest.raises(tomllib.TOMLDecodeError) as expected:
        tomllib.loads("a = \n")
    with pytest.raises(ValueError, match=re.escape(str(expected.value))):
        loads("a = \n")
