"""Requests to end that are not Ctrl-C: they end the command as that does, cleaned up behind it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

BEYOND = 128
"""What a shell adds to the number of the signal that ended a program."""


class Ended(KeyboardInterrupt):
    """A signal that asks the program to end; ``status`` is the exit status that says so."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = BEYOND + number


@contextmanager
def heeded() -> Iterator[None]:
    """Within the block such a signal raises `Ended`, where it would have killed the program."""
    before: dict[int, Any] = {}
    # Only the main thread is interrupted.
    with suppress(ValueError):
        for name in ("SIGTERM", "SIGHUP", "SIGBREAK"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                before[number] = signal.signal(number, _end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, frame: Any) -> None:
    raise Ended(number)
