"""Random tables of one's own: whole tables, in files that no shipped one has the name of."""

import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

from dzcli import systems

TABLES = """\
rencontres = ["Trois loups", "Un marchand", "Rien"]

[meteo.pluie]
jusqu_a = 30
nom = "Pluie"
texte = { fr = "Il pleut.", en = "It rains." }

[meteo.soleil]
jusqu_a = 100
nom = "Grand soleil"
vue = 200

[[butin]]
de = 1
a = 4
nom = "Une bourse"
texte = "De quoi boire."

[[butin]]
id = 9
de = 5
a = 6
nom = "Rien"
"""


@pytest.fixture
def folder(tmp_path: Path):
    """Write files of tables of one's own; the folder they are in."""

    def write(text: str = TABLES, file: str = "dz/hasard.toml") -> str:
        path = tmp_path / "own" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return str(tmp_path / "own")

    return write


@pytest.mark.parametrize("name, face, faces, label", [
    ("rencontres", 2, 3, "Un marchand"),
    ("meteo", 30, 100, "Pluie"),
    ("meteo", 31, 100, "Grand soleil"),
    ("butin", 4, 6, "Une bourse"),
    ("butin", 5, 6, "Rien"),
    ("rencon", 3, 3, "Rien"),
])  # fmt: skip
def test_rolled_on(dzcli, folder, name, face, faces, label):
    """A list of names, rows one after another and rows of some faces are rolled on, each with its own die."""
    own = folder()
    table = dzcli("roll", "--table", name, "--tables", own, "--dice", str(face), "--json").record["table"]
    assert (table["label"], table["faces"], table["system"]) == (label, faces, "dz")


def test_told(dzcli, folder):
    """What a row says is told without its name, in the reader's language if it has it; a number with it."""
    own = folder()
    assert "        It rains.\n" in dzcli("roll", "--table", "meteo", "--tables", own, "--dice", "1").out
    french = dzcli("roll", "--table", "meteo", "--tables", own, "--dice", "1", "--lang", "fr").out
    assert "        Il pleut.\n" in french
    assert "vue: 200" in dzcli("roll", "--table", "meteo", "--tables", own, "--dice", "99").out
    assert "        De quoi boire.\n" in dzcli("roll", "--table", "butin", "--tables", own, "--dice", "1").out


def test_a_list_is_told(dzcli, folder):
    """A row may hold a list."""
    own = folder('[[ciel]]\nde = 1\na = 4\nnom = "Gris"\nsignes = ["vent", "nuages"]\n')
    assert "vent, nuages" in dzcli("roll", "--table", "ciel", "--tables", own, "--dice", "1").out


def test_odds(dzcli, folder, by_value):
    """The chance of a row is that of its faces."""
    odds = dzcli("roll", "--table", "butin", "--tables", folder(), "--odds", "--json").record["odds"]
    chances = {row: Fraction(chance) for row, chance in by_value(odds["table.label"]).items()}
    assert chances == {"Une bourse": Fraction(2, 3), "Rien": Fraction(1, 3)}


def test_listed_and_shown(dzcli, folder, monkeypatch):
    """They are listed, and shown with the line that each row is on, from a folder that is named once."""
    own = folder()
    monkeypatch.setenv("DZCLI_TABLES", own)
    assert {"rencontres", "meteo", "butin"} <= {*dzcli("list", "random-tables").out.split()}
    assert {"rencontres", "meteo", "butin"} <= {*dzcli("list", "tables").out.split()}
    assert "\nmeteo\n" in dzcli("tables").out
    assert "meteo" not in dzcli("tables", "--system", "duel").out
    rows = dzcli("tables", "meteo", "--json").record["rows"]
    assert [(row["id"], row["file"]) for row in rows] == [
        ("pluie", f"{Path(own, 'dz', 'hasard.toml')}:3"),
        ("soleil", f"{Path(own, 'dz', 'hasard.toml')}:8"),
    ]


