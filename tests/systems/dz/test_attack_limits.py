"""Criticals and complications of an attack, and who may not attack (7.5, 7.8, 7.10)."""

from typing import Any

import pytest


def test_a_critical_by_default_adds_a_die(step: Any, koris: Any, dummy: Any) -> None:
    """Unless the choice is made a critical adds 1d10, and that is a ruling."""
    result = step(f"attack {koris()} {dummy()} --dice 44,7,4")
    assert (result["outcome"], result.at("damage.raw"), result.at("damage.weapon")) == (
        "critical_success",
        13,
        9,
    )
    assert result.ruled == {"critique_defaut"}


def test_a_critical_may_ignore_a_point_of_armour(step: Any, koris: Any, dummy: Any) -> None:
    """--crit abs throws no die and passes by 1 Abs; a choice made is no ruling."""
    result = step(f"attack {koris()} {dummy(armure={'id': 'cuir'})} --crit abs --dice 44,7")
    assert (result.at("damage.ignored"), result.at("damage.net")) == (1, 8)
    assert result.ruled == set()


def test_a_choice_for_a_critical_that_was_none_is_idle(step: Any, koris: Any, dummy: Any) -> None:
    """--crit on an ordinary hit changes nothing."""
    result = step(f"attack {koris()} {dummy(armure={'id': 'cuir'})} --crit abs --dice 45,7")
    assert (result.at("damage.critical"), result.at("damage.ignored"), result.at("damage.net")) == (
        None,
        0,
        7,
    )


def test_a_known_hit_with_a_choice_was_a_critical(step: Any, koris: Any, dummy: Any) -> None:
    """--hit with --crit starts at the damage of a critical."""
    result = step(f"attack {koris()} {dummy()} --hit --crit damage --dice 7,4")
    assert (result["outcome"], result.at("damage.raw"), result["tests"]) == ("critical_success", 13, [])


def test_what_bears_on_the_roll_is_idle_for_a_known_hit(step: Any, koris: Any, dummy: Any) -> None:
    """With --hit a modifier has nothing to modify, and a warning says so."""
    result = step(f"attack {koris()} {dummy()} --hit -m couvert_leger --dice 7")
    assert (result.at("damage.net"), len(result["warnings"])) == (9, 1)


@pytest.mark.rules("DZ-ATK-08")
def test_a_critical_failure_waits_for_a_complication(step: Any, koris: Any) -> None:
    """Without a choice nothing is applied and the game master owes a complication."""
    result = step(f"attack {koris()} --dice 77")
    assert (result.next, result.changed, result.ruled) == (
        ["complication actor"],
        {},
        {"complication_defaut"},
    )


@pytest.mark.parametrize(
    ("kind", "changed"),
    [
        ("weapon", {"actor arme_en_main": ""}),
        ("exposed", {}),
        ("stress", {"actor stress": 1}),
        ("'text:lame coincée'", {}),
    ],
)
@pytest.mark.rules("DZ-ATK-08", "DZ-STR-02")
def test_complications_of_the_chapter(step: Any, koris: Any, kind: str, changed: dict[str, Any]) -> None:
    """Dropping the weapon and Stress change the sheet; what is only told changes nothing."""
    result = step(f"attack {koris()} --complication {kind} --dice 77")
    assert (result.changed, result.next, result.ruled) == (changed, [], set())


@pytest.mark.parametrize("dice", ["30,5", "70"])
def test_a_complication_is_only_for_a_critical_failure(step: Any, koris: Any, dice: str) -> None:
    """A complication that was named in advance waits for a critical failure."""
    result = step(f"attack {koris()} --complication stress --dice {dice}")
    assert (result.changed, result.next.count("complication actor")) == ({}, 0)


def test_a_dropped_weapon_is_not_in_hand(refused: Any, koris: Any) -> None:
    """With the weapon on the ground there is none to attack with unless one is named."""
    who = koris(etat={"arme_en_main": ""})
    assert refused(f"attack {who} --dice 30,5") == "weapon_not_in_hand"


def test_bare_hands_come_after_a_dropped_weapon(step: Any, koris: Any) -> None:
    """Bare hands that the sheet lists are always there."""
    arms = [
        {"nom": "Épée", "type": "epee", "degats": "1d10"},
        {"nom": "Poings", "type": "mains_nues", "degats": "1d10-3", "en_main": False},
    ]
    who = koris(armes=arms, etat={"arme_en_main": ""})
    assert step(f"attack {who} --hit-only --dice 30").at("weapon.name") == "Poings"


