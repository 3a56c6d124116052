"""Heavy blows, and what a new round brings back (l.6, l.25, l.76, l.77)."""

import tomllib
from typing import Any

import pytest

LIMITS = {20: 15, 21: 16, 22: 17, 23: 18, 24: 18}


@pytest.mark.rules("D20-05")
@pytest.mark.parametrize(("most", "limit"), LIMITS.items())
def test_three_quarters(step: Any, fighter: Any, most: int, limit: int) -> None:
    """D20-V12: more than three quarters of the maximum, rounded up, costs the attacks of the round."""
    one = fighter(pv={"max": most})
    for damage in (limit, limit + 1):
        result = step(f"wound {one} --damage {damage}")
        assert result["wound"]["attack_lost"] == (damage > limit)
        assert result.changed.get("target attaque_perdue", False) == (damage > limit)


@pytest.mark.rules("D20-05")
@pytest.mark.parametrize(("most", "lost"), [(22, True), (24, False)])
def test_eighteen_damage(step: Any, fighter: Any, most: int, lost: bool) -> None:
    """D20-V12: 18 damage are too much for 22 PV, and not for 24."""
    assert step(f"wound {fighter(pv={'max': most})} --damage 18")["wound"]["attack_lost"] == lost


@pytest.mark.rules("D20-05", "D20-06")
def test_a_parried_blow_may_be_heavy(step: Any, fighter: Any) -> None:
    """A blow that was parried counts too, by the damage that is left."""
    strong = fighter("Fort", armes=[{"nom": "Masse", "degats_fixe": 30}])
    result = step(f"attack {strong} {fighter('Bo')} --dice 1,12,1 --through wound")
    assert (result["parry"]["points"], result["wound"]["suffered"]) == (5, 30)
    assert result["wound"]["attack_lost"]


ROUND = {
    "attaque_perdue": "l.6",
    "relance_utilisee": "l.25",
    "attaque_main_faible": "l.77",
    "esquive_tentee": "l.85",
}


@pytest.mark.rules("D20-05", "D20-12", "D20-28", "D20-29")
def test_what_a_round_brings_back(step: Any, fighter: Any) -> None:
    """A new round brings back attacks, reroll, the choice of the off hand and dodges; PV and weapons stay."""
    etat = dict.fromkeys(ROUND, True) | {"pv": 3, "armes_abimees": ["Épée"]}
    one = fighter(etat=etat)
    result = step(f"round {one} --write")
    assert result.changed == {f"fighter 1 {key}": False for key in ROUND}
    assert [line["rule"] for line in result["lines"]] == list(ROUND.values())
    with open(one, "rb") as file:
        left = tomllib.load(file)["etat"]
    assert left == dict.fromkeys(ROUND, False) | {"pv": 3, "armes_abimees": ["Épée"]}


@pytest.mark.rules("D20-40")
def test_attacks_of_a_round(step: Any, fighter: Any) -> None:
    """A new round says how many attacks there are, which nobody counts: a third attack is not refused."""
    one = fighter(caracteristiques={"att": 10, "for": 5, "na": 2})
    assert "NA 2" in step(f"round {one}")["lines"][0]["text"]
    for _ in range(3):
        assert step(f"attack {one} --dice 1,12 --write")["hit"]


@pytest.mark.rules("D20-12")
def test_the_reroll_is_once_a_round(step: Any, fighter: Any) -> None:
    """The shield's reroll is spent by the first failed parry and comes back with the round."""
    one = fighter(bouclier={"parade": 8})
    assert step(f"defend {one} --dice 11,11 --write")["parry"]["rerolled"]
    assert not step(f"defend {one} --dice 11 --write")["parry"]["rerolled"]
    step(f"round {one} --write")
    assert step(f"defend {one} --dice 11,10")["parry"]["rerolled"]


@pytest.mark.rules("D20-12")
def test_a_parry_that_succeeds_spends_nothing(step: Any, fighter: Any) -> None:
    """Only a failed parry is rolled again."""
    assert step(f"defend {fighter(bouclier={'parade': 8})} --dice 10")["changes"] == []


def test_somebody_without_pv(step: Any, fighter: Any) -> None:
    """The text does not say what someone without PV can do: it is said, and nothing is refused."""
    one, other = fighter(etat={"pv": 0}), fighter("Bo")
    for line in (f"attack {one} {other} --dice 1,1", f"attack {other} {one} --dice 1,1", f"defend {one}"):
        assert step(line)["warnings"] == ["Ada has no PV left; the text does not say what follows."]
    for etat, pv in (({"pv": 1}, {"max": 20}), ({}, {})):
        assert step(f"attack {fighter(etat=etat, pv=pv)} {other} --dice 1,1")["warnings"] == []


@pytest.mark.rules("D20-27")
def test_a_damaged_weapon_is_noted_once(step: Any, fighter: Any) -> None:
    """A weapon not made for parrying is noted as damaged on the sheet, once."""
    one = fighter(armes=[{"nom": "Épée", "parade": 5, "parade_adaptee": False}])
    for _ in range(2):
        assert step(f"defend {one} --dice 1 --write")["parry"]["damaged"]
    with open(one, "rb") as file:
        assert tomllib.load(file)["etat"]["armes_abimees"] == ["Épée"]
