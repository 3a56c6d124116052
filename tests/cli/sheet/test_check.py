"""sheet check: every mistake of a sheet at once, by file and line."""

import json

import pytest

from dzcli import tables

WRONG = """systeme = "dz"
nom = Koris
role = "heros"

[attributs]
physique = "fort"
perseption = 40
influence = 40,5

[competences]
escrime = { rang = "expert" }
éloquence = 30

[[armes]]
type = "epee"
degats = "1d12"

[[armes]]
nom = "Arc"
type = "arcc"
degats = "1d10"
traits = ["allonge", "pointu", 3, "brizant"]

[etat]
sante = 500
etats = [1, "surpriz"]
"""
MISTAKES = [
    (2, None, '"Koris"'),
    (8, None, "40.5"),
    (12, None, "éloquence"),
    (3, "role", "pj, pnj"),
    (6, "attributs.physique", "1 to 100"),
    (7, "attributs.perseption", '"perception"?'),
    (14, "armes[0].nom", "missing"),
    (16, "armes[0].degats", "1d10+2"),
    (20, "armes[1].type", '"arc"?'),
    (22, "armes[1].traits[2]", "text"),
    (22, "armes[1].traits[1]", '"pointu"'),
    (22, "armes[1].traits[3]", '"brisant"?'),
    (26, "etat.etats[0]", "text"),
    (26, "etat.etats[1]", '"surpris"?'),
]
"""The lines of WRONG, the keys they are about, and what is said of each."""


def test_every_mistake(ended, sheet):
    """Texts that are no TOML, types, names, ranges, slips: all are told at once, and nothing twice."""
    path = sheet("x", WRONG)
    ran = ended("sheet", "check", path, "--lang", "en")
    assert (ran.status, ran.err) == (3, "")
    lines = ran.out.splitlines()
    assert len(lines) == len(MISTAKES)
    for told, (line, key, part) in zip(lines, MISTAKES, strict=True):
        assert told.startswith(f"{path}:{line}: {key or ''}"), told
        assert part in told, told


def test_json(ended, sheet):
    """As JSON each mistake has its line, its key and its sentence."""
    path = sheet("x", WRONG)
    ran = ended("sheet", "check", path, "--json", "--lang", "en")
    told = json.loads(ran.out)
    assert (ran.status, told["sheet"], told["system"], told["correct"]) == (3, path, "dz", False)
    assert [(one["line"], one["key"]) for one in told["mistakes"]] == [one[:2] for one in MISTAKES]
    assert all(one["message"].startswith(f"{path}:{one['line']}: ") for one in told["mistakes"])


@pytest.mark.parametrize("name", tables.shipped_names())
def test_a_sheet_that_ships_is_correct(dzcli, name):
    """Every sheet that ships is correct, and said to be."""
    assert dzcli("sheet", "check", f"@{name}").out == f"@{name}: no mistake.\n"
    assert dzcli("sheet", "check", f"@{name}", "--json").record["correct"] is True


def test_several(ended, sheet):
    """Every sheet is checked, whatever is wrong with one; one that is wrong decides the status."""
    good, bad = sheet("koris"), sheet("x", "nom = 3\n")
    ran = ended("sheet", "check", good, "nulle-part.toml", bad, "@garde", "--lang", "en")
    assert ran.status == 3
    places = [line.split(" ")[0].rstrip(":") for line in ran.out.splitlines()]
    assert places == [good, "nulle-part.toml", f"{bad}:1", "@garde"]


OTHERS = {
    "a system that there is not": ('systeme = "dd"\nnom = "A"\n', [1]),
    "no sheet of the duel": (
        'systeme = "duel"\nnom = 3\n[caracteristiques]\nfor = 99\nhabb = 3\n',
        [2, 4, 5],
    ),
    "no sheet of the Système d10": (
        'systeme = "d10"\nnom = "A"\n[techniques]\nvolerr = 2\n[etat]\netats = ["zzz"]\n',
        [4, 6],
    ),
    # What follows a heading that is wrong is not trusted.
    "a heading left open": ("nom = 'A'\n[attributs\nphysique = 500\n", [2]),
    "a list left open": ("nom = 'A'\n[etat]\netats = ['surpris'\nsante = 4\n", [4]),
    "nothing": ("", [1]),
    "a wrong item before a slip": (
        "nom = 'A'\n[[armes]]\n[[armes]]\nnom = 'B'\ndegats = '1d10'\ntype = 'arcc'\n",
        [2, 2, 2, 6],
    ),
}


@pytest.mark.parametrize("text, lines", OTHERS.values(), ids=OTHERS)
def test_lines(ended, sheet, text, lines):
    """The lines of the mistakes, whatever the system."""
    path = sheet("x", text)
    ran = ended("sheet", "check", path, "--lang", "en")
    assert ran.status == 3
    assert [int(told.removeprefix(f"{path}:").split(":")[0]) for told in ran.out.splitlines()] == lines


def test_standard_input(ended):
    """A sheet may come from standard input."""
    ran = ended("sheet", "check", "-", "--lang", "en", stdin=b"nom = 3\n")
    assert (ran.status, ran.out.split(":")[:2]) == (3, ["-", "1"])


def test_house_rule(ended, sheet):
    """What only a house rule allows is no mistake under it."""
    path = sheet("x", "nom = 'A'\n[etat]\nstress = 12\n")
    assert ended("sheet", "check", path).status == 3
    assert ended("sheet", "check", path, "--rule", "stress_max=0").status == 0


def test_french(ended, sheet):
    """In French the sentences are French."""
    ran = ended(
        "sheet", "check", sheet("x", "nom = 'A'\n[attributs]\nphysique = 500\n"), "@garde", "--lang", "fr"
    )
    assert "un nombre entier de 1 à 100" in ran.out
    assert ran.out.endswith("@garde\u00a0: aucune erreur.\n")


SIGNS = r"""nom = "A\u001b[2J"
"metier\u202e" = "x"
[attributs]
physique = 50
[[armes]]
nom = "a\nb"
type = "epee"
degats = "1d10"
"""


def test_signs_that_are_not_shown(ended, sheet):
    """A sign that is not shown as it is, in whatever text or key, is told by its number."""
    path = sheet("x", SIGNS)
    ran = ended("sheet", "check", path, "--json", "--lang", "en")
    told = [
        (one["line"], one["message"])
        for one in json.loads(ran.out)["mistakes"]
        if "the sign" in one["message"]
    ]
    signs = [(line, text.partition("found ")[2].partition(",")[0]) for line, text in told]
    assert signs == [(1, "the sign U+001B"), (2, "the sign U+202E"), (6, "the sign U+000A")]
    assert (
        ended("test", sheet("y", SIGNS.replace('"metier', '# "metier')), "physique", "--dice", "1").status
        == 0
    )