def test_a_sheet_without_weapons(refused: Any, dummy: Any) -> None:
    """Someone without any weapon cannot attack; the sheet is what lacks."""
    assert refused(f"attack {dummy()} --dice 30,5", status=3) == "no_weapon"


@pytest.mark.parametrize(
    ("etat", "code"),
    [
        ({"sante": 0}, "incapacitated"),
        ({"etats": ["inconscient"]}, "incapacitated"),
        ({"etats": ["incapacite"]}, "incapacitated"),
        ({"etats": ["immobilise"]}, "held"),
        ({"sante": 0, "etats": ["mort"]}, "dead"),
    ],
)
@pytest.mark.rules("DZ-CTRL-04")
def test_who_may_not_attack(refused: Any, koris: Any, dummy: Any, etat: dict[str, Any], code: str) -> None:
    """Those down, out, held fast or dead make no attack."""
    assert refused(f"attack {koris(etat=etat)} {dummy()} --dice 30,5") == code


def test_the_dead_are_not_attacked(refused: Any, koris: Any, dummy: Any) -> None:
    """Nobody strikes the dead."""
    assert refused(f"attack {koris()} {dummy(etat={'etats': ['mort']})} --dice 30,5") == "dead"


@pytest.mark.rules("DZ-WND-03")
def test_one_hand_holds_no_two_handed_weapon(refused: Any, step: Any, koris: Any) -> None:
    """With wound 9 a weapon for two hands is refused, one for a single hand is not."""
    arms = [{"nom": "Espadon", "type": "epee", "degats": "2d10", "mains": 2}]
    hurt = {"blessures": [{"id": 9}]}
    assert refused(f"attack {koris(armes=arms, etat=hurt)} --dice 30,5,5") == "two_handed_impossible"
    assert step(f"attack {koris('B', etat=hurt)} --hit-only --dice 30")["hit"] is True


@pytest.mark.rules("DZ-CTRL-02")
def test_held_people_shoot_badly_and_strike_well(step: Any, koris: Any) -> None:
    """Saisi is a disadvantage on shots and nothing in melee."""
    held = {"etats": ["saisi"]}
    bow = [{"nom": "Arc", "type": "arc", "degats": "1d10"}]
    assert (
        step(f"attack {koris(etat=held, armes=bow)} --hit-only --dice 20,30").at("tests.0.mode")
        == "disadvantage"
    )
    assert step(f"attack {koris(etat=held)} --hit-only --dice 20").at("tests.0.mode") == "normal"


@pytest.mark.parametrize("etats", [["saisi"], ["immobilise"], ["au_sol"], ["destabilise"]])
def test_the_state_of_the_target_changes_no_number(
    step: Any, koris: Any, dummy: Any, etats: list[str]
) -> None:
    """The chapter gives nothing for striking someone held or on the ground."""
    target = dummy(etat={"etats": etats})
    assert step(f"attack {koris()} {target} --hit-only --dice 30").at("tests.0.modifiers") == []


@pytest.mark.parametrize(
    ("etat", "due"),
    [
        ({}, "defend target"),
        ({"reaction_depensee": True}, "wound target"),
        ({"etats": ["surpris"]}, "wound target"),
        ({"etats": ["immobilise"]}, "wound target"),
        ({"sante": 0}, "wound target"),
    ],
)
def test_what_is_due_after_a_hit(step: Any, koris: Any, dummy: Any, etat: dict[str, Any], due: str) -> None:
    """After a hit the target defends, or suffers at once if no defence can be made."""
    assert step(f"attack {koris()} {dummy(etat=etat)} --dice 30,5").next == [due]


def test_stress_is_told_where_a_complication_may_cost_it(step: Any, koris: Any) -> None:
    """An attack whose complication would cost Stress tells how much it did, none on a hit; others do not."""
    stress = f"attack {koris()} --complication stress --dice"
    assert step(f"{stress} 30,7")["stress_gained"] == 0
    assert step(f"{stress} 99")["stress_gained"] > 0
    assert step(f"attack {koris()} --complication exposed --dice 30,7")["stress_gained"] is None
