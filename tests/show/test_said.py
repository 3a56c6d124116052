"""Numbers, values and languages as they are said, and rows of a record that depend on few values."""

from fractions import Fraction

import pytest

from dzcli.dice.throws.throw import Die
from dzcli.message import Bilingual, Lines, Message, Sum
from dzcli.sheets.change import Change
from dzcli.show import language
from dzcli.show.language import Language, choose
from dzcli.show.odds import _number_alone as alone
from dzcli.show.text import name_of, plain, rows, shown_quietly
from dzcli.step.questions import Rules, Used
from dzcli.step.record import Due, Line, Person, Record, Recorded, Terms

NUMBERS = [
    (1.5, 2, False, "1.5", "1,5"),
    (1.5, 2, True, "1.50", "1,50"),
    (2.0, 4, False, "2", "2"),
    (100.0, 0, False, "100", "100"),
    (0.125, 2, False, "0.12", "0,12"),
]


@pytest.mark.parametrize("value, places, fixed, english, french", NUMBERS)
def test_number(value, places, fixed, english, french):
    """A number is rounded, without noughts at its end unless all places are wanted; French has a comma."""
    assert Language("en").number(value, places, fixed=fixed) == english
    assert Language("fr").number(value, places, fixed=fixed) == french


def test_tiny_number():
    """A tiny number has a power of ten."""
    assert (Language("en").scientific(0.00012), Language("fr").scientific(0.00012)) == ("1.2e-04", "1,2e-04")


VALUES = [
    (5, "5"),
    (None, ""),
    ("a\x1bb", "a\ufffdb"),
    ([1, 2], "[1, 2]"),
    (["a", 2], "a, 2"),
    (Sum([1, Message("x{y}", {"y": 2})]), "1 + x2"),
    (Lines(["a", "b"]), "a\nb"),
    (Bilingual(fr="oui", en="yes"), "yes"),
    (Fraction(1, 2), "1/2"),
]


@pytest.mark.parametrize("value, told", VALUES)
def test_value(value, told):
    """A value of a message is told by its kind, and does no harm."""
    assert Language("en").say(Message("<{value}>", {"value": value})) == f"<{told}>"


