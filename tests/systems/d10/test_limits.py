"""The limits of a record that is read: beyond any game, and told as a wrong record past them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

MOST = 1_000_000
LIMITS = {
    "the most damage": ({"damage": {"hits": [MOST]}}, True),
    "more damage than there is": ({"damage": {"hits": [MOST + 1]}}, False),
    "damage below 0": ({"damage": {"hits": [-1]}}, False),
    "no part of a critical": ({"damage": {"hits": [5], "percent": 99}}, False),
    "the least of a critical": ({"damage": {"hits": [5], "percent": 100}}, True),
    "the most of a critical": ({"damage": {"hits": [5], "pending": 1000}}, True),
    "more of a critical than there is": ({"damage": {"hits": [5], "pending": 1001}}, False),
    "the longest formula": ({"damage": {"hits": [5], "formula": "1" * 4096}}, True),
    "a formula too long": ({"damage": {"hits": [5], "formula": "1" * 4097}}, False),
    "as many dice as may tear": ({"tearing": 1000, "damage": {"hits": []}}, True),
    "more dice than may tear": ({"tearing": 1001, "damage": {"hits": []}}, False),
    "dice below 0": ({"tearing": -1}, False),
}


@pytest.mark.parametrize(("part", "fits"), LIMITS.values(), ids=LIMITS)
def test_limits_of_a_record(
    dzcli: Callable[..., Any],
    act: Callable[..., Any],
    cast: dict[str, str],
    part: dict[str, Any],
    *,
    fits: bool,
) -> None:
    """Numbers and words of a record are read up to their limits."""
    record = {**act("attack {man} {four} --pool 1 --dice 5"), **part}
    ran = dzcli(
        "wound", cast["four"], "--from", "-", "--json", stdin=json.dumps(record), status=0 if fits else 3
    )
    assert fits or ran.error["code"] == "bad_record"


WITHOUT = {"hit": 0, "damage": 0, "weapon": 7, "sweep": 7, "tearing": 7, "presence": 7}
"""What is suffered of a blow of 14 on Force 4 and armour 3, where the record does not have a key."""


@pytest.mark.parametrize(("key", "suffered"), WITHOUT.items(), ids=WITHOUT)
def test_a_record_that_does_not_say(
    act: Callable[..., Any], step: Callable[..., Any], cast: dict[str, str], key: str, suffered: int
) -> None:
    """A blow without hit or damage is none; whatever else is not told is as little as it can be."""
    record = dict(act("attack {man} {four} --pool 1 --dice 5"))
    del record[key]
    assert step(f"wound {cast['four']} --from -", stdin=json.dumps(record))["wound"]["lost"] == suffered


@pytest.mark.parametrize("key", ["sweep", "tearing", "presence"])
def test_what_a_blow_lacks_is_not_told(
    act: Callable[..., Any], step: Callable[..., Any], cast: dict[str, str], key: str
) -> None:
    """A record without a key is told line by line as the same with nothing there."""
    record = dict(act("attack {man} {four} --pool 1 --dice 5"))
    wound = f"wound {cast['four']} --from -"
    whole = step(wound, stdin=json.dumps(record))
    del record[key]
    assert step(wound, stdin=json.dumps(record))["lines"] == whole["lines"]
