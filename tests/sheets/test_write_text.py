"""--write changes values of [etat] and leaves every other byte of the sheet as it was."""

import difflib
import tomllib
from pathlib import Path

import pytest

HEAD = '# Ana, une éclaireuse\nnom = "Ana"   # son nom\n\n[attributs]\n\tphysique = 50\n\n'
REST = "\n[resistances]\nendurance = 40\nvigilance = 0x1E # trente\n"

# What stands in the sheet before, and after the wound of 5 points.
FIVE = {
    "plain": ("[etat]\nsante = 19\nstress = 0\n", "[etat]\nsante = 14\nstress = 0\n"),
    "comment": ("[etat]\nsante = 19    # sur 20\n", "[etat]\nsante = 14    # sur 20\n"),
    "spaces": ("[ etat ]\n   sante=19\n", "[ etat ]\n   sante=14\n"),
    "tabs": ("\t[etat]\t# vu\n\t\tsante\t=\t19\t# c\n", "\t[etat]\t# vu\n\t\tsante\t=\t14\t# c\n"),
    "quoted": ("[\"etat\"]\n'sante' = 19\n", "[\"etat\"]\n'sante' = 14\n"),
    "odd number": ("[etat]\nsante = 0x13\n", "[etat]\nsante = 14\n"),
    "comments around": (
        "# avant\n[etat]\n# un\n\nsante = 19\n# deux\n\n\n",
        "# avant\n[etat]\n# un\n\nsante = 14\n# deux\n\n\n",
    ),
    "other order": (
        "[etat]\nvisee = false\nstress = 1\nsante = 19\netats = []\n",
        "[etat]\nvisee = false\nstress = 1\nsante = 14\netats = []\n",
    ),
    "wounds below": (
        "[etat]\nsante = 19\n[[etat.blessures]] # bras\nid = 2\n",
        "[etat]\nsante = 14\n[[etat.blessures]] # bras\nid = 2\n",
    ),
    "list with comments": (
        "[etat]\nsante = 19\netats = [\n  'au_sol', # tombée\n] # c\n",
        "[etat]\nsante = 14\netats = [\n  'au_sol', # tombée\n] # c\n",
    ),
    "key to add": ("[etat]\nstress = 0 # aucun\n", "[etat]\nstress = 0 # aucun\nsante = 15\n"),
    "empty table": ("[etat]\n", "[etat]\nsante = 15\n"),
}


@pytest.fixture
def hurt(dzcli, tmp_path):
    """Write a text as a sheet, take 5 damage from it with --write, and return the text after."""

    def run(text: str, *words: str) -> str:
        path = tmp_path / "ana.toml"
        path.write_bytes(text.encode())
        dzcli("wound", str(path), *(words or ("--final", "5")), "--write")
        return path.read_bytes().decode()

    return run


@pytest.mark.parametrize("mark", ["", "\ufeff"], ids=["", "BOM"])
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("before, after", FIVE.values(), ids=FIVE)
def test_value(hurt, before, after, end, mark):
    """One value changes where it stands; marks, line ends, order, comments and spaces stay."""
    found = hurt(mark + (HEAD + before + REST).replace("\n", end))
    assert found == mark + (HEAD + after + REST).replace("\n", end)


@pytest.mark.parametrize("before, after", [FIVE[name] for name in ("plain", "comment", "tabs", "quoted")])
def test_no_line_end_at_the_end(hurt, before, after):
    """A sheet that ends without a line end goes on ending so."""
    assert hurt(HEAD + REST + before.rstrip()) == HEAD + REST + after.rstrip()


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize(
    "before, after",
    [
        ("etat = { sante = 19, stress = 0 } # c\n", "etat = { sante = 14, stress = 0 } # c\n"),
        ("etat = {stress=0,sante=19}\n", "etat = {stress=0,sante=14}\n"),
        ("etat.sante = 19 # c\n", "etat.sante = 14 # c\n"),
        ("etat . 'sante' = 19\netat.stress = 1\n", "etat . 'sante' = 14\netat.stress = 1\n"),
    ],
)
def test_etat_without_a_table_of_its_own(hurt, before, after, end):
    """[etat] may be an inline table or dotted keys, and stays what it is."""
    found = hurt((before + HEAD + REST).replace("\n", end))
    assert found == (after + HEAD + REST).replace("\n", end)


