"""Rounds, scenes and fights: what ends and what comes back (7.2 to 7.10)."""

from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def ada(dummy: Any) -> Any:
    """Somebody with this and that on the sheet."""
    return lambda nom="Ada", **etat: dummy(nom, etat=etat)


@pytest.mark.parametrize("option", ["", "--rounds 3", "--scene", "--new-fight"])
@pytest.mark.rules("DZ-TURN-01", "DZ-REACT-02")
def test_the_reaction_comes_back(step: Any, ada: Any, option: str) -> None:
    """A round gives the reaction back, and so does whatever is longer."""
    result = step(f"round {ada(reaction_depensee=True)} {option}")
    assert result.changed == {"fighter 1 reaction_depensee": False}
    assert result.at("round.people.0.ended") == ["reaction_depensee"]


def test_nothing_to_end(step: Any, ada: Any) -> None:
    """Where nothing ends and nothing comes back the step says so."""
    result = step(f"round {ada()}")
    assert (result.changed, [line["text"] for line in result["lines"]]) == (
        {},
        ["Nothing ends, and nothing comes back."],
    )


@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.rules("DZ-SURP-07")
def test_surprise_lasts_one_round(step: Any, ada: Any, rolled: bool) -> None:
    """Surpris ends with the first round, whether or not the first roll was made."""
    result = step(f"round {ada(etats=['surpris'], premier_jet_fait=rolled)}")
    expected: dict[str, Any] = {"fighter 1 etats": []}
    assert result.changed == expected | ({"fighter 1 premier_jet_fait": False} if rolled else {})


def test_a_first_roll_that_waits(step: Any, ada: Any) -> None:
    """As a house rule the disadvantage waits for the first roll, and is gone with it."""
    rule = "--rule surpris_premier_jet=jusqua_utilisation"
    waiting = step(f"round {ada(etats=['surpris'])} {rule}")
    assert waiting.changed == {"fighter 1 etats": ["encore_surpris"]}
    rolled = step(f"round {ada(etats=['surpris'], premier_jet_fait=True)} {rule}")
    assert rolled.changed == {"fighter 1 etats": [], "fighter 1 premier_jet_fait": False}
    then = step(f"test {ada(etats=['encore_surpris'])} physique {rule} --dice 30,60")
    assert (then.at("tests.0.roll"), then.changed) == (60, {"actor etats": []})
    fight = step(f"round {ada(etats=['encore_surpris'])} --new-fight {rule}")
    assert fight.changed == {"fighter 1 etats": []}


@pytest.mark.rules("DZ-ATK-05")
def test_an_aim_is_for_the_next_round(step: Any, dzcli: Any, koris: Any) -> None:
    """An aim holds for the round after it was taken, and is lost at the end of that one."""
    path = koris(etat={"visee": True}, armes=[{"nom": "Arc", "type": "arc", "degats": "1d10"}])
    dzcli("round", path, "--write")
    assert step(f"attack {path} --hit-only --dice 30").at("tests.0.score") == 65
    assert step(f"round {path}").changed == {"fighter 1 visee": False, "fighter 1 visee_prete": False}


def test_nothing_is_left_of_an_aim_that_was_used(step: Any, ada: Any) -> None:
    """An aim that was spent in its round leaves nothing behind for the next one."""
    assert step(f"round {ada(visee_prete=True)}").changed == {"fighter 1 visee_prete": False}


@pytest.mark.parametrize("option", ["--rounds 2", "--scene", "--new-fight"])
def test_an_aim_is_lost_at_once(step: Any, ada: Any, option: str) -> None:
    """Two rounds, a scene or a fight later there is nothing left of it."""
    assert step(f"round {ada(visee=True)} {option}").changed == {"fighter 1 visee": False}


@pytest.mark.rules("DZ-DEF-05")
def test_destabilise_stays(step: Any, ada: Any) -> None:
    """It waits for the next roll, and the step names it; as a house rule it ends with the round."""
    path = ada(etats=["destabilise"])
    result = step(f"round {path}")
    assert (result.changed, result.at("round.people.0.left")) == ({}, ["destabilise"])
    assert "Ada is still Déstabilisé" in result.at("lines.0.text")
    ended = step(f"round {path} --rule destabilise_fin=fin_round")
    assert (ended.changed, ended.at("round.people.0.ended")) == ({"fighter 1 etats": []}, ["destabilise"])


