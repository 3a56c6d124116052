"""Odds as lines of text, and the one value of them that a script wants."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from dzcli.dice.odds.distribution import Distribution
from dzcli.message import Message
from dzcli.show.json import written
from dzcli.show.language import Language
from dzcli.show.odds import quiet, text, title
from dzcli.step.odds import Odds
from dzcli.step.questions import Rules
from dzcli.step.record import Due, Line, Person, Record, Recorded, Terms
from dzcli.step.step import Told

TERMS = Terms(
    {"success": "a success", "failure": "a failure"},
    successes=("success", "triumph"),
    due={"wound": "a wound for {who}"},
)
THIRD, HALF = Fraction(1, 3), Fraction(1, 2)
TOLD = (
    Told("outcome", "Outcome", False),
    Told("net", "Damage", True, at="damage.net"),
    Told("kind", "Kind", False, words={"x": "an x", None: "no kind"}),
    Told("other", "Other", False),
)
VALUES = {
    "outcome": {"success": THIRD, None: THIRD, "failure": THIRD},
    "net": Distribution({0: 1, 12: 2}, 3),
    "kind": {"x": HALF, None: Fraction(1, 4), "y": Fraction(1, 4)},
    "other": {True: HALF, False: Fraction(499_999, 1_000_000), None: Fraction(1, 1_000_000)},
}
LINES = """\
Ana, a test: exact odds
  4.2    It is so.
  12.10  It is so too.
Outcome
  a success     33.33%  #######################################################
  no roll       33.33%  #######################################################
  a failure     33.33%  #######################################################
Damage: mean 8, standard deviation 5.6569
   0     33.33%    >= 100.00%  ########################
  12     66.67%     >= 66.67%  ################################################
Kind
  an x        50.00%  #########################################################
  no kind     25.00%  ############################
  y           25.00%  ############################
Other
  yes      50.00%  ############################################################
  no       50.00%  ############################################################
  none     <0.01%
  Note  Beware.
"""


@pytest.fixture
def odds():
    """Odds of somebody's step, some of whose words are others."""

    def make(values=VALUES, subject=None, quiet=("success",), **other):
        record = Record("test", "dz", Rules("dz"), TERMS)
        record.actor = Person("Ana", Recorded("ana.toml", "x"))
        record.warnings = [Message("Beware.", {})]
        for name, value in other.items():
            setattr(record, name, value)
        lines = [("4.2", "It is so."), ("4.2", "It is so."), ("12.10", "It is so too.")]
        about = [Line(rule, Message(said, {})) for rule, said in lines]
        step = SimpleNamespace(title="A test", odds=TOLD, quiet=quiet)
        return Odds(step, record, subject, about, values, [], {Due("wound", "actor"): THIRD})

    return make


def test_lines(odds):
    """All is told by its name, each value with its chance and a bar as long as that; no line twice."""
    assert "\n".join(text(odds(), Language("en"))) + "\n" == LINES


def test_due(odds):
    """What may be left to be done is told of a pipeline, with its chance."""
    told = {"step": "move", "rulings": [], "warnings": ["Beware."]}
    assert text(odds(history=[told]), Language("en"))[-2:] == [
        "  Note  Beware.",
        "  Next  a wound for Ana (33.33%)",
    ]


BO = Person("Bo", Recorded("bo.toml", "x"))
TITLES = [
    ({}, "Ana, a test: exact odds"),
    ({"subject": Message("Climbing", {})}, "Ana, Climbing: exact odds"),
    ({"target": BO}, "Ana and Bo, a test: exact odds"),
    ({"actor": None, "target": BO}, "Bo, a test: exact odds"),
    ({"actor": None, "headline": Message("Dice.", {})}, "Dice."),
    ({"actor": None}, "test"),
]


@pytest.mark.parametrize("other, told", TITLES)
def test_title(odds, other, told):
    """Odds are about whoever is in them, and what the step is about."""
    assert title(odds(**other), Language("en")) == told


MANY = Distribution(dict.fromkeys(range(101), 1), 101)
WORDS = {"kind": {"y": THIRD, True: HALF, None: Fraction(1, 6)}}
QUIET = [
    ({}, VALUES, ["1/3"]),
    ({"quiet": ("damage.net",)}, VALUES, ["8"]),
    ({"quiet": ("other",)}, VALUES, ["1/2"]),
    ({"quiet": ("kind",)}, VALUES, ["1/3"]),
    (
        {"quiet": ()},
        {"kind": {"y": THIRD, True: HALF, None: Fraction(1, 6)}},
        ["true 1/2", "y 1/3", "null 1/6"],
    ),
    ({"quiet": ()}, {"net": Distribution({0: 1, 1: 1}, 2)}, ["1/2"]),
]


@pytest.mark.parametrize("other, values, lines", QUIET)
def test_quiet(odds, other, values, lines):
    """It is the mean of the number, else the chance of success, else every value, the likeliest first."""
    assert quiet(odds(values, **other)) == lines


def test_ranges(odds):
    """More than fifty outcomes are told by ranges, each with the chance of its lowest or more."""
    lines = text(odds({"net": MANY}), Language("en"))[4:-1]
    assert len(lines) == 34
    assert lines[0].startswith("     0..2      2.97%    >= 100.00%  ###")
    assert lines[-1].startswith("  99..100      1.98%      >= 1.98%  ###")


def test_no_json():
    """What JSON has no form for is refused, and not written as something else."""
    with pytest.raises(TypeError):
        written({"a": object()})
