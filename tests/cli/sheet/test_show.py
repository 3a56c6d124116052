"""sheet show: a character as a card, whose numbers are those of the steps themselves."""

import tomllib
from fractions import Fraction

import pytest

from dzcli import systems, tables

KORIS = """\
Koris (Directive Zéro)
Tests
  Escrime            65  65.0%  Physique 45 + Formé 10 + Épées à une main 10
  Mobilité           35  35.0%  Mobilité 45 - Cotte de mailles 10
  Défense            50  50.0%
  Médecine           45  45.0%
  Lutte et contrôle  50  50.0%
  Armes d'hast       45  45.0%
  Contondants        45  45.0%
  Physique           45  45.0%
  Endurance          40  40.0%
  Vigilance          35  35.0%
Values
  Santé maximum  19                       base 10 + Physique 9
  Malmené at     9
  Armour         Cotte de mailles, Abs 3
  Shield         Écu, +10 to the defence
Attacks
  Épée longue        65.0%  damage: 1d10+2; in hand
  Marteau de guerre  45.0%  damage: 2d10-1; traits: Brisant
  Hallebarde         45.0%  damage: 2d10; traits: Allonge
State
  Santé   19
  Stress   0
"""


def test_text(dzcli):
    """As text it is a card: what is tested, what the rules derive, weapons with their odds, the state."""
    assert dzcli("sheet", "show", "@koris").out == KORIS


def test_french(dzcli):
    """In French its words are French, with the marks of the language."""
    out = dzcli("sheet", "show", "@koris", "--lang", "fr").out
    assert "65,0\u00a0%" in out or "65,0\u202f%" in out
    assert "Valeurs" in out
    assert "Attaques" in out


@pytest.mark.parametrize("name", tables.shipped_names())
def test_chances_are_those_of_the_step(dzcli, name, by_value):
    """Every test has the chance that the step gives it with --odds."""
    shown = dzcli("sheet", "show", f"@{name}", "--json").record
    successes = systems.get(shown["system"]).terms().successes
    assert shown["tests"]
    for one in shown["tests"]:
        odds = by_value(dzcli("test", f"@{name}", one["id"], "--odds", "--json").record["odds"]["outcome"])
        assert Fraction(one["chance"]) == sum(Fraction(odds.get(word, 0)) for word in successes)


@pytest.mark.parametrize("name", tables.shipped_names())
def test_state_is_that_of_the_sheet(dzcli, name):
    """The state has every value that the sheet has there."""
    shown = dzcli("sheet", "show", f"@{name}", "--json").record
    with open(tables.shipped_sheet(name).path, "rb") as file:
        state = tomllib.load(file).get("etat", {})
    assert {one["path"]: one["value"] for one in shown["state"]} == {
        f"etat.{key}": value for key, value in state.items()
    }


def test_odds_of_a_weapon(dzcli, by_value):
    """A weapon has the odds of the attack with it."""
    shown = dzcli("sheet", "show", "@koris", "--json").record["attacks"][1]
    words = ("attack", "@koris", "--weapon", shown["name"], "--odds", "--json")
    odds = by_value(dzcli(*words).record["odds"]["outcome"])
    assert Fraction(shown["chance"]) == Fraction(odds["success"]) + Fraction(odds["critical_success"])


def test_odds_against_an_equal(dzcli, by_value):
    """Where both sides roll, the odds are those against one's equal."""
    shown = dzcli("sheet", "show", "@bretteuse", "--json").record["attacks"][0]
    sides = ("--stance", "balanced", "--target-stance", "balanced")
    odds = by_value(
        dzcli("attack", "@bretteuse", "@bretteuse", *sides, "--odds", "--json").record["odds"]["outcome"]
    )
    assert (shown["against_equal"], Fraction(shown["chance"])) == (True, Fraction(odds["success"]))


HURT = """nom = "Ana"
[attributs]
physique = 50
[resistances]
endurance = 40
[competences]
mobilite = 40
[[armes]]
nom = "Arc"
type = "arc"
degats = "1d10"
[etat]
"""


@pytest.fixture
def card(dzcli, sheet):
    """The card of someone with a state, as JSON."""
    return lambda state: dzcli("sheet", "show", sheet("ana", HURT + state), "--json").record


def test_state_bears_on_scores(card):
    """What the state takes from a test is among its parts."""
    one = next(one for one in card("sante = 5\n")["tests"] if one["id"] == "mobilite")
    assert (one["value"], one["chance"]) == (30, "3/10")
    assert {"label": "Malmené", "value": -10} in one["parts"]


def test_who_cannot_act(card):
    """Someone who cannot act has scores, no chance, and the reason beside them."""
    shown = card("sante = 0\n")
    tests = {one["id"]: one for one in shown["tests"]}
    assert (tests["mobilite"]["value"], tests["mobilite"]["chance"]) == (40, None)
    assert "cannot act" in tests["mobilite"]["why"]
    assert tests["endurance"]["chance"] is not None
    assert "cannot act" in shown["attacks"][0]["why"]


def test_house_rule(dzcli, sheet):
    """House rules bear on what is shown."""
    text = HURT.replace(
        "mobilite = 40", 'mobilite = 40\nmedecine = { rang = "maitre", attribut = "physique" }'
    )
    path = sheet("ana", text)
    ranks = [
        next(
            one["value"]
            for one in dzcli("sheet", "show", path, "--json", *more).record["tests"]
            if one["id"] == "medecine"
        )
        for more in ([], ["--rule", "rangs=0/10/20/30"])
    ]
    assert ranks[0] < ranks[1]


def test_little_of_a_sheet(dzcli, sheet):
    """A sheet that has only a name is a card with nothing more on it."""
    assert dzcli("sheet", "show", sheet("x", 'nom = "X"\n')).out == "X (Directive Zéro)\n"


def test_standard_input(dzcli):
    """A sheet may come from standard input."""
    assert dzcli("sheet", "show", "-", stdin=HURT).out.startswith("Ana (Directive Zéro)\n")


def test_bad_sheet(dzcli, sheet):
    """A sheet that is wrong is refused as by a step."""
    assert dzcli("sheet", "show", sheet("x", "nom = 3\n"), "--json", status=3).error["code"] == "bad_sheet"
