"""Signals that ask the program to end."""

import signal
import sys

import pytest

from dzcli.cli.signals import Ended, heeded

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")


@pytest.fixture
def handler():
    """Set what becomes of SIGHUP, until the test ends."""
    before = signal.getsignal(signal.SIGHUP)
    yield lambda found: signal.signal(signal.SIGHUP, found)
    signal.signal(signal.SIGHUP, before)


def test_it_ends_the_program_with_its_status(handler):
    """A signal that would have killed the program ends it by the status that a shell gives it."""
    handler(signal.SIG_DFL)
    with pytest.raises(Ended) as ended, heeded():
        signal.raise_signal(signal.SIGHUP)
    assert ended.value.status == 129
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_DFL


def test_what_is_ignored_stays_ignored(handler):
    """Under ``nohup`` the program goes on."""
    handler(signal.SIG_IGN)
    with heeded():
        signal.raise_signal(signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
