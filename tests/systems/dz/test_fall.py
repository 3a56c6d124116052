"""Falling to 0 Santé: Endurance, serious wounds, death, haemorrhage (7.8)."""

from typing import Any

import pytest

INJURIES = {
    1: "Hémorragie",
    2: "Fracture (bras)",
    3: "Fracture (jambe)",
    4: "Traumatisme crânien",
    5: "Atteinte interne",
    6: "Épuisement extrême",
    7: "Douleur handicapante",
    8: "Cicatrice marquante",
    9: "Main inutilisable",
    10: "Mauvais endroit",
}


@pytest.fixture
def victim(dummy: Any) -> Any:
    """Someone of Endurance 40 with that Santé."""

    def write(sante: int = 5, **etat: Any) -> str:
        path: str = dummy("Victime", resistances={"endurance": 40}, etat={"sante": sante, **etat})
        return path

    return write


@pytest.mark.parametrize(
    ("dice", "endurance", "states"),
    [
        ("40", "success", ["au_sol", "inconscient"]),
        ("33", "critical_success", ["au_sol", "inconscient"]),
        ("41,7", "failure", ["au_sol"]),
        ("66,7", "critical_failure", ["au_sol"]),
    ],
)
@pytest.mark.rules("DZ-WND-01", "DZ-WND-02")
def test_endurance_at_zero(step: Any, victim: Any, dice: str, endurance: str, states: list[str]) -> None:
    """A success leaves one out but stable, a failure is a serious wound."""
    result = step(f"wound {victim()} --final 5 --dice {dice}")
    assert result.at("wound.endurance") == endurance
    assert result.changed["target etats"] == states
    assert (result.at("wound.injury") is None) == endurance.endswith("success")
    assert (result["success"], result.at("wound.dead")) == (False, False)


def test_a_critical_of_endurance_is_a_success_like_another(step: Any, victim: Any) -> None:
    """A critical success of Endurance gives nothing more, which is a ruling."""
    assert step(f"wound {victim()} --final 5 --dice 33").ruled == {"endurance_critique"}
    assert step(f"wound {victim()} --final 5 --dice 40").ruled == set()


@pytest.mark.parametrize("number", INJURIES)
@pytest.mark.rules("DZ-WND-03")
def test_every_serious_wound(step: Any, victim: Any, number: int) -> None:
    """Each row of the table is named, noted on the sheet, and costs 1 Stress; two have a die of their own."""
    face = 0 if number == 10 else number
    own = {1: ",6", 10: ",20"}.get(number, "")
    result = step(f"wound {victim()} --final 5 --dice 50,{face}{own}")
    rounds = 6 if number == 1 else None
    assert result.at("wound.injury") == {"id": number, "name": INJURIES[number], "rounds": rounds}
    noted = {"id": number, "rounds": 6} if number == 1 else {"id": number}
    assert result.changed["target blessures"] == [noted]
    assert result.stress == {"zero_health": 2, "injury": 1}
    assert result.at("wound.dead") is False


@pytest.mark.parametrize(("face", "dead"), [(40, False), (33, False), (41, True), (66, True)])
def test_the_tenth_wound_asks_for_endurance_again(step: Any, victim: Any, face: int, dead: bool) -> None:
    """At death's door a second Endurance decides at once between life and death."""
    result = step(f"wound {victim()} --final 5 --capturable --dice 50,10,{face}")
    assert (result.at("wound.dead"), result.at("wound.cause")) == (dead, "blessure_10" if dead else None)
    assert len(result["tests"]) == 2
    assert "target compromission" not in result.changed


@pytest.mark.parametrize(
    ("options", "dice", "gained"),
    [("--capturable", "66,7", True), ("", "66,7", False), ("--capturable", "50,7", False)],
)
def test_compromission(step: Any, victim: Any, options: str, dice: str, gained: bool) -> None:
    """Only a critical failure of someone who could be captured costs Compromission."""
    result = step(f"wound {victim()} --final 5 {options} --dice {dice}")
    assert ("target compromission" in result.changed) == gained


@pytest.mark.parametrize(
    ("options", "dice", "dead"), [("--hard", "66", True), ("--hard", "50,7", False), ("", "66,7", False)]
)
@pytest.mark.rules("DZ-WND-05")
def test_the_hard_option(step: Any, victim: Any, options: str, dice: str, dead: bool) -> None:
    """With the option dure a critical failure of Endurance kills, without a wound first."""
    result = step(f"wound {victim()} --final 5 {options} --dice {dice}")
    assert result.at("wound.dead") is dead
    if dead:
        assert (result.at("wound.cause"), result.at("wound.injury")) == ("option_dure", None)
        assert result.stress == {"zero_health": 2}


def test_how_long_one_is_out(step: Any, victim: Any) -> None:
    """--ko-minutes throws for the minutes, last of all dice; without it none is thrown."""
    result = step(f"wound {victim()} --final 5 --ko-minutes --dice 30,0")
    assert result.at("wound.ko_minutes") == 10
    assert [die["for"] for die in result["dice"]] == ["endurance", "ko_minutes"]
    assert step(f"wound {victim()} --final 5 --dice 30").at("wound.ko_minutes") is None


