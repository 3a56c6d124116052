"""Requests to end that come while a sheet is written wait, and count afterwards."""

import signal

import pytest

from dzcli.sheets import interrupts


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_request_waits_and_is_heard_afterwards(name: str) -> None:
    """What was begun is done; then whoever heard such requests before hears this one, and those to come."""
    number = getattr(signal, name)
    heard: list[str] = []
    before = signal.signal(number, lambda *_: heard.append("heard"))
    try:
        with interrupts.held():
            signal.raise_signal(number)
            heard.append("done")
        assert heard == ["done", "heard"]
        signal.raise_signal(number)
        assert heard == ["done", "heard", "heard"]
    finally:
        signal.signal(number, before)
