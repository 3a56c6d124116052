"""Odds and luck of expressions on the command line, and long series of them."""

import json
import os
import subprocess
import sys
from fractions import Fraction

import pytest


def test_odds_of_an_expression(dzcli):
    """The odds of an expression are exact fractions, with their mean and the chances of so much or more."""
    record = dzcli("roll", "2d6", "--odds", "--json").record
    total = record["odds"]["total"]
    assert record["step"] == "roll"
    assert record["roll"] == {"expression": "2d6"}
    assert total["mean"] == "7"
    assert total["left_out"] == "0"
    chances = {value: Fraction(chance) for value, chance in total["distribution"]}
    assert chances == {value: Fraction(6 - abs(7 - value), 36) for value in range(2, 13)}
    assert dict(total["at_least"])[10] == "1/6"


def test_odds_that_are_cut_say_so(dzcli):
    """What endless explosions leave out is told, and the mean is exact all the same."""
    total = dzcli("roll", "3d6!", "--odds", "--json").record["odds"]["total"]
    assert total["mean"] == "63/5"
    assert total["mean_exact"]
    assert 0 < Fraction(total["left_out"]) < Fraction(1, 10**12)


def test_odds_of_fractions(dzcli):
    """Totals that are no whole numbers are exact text."""
    total = dzcli("roll", "1d2/2", "--odds", "--json").record["odds"]["total"]
    assert total["distribution"] == [["1/2", "1/2"], [1, "1/2"]]


def test_odds_of_several_expressions(dzcli):
    """Each expression has its odds, on a line each as JSON."""
    lines = dzcli("roll", "1d4", "1d6", "--odds", "--json").out.splitlines()
    assert [json.loads(line)["odds"]["total"]["mean"] for line in lines] == ["5/2", "7/2"]


@pytest.mark.parametrize(("text", "rows"), [("1d6", 6), ("100d100", 50)])
def test_many_totals_are_shown_by_ranges(dzcli, text, rows):
    """As text a distribution of many totals has at most fifty rows, none wider than 80 columns."""
    lines = dzcli("roll", text, "--odds").out.splitlines()
    shown = [line for line in lines if "%" in line]
    assert len(shown) <= rows
    assert all(len(line) <= 80 for line in lines)


UNLIKELY_ENDS = """\
8d6
   8..10     <0.01%    >= 100.00%  3 numbers, 0.0027% together
      11      0.01%    >= 100.00%
"""


def test_unlikely_ends_are_told_together(dzcli):
    """At either end, numbers that each show as less than 0.01% are one row, with their chance in all."""
    lines = dzcli("roll", "8d6", "--odds").out.splitlines()
    assert [lines[0], *lines[2:4]] == UNLIKELY_ENDS.splitlines()
    assert lines[-1] == "  46..48     <0.01%     >= <0.01%  3 numbers, 0.0027% together"
    lines = dzcli("roll", "1d6!", "--odds").out.splitlines()
    assert lines[-1] == "  31..109      0.01%      >= 0.01%  66 numbers, 0.013% together"
    assert lines[-2].split()[0] == "29"


def test_a_single_unlikely_number_has_a_row(dzcli):
    """A number that is unlikely alone has its own row; if its chance hardly differs from 0, JSON tells it."""
    lines = dzcli("roll", "6d6", "--odds").out.splitlines()
    assert lines[2].split()[:2] == ["6", "<0.01%"] and "together" not in lines[2]
    folded = dzcli("roll", "100d2", "--odds").out.splitlines()[2]
    assert folded.startswith("  100..130") and folded.endswith("31 numbers, 0.0039% together")
    total = dzcli("roll", "100d2", "--odds", "--json").record["odds"]["total"]
    assert total["distribution"][0] == [100, f"1/{2**100}"]


def test_chances_too_small_for_decimals(dzcli):
    """A chance too small for decimals is told with a power of ten, as each language writes it."""
    words = ("roll", "((1d10000)=1)*((1d1000)=1)*1d4", "--odds")
    assert dzcli(*words).out.endswith("  1..4     <0.01%     >= <0.01%  4 numbers, 1.0e-05% together\n")
    assert dzcli("--lang", "fr", *words).out.endswith("4 valeurs, 1,0e-05\N{NO-BREAK SPACE}% au total\n")