@pytest.mark.parametrize(
    "text", [HEAD + REST, HEAD + REST.rstrip(), HEAD + REST + "\n\n# fin\n", HEAD + REST + "# fin"]
)
@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_table_to_add(hurt, text, end):
    """A sheet without [etat] gets one at its end, in its own line ends, and keeps all it had."""
    text = text.replace("\n", end)
    found = hurt(text)
    assert found.startswith(text)
    added = found.removeprefix(text)
    assert added.split() == ["[etat]", "sante", "=", "15"]
    assert added.count("\n") == added.count(end)


@pytest.mark.parametrize("before", ["etat = {}\n", "etat = { stress = 0 }\n", "etat.stress = 0\n"])
def test_key_to_add_without_a_table(hurt, before):
    """A key is added to an inline table and to dotted keys too."""
    found = hurt(before + HEAD + REST)
    assert found.endswith(HEAD + REST)
    assert tomllib.loads(found)["etat"]["sante"] == 15


@pytest.mark.parametrize("before", ["[etat]\nsante = 19\n", "[[etat.blessures]]\nid = 2\n"])
def test_key_to_add_before_a_comment(hurt, before):
    """A key that is added does not part the next table from the comment above it."""
    rest = "\n# la cotte de son père\n[armure]\nid = 'gambison'\n"
    found = hurt(HEAD + before + rest, "--final", "8")
    assert found.startswith(HEAD)
    assert found.endswith(rest)
    assert tomllib.loads(found)["etat"]["stress"] == 1


def test_key_to_add_beside_wounds(hurt):
    """A key is added although [etat] has only its wounds."""
    found = hurt(HEAD + REST + "\n[[etat.blessures]]\nid = 2 # bras\n")
    assert tomllib.loads(found)["etat"] == {"sante": 15, "blessures": [{"id": 2}]}
    assert found.startswith(HEAD + REST)
    assert "id = 2 # bras\n" in found


FALL = ("--final", "19", "--dice", "99,5", "--score", "40")
"""A wound that drops her to 0, with a serious wound of row 5 (critical failure of Endurance)."""


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize(
    "etats",
    [
        "etats = []\n",
        "etats = ['immobilise'] # c\n",
        "etats = [\n  'immobilise', # le matin\n  # rien d'autre\n]\n",
        "etats = [ 'immobilise' # le matin\n]\n",
        "etats = [ # vide\n]\n",
    ],
)
@pytest.mark.parametrize(
    "wounds",
    [
        "",
        "blessures = []\n",
        "blessures = [{ id = 2 }]  # bras\n",
        "blessures = [\n  { id = 2 }, # bras\n  { id = 3 }, # jambe\n]\n",
        "blessures = [ { id = 2 }, # bras\n ]\n",
        "blessures = [\n  { id = 2 } # bras\n]\n",
        "[[etat.blessures]] # bras\n  id = 2\n\n",
    ],
)
def test_lists_that_grow(hurt, etats, wounds, end):
    """A list grows where it stands and keeps its comments; nothing outside [etat] moves."""
    etat = f"[etat]\nsante = 19\nstress = 0\n{etats}{wounds}"
    text = (HEAD + etat + REST).replace("\n", end)
    before = tomllib.loads(text)["etat"]
    found = hurt(text, *FALL)
    after = tomllib.loads(found)
    assert after["etat"]["etats"] == [*before["etats"], "au_sol"]
    assert after["etat"]["blessures"] == [*before.get("blessures", []), {"id": 5}]
    assert found.startswith(HEAD.replace("\n", end))
    assert found.endswith(REST.replace("\n", end))
    assert found.count("\n") == found.count(end)
    for comment in ("# c", "# le matin", "# rien d'autre", "# vide", "# bras", "# jambe"):
        assert text.count(comment) == found.count(comment)


TWO = {
    "inline": "blessures = [\n  { id = 2 }, # le bras\n  { id = 3 }, # la jambe\n]\n",
    "tables": "[[etat.blessures]] # le bras\nid = 2\n[[etat.blessures]] # la jambe\nid = 3\n",
}


