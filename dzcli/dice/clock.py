"""The processor's time, and how much of it the exact odds of a step may take.

What walks every throw calls `check` along the way. How much is too much is for whoever
asks for odds to say, since several walks may make one answer; by itself a walk has no end.
"""

from __future__ import annotations

from contextlib import contextmanager
from sys import platform
from time import perf_counter, process_time

from dzcli.dice.fault import OddsFault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

clock = perf_counter if platform == "emscripten" else process_time
"""Seconds of the processor; under WebAssembly those stand still, so there it is the time on the wall."""

_ends: list[float] = []


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Let what is walked meanwhile take so many seconds."""
    _ends.append(clock() + seconds)
    try:
        yield
    finally:
        _ends.pop()


def check() -> None:
    """Raise `OddsFault` if the time is up."""
    if _ends and clock() > _ends[-1]:
        raise OddsFault