def test_odds_beyond_doubles(dzcli):
    """Means and deviations too great for a double are powers of ten as text, and null in JSON."""
    assert "mean 1.0185e+389, standard deviation 4.4396e+389" in dzcli("roll", "1d20^300", "--odds").out
    total = json.loads(
        dzcli("roll", "1d20^300", "--odds", "--json").out, parse_constant=lambda name: pytest.fail(name)
    )["odds"]["total"]
    assert (total["mean_value"], total["sd"]) == (None, None)


def test_quiet_odds_are_the_mean(dzcli):
    """With -q only the mean is left; in decimals where the fraction is long and not wanted exact."""
    assert dzcli("roll", "1d6", "--odds", "-q").out == "7/2\n"
    assert dzcli("roll", "4d6kh3", "--odds", "-q").out == "12.244599\n"
    assert dzcli("roll", "4d6kh3", "--odds", "-q", "--exact").out == "15869/1296\n"


@pytest.mark.parametrize(("dice", "luck"), [("6,6", "1/36"), ("3,4", "7/12"), ("1,1", "1")])
def test_luck_of_a_roll(dzcli, dice, luck):
    """The luck of a roll is the chance of its total or a higher one."""
    assert dzcli("roll", "2d6", "--luck", "--json", "--dice", dice).record["luck"] == luck


def test_totals_of_a_series_are_those_of_its_records(dzcli):
    """A series with -q, drawn in bulk, has the totals that its records have one by one."""
    words = ["roll", "4d6kh3", "--seed", "9", "--index", "1000", "--times", "60"]
    totals = dzcli(*words, "-q").out.split()
    records = [json.loads(line) for line in dzcli(*words, "--json").out.splitlines()]
    assert totals == [str(record["roll"]["total"]) for record in records]
    assert [record["index"] for record in records] == list(range(1000, 1060))


def test_exit_status_of_a_series(dzcli):
    """With -e a series ends with 1 if none of its results is a success."""
    dzcli("roll", "1d20>=21", "--seed", "1", "--times", "50", "-e", status=1)
    dzcli("roll", "1d20>=20", "--seed", "1", "--times", "500", "-e", "-q")


@pytest.mark.parametrize("times", [300_000, 10])
def test_progress_is_for_who_watches_a_long_series(times):
    """Progress is told on a terminal, on standard error, while a long series goes elsewhere."""
    pty = pytest.importorskip("pty")
    master, slave = pty.openpty()
    words = ["roll", "7d6!kh3", "--seed", "1", "--times", str(times), "--json"]
    with open(os.devnull, "wb") as nowhere:
        running = subprocess.Popen([sys.executable, "-m", "dzcli", *words], stdout=nowhere, stderr=slave)
        os.close(slave)
        said = b""
        while times > 10 and b"results" not in said:
            said += os.read(master, 1000)
        if times > 10:
            running.terminate()
        running.wait()
    os.close(master)
    assert (b"results" in said) == (times > 10)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("2d6*10^100", "7e+100"),
        ("1d6^1000", "1.4166e+778"),
        ("-(1d4)*10^40", "-3e+40"),
        ("1d6+10^31", "1" + 30 * "0" + "3"),
    ],
)
def test_odds_of_long_numbers_fit_the_line(dzcli, text, label):
    """An outcome of many digits is told as a power of ten, unless that would not tell it from another."""
    lines = dzcli("roll", "--odds", "--", text).out.splitlines()
    assert label in [line.split()[0] for line in lines[2:]]
    assert max(map(len, lines)) <= 80


def test_long_numbers_alike_at_their_beginning_are_told_whole(dzcli):
    """Numbers too long for a column that only their last digits tell apart do not push others aside."""
    lines = dzcli("roll", "--odds", "(1d2-1)*(10^200+1d2)").out.splitlines()[2:]
    assert [line.split()[0] for line in lines] == ["0", f"{10**200 + 1}", f"{10**200 + 2}"]
    assert len(lines[0]) <= 100


@pytest.mark.parametrize("text", ["10^309", "(1d2)^1100", "-(10^309)"])
def test_odds_of_numbers_beyond_a_float(dzcli, text):
    """A mean that no float holds is shown with a power of ten."""
    assert "e+3" in dzcli("roll", "--odds", "--", text).out


@pytest.mark.parametrize("form", ["-q", "--json"])
def test_results_before_a_fault_stand(program, form):
    """What a series gave before a result that cannot be is not lost."""
    ran = program("roll", "(1d6-2)d6", "--seed", "30", "--times", "10", form, status=2)
    assert len(ran.out.splitlines()) == 4
    assert "came out as -1" in ran.err
