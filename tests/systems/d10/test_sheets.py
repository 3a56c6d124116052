"""Sheets of the Système d10: what is wrong in one is told with its line, and what it may leave out it may."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SHEET = """\
systeme = "d10"
nom = "Ana"

[caracteristiques]
force = 5
agilite = 3

[competences]
combat = 4

[techniques]
riposte = 2

[pv]
max = 30
colonne = 10

[fatigue]
max = 20

[[armes]]
nom = "Hache"
degats = 4

[armure]
valeur = 3

[etat]
pv = 30
fatigue = 20
"""

MISTAKES = tomllib.loads((Path(__file__).parent / "mistakes.toml").read_text(encoding="utf-8"))["mistake"]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake["instead"])
def test_a_mistake(dzcli: Any, tmp_path: Path, mistake: dict[str, Any]) -> None:
    """What is wrong is told with file and line, what was found, what was expected, and what was meant."""
    path = tmp_path / "ana.toml"
    assert mistake["part"] in SHEET
    path.write_text(SHEET.replace(mistake["part"], mistake["instead"], 1), encoding="utf-8")
    ran = dzcli("attack", str(path), "--dice", "1,1,1,1", status=3)
    assert ran.err.startswith(f"dzcli: {path}:{mistake['line']}: ")
    assert mistake["said"] in ran.err


def test_several_mistakes_at_once(dzcli: Any, tmp_path: Path) -> None:
    """All mistakes of a sheet are told, the first first."""
    path = tmp_path / "ana.toml"
    path.write_text(SHEET.replace("combat", "conbat").replace("pv = 30", "pv = 31"), encoding="utf-8")
    lines = dzcli("attack", str(path), status=3).err.splitlines()
    assert [line.partition(str(path))[2][:4] for line in lines] == [":9: ", ":29:"]


def test_endurance_surnaturelle_raises_what_a_sheet_may_hold(dzcli: Any, tmp_path: Path) -> None:
    """With two levels four points de vie more are no mistake, and five are."""
    path = tmp_path / "ana.toml"
    with_it = SHEET.replace("riposte = 2", "endurance_surnaturelle = 2")
    for points, status in ((34, 0), (35, 3)):
        path.write_text(with_it.replace("pv = 30", f"pv = {points}"), encoding="utf-8")
        dzcli("wound", str(path), "--final", "1", status=status)


MISSING = [
    ("attack {} --pool 1", "force = 5\n", "caracteristiques.force"),
    ("attack {} --pool 1", "combat = 4\n", "competences.combat"),
    ("wound {} --final 3", "max = 30\n", "pv.max"),
    ("defend {} --raw 9 --melee", "force = 5\n", "caracteristiques.force"),
    ("initiative {}", "agilite = 3\n", "caracteristiques.agilite"),
    ("heal {} --fatigue 2", "[fatigue]\nmax = 20\n", "fatigue.max"),
]
"""A command line, what is taken out of the sheet, and the key that is then asked for."""


@pytest.mark.parametrize(("line", "part", "key"), MISSING)
def test_what_a_step_cannot_do_without(dzcli: Any, tmp_path: Path, line: str, part: str, key: str) -> None:
    """A step asks for the key that it cannot do without, by its name and what it is for."""
    path = tmp_path / "ana.toml"
    text = SHEET.replace(part, "", 1).replace("pv = 30\nfatigue = 20\n", "")
    path.write_text(text, encoding="utf-8")
    ran = dzcli(*line.format(path).split(), "--json", status=3)
    assert ran.error["code"] == "missing_key"
    assert key in ran.error["message"]


def test_no_weapon(dzcli: Any, tmp_path: Path) -> None:
    """A sheet without a weapon attacks with nothing, and one that dropped it neither."""
    path = tmp_path / "ana.toml"
    path.write_text(SHEET.replace('[[armes]]\nnom = "Hache"\ndegats = 4\n', ""), encoding="utf-8")
    assert dzcli("attack", str(path), "--json", status=3).error["code"] == "no_weapon"
    path.write_text(SHEET.replace("pv = 30", 'pv = 30\narme_en_main = ""'), encoding="utf-8")
    ran = dzcli("attack", str(path), "--json", status=3)
    assert "etat.arme_en_main" in ran.error["message"]
    assert dzcli("attack", str(path), "--weapon", "hache", "--pool", "1", "-q", "--dice", "1").out == "10\n"


def test_a_sheet_without_fatigue(dzcli: Any, tmp_path: Path) -> None:
    """Where a sheet tells of no fatigue none is noted, and a note says so."""
    path = tmp_path / "ana.toml"
    path.write_text(
        SHEET.replace("[fatigue]\nmax = 20\n", "").replace("fatigue = 20\n", ""), encoding="utf-8"
    )
    record = dzcli("wound", str(path), "--final", "4", "--json").record
    assert (record["wound"]["health"], record["wound"]["fatigue"]) == (26, None)
    assert record["warnings"] == [
        "The sheet of Ana has no fatigue ([fatigue] max): the 4 points lost are not noted."
    ]


NAMES = [
    ("attack {} --weapon epee", 2, 'No weapon of the sheet is called "epee"; there is only Hache'),
    ("attack {} --characteristic charme", 2, 'No characteristic is called "charme"'),
    ("test {} comba", 0, ""),
    ("test {} natation", 2, 'The sheet has no skill, technique or characteristic called "natation"'),
    ("attack {} -m elan", 2, '-m "elan": expected a label and a number'),
    ("attack {} -m elan=1000", 2, "-m \"elan=1000\": expected a label and a number up to 999"),
    ("defend {}", 2, "Nothing tells of an attack"),
    ("wound {}", 2, "Nothing tells of damage"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "status", "said"), NAMES)
def test_words_of_a_command_line(dzcli: Any, tmp_path: Path, line: str, status: int, said: str) -> None:
    """What a command line names is found by a part of its name, or refused with what was perhaps meant."""
    path = tmp_path / "ana.toml"
    path.write_text(SHEET, encoding="utf-8")
    assert said in dzcli(*line.format(path).split(), status=status).err


def test_names_of_the_game_may_be_spelt_out(dzcli: Any, tmp_path: Path) -> None:
    """Characteristics, skills, techniques and rows are found whatever their accents, case and hyphens."""
    path = tmp_path / "ana.toml"
    text = (
        SHEET.replace("agilite", '"Agilité"')
        .replace("riposte", '"Coup déchirant"')
        .replace('nom = "Hache"\ndegats = 4', 'nom = "Rapière"\ndegats = 4\ncaracteristique = "Agilité"')
    )
    path.write_text(text, encoding="utf-8")
    words = ["attack", str(path), "--pool", "2", "--technique", "coup-dechirant", "--dice", "2,3", "--json"]
    record = dzcli(*words).record
    assert (record["pool"]["characteristic"], record["pool"]["reserve"], record["tearing"]) == (
        "agilite",
        3,
        2,
    )


def test_another_system_is_refused(dzcli: Any, cast: Any) -> None:
    """A sheet of another system is no adversary, and a step that the text has no rule for is refused."""
    assert dzcli("attack", cast["man"], "@koris", "--json", status=3).error["code"] == "two_systems"
    refused = dzcli("surprise", cast["man"], cast["man"], "--json", status=5).error
    assert refused["code"] == "no_such_step"
    assert refused["message"].startswith("Système d10 has no rule for surprise; it has test, attack")


def test_an_option_of_another_system_is_refused(dzcli: Any, cast: Any) -> None:
    """An option that the system does not have is refused by name, and the other way round."""
    for words in (["attack", cast["man"], "--aim", "add"], ["attack", "@koris", "--push"]):
        error = dzcli(*words, "--json", status=2).error
        assert error["code"] == "option_of_another_system"
        assert words[2] in error["message"]


@pytest.mark.parametrize("name", ["exemple_man", "rivale", "tireuse"])
def test_sheets_that_ship(dzcli: Callable[..., Any], name: str) -> None:
    """The sheets that come with the system attack one another and take what comes."""
    other = "@rivale" if name != "rivale" else "@tireuse"
    assert dzcli("attack", f"@{name}", other, "--through", "wound", "--seed", "3").out


CARD = """\
Tireur (Système d10)
Tests
  Tir      8  98.3%
  Combat   3  78.4%
  Esquive  3  78.4%
