"""The exact odds of a step: its rule, walked over every throw there could be.

A step's odds are told by the paths of its record that matter (``outcome``, ``damage.net``),
and as branches: what the next step of a pipeline needs, with the chance of each.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from dzcli.dice.every import Every, walk
from dzcli.result import Damage, Record

KEYS: dict[str, tuple[str, ...]] = {
    "test": ("outcome",),
    "attack": ("outcome", "damage.raw", "damage.net", "ally.hit"),
    "defend": ("outcome", "damage.final"),
    "surprise": ("outcome", "surprise.surprised"),
    "wound": ("wound.health", "wound.dead", "wound.injury.id", "wound.stress_gained"),
    "heal": ("outcome", "healing.healed", "healing.health"),
}
"""The paths of each step's record that its odds are told by."""
NUMBERS = (
    "damage.raw",
    "damage.net",
    "damage.final",
    "wound.health",
    "wound.stress_gained",
    "healing.healed",
)
NUMBERS += ("healing.health",)

Weights = dict[Any, int]
Case = tuple[Fraction, Callable[[Every], Record]]
"""A case that a step starts from, with its chance: one, or the branches of the step before."""


class Chances:
    """The chances of one value: an integer weight for each value it can have."""

    def __init__(self, weights: Weights, whole: int, numeric: bool) -> None:
        self.weights = weights
        self.whole = whole
        self.numeric = numeric

    def chance(self, value: Any) -> Fraction:
        """The chance of a value."""
        return Fraction(self.weights[value], self.whole)

    @property
    def mean(self) -> Fraction:
        """The mean of a number."""
        return Fraction(sum(value * weight for value, weight in self.weights.items()), self.whole)

    @property
    def sd(self) -> float:
        """The standard deviation of a number."""
        square = Fraction(sum(value * value * weight for value, weight in self.weights.items()), self.whole)
        return sqrt(square - self.mean**2)

    def at_least(self) -> list[tuple[Any, Fraction]]:
        """For each value, the chance of it or more."""
        found, above = [], 0
        for value in reversed(self.weights):
            above += self.weights[value]
            found.append((value, Fraction(above, self.whole)))
        return found[::-1]


class Odds:
    """The odds of a step: one record for whom and rulings, chances by path, branches."""

    def __init__(
        self, record: Record, chances: dict[str, Chances], branches: list[tuple[Fraction, Any]]
    ) -> None:
        self.record = record
        self.chances = chances
        self.branches = branches


def of(cases: Sequence[Case], carry: Callable[[Record], Any], freeze: Callable[[Any], Any]) -> Odds:
    """Walk every case of a step and add up the odds.

    ``carry`` tells what the next step reads of a record, or None for a step that none goes
    on from; ``freeze`` makes of it a key by which equal branches are told.
    """
    whole = 1
    walked: list[tuple[Fraction, int, int, Record]] = []
    for chance, run in cases:
        walked.extend((chance, weight, part, record) for weight, part, record in walk(run))
    for chance, _, part, _ in walked:
        whole = _common(whole, part * chance.denominator)
    first = walked[0][3]
    keys = KEYS[first.step]
    tallies: dict[str, Weights] = {key: {} for key in keys}
    branches: dict[Any, list[Any]] = {}
    for chance, weight, part, record in walked:
        share = weight * chance.numerator * (whole // (part * chance.denominator))
        for key in keys:
            value = value_at(record, key)
            tallies[key][value] = tallies[key].get(value, 0) + share
        carried = carry(record)
        if carried is not None:
            branches.setdefault(freeze(carried), [0, carried])[0] += share
        _gather(first, record)
    chances = {
        key: Chances(_sorted(tally), whole, key in NUMBERS)
        for key, tally in tallies.items()
        if key != "ally.hit" or first.own.get("ally")
    }
    return Odds(first, chances, [(Fraction(weight, whole), carried) for weight, carried in branches.values()])


def _common(one: int, other: int) -> int:
    from math import lcm

    return lcm(one, other)


def _sorted(weights: Weights) -> Weights:
    if all(isinstance(value, int) for value in weights):
        return dict(sorted(weights.items()))
    return weights


def _gather(first: Record, record: Record) -> None:
    """The odds report every ruling and warning that some outcome uses."""
    if record is first:
        return
    first.rulings.extend(used for used in record.rulings if used not in first.rulings)
    first.warnings.extend(warning for warning in record.warnings if warning not in first.warnings)


def value_at(record: Record, path: str) -> Any:
    """The value of a record at a path; damage that there is none of counts as 0."""
    head, _, rest = path.partition(".")
    if head == "outcome":
        return record.outcome
    value = record.own.get(head)
    if head == "damage":
        return _damage(value, rest)
    for name in rest.split("."):
        value = value.get(name) if isinstance(value, dict) else getattr(value, name, None)
    return value


def _damage(damage: Damage | None, name: str) -> int | None:
    if damage is None:
        return 0
    found: int | None = getattr(damage, name)
    return found


def single(run: Callable[[Every], Record]) -> list[Case]:
    """The one case of a step that goes on from nothing."""
    return [(Fraction(1), run)]


def weighted(cases: Iterable[tuple[Fraction, Callable[[Every], Record]]]) -> list[Case]:
    """The cases of a step that goes on from the branches of another."""
    return list(cases)
