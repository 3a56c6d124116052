"""How far a long series is, told to somebody who watches."""

import io
import time

import pytest

from dzcli.cli.progress import BETWEEN_LOOKS, EVERY, PATIENCE, Progress
from dzcli.show.language import Language


class Stream(io.StringIO):
    """A stream that somebody watches, or nobody."""

    def __init__(self, watched: bool) -> None:
        super().__init__()
        self._watched = watched

    def isatty(self) -> bool:
        """Whether somebody does."""
        return self._watched


@pytest.fixture
def told(monkeypatch):
    """What is told of a series that takes so many seconds a result, text by text."""

    def run(times, each, *, watched=True, results_watched=False, size=1):
        errors, clock = Stream(watched), [100.0]
        monkeypatch.setattr("sys.stderr", errors)
        monkeypatch.setattr("sys.stdout", Stream(results_watched))
        monkeypatch.setattr(time, "monotonic", lambda: clock[0])
        done = 0
        for item in Progress(times, Language("en")).over(range(0, times, size), lambda item: size):
            clock[0] += each * size
            done += item >= 0
        assert done == len(range(0, times, size))
        return errors.getvalue().split("\r")

    return run


LONG = 4 * BETWEEN_LOOKS
SLOW = 2 * PATIENCE / BETWEEN_LOOKS


def test_a_short_series_tells_nothing(told):
    """A series that is over before anybody wonders writes nothing at all."""
    assert told(LONG, PATIENCE / LONG / 2) == [""]


def test_a_long_one_tells_how_far_it_is(told):
    """Each time the clock is looked at the number of results done is told; in the end it is wiped out."""
    *texts, wiped, last = told(LONG, SLOW)[1:]
    counts = range(BETWEEN_LOOKS, LONG + 1, BETWEEN_LOOKS)
    assert [text.rstrip() for text in texts] == [f"{count} of {LONG} results" for count in counts]
    assert (wiped, last) == (" " * len(texts[-1]), "")


def test_a_result_may_be_many(told):
    """Results that come together are counted as many as they are."""
    texts = [text.rstrip() for text in told(4 * LONG, SLOW, size=LONG)]
    assert texts == ["", *(f"{count * LONG} of {4 * LONG} results" for count in (2, 3, 4)), "", ""]


def test_it_is_not_told_more_often_than_can_be_read(told):
    """From one text to the next the clock goes on at least `EVERY`."""
    texts = told(50 * BETWEEN_LOOKS, 0.4 * EVERY / BETWEEN_LOOKS)
    looks = [int(text.split()[0]) // BETWEEN_LOOKS for text in texts if "results" in text]
    assert looks == list(range(13, 51, 3))


@pytest.mark.parametrize(("watched", "results_watched"), [(False, False), (True, True), (False, True)])
def test_nobody_watches(told, watched, results_watched):
    """It is told on a terminal only, and not where the results themselves are seen."""
    assert told(LONG, SLOW, watched=watched, results_watched=results_watched) == [""]


def test_a_series_that_is_not_long(told):
    """As many results as go by from one look to the next are no long series."""
    assert told(BETWEEN_LOOKS, SLOW) == [""]
    assert told(BETWEEN_LOOKS + 1, SLOW) != [""]
