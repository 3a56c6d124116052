"""Defences (7.6): the Score, shields, results, and when there is none."""

import json
from typing import Any

import pytest

SHIELDS = {
    "rondelle": (10, {"melee"}),
    "ecu": (10, {"melee"}),
    "pavois": (10, {"ranged"}),
    "balistique": (15, {"ranged"}),
    "energetique": (20, {"melee", "ranged"}),
}


@pytest.mark.parametrize(
    ("face", "outcome", "final", "success"),
    [
        (38, "success", 4, True),
        (44, "critical_success", 0, True),
        (51, "failure", 7, False),
        (55, "critical_failure", 7, False),
    ],
)
@pytest.mark.rules("DZ-DEF-02", "DZ-DEF-03", "DZ-DEF-04", "DZ-DEF-05")
def test_what_a_defence_leaves(
    step: Any, koris: Any, face: int, outcome: str, final: int, success: bool
) -> None:
    """A success halves, rounded up; a critical leaves nothing; failures leave all of it."""
    result = step(f"defend {koris()} --melee --net 7 --dice {face}")
    assert (result["outcome"], result.at("damage.final"), result["success"]) == (outcome, final, success)
    assert result.changed["target reaction_depensee"] is True
    assert ("target etats" in result.changed) == (outcome == "critical_failure")
    assert result.next == ([] if outcome == "critical_success" else ["wound target"])


@pytest.mark.parametrize(("net", "final"), [(0, 0), (1, 1), (2, 1), (3, 2), (8, 4), (15, 8)])
def test_half_is_rounded_up(step: Any, koris: Any, net: int, final: int) -> None:
    """Half of an odd number is rounded up, so that 1 stays 1.

    The example of rounding halves an even number and shows nothing of it; the rule stands.
    """
    assert step(f"defend {koris()} --melee --net {net} --dice 30").at("damage.final") == final


def test_armour_comes_before_the_half(step: Any, koris: Any) -> None:
    """Armour is taken first, then what is left is halved."""
    result = step(f"defend {koris(armure={'id': 'cotte_de_mailles'})} --melee --raw 12 --dice 30")
    assert (result.at("damage.net"), result.at("damage.final")) == (9, 5)


@pytest.mark.parametrize("shield", SHIELDS)
@pytest.mark.parametrize("kind", ["melee", "ranged"])
@pytest.mark.rules("DZ-DEF-06")
def test_every_shield_by_kind(step: Any, koris: Any, shield: str, kind: str) -> None:
    """A shield adds its bonus to the Score against what it works against, else it is shown as idle.

    The rule adds it "to the roll", which would hinder whoever has to roll low; the example
    adds it to the Score, and wins.
    """
    bonus, against = SHIELDS[shield]
    result = step(f"defend {koris(bouclier={'id': shield})} --{kind} --net 6 --dice 30")
    assert result.at("tests.0.score") == 50 + (bonus if kind in against else 0)
    assert result.unapplied == (set() if kind in against else {"bouclier"})


def test_a_shield_of_ones_own(step: Any, koris: Any) -> None:
    """A sheet may describe a shield that is in no table."""
    shield = {"nom": "Targe", "bonus": 5, "contre": "tous"}
    assert step(f"defend {koris(bouclier=shield)} --ranged --net 6 --dice 30").at("tests.0.score") == 55


def test_the_shield_helps_defence_and_nothing_else(step: Any, koris: Any) -> None:
    """A shield adds nothing to tests that are no defence."""
    assert step(f"test {koris(bouclier={'id': 'ecu'})} mobilite --dice 30").at("tests.0.score") == 45


