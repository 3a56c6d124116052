"""How far each value of a blow in a record may go, and that what lies just beyond is refused."""

import json
from typing import Any

import pytest

MILLION = 1_000_000
LIMITS = {
    "net": (0, MILLION),
    "final": (0, MILLION),
    "raw": (-MILLION, MILLION),
    "abs": (-MILLION, MILLION),
    "ignored": (-MILLION, MILLION),
    "weapon": (-MILLION, MILLION),
    "common": (-MILLION, MILLION),
}


@pytest.fixture
def told(koris: Any, dummy: Any, dzcli: Any, ended: Any) -> Any:
    """How a wound ends that goes on from a hit in whose damage one value was replaced."""
    target = dummy(resistances={"endurance": 40})
    record = dzcli("attack", koris(), target, "--dice", "53,4", "--json").record

    def run(key: str, value: Any) -> Any:
        changed = {**record, "damage": {**record["damage"], key: value}}
        return ended(
            "wound", target, "--from", "-", "--json", "--seed", "1", stdin=json.dumps(changed).encode()
        )

    return run


@pytest.mark.parametrize("key", LIMITS)
def test_both_ends_are_read(told: Any, key: str) -> None:
    """The lowest and the highest value are gone on from."""
    for value in LIMITS[key]:
        assert told(key, value).status == 0


@pytest.mark.parametrize("key", LIMITS)
def test_just_beyond_is_no_record(told: Any, key: str) -> None:
    """One less, one more, and what is no whole number make a record that is refused, with its key."""
    low, high = LIMITS[key]
    for value in (low - 1, high + 1, 1.5, "3", [3]):
        ran = told(key, value)
        assert (ran.status, json.loads(ran.err)["error"]["code"]) == (3, "bad_record")
        assert f"damage.{key}" in json.loads(ran.err)["error"]["message"]


def test_damage_that_is_not_known_yet(told: Any) -> None:
    """Without the damage after the defence that after armour counts."""
    assert json.loads(told("final", None).out)["damage"]["final"] == 6
    assert json.loads(told("net", 5).out)["damage"]["final"] == 5


def test_damage_of_which_only_the_dice_are_known(told: Any) -> None:
    """Without the damage after armour it is worked out of the dice again."""
    assert json.loads(told("net", None).out)["damage"]["final"] == 6


@pytest.mark.parametrize("key", ["actor", "weapon"])
def test_whoever_struck_may_be_unknown(koris: Any, dummy: Any, dzcli: Any, key: str) -> None:
    """A record that does not say who struck, or with what, is gone on from."""
    target = dummy()
    record = dzcli("attack", koris(), target, "--dice", "53,4", "--json").record
    content = json.dumps({**record, key: None}).encode()
    found = dzcli("wound", target, "--from", "-", "--json", stdin=content).record
    assert (found["damage"]["final"], found[key]) == (6, None)


def test_without_its_dice_a_blow_is_not_worked_out_again(
    koris: Any, dummy: Any, dzcli: Any, ended: Any
) -> None:
    """A record that lacks the total of the dice says so, and which record it is, where another is struck."""
    record = dzcli("attack", koris(), dummy(), "--dice", "53,4", "--json").record
    damage = {**record["damage"], "weapon": None, "common": None}
    content = json.dumps({**record, "damage": damage}).encode()
    ran = ended("wound", dummy("Autre"), "--from", "-", "--json", stdin=content)
    error = json.loads(ran.err)["error"]
    assert (ran.status, error["code"]) == (3, "no_damage")
    assert error["message"] == "--from: the record lacks the dice that the damage could be recalculated from."


def test_wounds_that_a_record_tells_amiss(koris: Any, dummy: Any, dzcli: Any) -> None:
    """What a record calls wounds of somebody whose sheet is not read is told as it stands."""
    target = dummy()
    record = dzcli("attack", koris(), target, "--dice", "53,4", "--json").record
    whose = {"who": "actor", "name": "Koris", "sheet": "other.toml"}
    amiss = {"path": "etat.blessures", "from": [], "to": ["Entaille", {"id": 99}], "written": False}
    content = json.dumps({**record, "changes": [{**whose, **amiss}]}).encode()
    out = dzcli("wound", target, "--from", "-", stdin=content).out
    assert "Koris, serious wound: Entaille, 99\n" in out


@pytest.mark.parametrize("step", ["defend", "wound"])
def test_a_hit_without_damage_is_none(koris: Any, dummy: Any, dzcli: Any, ended: Any, step: str) -> None:
    """A record that tells of a hit and of no damage does nobody any harm, and is no fault of dzcli."""
    target = dummy(resistances={"endurance": 40})
    record = dzcli("attack", koris(), target, "--dice", "53,4", "--json").record
    found = ended(
        step, target, "--from", "-", "--json", stdin=json.dumps({**record, "damage": None}).encode()
    )
    assert found.status == 0
    assert json.loads(found.out)["changes"] == []