@pytest.mark.parametrize("final", [1, 9])
def test_damage_at_zero_kills(step: Any, victim: Any, final: int) -> None:
    """Any damage on someone already at 0 kills at once; the Stress of falling does not come again."""
    result = step(f"wound {victim(0)} --final {final}")
    assert (result.at("wound.dead"), result.at("wound.cause"), result["dice"]) == (True, "damage_at_zero", [])
    assert "zero_health" not in result.stress


def test_a_blow_without_damage_at_zero_does_not_kill(step: Any, dummy: Any) -> None:
    """What armour stops altogether kills nobody, not even at 0."""
    who = dummy(armure={"id": "cotte_de_mailles"}, etat={"sante": 0})
    result = step(f"wound {who} --raw 3")
    assert (result.at("wound.dead"), result.stress) == (False, {"absorbed": 1})


def test_the_dead_suffer_nothing_more(refused: Any, victim: Any) -> None:
    """Nobody dies twice."""
    assert refused(f"wound {victim(0, etats=['mort'])} --final 3") == "dead"


def test_already_fallen(step: Any, refused: Any, victim: Any) -> None:
    """--at-zero resolves what follows from lying at 0, and is refused for someone standing."""
    assert step(f"wound {victim(0)} --at-zero --dice 30").at("wound.endurance") == "success"
    assert refused(f"wound {victim(1)} --at-zero --dice 30") == "not_at_zero"


def test_endurance_takes_the_options_of_a_test(step: Any, victim: Any) -> None:
    """Modifiers, a given Score and an advantage bear on Endurance."""
    line = f"wound {victim()} --final 5 --score 30 -m soins=+15 --advantage --dice 80,45"
    result = step(line)
    assert (result.at("tests.0.score"), result.at("wound.endurance")) == (45, "success")


def test_surpris_bears_on_endurance(step: Any, victim: Any) -> None:
    """The first test of someone Surpris may be Endurance, and has the disadvantage."""
    result = step(f"wound {victim(5, etats=['surpris'])} --final 5 --dice 20,30")
    assert result.at("tests.0.mode") == "disadvantage"


def test_endurance_has_to_be_known(refused: Any, dummy: Any) -> None:
    """Who falls needs Endurance on the sheet."""
    assert refused(f"wound {dummy(etat={'sante': 3})} --final 5 --dice 30", status=3) == "missing_key"


def test_the_same_wound_twice_counts_once(step: Any, victim: Any) -> None:
    """A wound one has already is not noted again, costs its Stress again, which is a ruling."""
    result = step(f"wound {victim(5, blessures=[{'id': 7}])} --final 5 --dice 50,7")
    assert "target blessures" not in result.changed
    assert result.stress == {"zero_health": 2, "injury": 1}
    assert result.ruled == {"blessure_double", "douleur_portee"}


def test_different_wounds_are_all_noted(step: Any, victim: Any) -> None:
    """Another wound is added to those there are."""
    result = step(f"wound {victim(5, blessures=[{'id': 3}])} --final 5 --dice 50,7")
    assert (result.changed["target blessures"], result.ruled) == ([{"id": 3}, {"id": 7}], set())


@pytest.mark.parametrize(
    ("old", "new", "rounds"),
    [({"rounds": 3}, 8, 3), ({"rounds": 8}, 3, 3), ({"rounds": 3, "stabilisee": True}, 8, 8)],
)
def test_bleeding_anew(step: Any, victim: Any, old: dict[str, Any], new: int, rounds: int) -> None:
    """A second haemorrhage bleeds again, and never later than the first."""
    result = step(f"wound {victim(5, blessures=[{'id': 1, **old}])} --final 5 --dice 50,1,{new}")
    noted = result.changed.get("target blessures", [{"id": 1, **old}])
    assert noted == [{"id": 1, "rounds": rounds}]


@pytest.mark.parametrize(("passed", "left", "dead"), [(3, 1, False), (4, 0, True), (9, 0, True)])
def test_rounds_pass_for_a_haemorrhage(step: Any, victim: Any, passed: int, left: int, dead: bool) -> None:
    """--bleed takes rounds from a haemorrhage, and at 0 it kills."""
    result = step(f"wound {victim(0, blessures=[{'id': 1, 'rounds': 4}])} --bleed {passed}")
    assert (result.at("wound.injury.rounds"), result.at("wound.dead")) == (left, dead)
    assert result.at("wound.cause") == ("hemorragie" if dead else None)
    assert result["dice"] == []
    assert result.stress == {}


@pytest.mark.parametrize("wounds", [[], [{"id": 7}], [{"id": 1, "rounds": 4, "stabilisee": True}]])
def test_only_what_bleeds_bleeds(refused: Any, victim: Any, wounds: list[Any]) -> None:
    """Without a haemorrhage, or with one that was stopped, no rounds pass."""
    assert refused(f"wound {victim(0, blessures=wounds)} --bleed 1") == "not_bleeding"
