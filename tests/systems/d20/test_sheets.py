"""Sheets of D20: what is said of one that is wrong, what a step asks for, the sheets that ship."""

from typing import Any

import pytest

HEAD = 'systeme = "d20"\nnom = "Ana"\n'
KNIVES = "[[armes]]\nnom = 'A'\nmain_faible = true\n[[armes]]\nnom = 'B'\nmain_faible = true"

# The text after HEAD, the line and key of its mistake, and words that the message must hold.
WRONG = {
    "unknown key": ("bouclie = 3", 3, "bouclie", ("an unknown key", 'did you mean "bouclier"')),
    "characteristic": ("[caracteristiques]\natt = 3\npra = 3", 5, "caracteristiques.pra", ('"par"',)),
    "in quotes": ("[caracteristiques]\nfor = '8'", 4, "caracteristiques.for", ('"8"', "0 to 100")),
    "too high": ("[caracteristiques]\natt = 101", 4, "caracteristiques.att", ("101", "0 to 100")),
    "negative": ("[caracteristiques]\nend = -1", 4, "caracteristiques.end", ("-1", "0 to 100")),
    "level of a skill": ("[competences]\ncoup_precis = 4", 4, "competences.coup_precis", ("4", "0 to 3")),
    "a skill by number": ("[competences]\nparade = 1", 4, "competences.parade", ("1",)),
    "a zone": ("[protection]\nbras_droi = 1", 4, "protection.bras_droi", ('"bras_droit"',)),
    "negative armour": ("[protection]\ntete = -1", 4, "protection.tete", ("-1", "0 to 1000")),
    "dice": ("[[armes]]\nnom = 'A'\ndegats_des = '1d6+2'", 5, "armes[0].degats_des", ("dice such as 1d6",)),
    "three hands": ("[[armes]]\nnom = 'A'\nmains = 3", 5, "armes[0].mains", ("3", "1 to 2")),
    "kind of weapon": ("[[armes]]\nnom = 'A'\ntype = 'arc'", 5, "armes[0].type", ("one of distance, melee",)),
    "a weapon twice": ("[[armes]]\nnom = 'Arc'\n[[armes]]\nnom = 'arc'", 6, "armes[1].nom", ("Arc",)),
    "two off hands": (KNIVES, 8, "armes[1].main_faible", ("true, as for A", "one weapon in the off hand")),
    "an off hand for two": (
        "[[armes]]\nnom = 'A'\nmains = 2\nmain_faible = true",
        5,
        "armes[0].mains",
        ("2", "the off hand holds it"),
    ),
    "weapon in hand": ("[etat]\narme_en_main = 'Arc'", 4, "etat.arme_en_main", ('"Arc"', "has none")),
    "damaged weapon": (
        "[[armes]]\nnom = 'Épée'\n[etat]\narmes_abimees = ['Epe']",
        6,
        "etat.armes_abimees[0]",
        ('did you mean "Épée"',),
    ),
    "PV": ("pv.max = 5\n[etat]\npv = 6", 5, "etat.pv", ("6", "at most 5")),
}


@pytest.mark.parametrize(("text", "line", "key", "told"), WRONG.values(), ids=WRONG)
def test_mistake(dzcli: Any, sheet: Any, text: str, line: int, key: str, told: tuple[str, ...]) -> None:
    """A mistake is told with file, line, key, what was found and what was expected."""
    path = sheet("ana", HEAD + text)
    error = dzcli("round", path, status=3).err
    assert f"{path}:{line}: {key}" in error
    assert all(word in error for word in told)


MISSING = {
    "ATT": ("attack {}", "caracteristiques.att"),
    "FOR": ("attack {} --score 20 --dice 1,1", "caracteristiques.for"),
    "END of the target": ("attack @skaven {} --dice 1,1,1", "caracteristiques.end"),
    "PAR": ("defend {}", "caracteristiques.par"),
    "INI": ("defend {} --type dodge --att 9 --att-roll 9", "caracteristiques.ini"),
    "INI for the order": ("initiative {}", "caracteristiques.ini"),
    "PV": ("wound {} --damage 3", "pv.max"),
    "PV to heal": ("heal {} --amount 3", "pv.max"),
}


@pytest.mark.parametrize(("line", "key"), MISSING.values(), ids=MISSING)
def test_what_is_missing_is_named(dzcli: Any, sheet: Any, line: str, key: str) -> None:
    """A step names the key that it cannot do without."""
    path = sheet("ana", HEAD + "[[armes]]\nnom = 'Épée'\n")
    error = dzcli(*line.format(path).split(), "--json", status=3).error
    assert (error["code"], key in error["message"]) == ("missing_key", True)


@pytest.mark.parametrize(
    ("line", "code", "status"),
    [
        ("attack {}", "no_weapon", 3),
        ("attack {} --weapon masse", "unknown_weapon", 2),
        ("defend {}", "nothing_to_parry_with", 5),
        ("heal {}", "no_amount", 2),
        ("test {} agilite", "unknown_skill", 2),
        ("test {} att -m fatigue", "bad_modifier", 2),
        ("test {} att -m =2", "bad_modifier", 2),
        ("test {} att -m boue=-1 -m Boue=2", "same_modifier", 2),
        ("wound {} --raw 3 --damage 2", "options_exclude", 2),
    ],
)
def test_what_cannot_be(refused: Any, sheet: Any, line: str, code: str, status: int) -> None:
    """What is asked for in vain is refused, with a code that scripts can tell it by."""
    path = sheet("ana", HEAD + "[caracteristiques]\natt = 9\npar = 9\n")
    assert refused(line.format(path), status=status) == code


