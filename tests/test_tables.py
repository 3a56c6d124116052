"""The tables that ship: which files and sheets there are, and what is kept of them."""

import os

import pytest

from dzcli import tables


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A folder of tables: one system with sheets, one without, and a file beside them."""
    for name, text in {
        "a/combat.toml": "[x]\ny = 1\n\n[xy]\ny = 2\n\n[z]\ny = 3\n",
        "a/notes.txt": "",
        "a/sheets/ana.toml": "",
        "a/sheets/bo_2.toml": "",
        "b/regles.toml": "",
        "c/sheets/cy.toml": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(tables, "root", lambda: str(tmp_path))
    # What was made of others, and what is made of these, is for these tests alone.
    for name in ("_text", "one", "shipped_sheet"):
        monkeypatch.setattr(tables, name, getattr(tables, name).__wrapped__)
    return tmp_path


def test_files(tree):
    """A system's files are those that end as tables do; an unknown system has none."""
    assert [tables.shipped_files(name) for name in "abx"] == [["combat"], ["regles"], []]


@pytest.mark.parametrize("key, value", [("x", 1), ("xy", 2), ("z", 3)])
def test_one(tree, key, value):
    """One table of a file is read by its own heading, wherever it stands."""
    assert tables.one("a", "combat", key) == {"y": value}


def test_sheet_names(tree):
    """Sheets that ship are known by their names, of all systems or of one."""
    assert tables.shipped_names() == ["ana", "bo_2", "cy"]
    assert tables.shipped_names("a") == ["ana", "bo_2"]
    assert tables.shipped_names("b") == []


@pytest.mark.parametrize(
    "name, found",
    [("ana", "ana"), ("ANA", "ana"), ("bo-2", "bo_2"), ("../ana", None), ("", None), ("dy", None)],
)
def test_sheet(tree, name, found):
    """A sheet is found however its name is spelt, and never by a path."""
    sheet = tables.shipped_sheet(name)
    assert (sheet and sheet.name) == found


def test_sheet_stands_for_its_file(tree):
    """A sheet that ships is of a system, and can be opened as its file."""
    sheet = tables.shipped_sheet("cy")
    assert (sheet.system, os.fspath(sheet)) == ("c", str(tree / "c" / "sheets" / "cy.toml"))


class Own:
    """Tables of one's own: one more value in each file, and a file of random tables."""

    def laid_over(self, system, name, shipped):
        return {**shipped, "own": name}

    def added(self, system):
        return ["random"]

    def used(self, system, name):
        return [{"file": f"{system}/{name}", "fingerprint": "x"}]

    def place(self, system, name, row):
        return "own.toml:3" if row == ("own",) else None


@pytest.fixture
def own():
    """Tables of one's own are in force for the test."""
    tables.lay(Own())
    yield
    tables.lay(None)


def test_laid_over(own):
    """What lies over the tables is in what is loaded, told by its place, and beside what ships."""
    assert tables.load("dz", "sante")["own"] == "sante"
    assert tables.load("dz", "random") == {"own": "random"}
    assert tables.files("dz")[-1] == "random"
    assert tables.own("dz", "sante") == [{"file": "dz/sante", "fingerprint": "x"}]
    assert tables.place("dz", "sante", ("own",)) == "own.toml:3"
    assert tables.place("dz", "sante", ("stress",)) == "dz/sante.toml"


def test_nothing_laid_over():
    """Without any, what ships is all there is."""
    assert "own" not in tables.load("dz", "sante")
    assert (tables.own("dz"), tables.added("dz")) == ([], [])
    assert tables.place("dz", "sante", ("own",)) == "dz/sante.toml"


def test_what_was_made_is_forgotten():
    """What was made of the tables is kept until others are laid, and made anew then."""
    made = []

    @tables.cached
    def count(key):
        made.append(key)
        return len(made)

    assert [count("a"), count("a"), count("b")] == [1, 1, 2]
    tables.lay(Own())
    assert count("a") == 3
    tables.lay(None)
    assert count("a") == 4
    tables.lay(None)
    assert count("a") == 4


@pytest.mark.parametrize("table, rows", [({"a": {}}, True), ({"a": {}, "b": 1}, False), ({}, True)])
def test_has_rows(table, rows):
    """A table is one of rows if all that it holds are tables."""
    assert tables.has_rows(table) is rows
