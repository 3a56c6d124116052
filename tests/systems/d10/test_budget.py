"""Exact odds of reserves beyond any game are refused rather than waited for."""

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from dzcli import tables

POOL = "100"


@pytest.fixture(autouse=True)
def impatient(patience: Callable[[float], None]) -> None:
    """Odds are refused soon."""
    patience(0.3)


def test_odds_that_take_too_long_are_refused(dzcli: Callable[..., Any], tmp_path: Path) -> None:
    """A hundred dice against a hundred through the wound: refused, with what to do instead."""
    shipped = tables.shipped_sheet("rivale")
    assert shipped is not None
    text = Path(shipped).read_text("utf-8")
    for key in ("force", "agilite", "combat"):
        text = re.sub(f"^{key} = .*", f"{key} = 100", text, flags=re.MULTILINE)
    path = tmp_path / "strong.toml"
    path.write_text(text, "utf-8")
    line = ("attack", str(path), str(path), "--pool", POOL, "--through", "wound", "--defence-pool", POOL)
    error = dzcli(*line, "--odds", "--json", status=2).error
    assert error["code"] == "odds_too_long"
    assert "--tally" in error["message"]
    shown = dzcli(*line, "--odds", status=2).err
    assert shown.count("\n") == 1
    assert dzcli(*line, "--times", "3", "--seed", "1", "--tally", "--json").record["count"] == 3


def test_a_card_is_not_waited_for(dzcli: Callable[..., Any], person: Callable[..., str]) -> None:
    """A card has the chances that there is time for: of a test of a hundred dice, not of such a shot."""
    who = person(
        "Ana",
        systeme="d10",
        caracteristiques={"perception": 100},
        competences={"tir": 100},
        armes=[{"id": "arc"}],
    )
    shown = dzcli("sheet", "show", who, "--json").record
    (test,), (shot,) = shown["tests"], shown["attacks"]
    assert (test["value"], test["chance"]) == (100, str(1 - Fraction(6, 10) ** 100))
    assert (shot["chance"], "too long" in shot["why"]) == (None, True)
