"""No expression takes more than a moment and half a gigabyte: it is answered or refused. Run as a program."""

import os
import subprocess
import sys
from typing import NamedTuple

import pytest
from pace import least

pytestmark = pytest.mark.skipif(not hasattr(os, "wait4"), reason="what a process took is told by POSIX only")

MOST_SECONDS = 2.3
"""Two seconds, and a little for Python to start on a slow machine."""
MOST_BYTES = 500_000_000
LONG = 100_000


class Spent(NamedTuple):
    """How a program ended, and what it took."""

    status: int
    bytes: int


MEASURED = """
import os, subprocess, sys
running = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, status, took = os.wait4(running.pid, 0)
unit = 1 if sys.platform == "darwin" else 1024
print(os.waitstatus_to_exitcode(status), took.ru_utime + took.ru_stime, took.ru_maxrss * unit)
"""
"""A small program that runs another: a process counts for its own what the one that started it takes."""


def spent(seconds, *words):
    """Run the program to its end, whatever it prints: it takes no more than so many seconds."""
    return least(seconds, lambda: run(*words))


def run(*words):
    """What the program took, and its seconds."""
    words = [sys.executable, "-c", MEASURED, sys.executable, "-m", "dzcli", *words]
    status, seconds, size = subprocess.run(words, capture_output=True, check=True).stdout.split()
    return Spent(int(status), int(size)), float(seconds)


ODDS = (
    "d1000!>1kh",
    "8d%!<>8dh2",
    "3d100r!<>5dh",
    "6d1000!<>5k1",
    "1d1000!p>=3dl",
    "7d12!!=1!o!=-6kh9",
    "10000d1dh1",
    "20001d1kh1min1kh1",
    "1d[1..10000]k0max1r",
    "60d6!",
    "1d1000000!",
    "100000d1000",
    "-(1d10)^-(3d1000)",
    "3d1000*3d(3*2)^7d9sd",
    "4d1000^min(6d20==3, 7d6)/d1000-1d6",
    "1d1000!p<=6!x24",
)
LONG_ONES = {
    "a sum of dice": "1d6+" * (LONG // 4) + "1",
    "a sum of numbers": "1+" * (LONG // 2) + "1",
    "open brackets": "(" * LONG,
    "brackets": "(" * (LONG // 2) + "1" + ")" * (LONG // 2),
    "a number": "9" * LONG,
    "signs": "-" * LONG + "1",
    "powers": "2^" * (LONG // 2) + "2",
    "products": "999999999*" * (LONG // 10) + "9",
    "fractions": "+".join(f"1/{number}" for number in range(1000, 14_000)),
    "faces": "1d[" + ",".join(map(str, range(17_000))) + "]",
    "modifiers": "1d6" + "r1" * (LONG // 2),
    "comparisons": "1d6" + "=1" * (LONG // 2),
    "lower bounds": "1d6" + "".join(f">{number}" for number in range(20_000)),
    "groups": "{" * (LONG // 2) + "1" + "}" * (LONG // 2),
    "dice of dice": "1d" * (LONG // 2) + "6",
    "more dice than there may be": "10000d6+" * (LONG // 8) + "1",
}


@pytest.mark.parametrize("form", [("--odds", "-q"), ("--luck", "-q", "--seed", "1")])
@pytest.mark.parametrize("text", ODDS)
def test_odds(text, form):
    """Odds that take long are refused in time, and those that need not are answered."""
    ran = spent(MOST_SECONDS, "roll", text, *form)
    assert ran.status in (0, 2)
    assert ran.bytes < MOST_BYTES


@pytest.mark.parametrize(
    "words",
    [
        ("1d300000", "--tsv"),
        ("0.5^(1d9999)", "--json"),
        # All of these fractions have the same hash.
        ("(1d1500)/2305843009213693951", "--tsv"),
    ],
)
def test_long_odds_written_out(words):
    """Odds of many outcomes, or of long ones, are written row by row in time too, or refused."""
    ran = spent(MOST_SECONDS, "roll", "--odds", *words)
    assert ran.status in (0, 2)
    assert ran.bytes < MOST_BYTES


@pytest.mark.parametrize("form", [("-q", "--seed", "1"), ("--odds", "--json")])
@pytest.mark.parametrize("name", LONG_ONES)
def test_a_long_expression(name, form):
    """An expression of a hundred kilobytes."""
    ran = spent(MOST_SECONDS, "roll", *form, "--", LONG_ONES[name])
    assert ran.status in (0, 2)
    assert ran.bytes < MOST_BYTES


@pytest.mark.parametrize(
    "words",
    [
        ("100000d[1..10000]", "--json", "--seed", "1"),
        ("40000d6", "--seed", "1", "--index", "1024"),
        ("6d[1..10000]", "--json", "--times", "100", "--seed", "1"),
        ("20d10", "--json", "--times", "2000", "--seed", "1"),
    ],
)
def test_a_large_roll(words):
    """Many dice, dice of many faces, many results: the faces are written once, and nothing is hoarded."""
    ran = spent(MOST_SECONDS, "roll", *words)
    assert ran.status == 0
    assert ran.bytes < 150_000_000


def test_a_label_between_a_modifier_and_its_condition(dzcli):
    """A label between a modifier and its condition is not one after both: the odds differ."""
    assert dzcli("roll", "--odds", "-q", "3d6!p[a]>=5", "3d6!p>=5[a]").out == "11/10\n57/4\n"


@pytest.mark.parametrize("people", [12, 60, 300])
def test_the_odds_of_many(people):
    """Who is first of a crowd is told, or refused in time."""
    # What so many sheets take to be read comes on top.
    crowd = ["@koris", "@garde", "@senna"] * (people // 3)
    ran = spent(MOST_SECONDS + 2.0, "initiative", *crowd, "--odds", "-q")
    assert ran.status in (0, 2)