Values
  Force                           8
  Agilité                         4
  Perception                      8
  Points de vie at the most      30
  Points de Fatigue at the most  20
Attacks
  Arc           63.7%  damage: 7; in hand
  Arbalète      63.7%  damage: 9-10
  Arc de Force  19.4%  damage: 5
  Mitraillette  19.4%  damage: 16-20
  Pistolet      63.7%  damage: 8-10
  Grenade       63.7%  damage: 6
  Fronde        40.6%  damage: 3
"""
TOUGH = """\
Coriace (Système d10)
Tests
  Combat  4  87.0%
Values
  Force                            5
  Agilité                          3
  Points de vie at the most       30
  Points de Fatigue at the most   20
  Armour                           3
  Encaissement (Meta)              3
  Armure naturelle / Résistances   1
Attacks
  Hache  damage: 4; in hand
"""


@pytest.mark.parametrize(("name", "card"), [("shooter", CARD), ("tough", TOUGH)])
def test_card(dzcli: Callable[..., Any], cast: dict[str, str], name: str, card: str) -> None:
    """A card has skills, characteristics, points, armour, techniques and weapons; of melee none can miss."""
    assert dzcli("sheet", "show", cast[name]).out == card


def test_card_of_empty_hands(dzcli: Callable[..., Any], cast: dict[str, str]) -> None:
    """Of empty hands no weapon is held, and a sheet without points has none."""
    assert [one["held"] for one in dzcli("sheet", "show", cast["dropped"], "--json").record["attacks"]] == [
        False
    ]
    assert dzcli("sheet", "show", cast["pointless"], "--json").record["facts"] == []
