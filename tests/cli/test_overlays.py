"""Tables of one's own: rows that replace, rows that are added, and what is wrong in them."""

import tomllib
from pathlib import Path

import pytest

from dzcli import systems, tables

ARMOUR = """\
[armures]
gambison = { nom = "Gambison doublé", abs = 3, rigide = false }
ecailles_de_dragon = { nom = "Écailles de dragon", abs = 9, rigide = true, section = "Bestiaire" }

[boucliers]
porte = { nom = "Porte", bonus = 25, contre = "tous" }

[types]
fouet = { nom = "Fouet", competence = "escrime", distance = false }

[modificateurs]
boue = { nom = "Boue", valeur = -15, compte = true }
"""
WOUNDS = """\
seulement = ["blessures"]

[[blessures]]
id = 1
de = 1
a = 4
nom = "Bosse"
texte = { fr = "Une bosse.", en = "A bump." }

[[blessures]]
id = 2
de = 5
a = 6
nom = "Artère"
rounds = 4
texte = { fr = "Ça saigne.", en = "It bleeds." }
"""


@pytest.fixture
def own(tmp_path: Path):
    """Write a folder of tables; its path. ``files`` are their texts by ``system/file``."""

    def write(folder: str = "own", **files: str) -> str:
        for name, text in files.items():
            system, _, file = name.partition("__")
            path = tmp_path / folder / system / f"{file}.toml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return str(tmp_path / folder)

    return write