# What is asked for, DZCLI_LANG, what is usual, the variables of the locale, and the language.
CHOSEN = [
    ("en", "fr", "fr", {"LANG": "fr_FR"}, "en"),
    (None, "fr", "en", {"LANG": "en_GB"}, "fr"),
    (None, "FR_fr", "en", {}, "fr"),
    (None, "de", "fr", {"LANG": "en_GB"}, "fr"),
    (None, "", "fr", {"LANG": "en_GB"}, "fr"),
    (None, "", "en", {"LANG": "fr_FR"}, "en"),
    (None, "", None, {"LANG": "fr_FR.UTF-8"}, "fr"),
    (None, "", None, {"LANG": "FR"}, "fr"),
    (None, "", None, {"LANG": "de_DE"}, "en"),
    (None, "", None, {"LC_MESSAGES": "en_GB", "LANG": "fr_FR"}, "en"),
    (None, "", None, {"LC_ALL": "fr_FR", "LC_MESSAGES": "en_GB"}, "fr"),
    (None, "", None, {"LANG": "de_DE", "LANGUAGE": "fr:en"}, "fr"),
    (None, "", None, {"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
    (None, "", None, {"LANG": "POSIX", "LANGUAGE": "fr"}, "en"),
    (None, "", None, {}, "en"),
]


@pytest.mark.parametrize("asked, own, usual, locale, code", CHOSEN)
def test_choose(monkeypatch, asked, own, usual, locale, code):
    """The option comes first, then one's variable, what is set, and the locale."""
    monkeypatch.setattr(language, "WINDOWS", False)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.setenv(name, locale.get(name, ""))
    monkeypatch.setenv("DZCLI_LANG", own)
    assert choose(asked, usual).code == code


ALONE = [
    (Fraction(1, 999), False, "1/999"),
    (Fraction(1, 1000), False, "0.001"),
    (Fraction(1, 1000), True, "1/1000"),
    (Fraction(7), False, "7"),
]


@pytest.mark.parametrize("value, exact, told", ALONE)
def test_fraction_alone(value, exact, told):
    """A long fraction is told in decimals, unless it is wanted as it is."""
    assert alone(value, exact) == told


@pytest.mark.parametrize("value, lines", [
    (True, ["true"]),
    (False, ["false"]),
    (None, [""]),
    (0, ["0"]),
    ([1, "a\n"], ["1", "a\ufffd"]),
    ([], []),
])  # fmt: skip
def test_quietly(value, lines):
    """The one value for a script is a line, or one for each item."""
    assert shown_quietly(value) == lines


@pytest.fixture
def record():
    """A record of which little is known."""
    terms = Terms({}, due={"wound": "a wound for {who}"}, roles={"target": "the target"})
    found = Record("attack", "dz", Rules("dz"), terms)
    found.actor = Person("Ana", Recorded("ana.toml", "x"))
    found.people = {"witness": Person("Cy", Recorded("cy.toml", "x"))}
    return found


def told(record):
    """The rows of a record: kind, margin and text."""
    return [tuple(row) for row in rows(record, Language("en"))]


def test_bare(record):
    """Of a record that says nothing its step is the headline."""
    assert told(record) == [("headline", "", "attack")]


def test_luck(record):
    """The chance to do as well is told in percent, were it none."""
    record.own["luck"] = Fraction(1, 8)
    assert told(record)[1] == ("dice", "Luck", "12.50% to do this well or better")
    record.own["luck"] = Fraction(0)
    assert told(record)[1] == ("dice", "Luck", "0.00% to do this well or better")


@pytest.mark.parametrize("seed, index, text", [
    (None, None, "3,5"),
    (None, 2, "3,5"),
    (0, None, "3,5 (seed 0)"),
    (9, 1, "3,5 (seed 9)"),
    (9, 2, "3,5 (seed 9, index 2)"),
])  # fmt: skip
def test_dice(record, seed, index, text):
    """All dice are told, with the seed that gives them again and their place in a series."""
    record.dice = [Die(6, 3, "attack", True), Die(6, 5, "attack", False)]
    record.seed, record.index = seed, index
    assert told(record)[1:] == [("dice", "Dice", text)]


def test_names(record):
    """Somebody is called by name where it is known, were it by the record before; else by the role."""
    record.passed = {"ghost": {"name": "Bo"}, "thing": {"size": 3}, "word": "name"}
    roles = ("actor", "witness", "ghost", "thing", "word", "target", "other")
    names = [name_of(role, record, Language("en")) for role in roles]
    assert names == ["Ana", "Cy", "Bo", "thing", "word", "the target", "other"]


def test_whose_change(record):
    """A change is told of whoever was read from the sheet, else of the role; a written one says so."""
    record.changes = [
        Change("target", "cy.toml", "etat.sante", 3, 2),
        Change("actor", "other.toml", "etat.sante", 3, 2, True),
    ]
    record.due = [Due("wound", "actor")]
    assert told(record)[1:] == [
        ("change", "Changes", "Cy, etat.sante: 3 → 2"),
        ("change", "Changes", "Ana, etat.sante: 3 → 2 (written)"),
        ("due", "Next", "a wound for Ana"),
    ]


def test_plain(record):
    """As plain text the margin is as wide as its widest; nothing stands at the end of a line."""
    record.headline = Message("It hits.", {})
    record.lines = [Line("4.2", Message("A line. ", {})), Line("12.10", Message("Another.", {}))]
    assert plain(record, Language("en")) == ["It hits.", "  4.2    A line.", "  12.10  Another."]


def ruling(key, *, default):
    """A ruling that was used: one that stands, or one's own."""
    return Used(key, "a", default, "silent" if default else "house", "1.2", {"en": f"About {key}."})


def test_rulings(record):
    """A house rule stands beside the line that it shaped; all others are told by themselves."""
    record.lines = [Line("4.2", Message("A line.", {}), ("own", "usual"))]
    record.rulings = [
        ruling("own", default=False),
        ruling("usual", default=True),
        ruling("alone", default=False),
    ]
    assert told(record)[1:] == [
        ("line", "4.2", "A line. [house rule: own = a]"),
        ("ruling", "1.2", "About usual. [usual = a; the rules are silent]"),
        ("ruling", "1.2", "About alone. [alone = a; house rule]"),
    ]
