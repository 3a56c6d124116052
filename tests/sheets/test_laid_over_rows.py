"""Rows of one's own laid over those that ship, in tables of every shape."""

import pytest

from dzcli.fault import FileFault
from dzcli.sheets.document import Document
from dzcli.sheets.overlay import _table

A, B = {"id": "a", "x": 1, "section": "1.1"}, {"id": "b", "x": 2, "section": "1.2"}
# The table that ships, that of one's own, and what comes of them.
LAID = {
    "a row for another": ([A, B], 'id = "b"\nx = 3', [A, {"section": "maison", "id": "b", "x": 3}]),
    "a row more": ([A], 'id = "b"\nx = 3', [A, {"section": "maison", "id": "b", "x": 3}]),
    "a row with a section": ([A], 'id = "a"\nsection = "2"', [{"id": "a", "section": "2"}]),
    "rows without an id": ([A], "x = 3", [{"section": "maison", "x": 3}]),
    "rows that ship without an id": ([{"x": 1}], 'id = "a"', [{"section": "maison", "id": "a"}]),
}


def laid(shipped, text):
    """A table of one's own laid over one that ships, and where its rows stand."""
    document = Document("own.toml", None, text.encode())
    places = {}
    found = _table(document, "t", {"t": shipped}, document.data["t"], places)
    return found, {path: document.line_of(place.path) for path, place in places.items()}


@pytest.mark.parametrize("shipped, text, expected", LAID.values(), ids=LAID)
def test_rows(shipped, text, expected):
    """A row takes the place of that with its id, else it comes last; rows without ids replace all."""
    assert laid(shipped, f"[[t]]\n{text}\n")[0] == expected


def test_some_rows_without_an_id():
    """If any row has no id, the rows of one's own are all there are."""
    found, lines = laid([A, B], '[[t]]\nid = "a"\n[[t]]\nx = 3\n')
    assert [row["section"] for row in found] == ["maison", "maison"]
    assert lines == {("t", 0): 1, ("t", 1): 3}


@pytest.mark.parametrize("rows", ["[1, 2]", '["id", "idem"]'])
def test_rows_that_are_no_tables(rows):
    """A list of plain values takes the place of another."""
    found, lines = laid([3], f"t = {rows}\n")
    assert found == Document("own.toml", None, f"t = {rows}".encode()).data["t"]
    assert list(lines) == [("t", 0), ("t", 1)]


def test_places():
    """Where a row of one's own stands is noted by its place among all rows."""
    found, lines = laid([A, B], '[[t]]\nid = "c"\n[[t]]\nid = "a"\n')
    assert [row["id"] for row in found] == ["a", "b", "c"]
    assert lines == {("t", 2): 1, ("t", 0): 3}


@pytest.mark.parametrize("ids", ['"a"', "1"])
def test_id_twice(ids):
    """Two rows of one's own with one id are refused."""
    with pytest.raises(FileFault) as caught:
        laid([A], f"[[t]]\nid = {ids}\n[[t]]\nid = {ids}\n")
    assert [line for line, _ in caught.value.placed] == [4]


# A table of single values, or of rows, that ships; that of one's own; what comes of them.
TABLES = [
    ({"a": 1}, "a = 2", {"a": 2}),
    ({"a": 1, "section": "1.1"}, "a = 2", {"a": 2, "section": "maison"}),
    ({"a": 1, "section": "1.1"}, 'section = "2"', {"a": 1, "section": "2"}),
    ({"a": {"x": 1}}, "b = { x = 2 }", {"a": {"x": 1}, "b": {"section": "maison", "x": 2}}),
    ({}, "b = { x = 2 }", {"b": {"section": "maison", "x": 2}}),
    ({}, "b = 2", {"b": 2}),
]


@pytest.mark.parametrize("shipped, text, expected", TABLES)
def test_table(shipped, text, expected):
    """Values and rows take the place of those with their key; what is of the house says so."""
    assert laid(shipped, f"[t]\n{text}\n")[0] == expected


@pytest.mark.parametrize(
    "shipped, text", [([A], "[t]\na = 1\n"), ({"a": 1}, "[[t]]\na = 1\n"), ([A], "t = 3")]
)
def test_another_shape(shipped, text):
    """A table in the place of a list, or the other way round, is refused where it stands."""
    with pytest.raises(FileFault) as caught:
        laid(shipped, text)
    assert [(line, mistake.path) for line, mistake in caught.value.placed] == [(1, ("t",))]
