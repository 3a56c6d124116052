"""roll --table: a die thrown on a table of a system."""

from fractions import Fraction

import pytest

TABLES = [
    ("blessures", "dz", 10),
    ("localisations", "d100", 100),
    ("localisation", "d20", 20),
    ("precision", "d20", 20),
]


@pytest.mark.parametrize("name, system, faces", TABLES)
def test_every_face_has_its_row(dzcli, name, system, faces):
    """Each face of the die is of the row that its table has for it."""
    rows = dzcli("tables", name, "--system", system, "--json").record["rows"]
    for face in (1, 2, faces // 2, faces):
        words = ("roll", "--table", name, "--system", system, "--dice", str(face))
        table = dzcli(*words, "--json").record["table"]
        assert (table["name"], table["system"], table["faces"]) == (name, system, faces)
        assert table["id"] in [row["id"] for row in rows]
        assert table["section"] == table["row"]["section"]
        assert dzcli(*words, "-q").out == f"{table['label']}\n"


@pytest.mark.parametrize("name, system, faces", TABLES)
def test_odds(dzcli, name, system, faces, by_value):
    """The chance of a row is that of its faces."""
    record = dzcli("roll", "--table", name, "--system", system, "--odds", "--json").record
    chances = {row: Fraction(chance) for row, chance in by_value(record["odds"]["table.label"]).items()}
    assert sum(chances.values()) == 1
    assert all((faces * chance).denominator == 1 for chance in chances.values())


def test_text(dzcli):
    """The row is told with its section and what it says, in the reader's language."""
    told = dzcli("roll", "--table", "blessures", "--dice", "2").out
    assert told.startswith("Fracture (bras) (blessures; ")
    assert "  7.8   -20 to actions of precision until it is cared for.\n" in told
    assert "  7.8   value: -20\n" in told
    assert "jusqu'au soin" in dzcli("roll", "--table", "blessures", "--dice", "2", "--lang", "fr").out


def test_seed_and_series(dzcli):
    """A seed gives a row again; a series draws as many; other expressions may stand beside it."""
    words = ("roll", "--table", "blessures", "--seed", "5", "--times", "3")
    labels = dzcli(*words, "-q").out
    assert labels == dzcli(*words, "-q").out
    assert len(labels.splitlines()) == 3
    third = dzcli("roll", "--table", "blessures", "--seed", "5", "--index", "3", "-q").out
    assert third == labels.splitlines(keepends=True)[2]
    assert (
        dzcli("roll", "1d6", "--table", "blessures", "--dice", "4,8", "-q").out == "4\nCicatrice marquante\n"
    )
    assert (
        "Hémorragie" in dzcli("roll", "--table", "blessures", "--times", "50", "--seed", "1", "--tally").out
    )


def test_the_first_system_that_has_it(dzcli):
    """Without --system the table is looked for in every system."""
    assert dzcli("roll", "--table", "localisations", "--dice", "5", "-q").out == "Tête\n"


def test_refused(dzcli):
    """A table without a die, one that there is not, a face that its die does not have, nothing at all."""
    assert "blessures" in dzcli("roll", "--table", "armures", status=2).err
    assert 'did you mean "blessures"?' in dzcli("roll", "--table", "blesures", status=2).err
    assert "11" in dzcli("roll", "--table", "blessures", "--dice", "11", status=4).err
    assert dzcli("roll", status=2).err == "dzcli: EXPR... is missing; see dzcli roll --help.\n"


def test_own_table(tmp_path, dzcli):
    """A table of one's own has its own die, and the result names its file; one that is wrong is told."""
    (tmp_path / "dz").mkdir()
    file = tmp_path / "dz" / "sante.toml"
    row = "[[blessures]]\nid = {}\nnom = '{}'\na = {}\ntexte = {{ fr = 'x', en = 'y' }}\n"
    file.write_text(
        "seulement = ['blessures']\n" + row.format(1, "Bosse", 3) + row.format(4, "Plaie", 4), "utf-8"
    )
    words = ("roll", "--table", "blessures", "--tables", str(tmp_path))
    record = dzcli(*words, "--dice", "2", "--json").record
    assert (record["table"]["label"], record["table"]["faces"]) == ("Bosse", 4)
    assert record["tables"][0]["file"] == str(file)
    assert str(file) in dzcli(*words, "--odds").out
    file.write_text(file.read_text("utf-8").replace("a = 3", "a = 4"), "utf-8")
    assert "another row for 4" in dzcli(*words, status=3).err


def test_a_name_in_full_goes_first(dzcli):
    """A table of that name in any system goes before one whose name only begins so."""
    assert dzcli("roll", "--table", "localisation", "--dice", "20", "-q").out == "Torse/Dos\n"
    assert dzcli("roll", "--table", "localisations", "--dice", "20", "-q").out == "Bras droit\n"
