"""A character's card, line by line and as plain values."""

from fractions import Fraction

from dzcli.message import message
from dzcli.show.card import Shown, Tried, document, lines
from dzcli.show.card import Tested as Trial
from dzcli.show.language import Language
from dzcli.step.card import Fact, Strike
from dzcli.step.record import Part, Terms

TERMS = Terms({}, state={"etat.sante": "Health", "etat.etats": "states", "etat.arme": "weapon"})
HALF = Fraction(1, 2)
SHOWN = Shown(
    "Ana",
    "dz",
    [
        Trial("escrime", "Escrime", 45, [Part("Physique", 50), Part("Malus", -5)], Tried(Fraction(45, 100))),
        Trial("tir", "Tir", 5, [Part("Score", 5)], Tried(None, message("no bow"))),
        Trial(
            "vol", "Vol", None, [Part("Malus", -5), Part("Rien", 0)], Tried(Fraction(1), message("so it is"))
        ),
        Trial("nage", "Nage", 30, [Part("Score", 30)], Tried(HALF)),
    ],
    [Fact("sante", "Santé", 18, [Part("Base", 10), Part(message("more"), 8)]), Fact("rang", "Rang", -2)],
    [
        (
            Strike("Épée", [Fact("d", "damage", "1d10")], ("attack",), equal=True, held=True),
            Tried(Fraction(1, 3)),
        ),
        (Strike("Arc", [], None, equal=True), Tried(None, message("no arrow"))),
        (Strike("Pied", [Fact("d", "damage", "1d4")], None), Tried(Fraction(1, 2))),
    ],
    {"sante": 12, "etats": ["surpris", "au sol"], "arme": None, "autre": [], "visee": True},
    TERMS,
)
LINES = """\
Ana (dz)
Tests
  Escrime  45   45.0%  Physique 50 - Malus 5
  Tir       5          no bow
  Vol          100.0%  -Malus 5 + Rien 0; so it is
  Nage     30   50.0%
Values
  Santé  18  Base 10 + more 8
  Rang   -2
Attacks
  Épée  33.3%  against an equal; damage: 1d10; in hand
  Arc          no arrow
  Pied  50.0%  damage: 1d4
State
  Health      12
  states      surpris, au sol
  weapon      nothing
  etat.autre  nothing
  etat.visee  yes
"""


def test_lines():
    """Names stand below each other, numbers too; what a section has none of takes no room."""
    assert "\n".join(lines(SHOWN, Language("en"))) + "\n" == LINES


def test_of_nothing():
    """A section of which there is nothing is left out."""
    assert list(lines(Shown("Ana", "dz", [], [], [], {}, TERMS), Language("en"))) == ["Ana (dz)"]


def test_plain_values():
    """As plain values it has the same, with exact chances."""
    found = document(SHOWN, Language("en"))
    assert found["name"] == "Ana"
    assert found["tests"][0] == {
        "id": "escrime",
        "label": "Escrime",
        "value": 45,
        "parts": [{"label": "Physique", "value": 50}, {"label": "Malus", "value": -5}],
        "chance": "9/20",
        "why": None,
    }
    assert [(one["value"], one["chance"], one["why"]) for one in found["tests"][1:]] == [
        (5, None, "no bow"),
        (None, "1", "so it is"),
        (30, "1/2", None),
    ]
    assert found["facts"] == [
        {
            "id": "sante",
            "label": "Santé",
            "value": 18,
            "parts": [{"label": "Base", "value": 10}, {"label": "more", "value": 8}],
        },
        {"id": "rang", "label": "Rang", "value": -2, "parts": []},
    ]
    assert found["attacks"][0] == {
        "name": "Épée",
        "held": True,
        "facts": [{"id": "d", "label": "damage", "value": "1d10", "parts": []}],
        "against_equal": True,
        "chance": "1/3",
        "why": None,
    }
    assert [(one["held"], one["against_equal"], one["why"]) for one in found["attacks"][1:]] == [
        (False, True, "no arrow"),
        (False, False, None),
    ]
    assert found["state"][0] == {"path": "etat.sante", "label": "Health", "value": 12}
    assert found["state"][1]["value"] == ["surpris", "au sol"]
