"""An attack, the reaction and the wound after it: in a pipe or by itself, told and written."""

import json
from typing import Any

import pytest


@pytest.fixture
def pair(soldier: Any) -> tuple[str, str]:
    """Two people who fight."""
    armour = {"torse": 2, "bras_gauche": 3}
    return soldier("Ada"), soldier("Bo", armure=armour, etat={"blessures": 5})


@pytest.mark.parametrize(
    ("dice", "left"),
    [("14,9,90", 0), ("14,9,40", 5), ("90", 5), ("14,10,90,90", 0), ("14,10,40,3,41", 0)],
    ids=["hit", "parried", "missed", "fureur not confirmed", "fureur"],
)
def test_through_is_the_same_as_a_pipe(step: Any, pair: tuple[str, str], dice: str, left: int) -> None:
    """--through wound gives the record that the pipe gives, with the same dice in the same order."""
    count = {"90": 1}.get(dice, dice.count(","))
    first, second = ",".join(dice.split(",")[:count]), ",".join(dice.split(",")[count:])
    chained = step(f"attack {pair[0]} {pair[1]} --dice {dice} --through wound")
    react = f"defend --from - --dice {second}" if second else "defend --from -"
    piped = step(f"attack {pair[0]} {pair[1]} --dice {first}", react, "wound --from -")
    assert chained["wound"]["health"] == left
    for key in ("wound", "damage", "location", "changes", "target", "headline"):
        assert chained[key] == piped[key]
    for one, other in zip(chained["history"], piped["history"], strict=True):
        # In the pipe each step that throws nothing has a seed of its own.
        assert {**one, "seed": None, "index": None} == {**other, "seed": None, "index": None}


def test_the_last_step_tells_the_whole_blow(step: Any, pair: tuple[str, str]) -> None:
    """The history has the attack and the reaction, each with its lines and its dice."""
    result = step(f"attack {pair[0]} {pair[1]} --dice 14,9,90 --through wound")
    assert [one["step"] for one in result["history"]] == ["attack", "defend"]
    assert [die["value"] for one in result["history"] for die in one["dice"]] == [14, 9, 90]
    assert all(one["lines"] for one in result["history"])
    assert (result["actor"]["name"], result["target"]["name"]) == ("Ada", "Bo")


def test_writing_keeps_the_sheet(step: Any, sheet: Any) -> None:
    """--write changes what the blow changed in [etat], and no other byte."""
    one, other = sheet("acolyte"), sheet("cultiste")
    with open(other, encoding="utf-8") as file:
        before = file.read()
    step(
        f"attack {one} {other} --weapon pistolet --dice 32,9,90 --defence-type parry --through wound --write"
    )
    with open(other, encoding="utf-8") as file:
        after = file.read()
    assert after == before.replace("blessures = 10\n", "blessures = 5\nreaction_utilisee = true\n")


def test_critical_damage_is_written(step: Any, pair: tuple[str, str]) -> None:
    """What goes beyond the Blessures left is noted as critical damage, and adds up."""
    step(f"wound {pair[1]} --final 8 --write")
    result = step(f"wound {pair[1]} --final 2 --write")
    assert result["wound"] == {
        "health_before": 0,
        "health": 0,
        "health_max": 10,
        "critical_before": 3,
        "critical": 5,
        "critical_gained": 2,
        "location": None,
    }


def test_without_a_target(step: Any, pair: tuple[str, str]) -> None:
    """An attack on nobody tells damage before Endurance and armour; whoever suffers it takes from it."""
    result = step(f"attack {pair[0]} --dice 14,9", f"wound {pair[1]} --from -")
    assert (result["damage"]["raw"], result["damage"]["net"]) == (13, 7)
    assert result["wound"]["critical"] == 2


def test_penetration_reaches_the_wound(step: Any, soldier: Any, pair: tuple[str, str]) -> None:
    """Where penetration is played, that of the weapon counts in the wound too."""
    pike = soldier("Pia", armes=[{"nom": "Pique", "degats": "1d10", "penetration": 1}])
    lines = (f"attack {pike} --dice 14,9", f"wound {pair[1]} --from -")
    found = [step(*(f"{line} --rule penetration={rule}" for line in lines)) for rule in ("aucune", "fiche")]
    assert [one["damage"]["net"] for one in found] == [7, 8]


def test_a_reaction_in_the_pipe_counts_for_the_next_attack(step: Any, pair: tuple[str, str]) -> None:
    """A reaction spent and written is spent for the rest of the round, and comes back with the next."""
    step(f"attack {pair[0]} {pair[1]} --dice 14,9,90 --through defend --write")
    assert step(f"defend {pair[1]} --net 3")["cannot_defend"] == "reaction_spent"
    step(f"round {pair[1]} --write")
    assert step(f"defend {pair[1]} --net 3 --dice 90")["can_defend"] is True


def test_the_fureur_may_be_asked_for(dzcli: Any) -> None:
    """--fury and --no-fury cannot both be said."""
    words = ["attack", "@acolyte", "@cultiste", "--fury", "--no-fury", "--json"]
    assert dzcli(*words, status=2).error["code"] == "options_exclude"


def test_a_record_of_another_step(refused: Any, step: Any, pair: tuple[str, str]) -> None:
    """A wound does not go on from a test."""
    record = json.dumps(step(f"test {pair[0]} cc --dice 3"))
    assert refused(f"wound {pair[1]} --from -", stdin=record, status=3) == "wrong_step"


def test_a_record_with_a_zone_that_is_none(refused: Any, step: Any, pair: tuple[str, str]) -> None:
    """A record whose location is no part of the body is refused."""
    record = step(f"attack {pair[0]} {pair[1]} --dice 14,9")
    record["location"]["zone"] = "aile"
    assert refused(f"wound {pair[1]} --from -", stdin=json.dumps(record), status=3) == "bad_record"


@pytest.mark.parametrize("due", ["", "dance"])
def test_a_record_that_asks_for_what_there_is_none_of(dzcli: Any, step: Any, due: str) -> None:
    """A record in which something is due that no step is called is gone on from all the same."""
    record = step("attack @acolyte @cultiste --dice 14,9")
    record["due"].append({"step": due, "who": "target"})
    told = dzcli("wound", "--from", "-", stdin=json.dumps(record)).out
    assert "Cultiste: Blessures" in told
    assert "Next" not in told
