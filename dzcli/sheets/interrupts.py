"""Interruptions that wait while something is done that must not be left half done."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

STOPPING = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
"""The signals by which a program is asked to end."""


@contextmanager
def held() -> Iterator[None]:
    """Let every request to end wait until the block is left, and take effect then."""
    waiting: list[int] = []
    before: dict[int, Any] = {}

    def wait(number: int, frame: Any) -> None:
        waiting.append(number)

    # Only the main thread is interrupted.
    with suppress(ValueError):
        for number in STOPPING:
            if signal.getsignal(number) is not None:
                before[number] = signal.signal(number, wait)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for number in waiting:
            signal.raise_signal(number)
