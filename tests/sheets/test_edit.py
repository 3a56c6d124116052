"""Every way to write [etat] can be edited: what stands there before a change, and after it."""

import pytest

from dzcli.sheets.change import Change
from dzcli.sheets.edit import edited

A, B, C = {"id": 2}, {"id": 3}, {"id": 4}

ARRAYS = {
    "last item and its comment": ("x = [\n  1, # a\n  2 # b\n]\n", [1, 2], [1], "x = [\n  1 # a\n]\n"),
    "first of a line that it shares with the bracket": (
        "x = [{ id = 2 }, # a\n  { id = 3 }, # b\n]\n",
        [A, B],
        [B],
        "x = [ # a\n  { id = 3 }, # b\n]\n",
    ),
    "all of them": ("x = [{ id = 2 }, # a\n  { id = 3 } # b\n]\n", [A, B], [], "x = [ # a\n]\n"),
    "all on lines of their own": ("x = [\n  1, # a\n  2, # b\n  # c\n]\n", [1, 2], [], "x = [\n  # c\n]\n"),
    "all before the bracket": ("x = [\n  1,\n  2]\n", [1, 2], [], "x = [\n]\n"),
    "commas that lead": ("x = [ 1\n    , 2\n    , 3\n]\n", [1, 2, 3], [1, 3], "x = [ 1\n    ,\n     3\n]\n"),
    "the first of commas that lead": ("x = [ 1\n    , 2 ]\n", [1, 2], [2], "x = [\n     2 ]\n"),
    "comma after the comment": ("x = [\n  1 # a\n  , 2 # b\n]\n", [1, 2], [1], "x = [\n  1 # a\n   # b\n]\n"),
    "several on a line": ("x = [\n  1, 2,\n  3, 4\n]\n", [1, 2, 3, 4], [2, 3], "x = [\n  2,\n  3\n]\n"),
    "spaces before commas": ("x = [ 1 , 2 , ]\n", [1, 2], [1], "x = [ 1 , ]\n"),
    "one more on a line": ("x = [ 1 , 2 , ]\n", [1, 2], [1, 2, 3], "x = [ 1 , 2, 3 , ]\n"),
    "one more below": (
        "x = [\n  1, # a\n  2 # b\n]\n",
        [1, 2],
        [1, 2, 3],
        "x = [\n  1, # a\n  2, # b\n  3\n]\n",
    ),
    "one more before a comma on the line below": (
        "x = [\n  1 # a\n  , # b\n]\n",
        [1],
        [1, 3],
        "x = [\n  1, 3 # a\n  , # b\n]\n",
    ),
    "one more before a comma that begins a line": (
        "x = [\n  1 # a\n, # b\n]\n",
        [1],
        [1, 3],
        "x = [\n  1, 3 # a\n, # b\n]\n",
    ),
    "one on a line for another": ("x = [1] # a\n", [1], [5], "x = [5] # a\n"),
    "two more below": ("x = [\n  1,\n  2\n]\n", [1, 2], [1, 2, 3, 4], "x = [\n  1,\n  2,\n  3,\n  4\n]\n"),
    "one more below a comma": ("x = [\n\t1, # a\n]\n", [1], [1, 3], "x = [\n\t1, # a\n\t3,\n]\n"),
    "one for another": ("x = [\n  1, # a\n  2, # b\n]\n", [1, 2], [1, 3], "x = [\n  1, # a\n  3,\n]\n"),
    "one in the place of all": ("x = [ # a\n  1\n]\n", [1], [5], "x = [ # a\n  5\n]\n"),
    "another order": ("x = [1, 2] # a\n", [1, 2], [2, 1], "x = [2, 1] # a\n"),
    "a value of an item": (
        "x = [\n  { id = 2, r = 0x04 }, # a\n  { id = 3 }\n]\n",
        [{"id": 2, "r": 4}, B],
        [{"id": 2, "r": 3}, B],
        "x = [\n  { id = 2, r = 3 }, # a\n  { id = 3 }\n]\n",
    ),
    "a key of an item": (
        "x = [{ id = 2, r = 4 }, { id = 3 }]\n",
        [{"id": 2, "r": 4}, B],
        [A, {"id": 3, "s": True}],
        "x = [{ id = 2 }, { id = 3, s = true }]\n",
    ),
    "text with brackets": ('x = ["], # a", "b"]\n', ["], # a", "b"], ["b"], 'x = ["b"]\n'),
    "names spelt otherwise": ("x = ['Au sol', 'SURPRIS'] # a\n", ["a", "b"], ["a"], "x = ['Au sol'] # a\n"),
    "names spelt otherwise, one more": ("x = ['Au sol']\n", ["a"], ["a", "c"], "x = ['Au sol', \"c\"]\n"),
    "what goes without saying": (
        "x = [{ id = 2, s = false }, { id = 3 }]\n",
        [A, B],
        [A],
        "x = [{ id = 2, s = false }]\n",
    ),
}