@pytest.mark.parametrize(
    ("option", "left"),
    [
        ("", 2),
        ("--rounds 2", 1),
        ("--rounds 3", 0),
        ("--scene", 3),
        ("--new-fight", 3),
        ("--scene --rounds 1", 2),
    ],
)
@pytest.mark.rules("DZ-WND-04")
def test_a_haemorrhage_runs(step: Any, ada: Any, option: str, left: int) -> None:
    """Its rounds are counted down, and at none it kills; a scene or a fight alone counts no round."""
    result = step(f"round {ada(sante=0, blessures=[{'id': 1, 'rounds': 3}])} {option}")
    rounds = [one["to"][0]["rounds"] for one in result["changes"] if one["path"] == "etat.blessures"]
    assert rounds == ([left] if left != 3 else [])
    assert (result.changed.get("fighter 1 etats") == ["mort"]) == (left == 0)
    assert (result["round"]["deaths"], result["success"]) == ((1, False) if left == 0 else (0, True))
    assert ("stabilize fighter 1" in result.next) == (left > 0)


def test_a_stabilised_haemorrhage_does_not_run(step: Any, ada: Any) -> None:
    """Nobody bleeds who was stabilised."""
    wound = {"id": 1, "rounds": 3, "stabilisee": True}
    result = step(f"round {ada(sante=0, blessures=[wound])} --rounds 9")
    assert (result.changed, result.next) == ({}, [])


@pytest.mark.parametrize(("option", "wakes"), [("", False), ("--new-fight", False), ("--scene", True)])
@pytest.mark.rules("DZ-WND-02")
def test_a_ko_ends_with_the_scene(step: Any, ada: Any, option: str, wakes: bool) -> None:
    """Whoever is unconscious comes to after the scene, at 0 Santé all the same."""
    result = step(f"round {ada(sante=0, etats=['inconscient', 'au_sol'])} {option}")
    assert result.changed == ({"fighter 1 etats": ["au_sol"]} if wakes else {})
    assert result["round"]["able"] == []


@pytest.mark.rules("DZ-HEAL-03")
def test_a_scene_gives_the_rest_back(step: Any, ada: Any) -> None:
    """One rests once a scene: a new one allows it again, a round or a fight does not."""
    path = ada(repos_scene=True, secours_scene=True)
    assert step(f"round {path}").changed == step(f"round {path} --new-fight").changed == {}
    assert step(f"round {path} --scene").changed == {
        "fighter 1 repos_scene": False,
        "fighter 1 secours_scene": False,
    }


def test_what_is_left_to_do(step: Any, ada: Any) -> None:
    """Whoever is on the ground, held or without a weapon is named with what can be done."""
    path = ada(etats=["au_sol", "saisi"], arme_en_main="")
    result = step(f"round {path}")
    assert result.next == ["escape fighter 1", "stand fighter 1", "take_weapon fighter 1"]
    assert result.at("round.people.0.left") == ["saisi", "au_sol"]


def test_a_new_fight_begins_with_initiative(step: Any, ada: Any) -> None:
    """Initiative comes next."""
    assert step(f"round {ada()} {ada('Bo')} --new-fight").next == ["initiative fighter 1"]


def test_the_dead_stay_as_they_are(step: Any, ada: Any) -> None:
    """Nothing changes for the dead, and the others go on."""
    dead = ada("Mort", etats=["mort", "surpris"], reaction_depensee=True)
    result = step(f"round {dead} {ada(reaction_depensee=True)}")
    assert result.changed == {"fighter 2 reaction_depensee": False}
    assert result["round"]["able"] == ["Ada"]


def test_quietly_and_odds(dzcli: Any, ada: Any) -> None:
    """-q names those who can act; no die falls, so odds are certain."""
    one, other = ada(), ada("Bo", sante=0, blessures=[{"id": 1, "rounds": 1}])
    assert dzcli("round", one, other, "-q").out == "Ada\n"
    assert dzcli("round", one, other, "--odds", "-q").out == "1\n"


def test_written(dzcli: Any, ada: Any) -> None:
    """--write changes every sheet and leaves nothing of the round to edit by hand."""
    one, other = ada(reaction_depensee=True), ada("Bo", etats=["surpris"], premier_jet_fait=True)
    dzcli("round", one, other, "--write")
    assert "reaction_depensee = false" in Path(one).read_text(encoding="utf-8")
    assert "surpris" not in Path(other).read_text(encoding="utf-8")
    assert dzcli("round", one, other, "--json").record["changes"] == []
