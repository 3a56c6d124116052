"""What is gathered from all outcomes of a step besides chances: lines, remarks, what is left to be done."""

from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from dzcli.message import Message
from dzcli.step.odds import Case, _about, of
from dzcli.step.questions import Rules
from dzcli.step.record import Due, Line, Person, Record, Recorded, Terms
from dzcli.step.step import Step, amount, chance
from dzcli.step.unread import Shared, Unread

HALF = Fraction(1, 2)
TERMS = Terms({"best": "best", "good": "good", "bad": "bad"}, successes=("best", "good"))
ODDS = (
    chance("outcome", "outcome"),
    amount("net", "damage", 0),
    amount("gone", "lost", 0),
    amount("missed", "missed by", 0),
    chance("kind", "kind", optional=True),
    chance("deep.at", "depth"),
    amount("face", "face"),
    chance("none", "none", optional=True),
)
STEP = Step("hew", object, "A blow.", "nowhere:rule", title="hew", odds=ODDS)
BO = Person("Bo", Recorded("bo.toml", "x"))


HOUSE: Any = SimpleNamespace(used=str.upper, house={})
"""Rulings that are told by their names alone."""


def hew(before="Always.", *, kind=True):
    """The rule of a blow: a die, from 3 on it hits; what it says is in the order of its dice."""

    def run(shared, throw):
        record = Unread("hew", "dz", HOUSE, TERMS, shared, throw)
        record.say("1.1", before)
        record.say("1.1", "Of all.")
        record.subject = Message("Hewing", {})
        record.note(before)
        record.people = {"witness": BO}
        face = throw.die(6, "hew", by=lambda face: face).result
        record.say("1.2", "A die fell.")
        record.tell_about("1.3", "Whatever falls.")
        record.warn("At a six." if face == 6 else "At any other.")
        if before != "Always.":
            record.warn(before)
        record.outcome = "bad" if face < 3 else "best" if face == 6 else "good"
        record.success = face >= 3
        record.own = {"face": face, "net": face if face > 4 else None, "none": None}
        if face < 3:
            record.own["missed"] = 3 - face
        if kind:
            record.own["kind"] = "odd" if face % 2 else "even"
        if face > 1:
            record.own["deep"] = {"at": face}
        record.due = (
            [Due("wound", "target"), Due("rest", "witness"), Due("wound", "target")] if face > 2 else []
        )
        return record

    return run


def gathered(*rules, carry=lambda record: None):
    """The odds of some cases, each as likely as any other."""
    return of(STEP, [Case(Fraction(1, len(rules)), rule) for rule in rules], carry)


def said(odds):
    """The texts of the lines that hold in every outcome."""
    return [line.message.template for line in odds.about]


def test_values():
    """A value is told if every outcome has it; one that may be missing counts as what is told for it."""
    values = gathered(hew()).values
    assert list(values) == ["outcome", "net", "missed", "kind", "face"]
    assert list(values["outcome"].items()) == [("best", HALF / 3), ("good", HALF), ("bad", 2 * HALF / 3)]
    assert values["net"].weights == {0: 4, 5: 1, 6: 1}
    assert values["kind"] == {"odd": HALF, "even": HALF}
    assert values["face"].weights == dict.fromkeys(range(1, 7), 1)


def test_value_that_one_case_lacks():
    """What one of two cases does not have is not told."""
    assert list(gathered(hew(), hew(kind=False)).values) == ["outcome", "net", "missed", "face"]


def test_lines():
    """A line that is said before any die, or is noted of all, is told; what a die brought is not."""
    assert said(gathered(hew())) == ["Always.", "Of all.", "Whatever falls."]


def test_lines_of_cases():
    """Of several cases the lines that all of them say are told, in the order of the first."""
    assert said(gathered(hew("Here."), hew("There."))) == ["Of all.", "Whatever falls."]
    assert said(gathered(hew("Of all."), hew("There."))) == ["Of all.", "Whatever falls."]


