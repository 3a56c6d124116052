"""Numbers in odds as text: names that are too long, means, ranges, bars and the width that there is."""

import sys
from fractions import Fraction
from types import SimpleNamespace

import pytest

from dzcli.dice.odds.distribution import Distribution
from dzcli.show import odds as shown
from dzcli.show.language import Language
from dzcli.step.odds import Odds
from dzcli.step.questions import Rules
from dzcli.step.record import Record
from dzcli.step.step import Told

TOLD = (Told("n", "Number", True), Told("word", "Word", False))
ENGLISH = Language("en")


def lines(found):
    """The lines of a value's odds, without the title."""
    record = Record("test", "dz", Rules("dz"))
    path = "n" if isinstance(found, Distribution) else "word"
    step = SimpleNamespace(title="A test", odds=TOLD, quiet=())
    return shown.text(Odds(step, record, None, [], {path: found}, []), ENGLISH)[1:]


# Outcomes, and what each is called.
NAMES = {
    "thirty digits": ([0, 10**30 - 1], ["0", "9" * 30]),
    "a digit more": ([0, 10**30], ["0", "1e+30"]),
    "below zero": ([-(10**30), 0], ["-1e+30", "0"]),
    "below zero, thirty digits": ([1 - 10**30, 0], ["-" + "9" * 30, "0"]),
    "five digits of many": ([1, 123456 * 10**30], ["1", "1.2346e+35"]),
    "that comes to a digit more": ([1, 999_996 * 10**30], ["1", "1e+36"]),
    "no zeros behind": ([1, 12 * 10**30], ["1", "1.2e+31"]),
    "two that would look the same": ([10**30, 10**30 + 1], ["1" + "0" * 30, "1" + "0" * 29 + "1"]),
    "fractions": ([Fraction(1, 2), Fraction(1, 3), 1], ["0.333333", "0.5", "1"]),
}


@pytest.mark.parametrize("values, told", NAMES.values(), ids=NAMES)
def test_names(values, told):
    """An outcome of more than thirty digits is a power of ten, where that tells it from the others."""
    assert [line.split()[0] for line in lines(Distribution(dict.fromkeys(values, 1), 3))[1:]] == told


# The one outcome, and its mean; half of the time the outcome is 0, and its deviation.
MEANS = {
    "sixteen digits": (2 * (10**15 - 1), "999,999,999,999,999", "999,999,999,999,999"),
    "as great as is told as a power": (2 * 10**15, "1e+15", "1e+15"),
    "great": (2 * 10**400, "1e+400", "1e+400"),
    "below zero": (-2 * 10**15, "-1e+15", "1e+15"),
    "below zero, one less": (-2 * (10**15 - 1), "-999,999,999,999,999", "999,999,999,999,999"),
    "four decimals": (Fraction(1, 9), "0.0556", "0.0556"),
}


@pytest.mark.parametrize("value, mean, spread", MEANS.values(), ids=MEANS)
def test_means(value, mean, spread):
    """A mean has four decimals; from 10^15 on it is a power of ten, as the standard deviation is."""
    heading = lines(Distribution({0: 1, value: 1}, 2))[0]
    assert heading.replace(",", "") == f"Number: mean {mean}, standard deviation {spread}".replace(",", "")


# The weight that is missing, the mean that is known of all, and the line above the outcomes.
CUT = [
    (0, None, "Number: mean 0.5, standard deviation 0.5"),
    (
        2,
        Fraction(3, 4),
        "Number: mean 0.75, standard deviation 0.5 (what lies beyond, 5.0e-01 of all chance, is left out)",
    ),
    (2, None, "Number: mean 0.25 without what lies beyond (5.0e-01 of all chance), standard deviation 0.5"),
]


@pytest.mark.parametrize("missing, mean, told", CUT, ids=str)
def test_left_out(missing, mean, told):
    """What was left out is told with the mean: that of all if it is known, else that of what is there."""
    assert lines(Distribution({0: 1, 1: 1}, 2 + missing, mean))[0] == told


# How many outcomes there are, in how many rows they are told, and what the first and the last are called.
RANGES = [
    (2, 2, "0", "1"),
    (50, 50, "0", "49"),
    (51, 26, "0..1", "50"),
    (100, 50, "0..1", "98..99"),
    (101, 34, "0..2", "99..100"),
]


@pytest.mark.parametrize("count, rows, first, last", RANGES, ids=str)
def test_ranges(count, rows, first, last):
    """Up to fifty outcomes have a row each; of more as many as are needed stand together."""
    told = [line.split() for line in lines(Distribution(dict.fromkeys(range(count), 1), count))[1:]]
    assert (len(told), told[0][0], told[-1][0]) == (rows, first, last)
    assert told[0][3] == "100.00%"
    assert sum(float(one[1].rstrip("%")) for one in told) == pytest.approx(100, abs=0.3)


# A chance, and how it is told.
PERCENTS = [
    (Fraction(0), "0.00%"),
    (Fraction(1, 20_001), "<0.01%"),
    (Fraction(1, 20_000), "0.01%"),
    (Fraction(1, 1000), "0.10%"),
    (Fraction(1), "100.00%"),
]


@pytest.mark.parametrize("chance, told", PERCENTS, ids=str)
def test_percents(chance, told):
    """A chance has two decimals; one that would be nothing then, and is not, is under 0.01 %."""
    assert lines({"x": chance, "y": Fraction(1, 2)})[1].split()[1] == told


def test_chances_too_small_for_a_bar():
    """Where all chances are too small to be told apart from nothing no bar is drawn."""
    assert lines({"x": Fraction(1, 10**400)}) == ["Word", "  x      0.00%"]


def test_long_words():
    """Names take sixty columns at most, so that no bar is further away; a longer one takes its own."""
    told = lines({"x" * 60: Fraction(1, 2), "x" * 61: Fraction(1, 2)})[1:]
    assert told == [f"  {'x' * 60}     50.00%  ##########", f"  {'x' * 61}     50.00%  ##########"]


@pytest.mark.parametrize("width, bar", [(80, 61), (40, 21), (30, 11), (29, 10), (28, 10), (5, 10)])
def test_bars(monkeypatch, width, bar):
    """The longest bar leaves one column of the terminal free, and has ten signs where there is no room."""
    monkeypatch.setattr(shown, "_width", lambda: width)
    told = lines({"yes": Fraction(1, 2), "no": Fraction(1, 4)})[1:]
    assert [line.count("#") for line in told] == [bar, round(bar / 2)]


# What a terminal's letters are, its kind, and the sign of its bars.
SIGNS = [
    ("utf-8", "xterm", "\u2588"),
    ("UTF8", None, "\u2588"),
    ("utf-8", "dumb", "#"),
    ("latin-1", "xterm", "#"),
    (None, "xterm", "#"),
]


@pytest.mark.parametrize("encoding, kind, sign", SIGNS, ids=str)
@pytest.mark.parametrize("terminal", [True, False], ids=["terminal", "pipe"])
def test_signs(monkeypatch, encoding, kind, sign, terminal):
    """Bars are blocks on a terminal that has them, and plain signs everywhere else."""
    stream = SimpleNamespace(encoding=encoding, isatty=lambda: terminal)
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setattr(shown, "_width", lambda: 40)
    monkeypatch.setenv("TERM", kind or "")
    assert lines({"x": Fraction(1)})[1].strip()[-1] == (sign if terminal else "#")
