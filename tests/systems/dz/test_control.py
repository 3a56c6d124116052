"""Control: seizing, pinning, disarming, breaking free (7.10)."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

SWORD = {"nom": "Épée", "type": "epee", "degats": "1d10+1", "enc": 1}
FISTS = {"nom": "Poings", "type": "mains_nues", "degats": "1d10-3", "enc": 0}


@pytest.fixture
def grip(person: Any) -> Any:
    """Somebody of Lutte et contrôle 50 and Mobilité 40; more by keyword."""

    def write(nom: str = "Ada", skills: dict[str, Any] | None = None, **tables: Any) -> str:
        own = {"lutte_et_controle": 50, "mobilite": 40} if skills is None else skills
        path: str = person(nom, competences=own, attributs={"physique": 40}, **tables)
        return path

    return write


@pytest.fixture
def prey(person: Any) -> Any:
    """Somebody of Mobilité 40 and Escrime 45 with a sword; more by keyword."""

    def write(nom: str = "Bo", skills: dict[str, Any] | None = None, **tables: Any) -> str:
        own = {"mobilite": 40, "escrime": 45} if skills is None else skills
        base = {"attributs": {"physique": 40}, "armes": [SWORD]}
        path: str = person(nom, competences=own, **{**base, **tables})
        return path

    return write


@pytest.mark.parametrize(
    ("dice", "winner", "gap"),
    [
        ("40,41", "actor", 11),
        ("40,30", "tie", 0),
        ("40,29", "target", -1),
        ("60,70", "actor", 20),
        ("70,50", "target", -10),
    ],
)
@pytest.mark.rules("DZ-CTRL-01")
def test_seizing(step: Any, grip: Any, prey: Any, dice: str, winner: str, gap: int) -> None:
    """The better margin wins, negative ones too; a tie changes nothing."""
    result = step(f"control {grip()} {prey()} --mode grapple --dice {dice}")
    found = result["control"]
    assert (found["winner"], found["gap"]) == (winner, gap)
    assert found["condition"] == ("saisi" if winner == "actor" else None)
    assert result.changed == ({"target etats": ["saisi"]} if winner == "actor" else {})
    assert result["outcome"] == {"actor": "success", "target": "failure", "tie": "tie"}[winner]
    assert result["success"] == (winner == "actor")
    assert result.next == (["escape target"] if winner == "actor" else [])


@pytest.mark.parametrize(
    ("skills", "tables", "skill"),
    [
        ({"mobilite": 40}, {}, "mobilite"),
        ({"mobilite": 40, "lutte_et_controle": 39}, {}, "mobilite"),
        ({"mobilite": 40, "lutte_et_controle": 41}, {}, "lutte_et_controle"),
        (
            {"mobilite": 45, "lutte_et_controle": 40},
            {"armure": {"id": "cotte_de_mailles"}},
            "lutte_et_controle",
        ),
        ({"lutte_et_controle": 20}, {}, "lutte_et_controle"),
    ],
)
@pytest.mark.rules("DZ-CTRL-01", "DZ-ARM-02")
def test_the_target_resists_with_the_better_skill(
    step: Any, grip: Any, prey: Any, skills: dict[str, int], tables: dict[str, Any], skill: str
) -> None:
    """Mobilité, or Lutte et contrôle where it was learnt and is better, all things counted."""
    result = step(f"control {grip()} {prey(skills=skills, **tables)} --mode grapple --dice 40,40")
    assert result.at("tests.1.skill") == skill


def test_a_skill_that_is_named(step: Any, grip: Any, prey: Any) -> None:
    """--target-skill decides, whichever is better."""
    target = prey(skills={"mobilite": 60, "lutte_et_controle": 30})
    line = f"control {grip()} {target} --mode grapple --target-skill lutte --dice 40,40"
    assert step(line.replace("lutte ", "lutte_et_controle ")).at("tests.1.score") == 30


@pytest.mark.rules("DZ-CTRL-03")
def test_pinning_needs_a_hold(step: Any, refused: Any, grip: Any, prey: Any) -> None:
    """Only someone Saisi can be pinned; they stay Saisi too."""
    assert refused(f"control {grip()} {prey()} --mode pin --dice 30,70") == "target_not_seized"
    held = prey(etat={"etats": ["saisi"]})
    result = step(f"control {grip()} {held} --mode pin --dice 30,70")
    assert result.changed == {"target etats": ["saisi", "immobilise"]}
    lost = step(f"control {grip()} {held} --mode pin --dice 70,30")
    assert (lost.changed, lost["control"]["condition"]) == ({}, None)


@pytest.mark.rules("DZ-CTRL-04")
def test_the_pinned_only_break_free(step: Any, refused: Any, grip: Any, prey: Any) -> None:
    """Whoever is pinned can do nothing else, not attack either; breaking free ends both states."""
    pinned = grip(etat={"etats": ["saisi", "immobilise"]}, armes=[SWORD])
    for mode in ("grapple", "disarm"):
        assert refused(f"control {pinned} {prey()} --mode {mode} --dice 30,70") == "held"
    assert refused(f"attack {pinned} {prey()} --dice 30,5") == "held"
    free = step(f"control {pinned} {prey()} --mode escape --dice 30,70")
    assert free.changed == {"actor etats": []}
    assert free["control"]["removed"] == ["saisi", "immobilise"]
    assert free.ruled == {"competence_absente", "liberation"}


@pytest.mark.parametrize("enc", [0, 1, 2, 3])
@pytest.mark.rules("DZ-CTRL-05")
def test_where_the_weapon_lands(step: Any, grip: Any, prey: Any, enc: int) -> None:
    """A light weapon falls at one's feet, a heavy one a metre or two away; the hand is empty."""
    target = prey(armes=[{**SWORD, "enc": enc}])
    result = step(f"control {grip()} {target} --mode disarm --dice 30,70")
    assert result["control"]["landing"] == ("feet" if enc <= 1 else "1-2m")
    assert (result["control"]["weapon"], result["control"]["weapon_dropped"]) == ("Épée", True)
    assert result.changed == {"target arme_en_main": ""}
    lost = step(f"control {grip()} {target} --mode disarm --dice 70,30")
    assert (lost.changed, lost["control"]["landing"], lost["control"]["weapon"]) == ({}, None, None)