ROWS = {
    "a key that goes": (
        "[[etat.x]] # a\nid = 2\nr = 4 # b\n# c\n",
        [{"id": 2, "r": 4}],
        [A],
        "[[etat.x]] # a\nid = 2\n# c\n",
    ),
    "a key that comes": (
        "[[etat.x]]\n  id = 2 # a\n\n[[etat.x]]\nid = 3\n",
        [A, B],
        [{"id": 2, "s": True}, B],
        "[[etat.x]]\n  id = 2 # a\n  s = true\n\n[[etat.x]]\nid = 3\n",
    ),
    "what goes without saying": (
        "[[etat.x]]\nid = 1\nr = 3\n[[etat.x]]\nid = 5\ns = false\n",
        [{"id": 1, "r": 3}, {"id": 5}],
        [{"id": 1, "r": 2}, {"id": 5}],
        "[[etat.x]]\nid = 1\nr = 2\n[[etat.x]]\nid = 5\ns = false\n",
    ),
    "one that goes and one that comes": (
        "[[etat.x]] # a\nid = 2\n[[etat.x]] # b\nid = 3\n",
        [A, B],
        [B, C],
        "[[etat.x]] # b\nid = 3\n[[etat.x]]\nid = 4\n",
    ),
    "another order": (
        "[[etat.x]] # a\nid = 2\n[[etat.x]] # b\nid = 3\n",
        [A, B],
        [B, A],
        "[[etat.x]]\nid = 3\n[[etat.x]]\nid = 2\n",
    ),
    "a key of several lines": (
        "[[etat.x]]\nid = 2\nr = [\n  1, # a\n]\ns = true\n",
        [{"id": 2, "r": [1], "s": True}],
        [{"id": 2, "s": True}],
        "[[etat.x]]\nid = 2\ns = true\n",
    ),
    "one more below a table inside the last": (
        "[[etat.x]]\nid = 2\n[etat.x.z]\na = 1\n[[autre]]\nb = 1\n",
        [{"id": 2, "z": {"a": 1}}],
        [{"id": 2, "z": {"a": 1}}, B],
        "[[etat.x]]\nid = 2\n[etat.x.z]\na = 1\n[[etat.x]]\nid = 3\n[[autre]]\nb = 1\n",
    ),
    "rows apart": (
        "[[etat.x]]\nid = 2\n[autre]\na = 1\n[[etat.x]]\nid = 3\n[fin]\nb = 1\n",
        [A, B],
        [B, C],
        "[autre]\na = 1\n[[etat.x]]\nid = 3\n[[etat.x]]\nid = 4\n[fin]\nb = 1\n",
    ),
}

TABLES = {
    "with a header": ("[etat.x] # a\nu = 1 # b\nv = 2\n", "[etat.x] # a\nu = 5 # b\nw = 3\n"),
    "dotted": ("[etat]\nx.u = 1 # b\nx.v = 2\n# c\n", "[etat]\nx.u = 5 # b\nx.w = 3\n# c\n"),
    "dotted in another order": ("[etat]\nx.v = 2\nx.u = 1\n", "[etat]\nx.u = 5\nx.w = 3\n"),
    "dotted from the top": ("etat.x.u = 1\netat.x.v = 2\n", "etat.x.u = 5\netat.x.w = 3\n"),
    "inline": ("[etat]\nx = { u = 1, v = 2 } # b\n", "[etat]\nx = { u = 5, w = 3 } # b\n"),
    "inside an inline table": ("etat = { x = { u = 1, v = 2 } }\n", "etat = { x = { u = 5, w = 3 } }\n"),
    "before its own table": (
        "[etat.x]\nu = 1\nv = 2\n\n[etat]\ny = 1\n",
        "[etat.x]\nu = 5\nw = 3\n\n[etat]\ny = 1\n",
    ),
}


