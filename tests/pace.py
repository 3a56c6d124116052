"""What must take no more than a moment, on a machine that other programs keep busy too."""

from collections.abc import Callable
from fractions import Fraction
from time import process_time
from typing import TypeVar

Result = TypeVar("Result")
TRIES = 4
AT_EASE = 0.05
"""The seconds that `_work` takes on a machine with nothing else to do; the limits are of that machine."""


def in_time(seconds: float, act: Callable[[], Result]) -> Result:
    """Do something that takes no more than so many seconds of this process; what it gives.

    Raises:
        AssertionError: It took longer, as often as it was tried.
    """
    return least(seconds, lambda: _timed(act))


def least(seconds: float, act: Callable[[], tuple[Result, float]]) -> Result:
    """The same for what says itself how long it took.

    What takes longer is done again, and may take as much longer as this machine is slower at that moment:
    only what is too slow each time is at fault.

    Raises:
        AssertionError: It took longer, as often as it was tried.
    """
    taken = []
    for _ in range(TRIES):
        result, took = act()
        if took < seconds or took < seconds * _slower():
            return result
        taken.append(round(took, 2))
    raise AssertionError(f"took {taken} s, each time more than {seconds} s")


def _timed(act: Callable[[], Result]) -> tuple[Result, float]:
    began = process_time()
    return act(), process_time() - began


def _slower() -> float:
    """How many times longer than at ease a known piece of work takes now."""
    _, took = _timed(_work)
    return took / AT_EASE


def _work() -> list[Fraction]:
    return sorted(Fraction(number % 97, 97) for number in range(20_000))