@pytest.mark.parametrize("removed, kept", [("2", "3"), ("3", "2")])
@pytest.mark.parametrize("wounds", TWO.values(), ids=TWO)
def test_list_that_shrinks(dzcli, sheet, wounds, removed, kept):
    """The wound that is healed goes with its comment, the other one stays with its own."""
    head = HEAD + "[competences]\nmedecine = 60\n[etat]\nsante = 10\n"
    tail = "\n# la cotte de son père\n[armure]\nid = 'gambison'\n"
    path = sheet("ana", head + wounds + tail)
    dzcli("heal", path, "--mode", "first-aid", "--dice", "11,4,4", "--remove", removed, "--write")
    found = Path(path).read_text(encoding="utf-8")
    assert tomllib.loads(found)["etat"]["blessures"] == [{"id": int(kept)}]
    assert ("# le bras" in found, "# la jambe" in found) == (kept == "2", kept == "3")
    assert found.endswith(tail)


@pytest.mark.parametrize(
    "wounds", ["blessures = [{ id = 2 }]\n", "[[etat.blessures]]\nid = 2\n"], ids=["inline", "tables"]
)
def test_last_wound_healed(dzcli, sheet, wounds):
    """When the last wound goes, the comments of the next table stay."""
    head = HEAD + "[competences]\nmedecine = 60\n[etat]\nsante = 10\n"
    tail = "\n# la cotte de son père\n[armure]\nid = 'gambison'\n"
    path = sheet("ana", head + wounds + tail)
    dzcli("heal", path, "--mode", "first-aid", "--dice", "11,4,4", "--write")
    found = Path(path).read_text(encoding="utf-8")
    assert tomllib.loads(found)["etat"].get("blessures", []) == []
    assert found.startswith(head.replace("sante = 10\n", "sante = "))
    assert found.endswith(tail)


def test_value_inside_a_wound(dzcli, sheet):
    """A value of a wound changes where it stands."""
    text = HEAD + "[etat]\nsante = 9\n[[etat.blessures]] # une\nid = 1\nrounds = 4 # vite !\n" + REST
    path = sheet("ana", text)
    dzcli("wound", path, "--bleed", "1", "--write")
    assert Path(path).read_text(encoding="utf-8") == text.replace("rounds = 4", "rounds = 3")


def test_wound_that_says_what_goes_without_saying(dzcli, sheet):
    """A wound that says stabilisee = false keeps saying so while another one bleeds."""
    rows = "[[etat.blessures]]\nid = 1\nrounds = 3\n[[etat.blessures]]\nid = 5\nstabilisee = false # non\n"
    text = HEAD + "[etat]\nsante = 9\n" + rows + REST
    path = sheet("ana", text)
    dzcli("wound", path, "--bleed", "1", "--write")
    assert Path(path).read_text(encoding="utf-8") == text.replace("rounds = 3", "rounds = 2")


def test_weapons_around_etat(hurt):
    """[etat] may stand between two [[armes]]."""
    arme = '\n[[armes]]\nnom = "{}"\ntype = "epee"\ndegats = "1d10"\n'
    text = HEAD + arme.format("une") + "[etat]\nsante = 19\n" + arme.format("deux")
    assert hurt(text) == text.replace("19", "14")


def test_minus_of_a_rulebook(hurt):
    """A sheet with a typographic minus can be read, so it can be written."""
    text = HEAD + "[etat]\nsante = 19\n[armure]\nnom = 'C'\nabs = 1\nmalus = { mobilite = −10 }\n"
    assert hurt(text) == text.replace("19", "14")


@pytest.mark.parametrize("name", ["koris", "senna", "garde", "brigand"])
def test_shipped_sheet(dzcli, sheet, name):
    """A wound written on a copy of a shipped sheet changes one line."""
    path = Path(sheet(name))
    before = path.read_text(encoding="utf-8").splitlines()
    dzcli("wound", str(path), "--final", "2", "--write")
    after = path.read_text(encoding="utf-8").splitlines()
    changed = [line for line in difflib.ndiff(before, after) if line[0] in "+-"]
    assert [line.split(" = ")[0] for line in changed] == ["- sante", "+ sante"]
