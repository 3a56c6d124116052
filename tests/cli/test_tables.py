"""The command tables: every number that the rules print, and the questions they leave open."""

import itertools
import re
import tomllib
from pathlib import Path

import pytest

from dzcli import systems, tables
from dzcli.show import words
from dzcli.step import questions
from dzcli.step.columns import COLUMNS

SECTION = re.compile(r"(\d+(\.\d+)+|l\.\d+(-\d+)?)")
UNPRINTED = {
    "dz": {"attributs", "resistances volonte", "resistances sang_froid"},
    "duel": {"sante", *(f"caracteristiques {name}" for name in ("vol", "esp", "cha", "ins"))},
}
"""Tables, and rows of tables, that the rules of the chapter name without printing them."""
NAMED = [
    (system, name)
    for system in systems.NAMES
    for file in tables.files(system)
    if file != questions.TABLE
    for name in tables.load(system, file)
]


def shown(dzcli, system, *words):
    """What the command shows of a system as JSON."""
    return dzcli("tables", *words, "--system", system, "--json").record


@pytest.mark.parametrize("system", systems.NAMES)
def test_names(dzcli, system):
    """Without a name it lists every table of the system's files once, and the open questions."""
    files = [file for file in tables.files(system) if file != questions.TABLE]
    headers = list(itertools.chain.from_iterable(tables.load(system, file) for file in files))
    assert len(headers) == len(set(headers))
    assert shown(dzcli, system)["tables"] == [*headers, "regles"]
    assert dzcli("tables", "--system", system).out.split() == [*headers, "regles"]


@pytest.mark.parametrize("system, name", NAMED)
def test_every_row_has_its_section(dzcli, system, name):
    """Every row says where the rules print it: a section or a line."""
    rows = shown(dzcli, system, name)["rows"]
    assert rows
    unprinted = UNPRINTED.get(system, set())
    for row in rows:
        if name in unprinted or f"{name} {row.get('id')}" in unprinted:
            assert "section" not in row
        else:
            assert SECTION.fullmatch(row["section"]), row


@pytest.mark.parametrize("system, name", NAMED)
def test_every_row_as_text(dzcli, system, name):
    """The text has each row under its name, with its section and all of its columns."""
    told = dzcli("tables", name, "--system", system).out
    called = {**words.COLUMNS, **systems.get(system).columns()}
    for row in shown(dzcli, system, name)["rows"]:
        name = row.get("nom", "")
        assert (name["en"] if isinstance(name, dict) else str(name)) in told
        assert "section" not in row or f"({row['section']})" in told
        for column in set(row) - {"id", "nom", "section"}:
            assert f"  {called[column]}:" in told


@pytest.mark.parametrize("system", systems.NAMES)
def test_every_question_has_its_section(dzcli, system):
    """Every open question says where the rules leave it open, and what answers there are."""
    rows = shown(dzcli, system, "regles")["rows"]
    assert [row["id"] for row in rows] == list(tables.load(system, "regles"))
    for row in rows:
        assert SECTION.fullmatch(row["section"]), row
        assert len(row["answers"]) > 1
        assert row["in_force"] in row["answers"]


def test_the_numbers_of_the_file(dzcli):
    """What is shown are the values of the table's file, and that it is from there."""
    with Path(tables.root(), "dz", "combat.toml").open("rb") as file:
        armour = tomllib.load(file)["armures"]
    rows = shown(dzcli, "dz", "armures")["rows"]
    assert {row.pop("id"): row for row in rows} == {
        key: {**row, "file": "dz/combat.toml"} for key, row in armour.items()
    }
    assert "  Abs: 3" in dzcli("tables", "armures").out


@pytest.mark.parametrize("word", ["arm", "Armures", "ARMURE"])
def test_a_beginning_is_enough(dzcli, word):
    """A table is found by its name in any letters, or by a beginning that only it has."""
    assert shown(dzcli, "dz", word)["table"] == "armures"


def test_unknown_table(dzcli):
    """A name that is no table's suggests the one that was perhaps meant, or lists all of them."""
    assert 'did you mean "modificateurs"?' in dzcli("tables", "modifcateur", status=2).err
    assert "positions, types" in dzcli("tables", "zzz", status=2).err
    assert dzcli("tables", "zzz", "--json", status=2).error["code"] == "unknown_table"


def test_unknown_system(dzcli):
    """A name that is no system's lists those there are."""
    assert ", ".join(systems.NAMES) in dzcli("tables", "--system", "zzz", status=2).err


def test_language(dzcli):
    """In French the words of ours are French, with the spaces of French; the game's own stay."""
    told = dzcli("--lang", "fr", "tables", "regles").out
    assert "  en vigueur\u00a0: toujours_echec_critique" in told
    assert "Que vaut un jet de 100 (00)" in told
    assert "couvert_leger\u00a0: Couvert léger (7.5)" in dzcli("tables", "modificateurs", "--lang", "fr").out


@pytest.mark.parametrize("system", systems.NAMES)
def test_columns_have_names(system):
    """Each column of the tables that ship is called something, and nothing is named that no table has."""
    found = set()
    for file in tables.shipped_files(system):
        if file == "regles":
            continue
        for table in tables.shipped(system, file).values():
            rows = table if isinstance(table, list) else [table]
            if isinstance(table, dict) and tables.has_rows(table):
                rows = [*table.values()]
            found |= {key for row in rows for key in row} - {"id", "nom", "section"}
    columns = systems.get(system).columns()
    assert found <= columns.keys()
    assert columns.keys() - COLUMNS.keys() <= found


def test_headings(dzcli):
    """Columns are called by the words of the game in either language; JSON keeps their keys."""
    assert "  works against: tous\n" in dzcli("tables", "boucliers").out
    assert "  vaut contre\u00a0: tous\n" in dzcli("tables", "boucliers", "--lang", "fr").out
    assert "contre" in dzcli("tables", "boucliers", "--json").record["rows"][0]
    rolled = ("roll", "--table", "blessures", "--dice", "2")
    assert "  7.8   bears on: precision\n" in dzcli(*rolled).out
    assert "porte sur\u00a0: precision" in dzcli(*rolled, "--lang", "fr").out
    assert "portee" in dzcli(*rolled, "--json").record["table"]["row"]
