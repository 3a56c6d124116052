"""The exact odds of a step: its rule, walked over every throw there could be.

A step's odds are told by the paths of its record that its description names, and as branches: what
the next step of a pipeline needs, with the chance of each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import lcm

from dzcli.dice.clock import clock
from dzcli.dice.odds.distribution import Distribution
from dzcli.dice.throws.every import Every, walk
from dzcli.fault import UsageFault
from dzcli.light import Any, NamedTuple
from dzcli.message import Message
from dzcli.step.record import Due, Line, Record, Terms
from dzcli.step.step import NOTHING, Step, Told, value_at
from dzcli.step.unread import Shared

Case = tuple[Fraction, Callable[[Shared, Every], Record]]
"""A case that a step starts from, with its chance: one, or the branches of the step before."""
Chances = dict[Any, Fraction]
"""A chance for each value of something that is no number."""

MOST_SECONDS = 1.6
"""So long the cases of the step before are gone through, in time of the processor."""


class Branch(NamedTuple):
    """What the next step goes on from, with its chance."""

    chance: Fraction
    carried: dict[str, Any]


class Odds(NamedTuple):
    """The odds of a step.

    ``record`` tells who and what it is about, with every ruling and warning of any outcome; ``about`` are
    the lines that hold in every outcome; ``values`` has the odds by path; ``branches`` what the next step
    goes on from; ``due`` the chance of all that may be left to be done.
    """

    step: Step
    record: Record
    subject: Message | None
    about: list[Line]
    values: dict[str, Distribution | Chances]
    branches: list[Branch]
    due: Mapping[Due, Fraction] = {}


class _Tally:
    """Weights gathered outcome by outcome, apart for each whole that they are parts of."""

    def __init__(self) -> None:
        self._weights: dict[int, dict[Any, int]] = {}

    def add(self, value: Any, weight: int, whole: int) -> None:
        """Add the weight of an outcome."""
        weights = self._weights.get(whole)
        if weights is None:
            weights = self._weights[whole] = {}
        weights[value] = weights.get(value, 0) + weight

    def together(self) -> tuple[dict[Any, int], int]:
        """All weights as parts of one whole, and that whole."""
        common = lcm(*self._weights)
        found: dict[Any, int] = {}
        for whole, weights in self._weights.items():
            for value, weight in weights.items():
                found[value] = found.get(value, 0) + weight * (common // whole)
        return found, common


class _Gathering:
    """The odds of a step as they are gathered, outcome by outcome."""

    def __init__(self, step: Step, carry: Callable[[Record], dict[str, Any] | None]) -> None:
        self._told = [(told, _Tally()) for told in step.odds]
        self._carry = carry
        self._branches = _Tally()
        self._due = _Tally()
        self._carried: dict[Any, dict[str, Any]] = {}

    def add(self, record: Record, weight: int, whole: int) -> None:
        """Add an outcome."""
        for told, tally in self._told:
            value = value_at(record, told.at or told.path)
            if value is None or value is NOTHING:
                value = told.missing if told.missing is not None else value
            tally.add(value, weight, whole)
        for due in dict.fromkeys(record.due):
            self._due.add(due, weight, whole)
        if (passed := handed_on(record, self._carry)) is not None:
            from msgspec import msgpack

            key = msgpack.encode(passed)
            if key not in self._carried:
                self._carried[key] = passed
            self._branches.add(key, weight, whole)

    def values(self, terms: Terms) -> dict[str, Distribution | Chances]:
        """The odds of each path that every outcome has."""
        found = {told.path: _odds_of(told, tally, terms) for told, tally in self._told}
        return {path: value for path, value in found.items() if value is not None}

    def due(self) -> dict[Due, Fraction]:
        """The chance of each thing that may be left to be done."""
        weights, whole = self._due.together()
        return {due: Fraction(weight, whole) for due, weight in weights.items()}

    def branches(self) -> list[Branch]:
        """What the next step goes on from; equal branches are one."""
        if not self._carried:
            return []
        weights, whole = self._branches.together()
        return [Branch(Fraction(weight, whole), self._carried[key]) for key, weight in weights.items()]


def handed_on(record: Record, carry: Callable[[Record], dict[str, Any] | None]) -> dict[str, Any] | None:
    """What the next step goes on from, of all that ``carry`` tells; None if none goes on from the record."""
    passed = carry(record)
    return None if passed is None else {"due": _due_by_name(record), **passed}


def _due_by_name(record: Record) -> list[dict[str, str]]:
    """What is left to be done as branches carry it: of all but actor and target by name.

    The steps that follow are the target's in each branch, unless a system carries what is due as it is.
    """
    return [
        {"step": due.step, "who": record.people[due.who].name if due.who in record.people else due.who}
        for due in record.due
    ]


def of(step: Step, cases: Sequence[Case], carry: Callable[[Record], dict[str, Any] | None]) -> Odds:
    """Walk every case of a step and add up the odds.

    ``carry`` tells what the next step reads of a record, or None for a step that none goes on from.
    Raises `UsageFault` for more cases than there is time for.
    """
    gathering = _Gathering(step, carry)
    first: Record | None = None
    about: list[Line] | None = None
    rulings: dict[str, Any] = {}
    warnings: list[Message] = []
    end = clock() + MOST_SECONDS
    for place, (chance, run) in enumerate(cases):
        if place and clock() > end:
            raise UsageFault("odds_too_long", TOO_MANY_CASES, count=len(cases))
        shared = Shared()
        shared.rulings, shared.warnings = rulings, warnings
        for weight, part, record in walk(lambda throw, run=run, shared=shared: run(shared, throw)):  # type: ignore[misc]
            first = first or record
            shared.opening = False
            gathering.add(record, weight * chance.numerator, part * chance.denominator)
        about = shared.about if about is None else [line for line in about if line in shared.about]
    assert first is not None
    first.rulings = list(rulings.values())
    subject = first.subject if len(cases) == 1 else None
    values = gathering.values(first.terms)
    return Odds(step, first, subject, about or [], values, gathering.branches(), gathering.due())


def _odds_of(told: Told, tally: _Tally, terms: Terms) -> Distribution | Chances | None:
    """The odds of the value at a path; None if some outcome does not have it."""
    weights, whole = tally.together()
    if NOTHING in weights or (told.number and None in weights):
        return None
    if told.optional and set(weights) == {None}:
        return None
    if told.number:
        return Distribution(weights, whole)
    ordered = [*(value for value in terms.outcomes if value in weights)]
    ordered += [value for value in weights if value not in terms.outcomes]
    return {value: Fraction(weights[value], whole) for value in ordered}


def luck(odds: Odds, outcome: str) -> Fraction:
    """The chance of an outcome, or of a better one."""
    told = odds.values["outcome"]
    assert isinstance(told, Mapping)
    best_first = list(odds.record.terms.outcomes)
    as_good = best_first[: best_first.index(outcome) + 1]
    return sum((told.get(better, Fraction(0)) for better in as_good), Fraction(0))


def equal_in_all(branches: Sequence[Branch]) -> dict[str, Any]:
    """What all branches carry alike: a record of odds says it once."""
    first, *others = [branch.carried for branch in branches] or [{}]
    return {
        name: value
        for name, value in first.items()
        if all(name in other and other[name] == value for other in others)
    }


TOO_MANY_CASES = "The record before holds {count} cases, too many to go on from each of them in a moment."
