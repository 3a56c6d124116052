"""Readings that follow from others: what is true of one weapon, aim or wound holds for its like."""

from typing import Any

import pytest

SWORD = {"nom": "Épée", "type": "epee", "degats": "1d10+2", "en_main": True}
PIKE = {"nom": "Pique", "type": "hast", "degats": "1d10", "traits": ["allonge"], "en_main": True}
BOW = {"nom": "Arc", "type": "arc", "degats": "1d10+2", "en_main": True}
TASER = {"nom": "Taser", "type": "arme_a_feu", "degats": "1d10", "traits": ["non_letal"], "en_main": True}


@pytest.mark.rules("DZ-REACH-01", "DZ-REACH-03")
def test_a_free_strike_takes_the_weapon_that_reaches(step: Any, koris: Any, dummy: Any) -> None:
    """Of several weapons in hand the free strike before contact is that of the one with Allonge."""
    who = koris(armes=[SWORD, PIKE])
    assert step(f"attack {who} {dummy()} --free reach --hit-only --dice 20").at("weapon.name") == "Pique"
    assert step(f"attack {who} {dummy()} --hit-only --dice 20").at("weapon.name") == "Épée"


@pytest.mark.parametrize("name", ["tireur_en_mouvement", "obscurci", "tres_longue_portee"])
@pytest.mark.rules("DZ-LOS-02", "DZ-ATK-03")
def test_what_is_about_shots_is_said_to_be_in_melee(step: Any, koris: Any, name: str) -> None:
    """A modifier of shots that is named in melee counts, with a warning; for a shot there is none."""
    melee = step(f"attack {koris(armes=[SWORD])} -m {name} --hit-only --dice 20")
    assert ([name in melee.modifiers], len(melee["warnings"])) == ([True], 1)
    assert "about shots" in melee["warnings"][0]
    assert step(f"attack {koris(armes=[BOW])} -m {name} --hit-only --dice 20")["warnings"] == []


@pytest.mark.rules("DZ-NL-03")
def test_a_lethal_shot_does_not_knock_out(step: Any, refused: Any, koris: Any) -> None:
    """--nonlethal of a weapon that kills is striking to knock out, which is for melee; a taser may."""
    assert refused(f"attack {koris(armes=[BOW])} --nonlethal --dice 20,5") == "not_melee"
    result = step(f"attack {koris(armes=[TASER])} --nonlethal --dice 20,5")
    assert (result.at("damage.lethal"), result.modifiers) == (False, {})


@pytest.mark.parametrize(("older", "stands"), [(4, 4), (9, 6)])
@pytest.mark.rules("DZ-WND-03")
def test_of_two_haemorrhages_the_first_to_kill_is_told(
    step: Any, dummy: Any, older: int, stands: int
) -> None:
    """In a house where they add up, the rounds told are those of the one that kills first."""
    bleeding = {"sante": 1, "blessures": [{"id": 1, "rounds": older}]}
    who = dummy(resistances={"endurance": 40}, etat=bleeding)
    result = step(f"wound {who} --final 3 --dice 90,1,6 --rule blessure_double=cumul")
    told = [line["text"] for line in result["lines"] if "rounds left" in line["text"]]
    assert told == [f"Unless stabilised, Cible dies; rounds left: {stands}."]
    assert [wound["rounds"] for wound in result.changed["target blessures"]] == [older, 6]


@pytest.mark.parametrize(("face", "health"), [(38, 5), (33, 5)])
@pytest.mark.rules("DZ-HEAL-01")
def test_who_bleeds_is_stabilised_above_0_too(
    step: Any, koris: Any, dummy: Any, face: int, health: int
) -> None:
    """After first aid a haemorrhage is stabilised as before it; the Santé stays, critical or not."""
    patient = dummy(etat={"sante": health, "blessures": [{"id": 1, "rounds": 3}]})
    result = step(f"heal {patient} --mode stabilize --by {koris()} --dice {face}")
    assert (result.at("healing.stabilised"), result.at("healing.health")) == (True, health)
    assert result.changed == {"target blessures": [{"id": 1, "rounds": 3, "stabilisee": True}]}


@pytest.mark.rules("DZ-ATK-05", "DZ-DEF-05", "DZ-SURP-06")
def test_a_known_hit_tells_what_its_roll_used_up(step: Any, koris: Any) -> None:
    """Each state that the roll at the table used up is told with its section."""
    states = {"visee": True, "visee_prete": True, "etats": ["destabilise", "surpris"]}
    result = step(f"attack {koris(etat=states)} --hit --dice 5")
    assert {"7.5", "7.6", "7.2"} <= {line["rule"] for line in result["lines"]}
    assert result.changed == {
        "actor visee": False,
        "actor visee_prete": False,
        "actor etats": ["surpris"],
        "actor premier_jet_fait": True,
    }
    assert len(step(f"attack {koris('Autre')} --hit --dice 5")["lines"]) == len(result["lines"]) - 3


@pytest.mark.parametrize("lost", ["shot", "wound"])
@pytest.mark.rules("DZ-ATK-05", "DZ-ATK-06")
def test_an_aim_that_is_over_leaves_nothing(step: Any, koris: Any, lost: str) -> None:
    """An aim that is spent or lost takes along that it was from the round before."""
    who = koris(armes=[BOW], etat={"sante": 19, "visee": True, "visee_prete": True})
    line = f"attack {who} --hit-only --dice 20" if lost == "shot" else f"wound {who} --final 2"
    changed = {path.split()[1]: value for path, value in step(line).changed.items()}
    assert (changed["visee"], changed["visee_prete"]) == (False, False)