@pytest.mark.parametrize("system", systems.NAMES)
def test_in_every_system(dzcli, folder, system):
    """They stand beside the tables of any system, and the rules of it go on as they were."""
    own = folder(file=f"{system}/hasard.toml")
    words = ("roll", "--table", "rencontres", "--system", system, "--tables", own, "--dice", "1", "-q")
    assert dzcli(*words).out == "Trois loups\n"
    sheet = {"dz": "@koris", "duel": "@reitre", "d100": "@acolyte", "d10": "@rivale", "d20": "@furgil"}[
        system
    ]
    skill = dzcli("list", "skills", sheet).out.split("\n")[0]
    assert "tables" not in dzcli("test", sheet, skill, "--tables", own, "--json").record


def test_the_files_that_bore_on_it(dzcli, folder):
    """A result names the file of its table, and one of rules those files that are of rules."""
    own = folder()
    folder("[armures]\necailles = { nom = 'Écailles', abs = 9, rigide = true }\n", "dz/combat.toml")
    files = [str(Path(own, "dz", name)) for name in ("hasard.toml", "combat.toml")]
    table, blow = ("roll", "--table", "butin"), ("attack", "@koris", "@garde")
    for words, file in ((table, files[0]), (blow, files[1]), ((*blow, "--through", "wound"), files[1])):
        for how in ((), ("--odds",)):
            record = dzcli(*words, *how, "--tables", own, "--json").record
            assert [one["file"] for one in record["tables"]] == [file]
            assert record["tables"][0]["fingerprint"].startswith("sha256:")


def test_a_stronger_folder(dzcli, folder, tmp_path, monkeypatch):
    """A table of a stronger folder takes the place of one of the same name, row by row of its own."""
    monkeypatch.setenv("DZCLI_TABLES", folder())
    (tmp_path / "other" / "dz").mkdir(parents=True)
    (tmp_path / "other" / "dz" / "hasard.toml").write_text('rencontres = ["Un ours"]\n', encoding="utf-8")
    words = ("--tables", str(tmp_path / "other"))
    assert dzcli("roll", "--table", "rencontres", *words, "-q").out == "Un ours\n"
    assert dzcli("roll", "--table", "butin", *words, "--dice", "6", "-q").out == "Rien\n"


@pytest.mark.parametrize("name", WRONG := tomllib.loads(
    Path(__file__).with_name("wrong_random_tables.toml").read_text(encoding="utf-8")
))  # fmt: skip
@pytest.mark.parametrize("words", ["roll --table blessures", "attack @koris @garde", "tables", "list tables"])
def test_wrong(dzcli, folder, name, words):
    """What is wrong in one is told with its file, line and row: gaps, overlaps, names taken."""
    wrong = WRONG[name]
    own = folder(wrong["text"])
    run = dzcli(*words.split(), "--tables", own, status=3)
    assert run.err == f"dzcli: {Path(own, 'dz', 'hasard.toml')}:{wrong['line']}: {wrong['told']}\n"


def test_a_name_in_two_files(dzcli, folder):
    """Two files of one's own cannot both have a table of one name."""
    folder('rencontres = ["Un ours"]', "dz/autres.toml")
    err = dzcli("roll", "--table", "meteo", "--tables", folder(), status=3).err
    assert "rencontres: found the name of a table of hasard.toml" in err


def test_a_new_sheet_and_the_schema_know_them(dzcli, folder, tmp_path, monkeypatch):
    """Names of one's own tables stand in a new sheet and in the schema; wrong tables are told there too."""
    monkeypatch.chdir(tmp_path)
    own = folder("[armures]\necailles = { nom = 'Écailles', abs = 9, rigide = true }\n", "dz/combat.toml")
    assert '"ecailles"' in dzcli("sheet", "schema", "dz", "--tables", own).out
    assert "ecailles" not in dzcli("sheet", "schema", "dz").out
    dzcli("sheet", "new", "Alys", "--tables", own)
    assert "ecailles" in (tmp_path / "alys.toml").read_text(encoding="utf-8")
    monkeypatch.setenv("DZCLI_TABLES", own)
    assert '"ecailles"' in dzcli("sheet", "schema", "dz").out
    folder("[armures]\necailles = { nom = 'Écailles' }\n", "dz/combat.toml")
    for words in (("schema", "dz"), ("new", "Berthe")):
        assert "armures.ecailles.abs is missing" in dzcli("sheet", *words, status=3).err
    assert not (tmp_path / "berthe.toml").exists()
