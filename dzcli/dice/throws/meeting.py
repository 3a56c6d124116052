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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dzcli.dice.throws.spread import Spread


FEWEST = 4
"""Of fewer numbers each has a path of its own: that costs less."""


class Path(NamedTuple):
    """A path up to some throw: its case, the answers of its throws, its chance of ``weight`` in ``whole``.

    With ``spread`` it stands for the values of that number too, up to where it ``met`` others: from so many
    answers on one value stands for all that did, and their chance is that of the path.
    """

    case: int
    answers: tuple[Any, ...]
    weight: int
    whole: int
    spread: Spread | None = None
    met: int = 0


class Meeting:
    """The paths that wait, by what they have in common.

    ``spreads``: those that differ in one number go on as one path.
    """

    def __init__(self, *, spreads: bool = False) -> None:
        self._spreads = spreads
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
        """One path for each state, with the chance of all that met there; none of them waits any more.

        Those whose last throws differ in a number, and in nothing before, are one where they are many.
        """
        found: list[Path] = []
        alike: dict[Any, list[Path]] = {}
        for state, path in self._first.items():
            weights = self._weights[state]
            whole = lcm(*weights)
            weight = sum(weight * (whole // part) for part, weight in weights.items())
            path = path._replace(weight=weight, whole=whole)
            if (
                self._spreads
                and path.spread is None
                and type(getattr(path.answers[-1], "result", None)) is int
            ):
                alike.setdefault((path.case, *map(id, path.answers[:-1])), []).append(path)
            else:
                found.append(path)
        self._first, self._weights = {}, {}
        return [*found, *(path for several in alike.values() for path in _together(several))]


def _together(paths: list[Path]) -> list[Path]:
    """Paths that differ in the number of their last throw alone, as one if they are many."""
    if len(paths) < FEWEST:
        return paths
    from dzcli.dice.throws.spread import NUMBER, Spread

    whole = lcm(*(path.whole for path in paths))
    spread = Spread({path.answers[-1].result: path.weight * (whole // path.whole) for path in paths}, whole)
    case, (*before, last), *_ = paths[0]
    return [Path(case, (*before, type(last)(NUMBER)), 1, 1, spread)]