def test_the_weapon_in_hand_is_the_one(step: Any, grip: Any, prey: Any) -> None:
    """The skill is that of the weapon that the sheet says is in hand, with its speciality."""
    bow = {"nom": "Arc", "type": "arc", "degats": "1d10", "enc": 2, "specialite": "arcs_longs"}
    skills = {"archerie": {"rang": "forme", "specialites": ["arcs_longs"]}, "escrime": 45}
    target = prey(skills=skills, armes=[SWORD, bow], etat={"arme_en_main": "arc"})
    result = step(f"control {grip()} {target} --mode disarm --dice 30,70")
    assert (result.at("tests.1.skill"), result.at("tests.1.score")) == ("archerie", 60)
    assert (result["control"]["weapon"], result["control"]["landing"]) == ("Arc", "1-2m")


@pytest.mark.parametrize(
    ("tables", "status", "code"),
    [
        ({"armes": []}, 5, "weapon_not_in_hand"),
        ({"armes": [FISTS]}, 5, "weapon_not_in_hand"),
        ({"etat": {"arme_en_main": ""}}, 5, "weapon_not_in_hand"),
        ({"armes": [{key: value for key, value in SWORD.items() if key != "enc"}]}, 3, "missing_key"),
    ],
)
def test_what_cannot_be_disarmed(
    refused: Any, grip: Any, prey: Any, tables: dict[str, Any], status: int, code: str
) -> None:
    """Empty hands and fists are not disarmed, and a weapon needs its Enc."""
    line = f"control {grip()} {prey(**tables)} --mode disarm --dice 30,70"
    assert refused(line, status=status) == code


@pytest.mark.parametrize(
    ("skills", "skill"),
    [
        ({"mobilite": 40}, "mobilite"),
        ({"mobilite": 40, "lutte_et_controle": 45}, "lutte_et_controle"),
        ({"mobilite": 46, "lutte_et_controle": 45}, "mobilite"),
    ],
)
@pytest.mark.rules("DZ-CTRL-06")
def test_breaking_free(step: Any, grip: Any, prey: Any, skills: dict[str, int], skill: str) -> None:
    """The held one rolls Mobilité or Lutte against the holder's Lutte, and is free if they win."""
    held = prey("Bo", skills, etat={"etats": ["saisi", "au_sol"]})
    result = step(f"control {held} {grip()} --mode escape --dice 30,70")
    assert (result.at("tests.0.skill"), result.at("tests.1.skill")) == (skill, "lutte_et_controle")
    assert result.changed == {"actor etats": ["au_sol"]}
    assert result["control"]["removed"] == ["saisi"]
    assert "liberation" not in result.ruled
    lost = step(f"control {held} {grip()} --mode escape --dice 70,30")
    assert (lost.changed, lost["control"]["removed"]) == ({}, [])


def test_nothing_to_break_free_of(refused: Any, grip: Any, prey: Any) -> None:
    """Only someone Saisi or Immobilisé breaks free."""
    assert refused(f"control {prey()} {grip()} --mode escape --dice 30,70") == "not_held"


def test_modifiers_of_each_side(step: Any, grip: Any, prey: Any) -> None:
    """-m, --score and --advantage are the actor's, --target-mod and --target-score the target's."""
    line = f"control {grip()} {prey()} --mode grapple -m pluie=+10 --score 30 --advantage"
    result = step(f"{line} --target-mod boue=-20 --target-score 60 --dice 50,40,10")
    assert [test["score"] for test in result["tests"]] == [40, 40]
    assert [test["roll"] for test in result["tests"]] == [40, 10]


