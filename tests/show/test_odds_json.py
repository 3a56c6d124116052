"""Odds as JSON: what is said of a value, what of a whole step, and up to what length."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from dzcli.dice.odds.distribution import Distribution
from dzcli.fault import UsageFault
from dzcli.message import Message
from dzcli.show import odds_json
from dzcli.show.language import Language
from dzcli.step.odds import Branch, Odds
from dzcli.step.questions import Rules
from dzcli.step.record import Due, Line, Person, Record, Recorded

HALF = Fraction(1, 2)
ANA = Person("Ana", Recorded("ana.toml", "sha256:a"))
TABLES = [{"file": "dz/combat.toml"}]


def distribution(weights, denominator, seconds=0.0):
    """Odds of a number that took so long to work out."""
    made = Distribution(weights, denominator)
    made.seconds = seconds
    return made


def test_number():
    """A number has its mean, its spread, each chance as a fraction and as a double, and what was left out."""
    assert odds_json.told(Distribution({0: 1, Fraction(9, 2): 2}, 4)) == {
        "mean": "2.25",
        "mean_exact": False,
        "mean_value": 2.25,
        "sd": pytest.approx(2.1213, abs=1e-4),
        "distribution": [[0, "1/4"], ["9/2", "1/2"]],
        "at_least": [[0, "3/4"], ["9/2", "1/2"]],
        "left_out": "1/4",
        "values": [
            {"value": 0, "p": 0.25, "at_least": 0.75},
            {"value": 4.5, "p": 0.5, "at_least": 0.5},
        ],
    }


def test_exact_mean():
    """A mean that is known exactly is told as the fraction it is."""
    told = odds_json.told(Distribution({0: 1, 1: 2}, 3))
    assert (told["mean"], told["mean_exact"], told["left_out"]) == ("2/3", True, "0")


def test_words():
    """Of what is no number each value has its chance; only what JSON has no form for becomes a text."""
    told = odds_json.told({"x": HALF, None: Fraction(1, 4), True: Fraction(1, 8), HALF: Fraction(1, 8)})
    assert told == {
        "values": [
            {"value": "x", "chance": "1/2", "p": 0.5},
            {"value": None, "chance": "1/4", "p": 0.25},
            {"value": True, "chance": "1/8", "p": 0.125},
            {"value": "1/2", "chance": "1/8", "p": 0.125},
        ]
    }


# A number, and what it is for those who know no fractions.
DOUBLES = [
    (7, 7),
    (10**400, 10**400),
    (Fraction(1, 4), 0.25),
    (Fraction(10**400, 3), None),
]


@pytest.mark.parametrize("value, double", DOUBLES, ids=["whole", "long", "fraction", "too big"])
def test_doubles(value, double):
    """A whole number stays one; a fraction too big for a double is none."""
    assert odds_json.as_double(value) == double


# The bits of the denominator, the seconds that went before, an outcome, and how many like it may be written.
LENGTHS = {
    "short numbers": (1, 0.0, 0, 424_999),
    "short numbers, after a second": (1, 1.0, 0, 174_999),
    "of some length": (1_000, 0.0, 0, 60_389),
    "longer": (2_000, 0.0, 0, 31_634),
    "as long as numbers may be": (13_000, 0.0, 0, 3_120),
    "outcomes of some length": (1, 0.0, 2**2000, 60_307),
    "outcomes longer": (1, 0.0, 2**9000, 6_456),
}


@pytest.mark.parametrize("bits, seconds, value, most", LENGTHS.values(), ids=LENGTHS)
def test_length(bits, seconds, value, most):
    """What would be too long, or take too long with what went before, is refused, not a row before."""
    found = distribution({}, 2 ** (bits - 1), seconds)
    found.weights = [value] * most
    odds_json._refuse_length(found)
    found.weights = [value] * (most + 1)
    with pytest.raises(UsageFault):
        odds_json._refuse_length(found)


def test_numbers_too_long():
    """However few rows there are, no number may be longer than any that is written."""
    with pytest.raises(UsageFault) as refused:
        odds_json._refuse_length(distribution({1: 1}, 2**13_000))
    assert refused.value.message.values["size"] == 1


@pytest.fixture
def odds():
    """Odds of somebody's step with two branches, which carry one of three keys alike."""

    def make(exact=False, own=None, branches=None):
        record = Record("test", "dz", Rules("dz"))
        record.actor, record.own = ANA, own or {}
        record.warnings = [Message("Beware.", {})]
        record.sheets = {"ana.toml": "sha256:a"}
        about = [Line("4.2", Message("It is so.", {})), Line("4.2", Message("It is so.", {}))]
        step = SimpleNamespace(title="A test", odds=(), exact=exact)
        due = {Due("wound", "actor"): Fraction(1, 4)}
        return Odds(step, record, None, about, {"kind": {"x": HALF, "y": HALF}}, branches or [], due)

    return make


def test_document(odds):
    """A document says who and what it is about, all odds, and what may be left to be done."""
    told = odds_json.document(odds(), Language("en"))
    assert {name: told[name] for name in told if name not in ("dzcli", "version")} == {
        "step": "test",
        "system": "dz",
        "actor": {"name": "Ana", "sheet": "ana.toml", "fingerprint": "sha256:a"},
        "target": None,
        "odds": {
            "kind": {
                "values": [
                    {"value": "x", "chance": "1/2", "p": 0.5},
                    {"value": "y", "chance": "1/2", "p": 0.5},
                ]
            }
        },
        "branches": [],
        "due": [{"step": "wound", "who": "actor", "chance": "1/4", "p": 0.25}],
        "history": [],
        "about": [{"rule": "4.2", "text": "It is so.", "ruling": None}],
        "rulings": [],
        "warnings": ["Beware."],
        "sheets": {"ana.toml": "sha256:a"},
    }


# Whether all of the step's own keys are exact, those keys, and which of them the odds tell.
OWN = {
    "nothing": (False, {}, {}),
    "what an outcome has": (False, {"blow": 3}, {}),
    "tables of one's own": (False, {"blow": 3, "tables": TABLES}, {"tables": TABLES}),
    "what all outcomes have": (True, {"blow": 3, "tables": TABLES}, {"blow": 3, "tables": TABLES}),
}


@pytest.mark.parametrize("exact, own, told", OWN.values(), ids=OWN)
def test_own_keys(odds, exact, own, told):
    """Of a step's own keys odds tell those that hold in every outcome."""
    found = odds_json.document(odds(exact, own), Language("en"))
    assert {name: found[name] for name in ("blow", "tables") if name in found} == told


def test_branches(odds):
    """A key of the step that all branches carry alike is said once; any other is said by each of them."""
    branches = [Branch(HALF, {"a": 1, "b": 2, "c": 3}), Branch(HALF, {"a": 1, "b": 4, "c": 3})]
    found = odds_json.document(odds(own={"a": 1, "b": 2}, branches=branches), Language("en"))
    assert found["a"] == 1
    assert "b" not in found and "c" not in found
    assert found["branches"] == [
        {"weight": "1/2", "carry": {"b": 2, "c": 3}},
        {"weight": "1/2", "carry": {"b": 4, "c": 3}},
    ]