# The lines that each case says, those said where paths had met, and whether each has an outcome of its own;
# what holds in all.
ABOUT = {
    "one case": ([("ab", "", True)], "ab"),
    "what each says": ([("abc", "", True), ("cb", "", True)], "bc"),
    "one that met before any die": ([("ab", "b", True), ("a", "", False)], "ab"),
    "one that met, and says no more": ([("ab", "", True), ("a", "", False)], "a"),
    "one with outcomes of its own": ([("ab", "b", True), ("a", "", True)], "a"),
    "what only the second says where paths met": ([("a", "", False), ("ab", "b", True)], "ab"),
}


@pytest.mark.parametrize("cases, told", ABOUT.values(), ids=ABOUT)
def test_about(cases, told):
    """What is said where paths met holds for a case that has no outcome of its own."""
    known = []
    for about, met, own in cases:
        shared = Shared()
        shared.about, shared.met = (
            [Line(name, Message(name, {})) for name in names] for names in (about, met)
        )
        shared.opening = not own
        known.append(shared)
    assert "".join(line.rule for line in _about(known)) == told


def test_remarks():
    """A warning or a ruling of any outcome, whichever case it is of, is told, once."""
    record = gathered(hew(), hew(), hew("Here."), hew("There.")).record
    assert [one.template for one in record.warnings] == ["At any other.", "At a six.", "Here.", "There."]
    assert record.rulings == ["ALWAYS.", "HERE.", "THERE."]


def test_subject():
    """Of one case it is told what the step is about; several may each be about something else."""
    assert gathered(hew()).subject == Message("Hewing", {})
    assert gathered(hew(), hew()).subject is None


def test_due():
    """What may be left has the chance of its outcomes, once in each."""
    assert gathered(hew()).due == {
        Due("wound", "target"): Fraction(2, 3),
        Due("rest", "witness"): Fraction(2, 3),
    }


def test_branches():
    """Outcomes that are carried on alike are one branch; who is due is named, but for roles of all."""
    odds = gathered(hew(), carry=lambda record: {"hit": True} if record.success else None)
    due = [
        {"step": "wound", "who": "target"},
        {"step": "rest", "who": "Bo"},
        {"step": "wound", "who": "target"},
    ]
    (branch,) = odds.branches
    assert branch == (Fraction(2, 3), {"due": due, "hit": True})
    assert gathered(hew()).branches == []


class Throw:
    """As much of a throw as a record of one of all outcomes looks at."""

    def __init__(self, *, fallen=False, went_on=False):
        self.fallen, self.went_on = fallen, went_on


# Whether it is the first outcome, whether a die fell, whether paths had met; what is kept of two lines that
# are the same, and what of it as said where paths had met.
KEPT = [
    (True, False, False, 1, 0),
    (True, False, True, 1, 1),
    (True, True, False, 0, 0),
    (True, True, True, 0, 0),
    (False, False, False, 0, 0),
    (False, False, True, 0, 0),
]


@pytest.mark.parametrize("opening, fallen, went_on, about, met", KEPT)
def test_said(opening, fallen, went_on, about, met):
    """A line of the first outcome is kept while no die fell, once; it is noted if paths had met."""
    shared = Shared()
    shared.opening = opening
    throw = Throw(fallen=fallen, went_on=went_on)
    record = Unread("hew", "dz", Rules("notation"), TERMS, shared, throw)
    for _ in range(2):
        record.say("1.1", "It is {what}.", what="so")
    line = Line("1.1", Message("It is {what}.", {"what": "so"}))
    assert (shared.about, shared.met) == ([line] * about, [line] * met)
    assert record.lines == []


def test_made_once():
    """What all outcomes have alike is worked out once, for each key."""
    shared, made = Shared(), []
    for key in ("a", "b", "a"):
        record = Unread("hew", "dz", Rules("notation"), TERMS, shared, Throw())
        assert record.once(key, lambda key=key: made.append(key) or key * 2) == key * 2
    assert made == ["a", "b"]
    assert Record("hew", "dz", Rules("notation")).once("a", lambda: 3) == 3


def test_nobody_reads():
    """What only a reader needs is not worked out."""
    told = []
    Unread("hew", "dz", Rules("notation"), TERMS, Shared(), Throw()).explain(told.append, 1)
    assert told == []
    Record("hew", "dz", Rules("notation")).explain(told.append, 1)
    assert told == [1]
