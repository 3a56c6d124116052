"""What people at a table expect of names, of what comes next, and of what odds are about."""

from typing import Any

import pytest


@pytest.mark.parametrize("named", ["marteau", "MARTEAU DE GUERRE", "guerre"])
def test_a_word_that_fits_one_weapon_is_enough(step: Any, named: str) -> None:
    """A weapon is known by one of its words, if no other weapon has it."""
    result = step(f"attack @koris @garde --weapon '{named}' --hit-only --dice 5")
    assert result.at("weapon.name") == "Marteau de guerre"


def test_a_word_that_fits_several_names_is_told_as_such(dzcli: Any) -> None:
    """A beginning that several modifiers share is refused, naming those it may be."""
    error = dzcli("attack", "@koris", "-m", "couvert", "--json", status=2).error
    assert "couvert_leger" in error["message"] and "couvert_lourd" in error["message"]
    assert "a_decouvert" not in error["message"]


def test_a_row_of_a_table_is_known_by_a_word_on_a_sheet(step: Any, dummy: Any) -> None:
    """An armour's id on a sheet may be a word that fits one row only."""
    result = step(f"wound {dummy(armure={'id': 'cotte'})} --raw 9")
    assert result.at("damage.abs") == 3


@pytest.mark.parametrize(("said", "meant"), [("embuscade", "tactique_terrain"), ("furtive", "discretion")])
def test_values_of_options_in_french(step: Any, said: str, meant: str) -> None:
    """A value of an option may be given in French."""
    result = step(f"surprise @senna @garde --by {said} --dice 50,50")
    assert result.at("tests.0.skill") == meant


def test_why_there_is_no_defence_is_told_with_the_hit(dzcli: Any, dummy: Any) -> None:
    """Where the one who is hit cannot defend, the attack says why before it says what comes next."""
    target = dummy(etat={"reaction_depensee": True})
    out = dzcli("attack", "@koris", target, "--hit", "--dice", "7").out
    assert "has spent this round's reaction" in out
    assert "takes the blow" in out


def test_nothing_is_due_after_a_blow_turned_aside(step: Any) -> None:
    """A critical defence leaves nothing to apply."""
    assert step("defend @koris --melee --net 7 --dice 44").next == []


@pytest.mark.parametrize(("dice", "told"), [("10,90", "true"), ("50,40", "false"), ("30,39", "false")])
def test_surprise_is_about_being_surprised(dzcli: Any, dice: str, told: str) -> None:
    """What a script is told of a surprise is whether the defenders are Surpris, not who won."""
    ran = dzcli("surprise", "@senna", "@garde", "--dice", dice, "-q", "-e", status=None)
    assert (ran.out.strip(), ran.status) == (told, 0 if told == "true" else 1)


def test_long_range_in_melee_is_warned_about(step: Any) -> None:
    """A modifier of shots on a blow with a sword counts, with a warning."""
    result = step("attack @koris @garde -m longue_portee --hit-only --dice 5")
    assert result.at("tests.0.score") == 55
    assert any("is about shots" in warning for warning in result["warnings"])


def test_two_hands_and_a_shield(step: Any, koris: Any) -> None:
    """A weapon for two hands with a shield on the arm is warned about."""
    axe = {"nom": "Hache", "type": "contondant", "degats": "1d10", "mains": 2}
    result = step(f"attack {koris(armes=[axe], bouclier={'id': 'ecu'})} --hit --dice 5")
    assert any("two hands" in warning for warning in result["warnings"])


def test_odds_say_what_they_are_about(dzcli: Any) -> None:
    """Odds of an attack say the skill and its Score, what bears on it, the weapon and the armour."""
    ran = dzcli("attack", "@koris", "@garde", "-m", "couvert_leger", "--odds")
    head = ran.out.split("Outcome")[0]
    assert "Escrime (Score 55)" in head.splitlines()[0]
    for said in ("Physique 45", "Couvert léger: -10", "Épée longue: 1d10+2", "Gambison: Abs 1"):
        assert said in head
    record = dzcli("attack", "@koris", "@garde", "--odds", "--json").record
    assert any("Épée longue" in line["text"] for line in record["about"])


@pytest.mark.parametrize("face", ["61", "70"])
def test_a_die_left_over_is_told_with_what_came_of_the_others(dzcli: Any, face: str) -> None:
    """Dice of damage after a miss are refused with the roll that missed."""
    error = dzcli(
        "attack", "@koris", "@garde", "--score", "60", "--dice", f"{face},7", "--json", status=4
    ).error
    assert f"Roll {face} against Score 60: failure" in error["message"]
