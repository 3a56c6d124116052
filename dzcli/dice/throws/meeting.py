"""What the paths of a walk have in common: what is known of a die, and throws where they are one.

Paths are one from some throw on where what follows depends on the same few things.

A rule says so where it throws. The paths wait there until every other one has come as far; then one of
them is walked for all that met it, with the chance of them all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import lcm
from typing import Any

from dzcli.dice.throws import outcomes
from dzcli.dice.throws.outcomes import Outcomes
from dzcli.dice.throws.throw import Alike, Ranking
from dzcli.light import NamedTuple


class Path(NamedTuple):
    """A path up to some throw: its case, the answers of its throws, its chance of ``weight`` in ``whole``."""

    case: int
    answers: tuple[Any, ...]
    weight: int
    whole: int


class Meeting:
    """The paths that wait, by what they have in common."""

    def __init__(self) -> None:
        self._first: dict[Hashable, Path] = {}
        self._weights: dict[Hashable, dict[int, int]] = {}
        self._known: dict[Hashable, Outcomes] = {}

    def kept(self, faces: int, of: int, keep: Ranking, by: Callable[[int], Any]) -> Outcomes:
        """As `outcomes.kept`; what is like something asked before is known."""
        if not isinstance(by, Alike):
            return outcomes.kept(faces, of, keep, by)
        key = (faces, of, keep, by.key)
        if key not in self._known:
            self._known[key] = outcomes.kept(faces, of, keep, by)
        return self._known[key]

    def add(self, state: Hashable, path: Path) -> None:
        """Let a path wait for those that come to the same state."""
        weights = self._weights.get(state)
        if weights is None:
            self._first[state] = path
            weights = self._weights[state] = {}
        weights[path.whole] = weights.get(path.whole, 0) + path.weight

    def taken(self) -> list[Path]:
        """One path for each state, with the chance of all that met there; none of them waits any more."""
        found = []
        for state, path in self._first.items():
            weights = self._weights[state]
            whole = lcm(*weights)
            weight = sum(weight * (whole // part) for part, weight in weights.items())
            found.append(path._replace(weight=weight, whole=whole))
        self._first, self._weights = {}, {}
        return found
