"""What is made of the dice of a pool, one die after the other.

Each is a step of `dzcli.dice.throws.throw.Throw.fold`: a function of the state so far and a face, equal to
another of the same numbers. ``lost`` are faces that Présence écrasante takes away (D10-T29).
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from dzcli.light import NamedTuple
from dzcli.systems.d10 import book

Lost = tuple[int, ...]
NONE: Lost = ()
"""No faces; whether a die is among these is never a question."""


class Counting(msgspec.Struct, frozen=True):
    """Dice above a threshold; the state is how many there are."""

    above: int

    def __call__(self, count: int, face: int) -> int:
        return count + (face > self.above)


class Summed(NamedTuple):
    """The state of `Summing`: the sum, how many dice are not critical (few are told apart), if one is."""

    total: int = 0
    low: int = 0
    high: bool = False


class Summing(msgspec.Struct, frozen=True):
    """A sum of dice, and whether they are critical (D10-10, D10-36).

    ``spared`` is how many dice need not be critical for the whole to be (D10-T23).
    """

    faces: int
    spared: int = 0
    lost: Lost = NONE

    rising: ClassVar[bool] = False

    @property
    def start(self) -> Summed:
        """No dice."""
        return Summed()

    def __call__(self, state: Summed, face: int) -> Summed:
        if face in self.lost:
            return state
        total, low, high = state
        if is_high(face, self.faces):
            return Summed(total + face, low, True)
        return Summed(total + face, min(low + 1, self.spared + 1), high)

    def critical(self, state: Summed) -> bool:
        """Whether enough dice are above 70 % of their value."""
        return state.high and state.low <= self.spared


class Adding(msgspec.Struct, frozen=True):
    """A sum of the dice above a number, which is 0 but for a parry of a shot (D10-13, A-D10-15)."""

    above: int = 0
    lost: Lost = NONE

    rising: ClassVar[bool] = False

    @property
    def start(self) -> int:
        """No dice."""
        return 0

    def __call__(self, state: int, face: int) -> int:
        return state if face in self.lost or face <= self.above else state + face


class Kept(NamedTuple):
    """The state of `Keeping`: the sum, and the lowest dice in order."""

    total: int = 0
    lowest: tuple[int, ...] = ()


class Keeping(msgspec.Struct, frozen=True):
    """A sum as in `Adding`, and the ``x`` lowest dice (D10-T13)."""

    x: int
    adding: Adding

    rising: ClassVar[bool] = True

    @property
    def start(self) -> Kept:
        """No dice."""
        return Kept()

    def __call__(self, state: Kept, face: int) -> Kept:
        if face in self.adding.lost:
            return state
        lowest = tuple(sorted((*state.lowest, face))[: self.x])
        return Kept(self.adding(state.total, face), lowest)


class Shot(NamedTuple):
    """The state of `Shooting`: réussites, dice below and at the threshold, and as `Summed` for criticals."""

    successes: int = 0
    below: int = 0
    equal: int = 0
    low: int = 0
    high: bool = False


class Shooting(msgspec.Struct, frozen=True):
    """The dice of a shot against its threshold (D10-19, D10-20)."""

    threshold: int
    faces: int
    spared: int = 0
    lost: Lost = NONE

    rising: ClassVar[bool] = True

    @property
    def start(self) -> Shot:
        """No dice."""
        return Shot()

    def __call__(self, state: Shot, face: int) -> Shot:
        if face in self.lost:
            return state
        critical = is_high(face, self.faces)
        return Shot(
            state.successes + (face > self.threshold),
            state.below + (face < self.threshold),
            state.equal + (face == self.threshold),
            state.low if critical else min(state.low + 1, self.spared + 1),
            state.high or critical,
        )

    def critical(self, state: Shot) -> bool:
        """Whether enough dice are above 70 % of their value."""
        return state.high and state.low <= self.spared


class Dodged(NamedTuple):
    """The state of `Dodging`: what dice above the threshold come to, and how many equal it."""

    total: int = 0
    equal: int = 0


class Dodging(msgspec.Struct, frozen=True):
    """The dice of a dodge: above the threshold doubled, below ignored (D10-31)."""

    threshold: int
    lost: Lost = NONE

    rising: ClassVar[bool] = False

    @property
    def start(self) -> Dodged:
        """No dice."""
        return Dodged()

    def __call__(self, state: Dodged, face: int) -> Dodged:
        if face in self.lost or face < self.threshold:
            return state
        if face == self.threshold:
            return Dodged(state.total, state.equal + 1)
        return Dodged(state.total + face * book.combat().esquive.multiplie, state.equal)


def is_high(face: int, faces: int) -> bool:
    """Whether a face is above 70 % of the value of its die: 8, 9 and 10 of a d10 (D10-36)."""
    return face * 100 > faces * book.combat().critique.part_du_de
