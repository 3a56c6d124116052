"""Sheets of D100: what is said of one that is wrong, what a step asks for, the sheets that ship."""

from typing import Any

import pytest

from dzcli import tables

HEAD = 'systeme = "d100"\nnom = "Ana"\n'

# The text after HEAD, the line and key of its mistake, and words that the message must hold.
WRONG = {
    "unknown key": ("blessure = 3", 3, "blessure", ("an unknown key", 'did you mean "blessures"')),
    "characteristic": ("[caracteristiques]\nagilte = 3", 4, "caracteristiques.agilte", ('"agilite"',)),
    "too high": ("[caracteristiques]\ncc = 201", 4, "caracteristiques.cc", ("201", "0 to 200")),
    "negative armour": ("[armure]\ntorse = -1", 4, "armure.torse", ("-1", "0 to 50")),
    "a place that is none": ("[armure]\ntors = 1", 4, "armure.tors", ('did you mean "torse"',)),
    "a slip": ("[competences]\nesqive = 30", 4, "competences.esqive", ('did you mean "esquive"',)),
    "a skill twice": (
        "[competences]\nesquive = 30\nEsquive = 20",
        5,
        "competences.Esquive",
        ("esquive",),
    ),
    "damage without dice": ("[[armes]]\nnom = 'Arc'\ndegats = '5'", 5, "armes[0].degats", ("1d10+3",)),
    "damage as a number": ("[[armes]]\nnom = 'Arc'\ndegats = 5", 5, "armes[0].degats", ("5",)),
    "a die of one face": ("[[armes]]\nnom = 'Arc'\ndegats = '1d1'", 5, "armes[0].degats", ("1d10+3",)),
    "damage missing": ("[[armes]]\nnom = 'Arc'", 3, "armes[0].degats", ("is missing",)),
    "kind of weapon": (
        "[[armes]]\nnom = 'Arc'\ndegats = '1d10'\ntype = 'arc'",
        6,
        "armes[0].type",
        ('"arc"', "one of distance, melee"),
    ),
    "a weapon twice": (
        "[[armes]]\nnom = 'Arc'\ndegats = '1d10'\n[[armes]]\nnom = 'arc'\ndegats = '1d10'",
        7,
        "armes[1].nom",
        ("arc",),
    ),
    "weapon in hand": ("[etat]\narme_en_main = 'Arc'", 4, "etat.arme_en_main", ('"Arc"', "has none")),
    "effect": ("[etat]\neffets = ['vise']", 4, "etat.effets[0]", ('did you mean "viser"',)),
    "Blessures": ("blessures.max = 5\n[etat]\nblessures = 6", 5, "etat.blessures", ("6", "0 to 5")),
    "critical damage": ("[etat]\ncritiques = -1", 4, "etat.critiques", ("-1",)),
}


@pytest.mark.parametrize(("text", "line", "key", "told"), WRONG.values(), ids=WRONG)
def test_mistake(dzcli: Any, sheet: Any, text: str, line: int, key: str, told: tuple[str, ...]) -> None:
    """A mistake is told with file, line, key, what was found and what was expected."""
    path = sheet("ana", HEAD + text)
    error = dzcli("round", path, status=3).err
    assert f"{path}:{line}: {key}" in error
    assert all(word in error for word in told)


MISSING = {
    "CC": ("attack {} {} --weapon sabre", "caracteristiques.cc"),
    "CT": ("attack {} {} --weapon arc", "caracteristiques.ct"),
    "Force": ("attack {} {} --weapon sabre --score 50 --dice 3,5", "caracteristiques.force"),
    "Endurance": ("attack {} {} --weapon arc --score 50 --dice 3,5", "caracteristiques.endurance"),
    "Endurance of the wounded": ("wound {} --damage 3 --location torse", "caracteristiques.endurance"),
    "Agilité": ("initiative {} {} --dice 3", "caracteristiques.agilite"),
    "Blessures": ("wound {} --final 3", "blessures.max"),
    "a parade": ("defend {} --net 3 --type parry", "caracteristiques.cc"),
    "a skill": ("test {} esquive", "competences.esquive"),
}


