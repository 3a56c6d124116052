"""sheet new: a sheet to be filled in, or a copy, that never takes the place of a file."""

import tomllib
from pathlib import Path

import pytest

from dzcli import systems, tables

NEEDED = {"d10": ("--pool", "1"), "duel": ("--stance", "balanced", "--target-stance", "balanced")}
"""Options that an attack cannot do without."""


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """The test's folder as the current one."""
    monkeypatch.chdir(tmp_path)


def text(name):
    """What a file of the folder holds."""
    return Path(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", systems.NAMES)
def test_correct(dzcli, name, language):
    """A new sheet of any system, in either language, is correct as it is."""
    assert dzcli("sheet", "new", "Alys", "--system", name, "--lang", language).out == "alys.toml\n"
    data = tomllib.loads(text("alys.toml"))
    assert (data["nom"], data["systeme"]) == ("Alys", name)
    dzcli("sheet", "check", "alys.toml")


@pytest.mark.parametrize("name", systems.NAMES)
def test_every_comment_is_a_line_of_a_sheet(dzcli, ended, name):
    """With every value that is a comment made one, the sheet is TOML that tells no unknown key."""
    dzcli("sheet", "new", "Alys", "--system", name)
    lines = text("alys.toml").split("\n")
    active = [
        line[2:] if line.startswith(("# [", "# ")) and ("=" in line or line.endswith("]")) else line
        for line in lines
    ]
    assert active != lines
    Path("b.toml").write_text("\n".join(active), encoding="utf-8")
    told = ended("sheet", "check", "b.toml", "--lang", "en").out
    assert "unknown key" not in told, told
    assert "not valid TOML" not in told, told


@pytest.mark.parametrize("name", systems.NAMES)
def test_it_plays(dzcli, name):
    """A new sheet can make a test and attack another at once."""
    for who in ("a.toml", "b.toml"):
        dzcli("sheet", "new", who, "--system", name)
    dzcli("attack", "a.toml", "b.toml", "--seed", "1", *NEEDED.get(name, ()))


def test_the_system_by_default(dzcli):
    """Without a system it is the one that sheets are of by default."""
    dzcli("sheet", "new", "Alys")
    assert tomllib.loads(text("alys.toml"))["systeme"] == systems.DEFAULT


@pytest.mark.parametrize(
    "word, file, name",
    [
        ("Jean le Noir", "jean_le_noir.toml", "Jean le Noir"),
        ("Élise", "élise.toml", "Élise"),
        ("garde.toml", "garde.toml", "garde"),
        ('D\'Artagnan "le" vieux', "d_artagnan_le_vieux.toml", 'D\'Artagnan "le" vieux'),
    ],
)
def test_name_and_file(dzcli, word, file, name):
    """A name is the character's, and makes the file's; a file in .toml names the character too."""
    assert dzcli("sheet", "new", word).out == f"{file}\n"
    assert tomllib.loads(text(file))["nom"] == name


@pytest.mark.parametrize("name", tables.shipped_names())
def test_copy(dzcli, name):
    """A copy of a sheet that ships is the same but for its first line, which says where its schema is."""
    dzcli("sheet", "new", "x.toml", "--from", f"@{name}")
    first, _, rest = text("x.toml").partition("\n")
    assert first.startswith("#:schema file://")
    assert Path(first.removeprefix("#:schema file://")).name == "sheet.schema.json"
    shipped = tables.shipped_sheet(name)
    assert rest == Path(shipped.path).read_text(encoding="utf-8").partition("\n")[2]


def test_copy_under_another_name(dzcli):
    """A copy may be of someone else: the name is another, all the rest is the same."""
    dzcli("sheet", "new", "Garde de nuit", "--from", "@garde")
    dzcli("sheet", "new", "garde.toml", "--from", "@garde")
    assert text("garde_de_nuit.toml") == text("garde.toml").replace(
        'nom = "Garde"', 'nom = "Garde de nuit"', 1
    )


def test_the_same_name_is_spelt_as_it_was(dzcli):
    """A name that is that of the sheet keeps its spelling."""
    dzcli("sheet", "new", "garde", "--from", "@garde")
    assert tomllib.loads(text("garde.toml"))["nom"] == "Garde"


def test_copy_of_a_file(dzcli, sheet):
    """A copy may be of one's own sheet, in any system."""
    path = sheet("mien", 'systeme = "duel"\nnom = "Moi" # bien sûr\n')
    dzcli("sheet", "new", "Toi", "--from", path)
    assert text("toi.toml").split("\n")[1:] == ['systeme = "duel"', 'nom = "Toi" # bien sûr', ""]


@pytest.mark.parametrize("more", [[], ["--from", "@garde"]])
def test_never_over_a_file(dzcli, more):
    """A file that is there stays as it is."""
    Path("alys.toml").write_text("mine", encoding="utf-8")
    error = dzcli("sheet", "new", "Alys", *more, "--json", status=3).error
    assert error["code"] == "sheet_exists"
    assert text("alys.toml") == "mine"


def test_json(dzcli):
    """As JSON it tells the file and the system."""
    assert dzcli("sheet", "new", "Alys", "--system", "duel", "--json").record == {
        "sheet": "alys.toml",
        "system": "duel",
    }


@pytest.mark.parametrize(
    "words, status",
    [
        (("***",), 2),
        (("Alys", "--system", "xyz"), 2),
        (("Alys", "--from", "@personne"), 3),
        (("Alys", "--from", "rien.toml"), 3),
        (("Alys", "--from", "@garde", "--system", "dz"), 2),
        (("nulle/part/x.toml",), 3),
        (("a/b",), 2),
        ((), 2),
    ],
    ids=str,
)
def test_refused(dzcli, words, status, tmp_path):
    """A name without letters, a system or a sheet that there is not, a folder that there is not: refused."""
    dzcli("sheet", "new", *words, status=status)
    assert list(tmp_path.iterdir()) == []
