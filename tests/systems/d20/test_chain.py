"""An attack, the defence and the wound after it: in a pipe or by itself, told, written, of somebody else."""

import json
import tomllib
from typing import Any

import pytest


@pytest.fixture
def pair(fighter: Any) -> tuple[str, str]:
    """Someone with a sword of 20 damage, and someone with a shield."""
    return fighter("Ada"), fighter("Bo", bouclier={"parade": 6}, protection={"torse": 2})


CHAINS = {
    "a miss": ("11", ""),
    "parried": ("10,12,10", ""),
    "rolled again": ("10,12,11,10", ""),
    "not parried": ("10,12,11,11", ""),
    "dodged": ("10,12,10", "--defence-type dodge --defence-score 10"),
    "not dodged": ("9,12,10", "--defence-type dodge --defence-score 10"),
}


@pytest.mark.parametrize(("dice", "options"), CHAINS.values(), ids=CHAINS)
def test_through_is_the_same_as_a_pipe(step: Any, pair: tuple[str, str], dice: str, options: str) -> None:
    """--through wound gives the record that the pipe gives."""
    one, other = pair
    chained = step(f"attack {one} {other} --through wound --dice {dice} {options}")
    thrown = dice.split(",")
    attack, defence = thrown[:2] if len(thrown) > 1 else thrown, thrown[2:]
    lines = [f"attack {one} {other} --dice {','.join(attack)}", "defend --from -"]
    lines[1] += f" {options.replace('--defence-', '--')}" + (
        f" --dice {','.join(defence)}" if defence else ""
    )
    piped = step(*lines, "wound --from -")
    for key in ("wound", "location", "damage", "parry", "dodge", "changes", "target", "headline"):
        assert chained[key] == piped[key]
    assert [{**told, "seed": None, "index": None} for told in piped["history"]] == chained["history"]


def test_the_last_step_tells_the_blow(step: Any, pair: tuple[str, str]) -> None:
    """The last record has the whole blow: who, with what, where, every die of it."""
    result = step(f"attack {pair[0]} {pair[1]} --through wound --dice 10,12,11,10")
    assert (result["actor"]["name"], result["target"]["name"]) == ("Ada", "Bo")
    assert result["weapon"]["name"] == "Épée"
    assert [[die["value"] for die in one["dice"]] for one in result["history"]] == [[10, 12], [11, 10]]
    assert result.changed == {"target relance_utilisee": True, "target pv": 13}


def test_writing_keeps_the_sheet(step: Any, sheet: Any) -> None:
    """--write changes what the exchange changed, and no other byte."""
    one, other = sheet("skaven"), sheet("berthald")
    with open(other, encoding="utf-8") as file:
        before = file.read()
    step(f"attack {one} {other} --dice 7,15,6", "defend --from - --dice 5", "wound --from - --write")
    with open(other, encoding="utf-8") as file:
        assert file.read() == before.replace("pv = 34\n", "pv = 31\n")


def test_a_reroll_is_spent_along_the_chain(step: Any, pair: tuple[str, str]) -> None:
    """What a step wrote counts for the next exchange: one reroll a round."""
    line = f"attack {pair[0]} {pair[1]} --through defend --write --dice 10,12"
    assert step(f"{line},11,11")["parry"]["rerolled"]
    assert not step(f"{line},11")["parry"]["rerolled"]


def test_a_surprise_goes_straight_to_the_wound(step: Any, pair: tuple[str, str]) -> None:
    """After a surprise attack the wound is due, and a parry changes nothing."""
    attack = f"attack {pair[0]} {pair[1]} --surprise --dice 10,12"
    assert step(attack).next == ["wound target"]
    assert step(f"{attack} --rule surprise_esquive=permise").next == ["defend target"]
    short, long = step(attack, "wound --from -"), step(attack, "defend --from -", "wound --from -")
    assert short["wound"] == long["wound"]
    assert short["wound"]["health"] == 7


def test_somebody_else_is_hit(step: Any, refused: Any, pair: tuple[str, str], fighter: Any) -> None:
    """An attack may wound another than its target, by that one's END and armour; a defence may not."""
    other = fighter("Cy", caracteristiques={"end": 9})
    attack = f"attack {pair[0]} {pair[1]} --dice 10,12"
    assert step(attack, f"wound {other} --from -")["wound"]["suffered"] == 11
    defence = step(attack, "defend --from - --dice 5")
    assert refused(f"wound {other} --from -", stdin=json.dumps(defence), status=6) == "other_target"