def test_the_first_roll_of_someone_surpris(step: Any, grip: Any, prey: Any) -> None:
    """To resist is a roll: it has the disadvantage of surprise and uses it up."""
    result = step(f"control {grip()} {prey(etat={'etats': ['surpris']})} --mode grapple --dice 40,30,60")
    assert (result.at("tests.1.mode"), result.at("tests.1.roll")) == ("disadvantage", 60)
    assert result.changed == {"target etats": ["surpris", "saisi"], "target premier_jet_fait": True}


def test_an_effort(step: Any, grip: Any, prey: Any) -> None:
    """--effort counts for someone with an internal injury."""
    hurt = grip(etat={"blessures": [{"id": 5}]})
    result = step(f"control {hurt} {prey()} --mode grapple --effort --dice 40,10")
    assert result.changed == {"actor stress": 1}


@pytest.mark.parametrize(
    ("etat", "code"),
    [
        ({"etats": ["mort"]}, "dead"),
        ({"sante": 0}, "incapacitated"),
        ({"etats": ["inconscient"]}, "incapacitated"),
    ],
)
def test_both_have_to_be_able(refused: Any, grip: Any, prey: Any, etat: dict[str, Any], code: str) -> None:
    """Neither the dead nor those out of the fight take hold, or resist."""
    assert refused(f"control {grip(etat=etat)} {prey()} --mode grapple --dice 30,70") == code
    assert refused(f"control {grip()} {prey(etat=etat)} --mode grapple --dice 30,70") == code


@pytest.mark.parametrize("position", ["close", "moyen", "far"])
def test_from_afar(refused: Any, step: Any, grip: Any, prey: Any, position: str) -> None:
    """One lays hold of someone Engagé only."""
    line = f"control {grip()} {prey()} --mode grapple --dice 30,70"
    assert refused(f"{line} --position {position}") == "melee_out_of_range"
    assert step(f"{line} --position engage")["control"]["winner"] == "actor"


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("saisir", "grapple"),
        ("immobiliser", "pin"),
        ("désarmer", "disarm"),
        ("libérer", "escape"),
        ("se libérer", "escape"),
    ],
)
def test_words_in_french(step: Any, grip: Any, prey: Any, french: str, english: str) -> None:
    """The ways of control have French words; the record holds the English one."""
    both = {"etat": {"etats": ["saisi"]}}
    result = step(f"control {grip(**both)} {prey(**both)} --mode '{french}' --dice 30,70")
    assert result["control"]["mode"] == english


def test_weapon_skill_missing(step: Any, prey: Any) -> None:
    """Lutte et contrôle that a sheet lacks is the attribute alone, as with any weapon's skill."""
    other = prey("Ada", {"mobilite": 40})
    result = step(f"control {other} {prey()} --mode grapple --dice 30,70")
    assert (result.at("tests.0.score"), "competence_absente" in result.ruled) == (40, True)


@pytest.mark.parametrize(
    ("actor", "target", "mode", "scores"),
    [
        ({}, {}, "grapple", (50, 40)),
        ({"sante": 5}, {}, "grapple", (40, 40)),
        ({}, {}, "disarm", (50, 45)),
        ({"etats": ["saisi"]}, {}, "escape", (50, 40)),
    ],
)
def test_odds_against_every_roll(
    step: Any,
    grip: Any,
    prey: Any,
    actor: Any,
    target: Any,
    mode: str,
    scores: tuple[int, int],
    by_value: Any,
) -> None:
    """The chances are those of every pair of rolls."""
    found = {"actor": 0, "target": 0, "tie": 0}
    for one, other in product(range(1, 101), repeat=2):
        gap = (scores[0] - one) - (scores[1] - other)
        found["actor" if gap > 0 else "target" if gap < 0 else "tie"] += 1
    line = f"control {grip(etat=actor)} {prey(etat=target)} --mode {mode} --odds"
    odds = by_value(step(line)["odds"]["control.winner"])
    assert {who: Fraction(chance) for who, chance in odds.items()} == {
        who: Fraction(count, 10_000) for who, count in found.items()
    }


def test_a_weapon_that_cannot_land_is_told_before_the_dice(refused: Any, person: Any) -> None:
    """Whoever disarms is told that the sheet lacks the Enc of the weapon, even where the test would fail."""
    skills = {"lutte_et_controle": 40, "escrime": 60}
    arms = [{"nom": "Dague", "type": "epee", "degats": "1d10"}]
    ada, bo = (
        person(name, attributs={"physique": 45}, competences=skills, armes=arms) for name in ("A", "B")
    )
    assert refused(f"control {ada} {bo} --mode disarm --dice 99,1", status=3) == "missing_key"
