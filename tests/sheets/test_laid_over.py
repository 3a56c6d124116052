"""Where the rows of tables of one's own stand, with several folders of them."""

from pathlib import Path

import msgspec
import pytest

from dzcli import tables
from dzcli.fault import FileFault
from dzcli.message import message
from dzcli.sheets.mistake import Mistake
from dzcli.sheets.overlay import Overlay

WEAK = """
[armures]
gambison = { nom = "Gambison", abs = 3, rigide = false }

[types]
fouet = { nom = "Fouet", competence = "escrime", distance = false }
"""
STRONG = """
# nothing of armour
[boucliers]
porte = { nom = "Porte", bonus = 25, contre = "tous" }

[types]
gourdin = { nom = "Gourdin", competence = "escrime", distance = false }
"""


@pytest.fixture
def overlay(tmp_path):
    """Two folders of one's own, the strongest first, laid over the tables of fighting."""
    folders = []
    for name, text in (("strong", STRONG), ("weak", WEAK)):
        path = tmp_path / name / "dz" / "combat.toml"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        folders.append(str(tmp_path / name))
    found = Overlay(folders)
    found.laid_over("dz", "combat", tables.shipped("dz", "combat"))
    return found


# The path of a mistake, the folder whose file it is told of, and its line.
PLACES = [
    (("armures", "gambison", "abs"), "weak", 3),
    (("armures", "gambison"), "weak", 3),
    (("armures",), "weak", 2),
    (("types",), "strong", 6),
    (("types", "fouet"), "weak", 6),
    (("types", "gourdin", "nom"), "strong", 7),
    (("armures", "cotte_de_mailles"), "weak", 2),
    (("boucliers", "porte", "bonus"), "strong", 4),
    (("boucliers",), "strong", 3),
    (("elsewhere",), "strong", 1),
]


@pytest.mark.parametrize("path, folder, line", PLACES)
def test_place(overlay, path, folder, line):
    """A mistake is told of the file that has the row, or the last row of the table; else of the strongest."""
    found = [Mistake(path, message("x"), message("y"))]
    with pytest.raises(FileFault) as caught:
        overlay.read("dz", "combat", {}, dict[str, msgspec.Raw], lambda value: found)
    assert Path(caught.value.label).parts[-3:] == (folder, "dz", "combat.toml")
    assert [number for number, _ in caught.value.placed] == [line]


def test_rows_that_a_stronger_folder_drops(tmp_path):
    """Of a table that stands alone in a stronger folder a weaker one has no row left; of others it has."""
    gourdin = '{ nom = "Gourdin", competence = "escrime", distance = false }'
    alone = f'seulement = ["types"]\n[types]\ngourdin = {gourdin}\n'
    folders = []
    for name, text in (("strong", alone), ("weak", WEAK)):
        path = tmp_path / name / "dz" / "combat.toml"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        folders.append(str(tmp_path / name))
    overlay = Overlay(folders)
    overlay.laid_over("dz", "combat", tables.shipped("dz", "combat"))
    assert str(overlay.place("dz", "combat", ("armures", "gambison"))).endswith("combat.toml:3")
    assert overlay.place("dz", "combat", ("types", "gourdin")) is not None
    assert overlay.place("dz", "combat", ("types", "fouet")) is None


def test_section_of_ones_own(tmp_path):
    """A table of single values has the section that it names, and else is of the house."""
    path = tmp_path / "dz" / "sante.toml"
    path.parent.mkdir()
    shipped = tables.shipped("dz", "sante")
    for text, section in (("", "maison"), ('section = "Notes 3"\n', "Notes 3")):
        path.write_text(f"[stress]\nmaximum = 12\n{text}", encoding="utf-8")
        assert Overlay([str(tmp_path)]).laid_over("dz", "sante", shipped)["stress"]["section"] == section


def test_place_of_another_table(overlay):
    """A mistake in a table of which one's own have no row is told of the strongest file."""
    found = [Mistake(("armes",), message("x"), message("y"))]
    with pytest.raises(FileFault) as caught:
        overlay.read("dz", "combat", {}, dict[str, msgspec.Raw], lambda value: found)
    assert Path(caught.value.label).parts[-3] == "strong"