def test_without_a_target_the_damage_is_that_before_armour(step: Any, pair: tuple[str, str]) -> None:
    """An attack on nobody has the damage before END and armour; whoever it hits takes it from there."""
    attack = f"attack {pair[0]} --dice 10,12"
    assert step(attack)["dealt"] == {"raw": 20}
    assert step(attack, f"defend {pair[1]} --from - --dice 5")["damage"]["final"] == 7


def test_a_told_zone_may_be_where_the_dice_said(step: Any, pair: tuple[str, str]) -> None:
    """A zone told in the wound is marked as such; where it is that of the dice no line speaks of it."""
    attack = f"attack {pair[0]} {pair[1]} --dice 10,12"
    same, other = (step(attack, f"wound --from - --location {zone}") for zone in ("torso", "head"))
    assert same["location"]["forced"] and other["location"]["forced"]
    assert (same["wound"]["suffered"], other["wound"]["suffered"]) == (13, 15)
    told = ["The zone is told" in "".join(line["text"] for line in one["lines"]) for one in (same, other)]
    assert told == [False, True]


@pytest.mark.parametrize(
    "broken",
    [
        {"location": {"zone": "queue"}},
        {"damage": {"raw": -1}},
        {"damage": {"raw": "18"}},
        {"attack": {"margin": "2"}},
        {"parry": {"points": 1.5}},
        {"hit": "yes"},
    ],
)
def test_a_record_that_was_tampered_with(
    step: Any, refused: Any, pair: tuple[str, str], broken: dict[str, Any]
) -> None:
    """A record whose values are none of D20 is a file error."""
    record = {**step(f"attack {pair[0]} {pair[1]} --dice 10,12"), **broken}
    assert refused(f"wound {pair[1]} --from -", stdin=json.dumps(record), status=3) == "bad_record"


def test_pv_below_zero_are_carried(step: Any, pair: tuple[str, str]) -> None:
    """Under the house rule PV below 0 are written and read again."""
    step(f"wound {pair[1]} --damage 25 --rule pv_sous_zero=negatif --write")
    with open(pair[1], "rb") as file:
        assert tomllib.load(file)["etat"]["pv"] == -5
    assert step(f"heal {pair[1]} --amount 3")["healing"]["health"] == -2


LIMITS = {
    "more damage than there is": ({"damage": {"raw": 1_000_001}}, False),
    "the most damage": ({"damage": {"raw": 1_000_000}}, True),
    "no damage": ({"damage": {"raw": 0}}, True),
    "a margin too high": ({"attack": {"margin": 1_000_001}}, False),
    "the highest margin": ({"attack": {"margin": 1_000_000}}, True),
    "a margin too low": ({"attack": {"margin": -1_000_001}}, False),
    "the lowest margin": ({"attack": {"margin": -1_000_000}}, True),
    "a formula too long": ({"damage": {"formula": "1" * 4097, "raw": 1}}, False),
    "the longest formula": ({"damage": {"formula": "1" * 4096, "raw": 1}}, True),
}


@pytest.mark.parametrize(("part", "fits"), LIMITS.values(), ids=LIMITS)
def test_numbers_of_a_record(
    dzcli: Any, step: Any, fighter: Any, part: dict[str, Any], *, fits: bool
) -> None:
    """Numbers and words of a record are read up to their limits, which are beyond any game."""
    other = fighter("Bo")
    record = {**step(f"attack {fighter()} {other} --dice 10,12"), **part}
    line = ("wound", other, "--from", "-", "--json")
    ran = dzcli(*line, stdin=json.dumps(record), status=0 if fits else 3)
    assert fits or ran.error["code"] == "bad_record"


WITHOUT = {
    "hit": 0,
    "avoided": 15,
    "location": 15,
    "attack": 15,
}


@pytest.mark.parametrize(("key", "suffered"), WITHOUT.items(), ids=WITHOUT)
def test_a_record_that_does_not_say(step: Any, fighter: Any, key: str, suffered: int) -> None:
    """Of a record without a key the blow is no hit, is not avoided, and lands on armour that is all alike."""
    other = fighter("Bo")
    record = dict(step(f"attack {fighter()} {other} --dice 10,12"))
    record.pop(key, None)
    assert step(f"wound {other} --from -", stdin=json.dumps(record))["wound"]["suffered"] == suffered
