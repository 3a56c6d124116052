"""The exact odds that a command line asks for, and the luck of a result."""

from __future__ import annotations

from contextlib import contextmanager
from fractions import Fraction

from dzcli.cli.output import Output
from dzcli.cli.prepared import Asked, Prepared, Start, note_sheets
from dzcli.dice.clock import within
from dzcli.dice.fault import OddsFault
from dzcli.dice.odds.distribution import Distribution
from dzcli.fault import UsageFault
from dzcli.message import Message
from dzcli.step import odds
from dzcli.step.odds import Case, Odds
from dzcli.step.record import Line, Record
from dzcli.step.step import load, value_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from dzcli.dice.throws.spread import Spread

SECONDS = 1.6
"""How long the exact odds of what was asked for may take."""


@contextmanager
def _in_time() -> Iterator[None]:
    """Raise `UsageFault` if what is worked out meanwhile takes too long."""
    try:
        with within(SECONDS):
            yield
    except OddsFault:
        raise UsageFault("odds_too_long", TOO_LONG) from None


def show(prepared: Prepared, output: Output) -> None:
    """Show the exact odds of each thing that was asked for."""
    chain = getattr(prepared, "odds", None)
    if chain is not None:
        with _in_time():
            found = chain()
        output.show_odds(found)
        return
    for place in range(len(prepared.starts[0].asked)):
        with _in_time():
            found = of(prepared, place)
        output.show_odds(found)


def of(prepared: Prepared, place: int = 0) -> Odds:
    """The exact odds of one of the things asked for.

    By algebra if the step knows it, else by walking its rule.
    """
    if prepared.step.exact is not None:
        return _by_algebra(prepared, prepared.starts[0].asked[place][0])
    found = _by_walk(prepared, place)
    carried = prepared.starts[0].carried
    note_sheets(found.record, carried)
    prepared.note_tables(found.record)
    if carried is None:
        return found
    # What all branches have in common says what the steps before relied on, and were about.
    found.record.history = carried.told()
    told = [Line(line.rule, Message("{text}", {"text": line.text})) for line in carried.about]
    return found._replace(about=[*told, *found.about])


def _by_walk(prepared: Prepared, place: int) -> Odds:
    """The odds of a step whose rule is walked.

    What differs in one number goes through the rule together, but where that goes wrong: by a rule that
    cannot do with such a number, or one that finds fault with some of them. Then each goes by itself.
    """
    try:
        return _walked(prepared, place, spreads=True)
    except OddsFault:
        raise
    except Exception:
        return _walked(prepared.apart(), place, spreads=False)


def _walked(prepared: Prepared, place: int, *, spreads: bool) -> Odds:
    cases = [
        Case(start.chance, _outcome_of(prepared, start, place), _spread(start)) for start in prepared.starts
    ]
    return odds.of(prepared.step, cases, prepared.system.carry, spreads=spreads)


def _spread(start: Start) -> Spread | None:
    return None if start.carried is None else start.carried.spread


def _outcome_of(prepared: Prepared, start: Start, place: int) -> Callable[..., Record]:
    return lambda shared, throw: prepared.outcome(start, start.asked[place][0], shared, throw)


def _by_algebra(prepared: Prepared, asked: Asked) -> Odds:
    record = prepared.blank()
    assert prepared.step.exact is not None
    values = load(prepared.step.exact)(asked, record)
    return Odds(prepared.step, record, None, [], values, [])


class Luck:
    """The chance of doing as well as a result, or better."""

    def __init__(self, prepared: Prepared) -> None:
        self._prepared = prepared
        self._known: dict[int, Odds] = {}

    def of(self, start: Start, asked: Asked, record: Record) -> Fraction:
        """The luck of a record; the odds are worked out once."""
        key = id(asked)
        if key not in self._known:
            place = next(n for n, several in enumerate(start.asked) if asked in several)
            with _in_time():
                self._known[key] = of(self._prepared, place)
        found = self._known[key]
        told = self._prepared.step.odds[0]
        values = found.values[told.path]
        if isinstance(values, Distribution):
            return _as_high(values, value_at(record, told.at or told.path))
        return odds.luck(found, str(record.outcome))


def _as_high(found: Distribution, value: Any) -> Fraction:
    weight = sum(weight for other, weight in found.weights.items() if other >= value)
    return Fraction(weight, found.denominator)


TOO_LONG = "The exact odds of this would take too long to compute; --times N --tally estimates them."
