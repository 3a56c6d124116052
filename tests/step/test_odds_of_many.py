"""Odds of cases that stand for many: all that is gathered of them is what one case a number gathers."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dzcli.dice.throws.spread import NUMBER, Spread
from dzcli.message import Message
from dzcli.step.odds import Case, of
from dzcli.step.questions import Choice, Rules
from dzcli.step.record import Due, Line, Record, Terms
from dzcli.step.step import Step, amount, chance
from dzcli.step.unread import Unread
from dzcli.step.unread_of_many import UnreadOfMany

TERMS = Terms({"success": "success", "failure": "failure"})
STEP = Step(
    "suffer",
    object,
    "A wound.",
    "nowhere:rule",
    title="suffer",
    odds=(chance("outcome", "outcome"), amount("left", "left"), amount("lost", "lost", 0)),
)
CAP: Choice[int] = Choice("cap", none=lambda lost: lost, ten=lambda lost: min(lost, 10))


class House(Rules):
    """Rulings that are told by their names alone."""

    def used(self, key: str) -> Any:
        """The name itself."""
        return key


def suffer(number, body, shared, throw):
    """A wound: what is left of health, after armour that a die may find."""
    record = (UnreadOfMany if throw.parts else Unread)("suffer", "dz", House("dz"), TERMS, shared, throw)
    record.say("1.1", "A blow falls.")
    record.say("1.1", "It is of {number}.", number=number)
    if number > 8:
        record.say("1.2", "It is heavy.")
    armour = record.once("armour", lambda: body // 2)
    heavy = record.once("heavy", lambda: number > 4)
    if throw.die(6, "armour", by=lambda face: face > 4).result:
        lost = max(0, number - armour)
        record.tell_about("1.3", "Armour holds.")
    else:
        lost = number
    if lost > 12:
        record.warn("More than {most}, by {over}.", most=12, over=lost - 12)
    lost = record.ask(CAP, lost)
    record.tell_about("1.4", "It hurts." if heavy else "It does not.")
    left = max(0, body - lost)
    record.outcome, record.success = ("failure", False) if left == 0 else ("success", True)
    record.own = {"left": left, "lost": lost if lost else None, "twice": [lost, {"left": left}]}
    if left == 0:
        record.due.append(Due("heal", "target"))
    return record


def carried(record: Record) -> dict[str, Any] | None:
    """What goes on from a wound that left something."""
    return {"own": record.own["twice"]} if record.success else None


def chances(found):
    """The chance of each value, of a number or of a word."""
    weights = getattr(found, "weights", None)
    if weights is None:
        return found
    return {value: Fraction(weight, found.denominator) for value, weight in weights.items()}


def gathered(groups, bodies, *, together):
    """The odds of some groups of numbers, each against a body: as one case, or one a number."""
    cases = []
    for group, body in zip(groups, bodies, strict=True):
        whole = sum(group.values()) * len(groups)
        if together:
            run = lambda shared, throw, body=body: suffer(NUMBER, body, shared, throw)  # noqa: E731
            cases.append(Case(Fraction(1), run, Spread(group, whole)))
            continue
        for number, weight in group.items():
            run = lambda shared, throw, number=number, body=body: suffer(number, body, shared, throw)  # noqa: E731
            cases.append(Case(Fraction(weight, whole), run))
    odds = of(STEP, cases, carried, spreads=together)
    branches = {str(one.carried): one.chance for one in odds.branches}
    rulings, warnings = set(odds.record.rulings), {str(one) for one in odds.record.warnings}
    values = {path: chances(found) for path, found in odds.values.items()}
    return values, branches, odds.due, [line.message.template for line in odds.about], rulings, warnings


groups = st.dictionaries(st.integers(0, 20), st.integers(1, 5), min_size=2, max_size=6)


@given(st.lists(groups, min_size=1, max_size=3), st.lists(st.integers(1, 20), min_size=3, max_size=3))
def test_as_one_by_one(several, bodies):
    """Chances, branches, what is due, what holds in all, rulings and warnings: all are the same."""
    bodies = bodies[: len(several)]
    assert gathered(several, bodies, together=True) == gathered(several, bodies, together=False)


# The numbers, and what is told of all outcomes.
HOLDS = [
    ({2: 1, 3: 1}, ["A blow falls.", "It does not."]),
    ({9: 1, 20: 1}, ["A blow falls.", "It is heavy.", "It hurts."]),
    ({3: 1, 9: 1}, ["A blow falls."]),
]


@pytest.mark.parametrize("group, told", HOLDS)
def test_about(group, told):
    """What is said of some of the numbers only, or tells the number, does not hold in all outcomes."""
    *_, about, _, _ = gathered([group], [30], together=True)
    assert about == told


def test_no_subject():
    """What a step is about hangs on the number, as on which of several cases it is."""

    def run(shared, throw):
        record = suffer(NUMBER, 5, shared, throw)
        record.subject = Message("A wound", {})
        return record

    assert of(STEP, [Case(Fraction(1), run, Spread({1: 1, 2: 1}, 2))], carried).subject is None


def test_met():
    """A line said where paths had met holds for all that met there, of whatever number."""

    def run(shared, throw):
        throw.meet("here")
        record = (UnreadOfMany if throw.parts else Unread)("suffer", "dz", House("dz"), TERMS, shared, throw)
        record.say("1.1", "All are here.")
        record.outcome, record.success = "success", True
        record.own = {"left": 1}
        return record

    spread = Spread({1: 1, 2: 3}, 8)
    odds = of(STEP, [Case(Fraction(1), run, spread), Case(Fraction(1, 2), run)], lambda record: None)
    assert odds.about == [Line("1.1", Message("All are here.", {}))]
    assert odds.values["outcome"] == {"success": 1}
