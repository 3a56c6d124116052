"""How much exact odds may take: time of the processor, and memory.

Work is announced before it is done. Small pieces are only added up; when they come to some
milliseconds, and before every large piece, the clock is read and memory looked at. So what is
refused is what takes too much on this machine, and what is hopeless is not begun.
"""

from __future__ import annotations

import sys
from itertools import islice

from dzcli.dice.clock import clock
from dzcli.dice.exact import NOWHERE
from dzcli.light import TypeVar, suppress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import NoReturn

T = TypeVar("T")

SECONDS = 1.6
"""How long one answer may take."""
GRAIN = 3_000.0
"""After so many microseconds of announced work the clock is read."""
MOST_UNSEEN = 64
"""After so many pieces of a loop the clock is read whatever they were thought to take."""
MOST_BYTES = 360_000_000
"""How much memory one answer may take."""
SHARE = 3
"""A distribution may take one of so many shares of it: there are copies, while it is worked out."""
OUTCOME_BYTES = 110
"""What an outcome and the smallest weight take."""
BITS_A_DIGIT = 3.3219

TOO_COMPLEX = "The exact odds of this would take too long to compute."
TOO_MANY_OUTCOMES = "This has too many different totals to list: about {outcomes}."
TOO_LONG_NUMBERS = "The exact odds of this need numbers that are too long: {digits} digits, {outcomes} times."


class Budget:
    """How much is left of the time and the memory for one answer; ``place`` is where to point at."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.end = clock() + seconds
        self.place = NOWHERE
        self._announced = 0.0
        self._bytes = peak_bytes()

    def spend(self, microseconds: float) -> None:
        """Announce work; raises `ExpressionFault` if there is no time left for it."""
        self._announced += microseconds
        if self._announced >= GRAIN:
            self._look(microseconds if microseconds >= GRAIN else 0.0)

    def over(self, items: Iterable[T], each: float) -> Iterator[T]:
        """The items of a loop, each of which takes so many microseconds; raises as `spend` does."""
        several = min(max(1, int(GRAIN / each)), MOST_UNSEEN)
        waiting = iter(items)
        while chunk := tuple(islice(waiting, several)):
            if clock() > self.end:
                self.refuse()
            self.spend(each * len(chunk))
            yield from chunk

    def _look(self, ahead: float) -> None:
        self._announced = 0.0
        if clock() + ahead / 1e6 > self.end:
            self.refuse()
        if peak_bytes() - self._bytes > MOST_BYTES:
            raise self.place.fault(TOO_MANY_OUTCOMES, outcomes=MOST_BYTES // OUTCOME_BYTES)

    def refuse(self) -> NoReturn:
        """Raise `ExpressionFault`: there is no way short enough."""
        raise self.place.fault(TOO_COMPLEX)

    def allow(self, outcomes: float, bits: float) -> None:
        """Raise `ExpressionFault` if there is no memory for so many outcomes with weights of so many bits."""
        if outcomes * (OUTCOME_BYTES + bits / 8) <= MOST_BYTES / SHARE:
            return
        if bits > OUTCOME_BYTES * 8:
            digits = int(bits / BITS_A_DIGIT) + 1
            raise self.place.fault(TOO_LONG_NUMBERS, digits=digits, outcomes=f"{outcomes:.0f}")
        raise self.place.fault(TOO_MANY_OUTCOMES, outcomes=f"{outcomes:.0f}")


def peak_bytes() -> int:
    """The most memory that this process has taken so far; 0 where the system does not tell."""
    if sys.platform != "win32":
        with suppress(ImportError):  # WebAssembly
            from resource import RUSAGE_SELF, getrusage

            return getrusage(RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return 0