def test_vigilance_stands_in_for_defence(step: Any, dummy: Any) -> None:
    """Without Défense one defends with Vigilance; the shield helping it is a ruling."""
    who = dummy(resistances={"vigilance": 35}, bouclier={"id": "ecu"})
    melee = step(f"defend {who} --melee --net 6 --dice 30")
    assert (melee.at("tests.0.skill"), melee.at("tests.0.score"), melee.ruled) == (
        "vigilance",
        45,
        {"bouclier_vigilance"},
    )
    ranged = step(f"defend {who} --ranged --net 6 --dice 30")
    assert (ranged.at("tests.0.score"), ranged.ruled) == (35, set())


@pytest.mark.parametrize(("vigilance", "ruled"), [(60, {"defense_choix"}), (50, set()), (40, set())])
def test_who_has_defence_defends_with_it(step: Any, koris: Any, vigilance: int, ruled: set[str]) -> None:
    """Défense is used even below Vigilance, which is a ruling only where Vigilance is higher."""
    result = step(f"defend {koris(resistances={'vigilance': vigilance})} --melee --net 6 --dice 30")
    assert (result.at("tests.0.skill"), result.ruled) == ("defense", ruled)


def test_neither_defence_nor_vigilance(refused: Any, dummy: Any) -> None:
    """With neither on the sheet the key to add is asked for."""
    assert refused(f"defend {dummy()} --melee --net 6 --dice 30", status=3) == "missing_key"


def test_malmene_and_pain_weigh_on_defence_but_not_on_vigilance(step: Any, koris: Any, dummy: Any) -> None:
    """Défense is combat and loses 10 to Malmené and to wound 7; Vigilance is a resistance and does not."""
    hurt = {"sante": 5, "blessures": [{"id": 7}]}
    assert step(f"defend {koris(etat=hurt)} --melee --net 6 --dice 30").at("tests.0.score") == 30
    watchful = dummy(resistances={"vigilance": 35}, etat=hurt)
    assert step(f"defend {watchful} --melee --net 6 --dice 30").at("tests.0.score") == 35


def test_destabilise_bears_on_the_next_defence(step: Any, koris: Any) -> None:
    """A defence is a test like another: Déstabilisé is spent on it, and a critical failure sets it anew."""
    shaken = koris(etat={"etats": ["destabilise"]})
    spent = step(f"defend {shaken} --melee --net 6 --dice 30,20")
    assert (spent.at("tests.0.mode"), spent.changed["target etats"]) == ("disadvantage", [])
    anew = step(f"defend {shaken} --melee --net 6 --dice 30,66")
    assert "target etats" not in anew.changed


@pytest.mark.parametrize(
    ("etat", "options", "code"),
    [
        ({"reaction_depensee": True}, "", "reaction_spent"),
        ({"etats": ["surpris"]}, "", "surprised"),
        ({"etats": ["surpris"], "premier_jet_fait": True}, "", "surprised"),
        ({"etats": ["immobilise"]}, "", "immobilised"),
        ({"etats": ["incapacite"]}, "", "incapacitated"),
        ({"etats": ["inconscient"]}, "", "incapacitated"),
        ({"sante": 0}, "", "incapacitated"),
        ({}, "--unseen", "unseen"),
    ],
)
@pytest.mark.rules("DZ-DEF-07")
def test_when_there_is_no_defence(
    step: Any, koris: Any, dummy: Any, etat: dict[str, Any], options: str, code: str
) -> None:
    """Where no defence can be made the blow goes through, told by hand or in a chain."""
    defender = koris("Cible", etat=etat)
    told = step(f"defend {defender} --melee --net 6 {options}")
    assert (told["can_defend"], told["cannot_defend"], told.at("damage.final")) == (False, code, 6)
    attack = f"attack {koris('Attaquant')} {defender} --hit --dice 7"
    result = step(attack, f"defend {defender} --from - {options}")
    assert (result["can_defend"], result["cannot_defend"]) == (False, code)
    assert (result.at("damage.final"), result["dice"], result.changed, result["success"]) == (
        9,
        [],
        {},
        False,
    )
    assert result.next == ["wound target"]


