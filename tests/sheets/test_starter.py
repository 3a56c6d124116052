"""The lines of a new sheet, for keys of every kind."""

from typing import Annotated, Literal

import msgspec
import pytest

from dzcli.sheets.kind import Field, Kind
from dzcli.sheets.starter import starter

LONG = "What it is for, told at such length that no line has the room for it beside a value."


class Weapon(msgspec.Struct):
    """A table, of which a sheet has several."""

    nom: str
    portee: Annotated[int, msgspec.Meta(ge=1)] | None = None


class Armour(msgspec.Struct):
    """A table of which all may be left out."""

    id: str = ""
    abs: int = 3


class Score(msgspec.Struct):
    """A table under a key of one's own."""

    score: int


class State(msgspec.Struct):
    """A table with a value that a new sheet has."""

    stress: int = 0
    etats: list[str] = []


class Sheet(msgspec.Struct):
    """A key of every kind."""

    nom: str
    systeme: Literal["essai"]
    rang: Literal["bas", "haut"] = "bas"
    force: int = 4
    agile: int | None = None
    vivant: bool = False
    titre: str | None = None
    dieux: list[str] = []
    devise: str = ""
    langue: str = ""
    vide: bool | None = None
    attributs: dict[str, int] = {}
    competences: dict[str, int | Score] = {}
    armure: Armour | None = None
    armes: list[Weapon] = []
    etat: State | None = None


FIELDS = {
    "nom": Field("The name.", start="?"),
    "rang": Field("The rank:"),
    "force": Field("Strength."),
    "vivant": Field(LONG),
    "dieux": Field("Gods:", names=lambda: ["un", "deux"]),
    "devise": Field("A motto.", example="Tout !"),
    "langue": Field("A tongue:", names=lambda: ["haut", "bas"]),
    "attributs": Field("Attributes.", start={"physique": 50}, names=lambda: ["physique", "mental"]),
    "competences": Field(""),
    "armes": Field("The weapons."),
    "armes.nom": Field("A weapon.", example="Arc"),
    "etat.etats": Field(LONG, start=["x"]),
}
LINES = """
nom = "Ana"                                 # The name.
systeme = "essai"
# rang = "bas"                              # The rank: bas | haut
# force = 4                                 # Strength.
# agile = 0
# What it is for, told at such length that no line has the room for it beside a value.
# vivant = false
# titre = ""
# dieux = []                                # Gods: un | deux
# devise = "Tout !"                         # A motto.
# langue = "haut"                           # A tongue: haut | bas
# vide = false

# Attributes.
# Keys: physique, mental
[attributs]
physique = 50

# [competences]

# [armure]
# id = ""
# abs = 3

# The weapons.
# [[armes]]
# nom = "Arc"                               # A weapon.
# portee = 0

[etat]
# stress = 0                                # Tension
# What it is for, told at such length that no line has the room for it beside a value.
etats = ["x"]
"""


@pytest.fixture
def lines():
    """The lines of a new sheet of the type above."""

    def run(say=str):
        return list(starter(Kind(Sheet, FIELDS), "Ana", {"etat.stress": "Tension"}, say, "Keys:"))

    return run


def test_lines(lines):
    """Each key is a line, as a comment where it may be left out; tables come last, under their headings."""
    assert lines() == LINES.strip("\n").split("\n")


def test_lines_in_another_language(lines):
    """What keys are for is told by the reader's words; keys and values stay as they are."""
    told = lines(str.upper)
    assert told[0] == 'nom = "Ana"                                 # THE NAME.'
    assert told[2] == '# rang = "bas"                              # THE RANK: bas | haut'


@pytest.mark.parametrize("length, rows", [(56, 1), (57, 2)])
def test_as_wide_as_it_may_be(length, rows):
    """What a key is for stands beside it up to a hundred columns, else above it."""

    class Short(msgspec.Struct):
        nom: str

    found = list(starter(Kind(Short, {"nom": Field("x" * (length - 2))}), "Ana", {}, str, ""))
    assert len(found) == rows
    assert max(map(len, found)) <= 100


def test_long_lists_are_folded():
    """What stands above a table takes as many lines of a hundred columns as it needs."""

    class Table(msgspec.Struct):
        nom: str
        attributs: dict[str, int] = {}

    fields = {"attributs": Field(LONG + " " + LONG, names=lambda: [f"attribut_{n}" for n in range(20)])}
    found = list(starter(Kind(Table, fields), "Ana", {}, str, "Keys:"))
    assert found[0] == 'nom = "Ana"'
    assert found[-1] == "# [attributs]"
    assert all((line.startswith("# ") and 60 < len(line) <= 100) or len(line) < 60 for line in found[2:-1])
    assert " ".join(line.removeprefix("# ") for line in found[2:-1]).endswith("attribut_18, attribut_19")


@pytest.mark.parametrize("start, heading", [(None, "# [attributs]"), ({}, "[attributs]")])
def test_heading_of_an_empty_table(start, heading):
    """A table that a new sheet has, though nothing is in it, is no comment."""

    class Table(msgspec.Struct):
        attributs: dict[str, int] = {}

    assert (
        list(starter(Kind(Table, {"attributs": Field("", start=start)}), "Ana", {}, str, ""))[-1] == heading
    )
