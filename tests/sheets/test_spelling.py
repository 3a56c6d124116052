"""Sheets as people really save them: marks, line ends, accents in two forms, typographic signs."""

import unicodedata
from pathlib import Path

import pytest

HEAD = 'nom = "Ana"\n\n[attributs]\nphysique = 50\n'


def nfd(text: str) -> str:
    """Accents as characters of their own, as macOS writes them."""
    return unicodedata.normalize("NFD", text)


def test_byte_order_mark(load, small):
    """A byte-order mark at the beginning is no part of the sheet."""
    assert load("\ufeff" + small)["target"]["name"] == "Ana"


def test_byte_order_mark_keeps_line_numbers(mistakes):
    """Behind a byte-order mark the lines are counted from 1 all the same."""
    assert mistakes("\ufeff" + HEAD + "influence = 0\n")[0].startswith("5: attributs.influence")


def test_windows_line_ends(load, small):
    """Lines may end as on Windows."""
    assert load(small.replace("\n", "\r\n"))["target"]["name"] == "Ana"


def test_windows_line_ends_keep_line_numbers(mistakes):
    """A line that ends as on Windows is one line."""
    told = mistakes((HEAD + "influence = 0\n").replace("\n", "\r\n"))
    assert told[0].startswith("5: attributs.influence")


@pytest.mark.parametrize("in_sheet", [str, nfd], ids=["NFC", "NFD"])
@pytest.mark.parametrize("asked", [str, nfd], ids=["NFC", "NFD"])
@pytest.mark.parametrize("word", ["Épée longue", "épée longue", "EPEE-LONGUE", "epee_longue", "Épéelongue"])
def test_weapon_name(dzcli, sheet, in_sheet, asked, word):
    """A weapon is found whichever form its accents have, without regard to case, hyphen or space."""
    path = sheet("ana", in_sheet(HEAD + '[[armes]]\nnom = "Épée longue"\ntype = "epee"\ndegats = "1d10"\n'))
    record = dzcli("attack", path, "--weapon", asked(word), "--dice", "2,5", "--json").record
    assert record["weapon"]["name"] == in_sheet("Épée longue")


@pytest.mark.parametrize("form", [str, nfd], ids=["NFC", "NFD"])
@pytest.mark.parametrize(
    "key", ["armes_d_hast", "Armes d’hast", "Armes d'hast", "armes-d-hast", "ARMES D’HAST", "armes dʼhast"]
)
def test_skill_key(dzcli, sheet, form, key):
    """A skill's key may be its name as the paper sheet prints it, whatever the apostrophe."""
    path = sheet("ana", form(HEAD + f'[competences]\n"{key}" = 41\n'))
    for asked in ("armes_d_hast", "Armes d’hast", "armes d'hast"):
        assert dzcli("test", path, asked, "--dice", "30", "--json").record["tests"][0]["base"] == 41


@pytest.mark.parametrize("form", [str, nfd], ids=["NFC", "NFD"])
def test_accented_values(dzcli, sheet, form):
    """Ranks, types, traits, armours and states may be written with their accents."""
    text = HEAD + (
        '[competences]\nescrime = { rang = "Formé" }\n[[armes]]\nnom = "É"\ntype = "Épée"\n'
        'degats = "1d10"\n[armure]\nid = "Cotte de mailles"\n[etat]\netats = ["Déstabilisé"]\n'
    )
    path = sheet("ana", form(text))
    record = dzcli("attack", path, "--dice", "30,20,5", "--json").record
    assert record["tests"][0]["base"] == 60
    assert record["tests"][0]["mode"] == "disadvantage"


@pytest.mark.parametrize("sign", ["-", "−", " - ", " − ", "–"])
def test_minus_in_damage(dzcli, sheet, sign):
    """The minus of a weapon's damage may be a hyphen or a typographic sign."""
    path = sheet("ana", HEAD + f'[[armes]]\nnom = "A"\ntype = "epee"\ndegats = "2d10{sign}1"\n')
    damage = dzcli("attack", path, "--dice", "2,5,6", "--json").record["damage"]
    assert (damage["formula"], damage["weapon"]) == ("2d10-1", 10)


def test_minus_in_a_number(dzcli, sheet):
    """A number of the sheet may have the typographic minus of a rulebook."""
    text = HEAD + '[competences]\nmobilite = 40\n[armure]\nnom = "C"\nabs = 1\nmalus = { mobilite = −10 }\n'
    record = dzcli("test", sheet("ana", text), "mobilite", "--dice", "35", "--json").record
    assert record["tests"][0]["score"] == 30


@pytest.mark.parametrize("where", ['nom = "Ana −3"', "nom = 'a=−3'  # =−4"])
def test_minus_in_a_text_stays(load, where):
    """A typographic minus inside a text is part of the text, also where a number has one too."""
    text = HEAD.replace('nom = "Ana"', where) + '[armure]\nnom = "C"\nabs = 1\nmalus = { mobilite = −10 }\n'
    assert "−3" in load(text)["target"]["name"]


@pytest.mark.parametrize("value", ["fatigue=-10", "fatigue=−10", "fatigue = -10"])
def test_minus_in_a_modifier(dzcli, value):
    """A modifier's number may have either minus."""
    record = dzcli("test", "@koris", "escrime", "-m", value, "--dice", "30", "--json").record
    assert [modifier["value"] for modifier in record["tests"][0]["modifiers"]] == [-10]


def test_modifier_name(dzcli):
    """A modifier of the tables is found by its printed name in either form of accents."""
    for name in ("couvert_leger", "Couvert léger", nfd("COUVERT LÉGER")):
        record = dzcli("attack", "@senna", "-m", name, "--dice", "30,4", "--json").record
        assert record["tests"][0]["modifiers"][0]["id"] == "couvert_leger"


def test_long_sheet_name_in_other_form(dzcli, sheet):
    """The weapon in hand that the state names may have the other form of accents."""
    text = (
        HEAD
        + '[[armes]]\nnom = "Bâton"\ntype = "contondant"\ndegats = "1d10"\n'
        + '[[armes]]\nnom = "Épée"\ntype = "epee"\ndegats = "1d10"\n[etat]\n'
    )
    path = sheet("ana", text + f'arme_en_main = "{nfd("Épée")}"\n')
    assert dzcli("attack", path, "--dice", "2,5", "--json").record["weapon"]["name"] == "Épée"
    assert "Épée" in Path(path).read_text(encoding="utf-8")