@pytest.mark.parametrize("state", ["saisi", "au_sol", "destabilise"])
def test_states_that_leave_a_defence(step: Any, koris: Any, state: str) -> None:
    """Held, on the ground or off balance one still has a defence."""
    dice = "30,20" if state == "destabilise" else "30"
    result = step(f"defend {koris(etat={'etats': [state]})} --melee --net 6 --dice {dice}")
    assert result["can_defend"] is True


def test_a_miss_passes_through(step: Any, koris: Any, dummy: Any) -> None:
    """Against a miss no die is thrown, no reaction spent, and there is no damage."""
    target = koris("Cible")
    result = step(f"attack {koris()} {target} --dice 70", f"defend {target} --from -")
    assert (result["hit"], result["damage"], result["dice"], result.changed) == (False, None, [], {})
    assert (result["can_defend"], result["cannot_defend"], result.next) == (True, None, [])


def test_of_a_miss_it_is_known_what_missed_and_how(step: Any, koris: Any) -> None:
    """The weapon and the mode rapide of a blow that missed are handed on like those of a hit."""
    target = koris("Cible")
    line = f"attack {koris()} {target} --fast --dice 70"
    result = step(line, f"defend {target} --from -")
    assert (result["hit"], result.at("weapon.name"), result["fast"]) == (False, "Épée longue", True)
    assert (result["can_defend"], result["cannot_defend"]) == (False, "fast_mode")
    assert step(line, f"wound {target} --from -").at("weapon.name") == "Épée longue"


def test_the_kind_of_attack_comes_with_the_record(step: Any, koris: Any) -> None:
    """Against an arrow carried from its attack an écu is idle."""
    archer = koris("Archer", armes=[{"nom": "Arc", "type": "arc", "degats": "1d10"}])
    target = koris("Cible", bouclier={"id": "ecu"})
    result = step(f"attack {archer} {target} --hit --dice 7", f"defend {target} --from - --dice 30")
    assert (result.at("tests.0.score"), result["warnings"]) == (50, [])


def test_without_a_kind_melee_is_assumed_and_said(step: Any, koris: Any) -> None:
    """A blow of no known kind is taken as melee, with a warning."""
    result = step(f"defend {koris(bouclier={'id': 'ecu'})} --net 6 --dice 30")
    assert (result.at("tests.0.score"), len(result["warnings"])) == (60, 1)


def test_someone_may_choose_not_to_defend(step: Any, koris: Any) -> None:
    """--no-roll takes the blow and keeps the reaction."""
    result = step(f"defend {koris()} --melee --net 6 --no-roll")
    assert (result.at("damage.final"), result.changed, result["dice"]) == (6, {}, [])


def test_modifiers_and_advantage_of_a_defence(step: Any, koris: Any) -> None:
    """A defence takes the options of any test."""
    result = step(f"defend {koris()} --melee --net 6 --score 40 -m boue=-10 --advantage --dice 70,30")
    assert (result.at("tests.0.score"), result["outcome"]) == (30, "success")


def test_a_defence_without_a_blow_is_a_usage_error(refused: Any, koris: Any) -> None:
    """Something has to say what hit."""
    assert refused(f"defend {koris()} --melee --dice 30", status=2) == "no_blow"


def test_changes_of_the_attack_stay_in_the_chain(step: Any, koris: Any) -> None:
    """The changes of the attack are carried on beside those of the defence."""
    attacker, target = koris("Attaquant", etat={"visee": True}), koris("Cible")
    result = step(f"attack {attacker} {target} --dice 30,7", f"defend {target} --from - --dice 30")
    assert result.changed == {"actor visee": False, "target reaction_depensee": True}


def test_a_record_of_another_step_is_refused(step: Any, refused: Any, koris: Any) -> None:
    """A defence goes on from an attack and from nothing else."""
    record = json.dumps(step(f"test {koris()} mobilite --dice 30"))
    assert refused(f"defend {koris()} --from - --dice 30", stdin=record, status=3) == "wrong_step"
