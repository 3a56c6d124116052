"""The exact odds of a step: its rule, walked over every throw there could be.

A step's odds are told by the paths of its record that its description names, and as branches: what
the next step of a pipeline needs, with the chance of each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import lcm

from dzcli.dice.odds.distribution import Distribution
from dzcli.light import Any, NamedTuple
from dzcli.message import Message
from dzcli.step.record import Due, Line, Record, Terms
from dzcli.step.step import NOTHING, Step, Told, value_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dzcli.dice.throws.every import Every
    from dzcli.dice.throws.spread import Spread
    from dzcli.dice.throws.walk import Walk
    from dzcli.step.unread import Shared

Chances = dict[Any, Fraction]
"""A chance for each value of something that is no number."""


class Case(NamedTuple):
    """A case that a step starts from, with its chance: one, or the branches of the step before.

    One with ``spread`` stands for the branches that differ in that number and in nothing else.
    """

    chance: Fraction
    run: Callable[[Shared, Every], Record]
    spread: Spread | None = None


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
    """Weights gathered outcome by outcome, apart for each whole that they are parts of.

    Values are in the order of the first case that has them.
    """

    def __init__(self) -> None:
        self._weights: dict[int, dict[Any, int]] = {}
        self._cases: dict[Any, int] = {}

    def add(self, value: Any, weight: int, whole: int, case: int) -> None:
        """Add the weight of an outcome."""
        if case < self._cases.setdefault(value, case):
            self._cases[value] = case
        weights = self._weights.get(whole)
        if weights is None:
            weights = self._weights[whole] = {}
        weights[value] = weights.get(value, 0) + weight

    def together(self) -> tuple[dict[Any, int], int]:
        """All weights as parts of one whole, and that whole."""
        common = lcm(*self._weights)
        found: dict[Any, int] = dict.fromkeys(sorted(self._cases, key=self._cases.__getitem__), 0)
        for whole, weights in self._weights.items():
            for value, weight in weights.items():
                found[value] += weight * (common // whole)
        return found, common


class _Outcome(NamedTuple):
    """An outcome: its record, and what the next step goes on from; None if none goes on from it."""

    record: Record
    passed: dict[str, Any] | None


class _Gathering:
    """The odds of a step as they are gathered, outcome by outcome."""

    def __init__(self, step: Step, walk: Walk[_Outcome]) -> None:
        self._told = [(told, _Tally()) for told in step.odds]
        self._walk = walk
        self._branches = _Tally()
        self._due = _Tally()
        self._carried: dict[Any, dict[str, Any]] = {}
        # Of values that may be missing: whether a success had one, and whether one had none.
        self._had: set[str] = set()
        self._lacked: set[str] = set()

    def add(self, weight: int, whole: int, outcome: _Outcome) -> None:
        """Add an outcome; one that is beyond what was followed has words, and no numbers."""
        record, beyond = outcome.record, self._walk.beyond
        for told, tally in self._told:
            if beyond and told.number:
                continue
            value = value_at(record, told.at or told.path)
            if told.missing is not None:
                lacking = value is None or value is NOTHING
                if record.success or not lacking:
                    (self._lacked if lacking else self._had).add(told.path)
                value = told.missing if lacking else value
            self._add(tally, value, weight, whole)
        for due in dict.fromkeys(record.due):
            self._add(self._due, due, weight, whole)
        if outcome.passed is not None:
            self._go_on({**outcome.passed, "beyond": True} if beyond else outcome.passed, weight, whole)

    def _add(self, tally: _Tally, value: Any, weight: int, whole: int) -> None:
        """Add a value; where it is a number that stands for others, each of those."""
        walk = self._walk
        shown_by = getattr(value, "shown_by", None) if walk.each else None
        if shown_by is not None:
            for thrown, part in walk.each:
                tally.add(shown_by(thrown), part, whole, walk.case)
        else:
            tally.add(value, weight, whole, walk.case)

    def _go_on(self, passed: dict[str, Any], weight: int, whole: int) -> None:
        """Add a branch, or one for each value of a number in it."""
        from msgspec import msgpack

        parts = [(passed, weight)]
        if self._walk.each:
            from dzcli.step.spreading import apart

            parts = apart(passed, weight, self._walk.each)
        for carried, part in parts:
            key = msgpack.encode(carried)
            if key not in self._carried:
                self._carried[key] = carried
            self._branches.add(key, part, whole, self._walk.case)

    def values(self, terms: Terms) -> dict[str, Distribution | Chances]:
        """The odds of each path that every outcome has, and that are not missing of every success."""
        unknown = self._lacked - self._had
        found = {
            told.path: _odds_of(told, tally, terms) for told, tally in self._told if told.path not in unknown
        }
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


def of(
    step: Step,
    cases: Sequence[Case],
    carry: Callable[[Record], dict[str, Any] | None],
    *,
    spreads: bool = False,
) -> Odds:
    """Walk every case of a step and add up the odds.

    ``carry`` tells what the next step reads of a record, or None for a step that none goes on from.
    ``spreads``: paths that differ in one number go on as one.
    """
    from dzcli.dice.throws import walk as walks

    known = [_shared(case.spread) for case in cases]
    common, *others = known
    for shared in others:
        shared.rulings, shared.warnings = common.rulings, common.warnings
    walk: Walk[_Outcome] = walks.Walk(
        [
            walks.Case(case.chance, _run(case.run, shared, carry), case.spread)
            for case, shared in zip(cases, known, strict=True)
        ],
        spreads=spreads,
    )
    gathering = _Gathering(step, walk)
    first: Record | None = None
    for weight, whole, outcome in walk:
        first = first or outcome.record
        gathering.add(weight, whole, outcome)
    assert first is not None
    first.rulings = list(common.rulings.values())
    subject = first.subject if len(cases) == 1 and cases[0].spread is None else None
    values = gathering.values(first.terms)
    return Odds(step, first, subject, _about(known), values, gathering.branches(), gathering.due())


def _shared(spread: Spread | None) -> Shared:
    """What all outcomes of a case have in common."""
    from dzcli.step.unread import Shared

    if spread is None:
        return Shared()
    from dzcli.step.unread_of_many import SharedByMany

    return SharedByMany(spread)


def _run(
    run: Callable[[Shared, Every], Record],
    shared: Shared,
    carry: Callable[[Record], dict[str, Any] | None],
) -> Callable[[Every], _Outcome]:
    """A case as a walk runs it: what its first outcome told is told."""

    def outcome(throw: Every) -> _Outcome:
        record = run(shared, throw)
        passed = handed_on(record, carry)
        shared.done(throw)
        return _Outcome(record, passed)

    return outcome


def _about(known: Sequence[Shared]) -> list[Line]:
    """The lines that hold in every outcome.

    Those said where paths had met hold for a case too that has no outcome but what others met.
    """
    met = [line for shared in known for line in shared.met]
    first, *_ = [shared.about for shared in known]
    lines = [*first, *(line for line in met if line not in first)]
    return [line for line in lines if all(shared.holds(line, met) for shared in known)]


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
