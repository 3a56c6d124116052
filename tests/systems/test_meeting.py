"""Odds of a step where paths that come to the same are walked as one are those of every path by itself."""

import json
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from dzcli.dice.throws.every import Every
from dzcli.step import spreading

PEOPLE = {
    "d10": ("exemple_man", "rivale", "tireuse"),
    "d20": ("skaven", "melete", "berthald", "furgil"),
    "d100": ("acolyte", "cultiste", "colosse"),
    "dz": ("koris", "garde", "senna", "chevalier", "brigand"),
}
ASKED = {
    "d10": ("", "--defence-type dodge"),
    "d20": ("", "--defence-type dodge"),
    "d100": ("", "--defence-no-roll"),
    "dz": ("", "--defence-no-roll"),
}
LINES = [
    f"attack @{one} @{other} --through {last} {asked}".split()
    for system, people in PEOPLE.items()
    for one, other in list(permutations(people, 2))[::2]
    for last in ("defend", "wound")
    for asked in ASKED[system]
]


def in_no_order(told: Any) -> Any:
    """What was told, with lists whose order is that in which outcomes were come upon sorted."""
    if isinstance(told, dict):
        return {key: in_no_order(value) for key, value in told.items()}
    if isinstance(told, list):
        return sorted((in_no_order(one) for one in told), key=json.dumps)
    return told


def weights_of(states: list[tuple[Any, int, Any]]) -> dict[Any, int]:
    """Outcomes with their weights, whatever state they come to."""
    return {outcome: weight for outcome, weight, _ in states}


@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_meeting_changes_no_odds(
    dzcli: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, line: list[str]
) -> None:
    """Every chance, line, ruling and branch is what it is when no path waits, and none stands for many."""
    ran = dzcli(*line, "--odds", "--json", status=None)
    monkeypatch.setattr(Every, "_waiting", lambda self, make, states, whole: weights_of(states))
    monkeypatch.setattr(spreading, "FEWEST", 10**9)
    apart = dzcli(*line, "--odds", "--json", status=None)
    assert in_no_order(json.loads(ran.out or ran.err)) == in_no_order(json.loads(apart.out or apart.err))
