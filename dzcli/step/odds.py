"""The exact odds of a step: its rule, walked over every throw there could be.

A step's odds are told by the paths of its record that matter (``outcome``, ``damage.net``),
and as branches: what the next step of a pipeline needs, with the chance of each.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import lcm
from typing import Any, NamedTuple

from dzcli.dice.odds.distribution import Distribution
from dzcli.dice.throws.every import Every, walk
from dzcli.step.record import Record
from dzcli.words import OUTCOMES

KEYS: dict[str, tuple[str, ...]] = {
    "test": ("outcome",),
    "attack": ("outcome", "damage.raw", "damage.net", "ally.hit"),
    "defend": ("outcome", "damage.final"),
    "surprise": ("outcome", "surprise.surprised"),
    "wound": ("wound.health", "wound.dead", "wound.injury.id", "wound.stress_gained"),
    "heal": ("outcome", "healing.healed", "healing.health"),
}
"""The paths of each step's record that its odds are told by."""
NUMBERS = frozenset(
    (
        "damage.raw",
        "damage.net",
        "damage.final",
        "wound.health",
        "wound.stress_gained",
        "healing.healed",
        "healing.health",
    )
)
"""The paths whose values are numbers."""
UNKNOWN = object()
"""What a path holds where the step did not get so far."""

Case = tuple[Fraction, Callable[[Every], Record]]
"""A case that a step starts from, with its chance: one, or the branches of the step before."""
Chances = dict[Any, Fraction]
"""A chance for each value of something that is no number."""


class Odds(NamedTuple):
    """The odds of a step.

    ``record`` tells who and what it is about, and every ruling and warning of any outcome;
    ``values`` has the odds by path; ``branches`` what the next step goes on from.
    """

    record: Record
    values: dict[str, Distribution | Chances]
    branches: list[tuple[Fraction, dict[str, Any]]]


class _Tally:
    """Weights gathered outcome by outcome, apart for each whole that they are parts of."""

    def __init__(self) -> None:
        self._weights: dict[int, dict[Any, int]] = {}

    def add(self, value: Any, weight: int, whole: int) -> None:
        """Add the weight of an outcome."""
        weights = self._weights.setdefault(whole, {})
        weights[value] = weights.get(value, 0) + weight

    def together(self) -> tuple[dict[Any, int], int]:
        """All weights as parts of one whole, and that whole."""
        common = lcm(*self._weights)
        found: dict[Any, int] = {}
        for whole, weights in self._weights.items():
            for value, weight in weights.items():
                found[value] = found.get(value, 0) + weight * (common // whole)
        return found, common


def of(cases: Sequence[Case], carry: Callable[[Record], dict[str, Any] | None]) -> Odds:
    """Walk every case of a step and add up the odds.

    ``carry`` tells what the next step reads of a record, or None for a step that none goes
    on from; branches that carry the same are one.
    """
    first: Record | None = None
    tallies: dict[str, _Tally] = {}
    branches, carried = _Tally(), {}
    for chance, run in cases:
        for weight, part, record in walk(run):
            share, whole = weight * chance.numerator, part * chance.denominator
            if first is None:
                first, tallies = record, {key: _Tally() for key in KEYS[record.step]}
            _gather(first, record)
            for key, tally in tallies.items():
                tally.add(value_at(record, key), share, whole)
            if (passed := carry(record)) is not None:
                key = repr(passed)
                carried[key] = passed
                branches.add(key, share, whole)
    assert first is not None
    weights, whole = branches.together()
    values = {key: found for key, tally in tallies.items() if (found := _told(key, tally)) is not None}
    return Odds(first, values, [(Fraction(weight, whole), carried[key]) for key, weight in weights.items()])


def _told(key: str, tally: _Tally) -> Distribution | Chances | None:
    """The odds of the value at a path; None if some outcome does not have it."""
    weights, whole = tally.together()
    if UNKNOWN in weights:
        return None
    if key in NUMBERS:
        return Distribution(weights, whole)
    known = [value for value in OUTCOMES if value in weights]
    ordered = [*known, *(value for value in weights if value not in OUTCOMES)]
    return {value: Fraction(weights[value], whole) for value in ordered}


def _gather(first: Record, record: Record) -> None:
    """The odds report every ruling and warning that some outcome uses."""
    if record is not first:
        first.rulings.extend(used for used in record.rulings if used not in first.rulings)
        first.warnings.extend(warning for warning in record.warnings if warning not in first.warnings)


def value_at(record: Record, path: str) -> Any:
    """The value of a record at a path; where there is no damage it counts as 0."""
    head, _, rest = path.partition(".")
    if head == "outcome":
        return record.outcome
    value = record.own.get(head)
    if head == "damage" and value is None:
        return 0
    if value is None:
        return UNKNOWN
    for name in rest.split("."):
        value = value.get(name) if isinstance(value, dict) else getattr(value, name, None)
    return UNKNOWN if value is None and path in NUMBERS else value


def luck(odds: Odds, outcome: str) -> Fraction:
    """The chance of an outcome, or of a better one."""
    told = odds.values["outcome"]
    assert isinstance(told, dict)
    best_first = list(OUTCOMES)
    as_good = best_first[: best_first.index(outcome) + 1]
    return sum((told.get(better, Fraction(0)) for better in as_good), Fraction(0))
