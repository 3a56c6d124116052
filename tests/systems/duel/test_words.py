"""What is said of the duel: in both languages, each line with the line of the text."""

import re
from typing import Any

import pytest

RUNS = [
    "test @bretteuse hab+combat_melee --seed 1",
    "attack @bretteuse @reitre --stance opportunist --target-stance brutal --seed 1 -m boue=+1",
    "attack @reitre @guetteur --stance balanced --target-stance defensive --seed 2 --bonus-damage 2",
    "attack @archere @reitre --approach charge --distance 40 --seed 1",
    "surprise @archere @reitre --distance 40 --seed 5",
    "surprise @bretteuse @guetteur --seed 2",
    "surprise @bretteuse @guetteur --ambush --defenders @reitre --seed 1",
    "initiative @bretteuse @reitre @archere --assailant archere --noticed reitre",
    "initiative @bretteuse @reitre --prepared reitre --seed 1",
    "wound @reitre --damage 20",
    "heal @guetteur --amount 2",
    "round @bretteuse @reitre --new-fight",
    "act @bretteuse --do warn",
    "act @bretteuse --gain couvert",
]
ENGLISH = re.compile(r"\b(the|wins|successes|damage|suffers|after|nothing|against|acts)\b")


@pytest.mark.parametrize("line", RUNS)
def test_both_languages(dzcli: Any, line: str) -> None:
    """French has the same lines of the text in the margin, and no English in it; numbers are the same."""
    english, french = (dzcli("--lang", lang, *line.split()).out for lang in ("en", "fr"))
    assert ENGLISH.search(french) is None
    margins = [re.findall(r"^  (l\.\d+)", text, re.MULTILINE) for text in (english, french)]
    assert margins[0] == margins[1]
    assert re.findall(r"\d+", english.partition("\n")[2]) == re.findall(r"\d+", french.partition("\n")[2])


@pytest.mark.parametrize("line", [line for line in RUNS if not line.startswith(("heal", "wound", "round"))])
def test_each_line_has_its_place_in_the_text(dzcli: Any, line: str) -> None:
    """Every line of the explanation names a line of the text, from 1 to 120."""
    lines = dzcli(*line.split(), "--json").record["lines"]
    assert lines
    for one in lines:
        assert re.fullmatch(r"l\.([1-9]|[1-9]\d|1[01]\d|120)", one["rule"])
        assert one["text"]


def test_an_exchange_told(dzcli: Any) -> None:
    """An exchange is told from the pools to the damage, with what stances did."""
    line = "attack @bretteuse @reitre --stance opportunist --target-stance brutal --pool 4 --target-pool 4"
    assert dzcli(*line.split(), "--dice", "6,5,2,1,5,1,1,1").out.splitlines() == [
        "Bretteuse wins the exchange: 10 damage on Reître.",
        "  l.13  Bretteuse, posture opportuniste: 4d6, SS 5.",
        "  l.13  Reître, posture brutale: 4d6, SS 5.",
        "  l.13  Bretteuse: [6, 5, 2, 1] against SS 5, successes: 2.",
        "  l.13  Reître: [5, 1, 1, 1] against SS 5, successes: 1.",
        "  l.45  Posture brutale: -1 success.",
        "  l.13  Reître: successes 0.",
        "  l.15  Bretteuse wins, successes in excess: 2.",
        "  l.19  Rapière: 4 damage.",
        "  l.38  +3 damage for each of the successes that count (2): +6.",
        "  l.17  Reître suffers 10 damage.",
        "  Next  Reître takes the damage (wound).",
        "  Dice  6,5,2,1,5,1,1,1",
    ]


def test_what_was_announced_is_told(dzcli: Any) -> None:
    """What was given on the command line is told as a modifier, with its line of the text."""
    line = "attack @bretteuse @reitre --stance balanced --target-stance balanced -m boue=+1 --ss 4 --seed 1"
    record = dzcli(*line.split(), "--json").record
    assert record["tests"][0]["modifiers"] == [
        {"id": None, "label": "boue", "value": 1, "applied": True, "why": None}
    ]
    assert {"rule": "l.9", "text": "boue: +1 SS.", "ruling": None} in record["lines"]
    assert "SS 4 (given)" in record["lines"][0]["text"]


@pytest.mark.parametrize(
    ("mod", "code"),
    [
        ("fatigue", "unknown_modifier"),
        ("+1", "bad_modifier"),
        ("boue=beaucoup", "bad_modifier"),
        ("surprise -m surprise=2", "same_modifier"),
    ],
)
def test_a_modifier_that_is_none(refused: Any, mod: str, code: str) -> None:
    """A modifier that is unknown, has no number or was given twice is refused."""
    line = "attack @bretteuse @reitre --stance balanced --target-stance balanced -m"
    assert refused(f"{line} {mod}", status=2) == code


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("attack @bretteuse @reitre --stance balanced --target-stance balanced --pool 1 --dice 5,1", "5"),
        ("surprise @bretteuse @reitre --no-strike --pool 1 --dice 4,1", "true"),
        ("initiative @bretteuse @reitre --ss 6 --dice 6,1,1,1,1,1,1,1", "Bretteuse\nReître"),
        ("wound @reitre --damage 5", "11"),
        ("heal @guetteur --amount 2", "11"),
        ("test @bretteuse hab --dice 1,1,1,1", "failure"),
    ],
)
def test_quiet(dzcli: Any, line: str, value: str) -> None:
    """-q gives the damage dealt, whether they are surprised, the order, the Santé left, else the outcome."""
    extra = ["--target-pool", "1"] if line.startswith(("attack", "surprise")) else []
    assert dzcli(*line.split(), *extra, "-q").out == f"{value}\n"
