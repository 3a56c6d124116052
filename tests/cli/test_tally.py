"""``--tally``: a series counted instead of shown."""

import json
import statistics
from collections import Counter

import pytest

SERIES = ("attack", "@koris", "@garde", "--times", "400", "--seed", "3")


def test_it_counts_what_the_series_would_show(dzcli):
    """Outcomes and numbers are those of the very results that the series prints."""
    results = [json.loads(line) for line in dzcli(*SERIES, "--json").out.splitlines()]
    told = dzcli(*SERIES, "--tally", "--json").record
    counts = Counter(result["outcome"] for result in results)
    assert {row["value"]: row["count"] for row in told["outcomes"]} == counts
    assert [row["value"] for row in told["outcomes"]] == [
        "critical_success",
        "success",
        "failure",
        "critical_failure",
    ]
    assert told["successes"] == sum(result["success"] for result in results)
    values = [int(line) for line in dzcli(*SERIES, "-q").out.split()]
    assert told["numbers"]["mean"] == pytest.approx(statistics.fmean(values))
    assert told["numbers"]["error"] == pytest.approx(statistics.stdev(values) / 400**0.5)
    assert (told["numbers"]["least"], told["numbers"]["greatest"]) == (min(values), max(values))


def test_a_share_has_its_standard_error(dzcli):
    """The standard error of a share is that of a proportion."""
    row = dzcli(*SERIES, "--tally", "--json").record["outcomes"][1]
    assert row["value"] == "success"
    assert row["p"] == row["count"] / 400
    assert row["error"] == pytest.approx((row["p"] * (1 - row["p"]) / 400) ** 0.5)


def test_several_expressions_are_counted_apart(dzcli):
    """Each expression has a tally of its own; one that repeats itself counts every time."""
    lines = dzcli("roll", "3x1d1", "1d1+1/2", "--times", "5", "--seed", "1", "--tally", "--json").out
    first, second = map(json.loads, lines.splitlines())
    assert (first["count"], first["numbers"]["mean"], first["numbers"]["error"]) == (15, 1, 0)
    assert (second["count"], second["numbers"]["mean"], second["numbers"]["least"]) == (5, 1.5, "3/2")


def test_numbers_beyond_doubles(dzcli):
    """A mean too great for a double is a power of ten as text, and null in JSON."""
    words = ("roll", "(1d1+1)^4000/7", "--times", "3", "--seed", "1", "--tally")
    assert "mean 1.8831e+1203 ± 0, from" in dzcli(*words).out
    numbers = dzcli(*words, "--json").record["numbers"]
    assert (numbers["mean"], numbers["error"], numbers["count"]) == (None, 0, 3)


def test_names_are_counted_where_a_step_gives_names(dzcli):
    """Where ``--quiet`` gives words, each is counted."""
    told = dzcli("initiative", "@koris", "@garde", "--times", "50", "--seed", "1", "--tally", "--json").record
    assert sum(row["count"] for row in told["words"]) == 50
    assert {row["value"] for row in told["words"]} <= {"Koris, Garde", "Garde, Koris"}
    assert told["numbers"] is None


def test_as_text_in_both_languages(dzcli):
    """Outcomes are in words, the best first, with shares; the mean has its error and its range."""
    english = dzcli(*SERIES, "--tally").out.splitlines()
    french = dzcli("--lang", "fr", *SERIES, "--tally").out.splitlines()
    assert english[0] == "400 results (seed 3)" and french[0] == "400 résultats (graine 3)"
    assert english[1].split()[:2] == ["critical", "success"] and "%" in english[1]
    assert french[-1].startswith("  moyenne ") and ", de 0 à " in french[-1]


def test_one_result_has_no_error(dzcli):
    """Of a single number no standard error is known."""
    told = dzcli("roll", "1d6", "--times", "1", "--seed", "1", "--tally", "--json").record
    assert told["count"] == 1 and told["numbers"]["error"] is None


@pytest.mark.parametrize("words", [(), ("--times", "5", "-q"), ("--dice", "3")])
def test_it_needs_a_series_to_count(dzcli, words):
    """Without a series, or beside another way to show it, it is refused."""
    dzcli("roll", "1d6", "--tally", *words, status=2)


def test_the_exit_status_is_that_of_the_series(dzcli):
    """With ``-e`` a series without a success ends in 1."""
    dzcli("roll", "1d6>=7", "--times", "5", "--tally", "-e", status=1)
    dzcli("roll", "1d6>=1", "--times", "5", "--tally", "-e", status=0)


@pytest.mark.parametrize(
    ("times", "lang", "title"),
    [("1", "en", "1 result (seed"), ("2", "en", "2 results (seed"), ("1", "fr", "1 résultat (graine")],
)
def test_one_is_no_several(dzcli, times, lang, title):
    """A count of one is told in the singular."""
    out = dzcli("roll", "1d6", "--times", times, "--seed", "1", "--tally", "--lang", lang).out
    assert out.replace("\u00a0", " ").startswith(title)