def after(text, changes):
    """The text of a sheet after changes of values of ``[etat]``, each from one to another."""
    asked = [Change("target", "ana.toml", f"etat.{key}", *values) for key, values in changes.items()]
    return edited("ana.toml", text.encode(), asked).decode()


def test_a_table_above_those_inside_it():
    """A table that has no heading gets one above the first of the tables inside it."""
    found = after("a = 1\n[etat.x]\nu = 1\n[etat.y]\nu = 2\n", {"z": (None, 3)})
    assert found == "a = 1\n[etat]\nz = 3\n\n[etat.x]\nu = 1\n[etat.y]\nu = 2\n"


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize(("text", "before", "wanted", "expected"), ARRAYS.values(), ids=ARRAYS)
def test_array(text, before, wanted, expected, end):
    """An array loses and gains items where it stands, with its lines and comments."""
    text, expected = (f"[etat]\n{array}y = 1 # z\n".replace("\n", end) for array in (text, expected))
    assert after(text, {"x": (before, wanted)}) == expected


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize(("text", "before", "wanted", "expected"), ROWS.values(), ids=ROWS)
def test_rows(text, before, wanted, expected, end):
    """Tables in a row lose and gain keys, and there are more of them and fewer."""
    text, expected = (f"# u\n[etat]\ny = 1\n{rows}".replace("\n", end) for rows in (text, expected))
    assert after(text, {"x": (before, wanted)}) == expected


@pytest.mark.parametrize(("text", "expected"), TABLES.values(), ids=TABLES)
def test_table_inside(text, expected):
    """A table inside of [etat] changes in place, whichever way it is written."""
    assert after(text, {"x": ({"u": 1, "v": 2}, {"u": 5, "w": 3})}) == expected


# A text without [etat], and what is put behind it.
NEW = [
    ("nom = 1\n", "\n[etat]\nx = 3\n"),
    ("nom = 1", "\n\n[etat]\nx = 3\n"),
    ("", "[etat]\nx = 3\n"),
    ("nom = 1\r\n", "\r\n[etat]\r\nx = 3\r\n"),
    ("a = 1\r\nnom = 1", "\r\n\r\n[etat]\r\nx = 3\r\n"),
]


@pytest.mark.parametrize("text, more", NEW)
def test_new_table(text, more):
    """A table that is not there yet comes last, under an empty line."""
    assert after(text, {"x": (None, 3)}) == text + more


@pytest.mark.parametrize("state", ["[etat]\nx = 1 # a\ny = 2\n", "[etat]\ny = 2\nx = [\n 1,\n]\n"])
def test_value_that_goes(state):
    """A value that becomes nothing goes with its line; what stood there had no other place."""
    assert after(state, {"x": (1, None)}) == "[etat]\ny = 2\n"


def test_table_of_another_kind():
    """A value that becomes one of another kind is written anew."""
    assert after("[etat]\n[etat.x]\nu = 1\n", {"x": ({"u": 1}, 3)}) == "[etat]\nx = 3\n"


def test_key_in_quotes():
    """A key that is no plain word is added in quotes."""
    found = after("[etat.x]\nu = 1\n", {"x": ({"u": 1}, {"u": 1, "bras gauche": 2})})
    assert found == '[etat.x]\nu = 1\n"bras gauche" = 2\n'


def test_two_changes_of_one_value():
    """Changes of one value by two steps are one change."""
    changes = [
        Change("target", "ana.toml", "etat.x", [1], [1, 2]),
        Change("target", "ana.toml", "etat.x", [1, 2], [2]),
    ]
    found = edited("ana.toml", b"[etat]\nx = [\n  1, # a\n]\n", changes)
    assert found == b"[etat]\nx = [\n  2,\n]\n"