def garde(tmp_path: Path, dzcli, before: str, after: str) -> str:
    """The shipped guard with something else in his sheet."""
    path = tmp_path / "garde.toml"
    if not path.exists():
        dzcli("sheet", "new", str(path), "--from", "@garde")
    path.write_text(path.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
    return str(path)


def test_a_row_of_the_same_id_replaces(dzcli, own):
    """An armour with the id of a shipped one is worn in its place."""
    blow = ("attack", "@koris", "@garde", "--dice", "20,5")
    assert dzcli(*blow, "-q").out == "6\n"
    assert dzcli(*blow, "-q", "--tables", own(dz__combat=ARMOUR)).out == "4\n"
    assert dzcli(*blow, "-q").out == "6\n", "tables of one run are none of the next"


@pytest.mark.parametrize("row, option, told", [
    ("[armure]\nid = 'ecailles_de_dragon'", (), "Écailles de dragon: Abs 9"),
    ("[bouclier]\nid = 'porte'", ("--through", "defend"), "Porte"),
    ("", ("-m", "boue"), "maison  Boue: -15."),
])  # fmt: skip
def test_a_new_id_adds(tmp_path, dzcli, own, row, option, told):
    """Armour, shields and modifiers of one's own are there to be used."""
    target = garde(tmp_path, dzcli, '[armure]\nid = "gambison"', row or '[armure]\nid = "gambison"')
    dice = "20,5,40" if option == ("--through", "defend") else "20,5"
    run = dzcli(
        "attack", "@koris", target, *option, "--dice", dice, "--tables", own(dz__combat=ARMOUR), status=None
    )
    assert told in run.out


def test_own_weapon(tmp_path, dzcli, own):
    """A kind of weapon of one's own gives its skill."""
    sheet = garde(tmp_path, dzcli, 'type = "epee"', 'type = "fouet"')
    folder = own(dz__combat=ARMOUR)
    assert "fouet" in dzcli("attack", sheet, "--dice", "20,5", status=3).err
    record = dzcli("attack", sheet, "--dice", "90", "--json", "--tables", folder).record
    assert record["weapon"]["skill"] == "escrime"
    dzcli("sheet", "check", sheet, "--tables", folder)


def test_own_wounds(dzcli, own, by_value):
    """A wound table of one's own has a die of its own, rows of several faces, and its own words."""
    words = ("wound", "@garde", "--final", "50", "--tables", own(dz__sante=WOUNDS))
    told = dzcli(*words, "--dice", "90,5,3").out
    assert "Serious wound, roll 5: Artère." in told
    assert "It bleeds." in told
    record = dzcli(*words, "--dice", "90,5,3", "--json").record
    assert record["wound"]["injury"] == {"id": 2, "name": "Artère", "rounds": 3}
    assert dzcli(*words, "--dice", "90,7", status=4).err.count("6")
    odds = dzcli(*words, "--odds", "--json").record["odds"]["wound.injury.id"]
    assert by_value(odds)[1] == "13/30"
    assert by_value(odds)[2] == "13/60"


def test_results_say_so(dzcli, own):
    """A result names the files that are in force, with what they held; one without them says nothing."""
    folder = own(dz__combat=ARMOUR)
    words = ("attack", "@koris", "@garde", "--seed", "1")
    file = str(Path(folder, "dz", "combat.toml"))
    assert f"Tables of one's own are in force: {file}." in dzcli(*words, "--tables", folder).out
    record = dzcli(*words, "--tables", folder, "--json").record
    assert record["tables"] == [{"file": file, "fingerprint": record["tables"][0]["fingerprint"]}]
    assert record["tables"][0]["fingerprint"].startswith("sha256:")
    assert "tables" not in dzcli(*words, "--json").record
    odds = dzcli(*words[:3], "--odds", "--tables", folder, "--json").record
    assert any(file in warning for warning in odds["warnings"])


def test_which_goes_first(monkeypatch, tmp_path, dzcli, own):
    """What --tables names goes before DZCLI_TABLES, and that before the user's folder of data."""
    row = "[armures]\ngambison = { nom = '%s', abs = %d, rigide = false }\n"
    blow = ("attack", "@koris", "@garde", "--dice", "20,5", "-q")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    own(
        "dzcli/tables",
        dz__combat=row % ("data", 3) + "[modificateurs]\nboue = { nom = 'Boue', valeur = 5, compte = true }",
    )
    assert dzcli(*blow).out == "4\n"
    monkeypatch.setenv("DZCLI_TABLES", own("named", dz__combat=row % ("variable", 4)))
    assert dzcli(*blow).out == "3\n"
    assert dzcli(*blow, "-m", "boue", "--tables", own("given", dz__combat=row % ("option", 5))).out == "2\n"


WRONG = tomllib.loads(Path(__file__).with_name("wrong_tables.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("words", ["wound @garde --final 50", "attack @koris @garde", "tables armures"])
def test_wrong(dzcli, own, name, words):
    """What is wrong in a table of one's own is told with its file, line, table and row, whatever is done."""
    wrong = WRONG[name]
    folder = own(**{wrong["file"].replace("/", "__"): wrong["text"]})
    run = dzcli(*words.split(), "--tables", folder, status=3)
    path = Path(folder, f"{wrong['file']}.toml")
    assert run.err.startswith(f"dzcli: {path}:{wrong['line']}:")
    assert wrong["told"] in run.err


def test_wrong_folder(monkeypatch, tmp_path, dzcli, own):
    """A folder that is none, or none of tables, and a file that is none of a system's are told."""
    assert "is no folder" in dzcli("tables", "--tables", str(tmp_path / "none"), status=3).err
    assert "there are dz, duel" in dzcli("tables", "--tables", str(tmp_path), status=3).err
    assert "one that ships (combat, " in dzcli("tables", "--tables", own(dz__combats=""), status=3).err
    monkeypatch.setenv("DZCLI_TABLES", str(tmp_path / "none"))
    assert dzcli("test", "@koris", "escrime", status=3).err.startswith("dzcli: DZCLI_TABLES:")


@pytest.mark.parametrize("text, told", [
    ("seulement = 1", "seulement: found 1, expected a list"),
    ('seulement = ["zones"]', 'seulement[0]: found "zones", expected nothing, for there is none'),
    ('[localisations]\nqueue = { nom = "Queue", jusqu_a = 105 }', "expected faces up to 100"),
    ('[localisations]\njambe_gauche = { nom = "Jambe", jusqu_a = 90 }', "found no row for 91 to 100"),
])  # fmt: skip
def test_wrong_locations(dzcli, own, text, told):
    """Tables of places are as complete as the numbers they are for."""
    run = dzcli(
        "wound",
        "@colosse",
        "--raw",
        "9",
        "--hit-roll",
        "7",
        "--tables",
        own(d100__localisations=text),
        status=3,
    )
    assert told in run.err


def test_own_location(dzcli, own):
    """A place of one's own is where its numbers are, wherever it stands in the file."""
    text = '[localisations]\nqueue = { nom = "Queue", jusqu_a = 5 }'
    words = ("wound", "@colosse", "--raw", "9", "--hit-roll", "40", "--json")
    assert dzcli(*words, "--tables", own(d100__localisations=text)).record["location"]["zone"] == "queue"


def test_tables_says_where_from(dzcli, own):
    """Each row is shown with the file it comes from; one's own with the line."""
    folder = own(dz__combat=ARMOUR)
    path = Path(folder, "dz", "combat.toml")
    rows = {row["id"]: row for row in dzcli("tables", "armures", "--tables", folder, "--json").record["rows"]}
    assert rows["gambison"]["file"] == f"{path}:2"
    assert rows["ecailles_de_dragon"]["section"] == "Bestiaire"
    assert rows["gambison"]["section"] == "maison"
    assert rows["cotte_de_mailles"]["file"] == "dz/combat.toml"
    assert f"  from: {path}:3" in dzcli("tables", "armures", "--tables", folder).out


def test_a_table_of_single_values(dzcli, own):
    """Of a table of single values only those given change."""
    folder = own(dz__sante="[stress]\nmaximum = 12\n")
    (row,) = dzcli("tables", "stress", "--tables", folder, "--json").record["rows"]
    assert (row["maximum"], row["panique"], row["section"]) == (12, 8, "maison")
    assert row["file"].endswith(", dz/sante.toml") or row["file"].startswith("dz/sante.toml, ")


JETS = 'seulement = ["jets"]\njets.par = { nom = "PAR", caracteristique = "par" }\n'
ZONES = """\
seulement = ["zones"]
zones.melee = { nom = "Mêlée", jusqu_a = 1, texte = { fr = "au contact", en = "in contact" } }
"""
TESTS = 'seulement = ["competences"]\ncompetences.danse = { nom = "Danse", attribut = "physique" }\n'


@pytest.mark.parametrize("file, text, words, told", [
    ("d20__combat", JETS, "attack @melete @skaven", 'toml: no table has the row "att", which the rules need'),
    ("duel__escarmouche", ZONES, "attack @archere @reitre --distance 40", "toml: a table lacks a row"),
    ("dz__tests", TESTS, "wound @koris --final 12", 'types.epee.competence: found "escrime", expected danse'),
])  # fmt: skip
def test_rows_that_the_rules_need(dzcli, own, file, text, words, told):
    """Tables of which no shipped row is left may lack one that the rules name: that is no fault of dzcli."""
    folder = own(**{file: text})
    for more in ([], ["--json"]):
        assert (
            told.replace('"', '\\"' if more else '"')
            in dzcli(*words.split(), "--tables", folder, *more, status=3).err
        )


SHIPPED_FILES = [
    (system, name)
    for system in systems.NAMES
    for name in sorted(tables.files(system))
    if name != tables.QUESTIONS
]


@pytest.mark.parametrize(("system", "name"), SHIPPED_FILES, ids="/".join)
def test_every_file_knows_its_tables(dzcli, tmp_path, system, name):
    """A table that a file of the rules does not have is refused in each of them."""
    folder = tmp_path / system
    folder.mkdir()
    (folder / f"{name}.toml").write_text("[inconnu]\nx = 1\n", encoding="utf-8")
    ran = dzcli("tables", name, "--system", system, "--tables", str(tmp_path), status=3)
    assert "inconnu" in ran.err