@pytest.mark.parametrize(("line", "key"), MISSING.values(), ids=MISSING)
def test_what_is_missing_is_named(dzcli: Any, sheet: Any, line: str, key: str) -> None:
    """A step names the key that it cannot do without."""
    unhurt = "blessures.max = 5\n" if "--damage" in line else ""
    armes = (
        'armes = [{ nom = "Sabre", degats = "1d10" }, { nom = "Arc", degats = "1d10", type = "distance" }]\n'
    )
    path = sheet("ana", HEAD + unhurt + armes)
    error = dzcli(*line.format(path, path).split(), "--json", status=3).error
    assert (error["code"], key in error["message"]) == ("missing_key", True)


@pytest.mark.parametrize(
    ("text", "formula"),
    [("d10", "1d10"), (" 2D5 - 1 ", "2d5-1"), ("1d10\u22121", "1d10-1"), ("3d100+12", "3d100+12")],
)
def test_damage_as_people_write_it(step: Any, soldier: Any, text: str, formula: str) -> None:
    """Dice are read with blanks, capitals and a printed minus."""
    one = soldier("Ada", armes=[{"nom": "Arc", "type": "distance", "degats": text}])
    assert step(f"attack {one} --hit-only --dice 5")["damage"]["formula"] == formula


HANDS = {
    "the one marked": ([("Arc", False), ("Sabre", True)], None, "Sabre"),
    "the first": ([("Arc", None), ("Sabre", None)], None, "Arc"),
    "as the state says": ([("Arc", True), ("Sabre", None)], "sabre", "Sabre"),
}


@pytest.mark.parametrize(("weapons", "held", "told"), HANDS.values(), ids=HANDS)
def test_the_weapon_in_hand(step: Any, soldier: Any, weapons: list[Any], held: str | None, told: str) -> None:
    """Where nothing else is said one attacks with the weapon in hand."""
    rows = [
        {"nom": name, "degats": "1d10"} | ({} if hand is None else {"en_main": hand})
        for name, hand in weapons
    ]
    etat = {} if held is None else {"arme_en_main": held}
    assert step(f"attack {soldier('Ada', armes=rows, etat=etat)} --dice 90")["weapon"]["name"] == told


def test_empty_hands(refused: Any, soldier: Any) -> None:
    """An empty hand does not attack, whatever the sheet lists."""
    assert refused(f"attack {soldier('Ada', etat={'arme_en_main': ''})}") == "empty_hands"


def test_a_free_attack_with_what_strikes(step: Any, soldier: Any) -> None:
    """With a ranged weapon in hand a free attack is one with the first that strikes."""
    rows = [{"nom": "Arc", "degats": "1d10", "type": "distance"}, {"nom": "Dague", "degats": "1d5"}]
    one = soldier("Ada", armes=rows)
    assert step(f"attack {one} --free-attack --dice 90")["weapon"]["name"] == "Dague"


def test_names_of_shipped_sheets_are_unique() -> None:
    """A sheet that ships is meant by one name, whatever its system."""
    names = tables.shipped_names()
    assert len(names) == len(set(names))
    assert {"acolyte", "cultiste", "colosse"} <= set(names)


@pytest.mark.parametrize(
    "line", ["attack @acolyte @koris", "attack @koris @acolyte", "attack @acolyte @reitre"]
)
def test_sheets_of_two_systems_are_refused(dzcli: Any, line: str) -> None:
    """A sheet of D100 does not fight one of another system."""
    assert dzcli(*line.split(), "--json", status=3).error["code"] == "two_systems"


def test_control_is_refused(dzcli: Any) -> None:
    """D100 has no rule of its own for seizing somebody; the refusal names what it has."""
    error = dzcli("control", "@acolyte", "@cultiste", "--mode", "grapple", "--json", status=5).error
    assert error["code"] == "no_such_step"
    assert "act" in error["message"]


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("attack @acolyte @cultiste --stance balanced", "--stance"),
        ("attack @acolyte @cultiste --crit abs", "--crit"),
        ("wound @cultiste --final 3 --brutal", "--brutal"),
        ("attack @koris @garde --no-fury", "--no-fury"),
    ],
)
def test_options_of_another_system(dzcli: Any, line: str, option: str) -> None:
    """An option of another system is refused by name."""
    error = dzcli(*line.split(), "--json", status=2).error
    assert error["code"] == "option_of_another_system"
    assert option in error["message"]