HANDS = {
    "the first": ([("Épée", None, False), ("Dague", None, False)], None, "Épée"),
    "the one marked": ([("Épée", None, False), ("Dague", True, False)], None, "Dague"),
    "not the one of the off hand": ([("Dague", True, True), ("Épée", None, False)], None, "Épée"),
    "not the one of the off hand, unmarked": ([("Dague", None, True), ("Épée", None, False)], None, "Épée"),
    "not the one put away": ([("Épée", False, False), ("Dague", None, False)], None, "Dague"),
    "as the state says": ([("Épée", True, False), ("Dague", None, False)], "dague", "Dague"),
}


@pytest.mark.parametrize(("weapons", "held", "used"), HANDS.values(), ids=HANDS)
def test_the_weapon_in_hand(
    step: Any, fighter: Any, weapons: list[tuple[str, bool | None, bool]], held: str | None, used: str
) -> None:
    """Where none is named, the weapon in hand strikes: the state's, the one marked, the first."""
    rows = [
        {"nom": name, "main_faible": off} | ({} if hand is None else {"en_main": hand})
        for name, hand, off in weapons
    ]
    etat = {} if held is None else {"arme_en_main": held}
    assert step(f"attack {fighter(armes=rows, etat=etat)} --dice 1,1")["weapon"]["name"] == used


def test_empty_hands_cannot_strike(refused: Any, fighter: Any) -> None:
    """An empty hand has no weapon, whatever the sheet lists."""
    assert refused(f"attack {fighter(etat={'arme_en_main': ''})}", status=3) == "no_weapon"


@pytest.mark.parametrize("line", ["attack @skaven @koris", "attack @bretteuse @skaven"])
def test_sheets_of_two_systems_are_refused(dzcli: Any, line: str) -> None:
    """A sheet of D20 does not fight one of another system."""
    assert dzcli(*line.split(), "--json", status=3).error["code"] == "two_systems"


@pytest.mark.parametrize(
    "line", ["surprise @skaven @melete", "control @skaven @melete --mode pin", "act @skaven --do aim"]
)
def test_a_step_there_is_not(dzcli: Any, line: str) -> None:
    """A step that D20 has no rule for is refused; the refusal names what it has."""
    error = dzcli(*line.split(), "--json", status=5).error
    assert error["code"] == "no_such_step"
    assert all(step in error["message"] for step in ("attack", "defend", "wound", "round"))


@pytest.mark.parametrize("option", ["--advantage", "--crit abs", "--stance balanced"])
def test_options_of_other_systems_are_refused(refused: Any, option: str) -> None:
    """An option of another system is refused by name."""
    assert refused(f"attack @skaven @melete {option}", status=2) == "option_of_another_system"


def test_heal_says_that_it_is_not_in_the_text(step: Any, fighter: Any) -> None:
    """Care gives back what was said and no more than there can be, and says that the text has no rule."""
    result = step(f"heal {fighter(etat={'pv': 15})} --amount 9")
    assert (result["healing"]["healed"], result["healing"]["health"]) == (5, 20)
    assert "Not in the text" in result["warnings"][0]
    assert result.changed == {"target pv": 20}


CARD = """\
Furgil (D20)
Tests
  ATT  10  50.0%
  PAR   9  45.0%
  INI  10  50.0%
  FOR   7  35.0%
  END   7  35.0%
Values
  Points de vie at the most  22
  Attacks a round             2
  Protection, torse           3
Attacks
  Dague    50.0%  damage: 4; parry points: 3; in hand
  Couteau  30.0%  damage: 1d6+2; parry points: 2
"""


def test_card(dzcli: Any, sheet: Any) -> None:
    """A card has what is tested, PV, attacks, armour, and each weapon; that of the off hand with its -4."""
    text = """
        systeme = "d20"
        nom = "Furgil"
        caracteristiques = { att = 10, par = 9, ini = 10, for = 7, end = 7, na = 2 }
        pv.max = 22
        protection = { torse = 3 }
        [[armes]]
        nom = "Dague"
        degats_fixe = 4
        parade = 3
        [[armes]]
        nom = "Couteau"
        degats_fixe = 2
        degats_des = "1d6"
        parade = 2
        main_faible = true
    """
    assert dzcli("sheet", "show", sheet("furgil", text)).out == CARD


def test_card_of_little(dzcli: Any, sheet: Any) -> None:
    """Of a sheet that says little the card has what it says: a characteristic, a shield in hand."""
    shield = "[caracteristiques]\npar = 0\n[bouclier]\nparade = 8\n"
    shown = dzcli("sheet", "show", sheet("ana", HEAD + shield), "--json").record
    assert [(one["id"], one["value"], one["chance"]) for one in shown["tests"]] == [("par", 0, "0")]
    assert [(one["id"], one["label"], one["value"]) for one in shown["facts"]] == [
        ("bouclier", "shield", "8 parry points")
    ]
    put_away = dzcli("sheet", "show", sheet("bo", HEAD + shield + "en_main = false\n"), "--json").record
    assert put_away["facts"] == []


def test_pv_without_their_maximum(dzcli: Any, sheet: Any) -> None:
    """A sheet may say what is left of PV and not how many there were: no step but a wound needs to know."""
    assert dzcli("round", sheet("ana", HEAD + "[etat]\npv = 6\n")).err == ""
