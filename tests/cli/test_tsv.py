"""``--tsv``: results and odds as a table for spreadsheets."""

import csv
import io
import json
from fractions import Fraction

import pytest


@pytest.fixture
def rows(dzcli):
    """Run a command line with --tsv; its rows by their headings."""
    return lambda *words: list(csv.DictReader(io.StringIO(dzcli(*words, "--tsv").out), delimiter="\t"))


def test_a_series(dzcli, rows):
    """A row for each result, with what the JSON of the same series has; a miss does 0 damage."""
    series = ("attack", "@koris", "@garde", "--times", "60", "--seed", "5")
    records = [json.loads(line) for line in dzcli(*series, "--json").out.splitlines()]
    found = rows(*series)
    assert [(row["index"], row["outcome"]) for row in found] == [
        (str(one["index"]), one["outcome"]) for one in records
    ]
    assert [row["damage.net"] for row in found] == [
        str(one["damage"]["net"] if one["damage"] else 0) for one in records
    ]
    assert "0" in {row["damage.net"] for row in found}


def test_several_expressions(rows):
    """The rows of several expressions say which each is of."""
    found = rows("roll", "1d6", "10", "--times", "2", "--seed", "1")
    assert [row["roll.expression"] for row in found] == ["1d6", "10", "1d6", "10"]
    assert found[1]["roll.total"] == "10"


def test_one_result(dzcli):
    """One result is a row under its headings."""
    out = dzcli("test", "@koris", "escrime", "--dice", "53", "--tsv").out
    assert out == "index\tseed\toutcome\tsuccess\tstress_gained\n\t\tsuccess\ttrue\t\n"


def test_columns(dzcli):
    """The columns are the fields asked for; lists are joined, deeper things are JSON."""
    words = ("attack", "@koris", "@garde", "--dice", "53,7", "--tsv", "--fields", "actor.name,dice.value,due")
    due = '[{"step":"defend","who":"target"}]'
    assert dzcli(*words).out == f"actor.name\tdice.value\tdue\nKoris\t53,7\t{due}\n"


def test_odds(dzcli, rows):
    """Of odds there is a row for each value, with its chance in doubles and as a fraction."""
    odds = dzcli("attack", "@koris", "@garde", "--odds", "--json").record["odds"]
    found = rows("attack", "@koris", "@garde", "--odds")
    damage = [row for row in found if row["field"] == "damage.net"]
    assert [[int(row["value"]), row["chance"]] for row in damage] == odds["damage.net"]["distribution"]
    assert {row["value"]: row["chance"] for row in found if row["field"] == "outcome"} == {
        one["value"]: one["chance"] for one in odds["outcome"]["values"]
    }
    assert all(float(row["p"]) == float(Fraction(row["chance"])) for row in found)
    assert float(damage[0]["at_least"]) == 1


def test_no_cell_breaks_the_table(dzcli, sheet):
    """A tab in a name stays within its cell."""
    path = sheet("odd", 'nom = "A\\tB"\n[attributs]\nphysique = 40\n')
    out = dzcli("test", path, "physique", "--dice", "3", "--tsv", "--fields", "actor.name,outcome").out
    assert [line.count("\t") for line in out.splitlines()] == [1, 1]


def test_unknown_column(dzcli):
    """A column that there is not leaves nothing on standard output."""
    for more in ((), ("--times", "3"), ("--odds",)):
        assert "nope" in dzcli("roll", "2d6", "--tsv", "--fields", "nope", *more, status=2).err
