"""Cells of a table of tab-separated values, and its columns where none are asked for."""

from types import SimpleNamespace

import pytest

from dzcli.show import tsv
from dzcli.step.step import amount, chance

STEP = SimpleNamespace(
    rows=("of",),
    odds=(chance("outcome", "Outcome"), amount("net", "Damage", 0, at="damage.net"), chance("kind", "Kind")),
    quiet=("damage.net",),
)
# A value, and its cell.
CELLS = [
    (None, ""),
    ("a\tb", "a\ufffdb"),
    (12, "12"),
    (True, "true"),
    (0.5, "0.5"),
    ([], ""),
    ([1, "a", None, False], "1,a,,false"),
    ([1, [2]], "[1,[2]]"),
    ([{"a": "é"}], '[{"a":"é"}]'),
    ({"a": [1]}, '{"a":[1]}'),
]


@pytest.mark.parametrize("value, cell", CELLS, ids=repr)
def test_cell(value, cell):
    """A list is joined by commas, anything deeper is JSON, nothing is empty."""
    assert tsv.row({"x": value, "y": "z"}, ["x", "y"], STEP).decode() == f"{cell}\tz\n"


def test_missing():
    """A number that a miss has none of is what is told for it; what else is not there is empty."""
    record = {"damage": None, "outcome": None}
    assert tsv.row(record, ["damage.net", "outcome", "kind"], STEP) == b"0\t\t\n"
    assert tsv.row({"damage": {"net": 8}}, ["damage.net"], STEP) == b"8\n"


def test_columns():
    """Results have what their odds are about, or what -q prints of them; odds have a value and its chance."""
    first = ["index", "seed", "outcome", "success", "of"]
    assert tsv.columns(STEP, odds=False) == [*first, "damage.net", "kind"]
    without = SimpleNamespace(rows=("of",), odds=(), quiet=("x", "seed"))
    assert tsv.columns(without, odds=False) == [*first, "x"]
    assert tsv.columns(STEP, odds=True) == ["of", "field", "value", "p", "chance", "at_least"]


def test_odds():
    """Each value of each field is a row: its chance as a fraction, its double, what else is told of all."""
    document = {
        "of": "2d6",
        "odds": {
            "net": {
                "distribution": [[0, "1/4"], [8, "3/4"]],
                "values": [
                    {"value": 0, "p": 0.25, "at_least": 1.0},
                    {"value": 8, "p": 0.75, "at_least": 0.75},
                ],
            },
            "kind": {"values": [{"value": None, "chance": "1", "p": 1.0}]},
        },
    }
    assert tsv.rows_of_odds(document, tsv.columns(STEP, odds=True)).decode().splitlines() == [
        "2d6\tnet\t0\t0.25\t1/4\t1.0",
        "2d6\tnet\t8\t0.75\t3/4\t0.75",
        "2d6\tkind\t\t1.0\t1\t",
    ]


def test_heading():
    """The first line names the columns."""
    assert tsv.heading(["a", "b.c"]) == b"a\tb.c\n"
