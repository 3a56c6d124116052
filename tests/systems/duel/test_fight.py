"""A fight played with commands alone, from the ambush to the care after it: no sheet is touched by hand.

Ida and Bo lie in wait for Cy and Dan on a road. The dice are those of a table; numbers are worked out beside
them.
"""

import shlex
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

IDA = """
systeme = "duel"
nom = "Ida"
caracteristiques = { for = 2, hab = 3, vig = 2, mov = 2 }
competences = { combat_melee = 1, combat_distance = 2, discretion = 3, intuition = 2 }
sante = { max = 10 }
armes = [{ nom = "Arc", degats = 3, type = "distance" }, { nom = "Couteau", degats = 2 }]
"""
BO = """
systeme = "duel"
nom = "Bo"
caracteristiques = { for = 3, hab = 2, vig = 3, mov = 1 }
competences = { combat_melee = 2, discretion = 2, intuition = 2 }
sante = { max = 14 }
armes = [{ nom = "Hache", degats = 5 }]
"""
CY = """
systeme = "duel"
nom = "Cy"
caracteristiques = { for = 2, hab = 3, vig = 2, mov = 3 }
competences = { combat_melee = 2, intuition = 3, sociabilite = 2 }
sante = { max = 12 }
armes = [{ nom = "Épée", degats = 4 }]
"""
DAN = """
systeme = "duel"
nom = "Dan"
caracteristiques = { for = 2, hab = 2, vig = 2, mov = 2 }
competences = { combat_melee = 1, intuition = 2 }
sante = { max = 8 }
"""


@pytest.fixture
def table(dzcli: Callable[..., Any], sheet: Callable[..., str]) -> Callable[..., dict[str, Any]]:
    """Play a command with --write on the four sheets, named in braces; its record."""
    texts = {"ida": IDA, "bo": BO, "cy": CY, "dan": DAN}
    paths = {name: sheet(name, text) for name, text in texts.items()}

    def play(line: str, dice: str = "") -> dict[str, Any]:
        words = [*shlex.split(line.format_map(paths)), "--json", "--write"]
        found: dict[str, Any] = dzcli(*words, *(["--dice", dice] if dice else [])).record
        return found

    play.paths = paths  # type: ignore[attr-defined]
    return play


def state(table: Any, name: str) -> dict[str, Any]:
    """What the sheet of somebody holds as [etat]."""
    with open(table.paths[name], "rb") as file:
        return dict(tomllib.load(file).get("etat", {}))


@pytest.mark.rules("DUEL-02", "DUEL-34", "DUEL-38", "DUEL-40", "DUEL-44", "DUEL-50")
def test_a_fight_in_the_woods(table: Any) -> None:
    """An ambush noticed by one, a warning, a shot, two passes d'armes, a wound each, care: as on paper."""
    # Cy notices with two successes, Dan does not: both have Surprise.
    ambush = table("surprise {ida} {cy} --ambush --attackers {bo} --defenders {dan}", "4,5,1,3,2")
    assert (ambush["ambush"]["case"], ambush["ambush"]["noticed"]) == ("some", ["Cy"])
    assert state(table, "cy") == {"conditions": ["surprise"], "initiative": 2}

    order = table("initiative {ida} {bo} {cy} {dan} --assailant Ida --assailant Bo --noticed Cy")
    assert order["sequence"] == "Cy > Ida = Bo > Dan"

    # Cy warns Dan, who is not surprised any more; Cy still is.
    table("act {cy} --do warn --ally {dan}")
    assert state(table, "dan") == {"conditions": []}

    # Ida shoots from 20 m at Dan, who charges: HAB + MOV + 1 = 5 dice at SS 4 + 1. Ida has 3 + 3 + 2 dice at
    # SS 4: 3 against 1, 3 damage.
    shot = table(
        "attack {ida} {dan} --skirmish --approach charge --distance 20 --through wound",
        "4,5,6,1,1,2,3,3,5,4,1,2,3",
    )
    assert shot["wound"] == {"health_before": 8, "health": 5, "health_max": 8, "down": False}

    # Bo prepares; Dan has no weapon and waits behind a tree.
    table("act {bo} --do prepare")
    table("act {dan} --gain couvert")
    assert state(table, "bo") == {"conditions": ["prepare"], "action_faite": True}

    # A new turn: whoever acted may act again, what lasts stays.
    table("round {ida} {bo} {cy} {dan}")
    assert not any(state(table, name).get("action_faite") for name in ("ida", "bo", "cy", "dan"))
    assert state(table, "dan") == {"conditions": ["a_couvert"], "sante": 5}

    # Cy, still surprised, attacks Bo, who is prepared: SS 6 and SS 4. Agressive against brutale: 2 + 3 + 2
    # dice with two sixes; 3 + 3 + 2 dice with four successes, less one: 3. Excess 1, and 1 that Cy gives
    # away: 5 + 2 x 3.
    exchange = table(
        "attack {cy} {bo} --skirmish --stance aggressive --target-stance brutal --through wound",
        "6,6,5,5,1,2,3,4,4,5,6,1,2,3,1",
    )
    assert (exchange["target"]["name"], exchange["wound"]["health"]) == ("Cy", 1)
    assert state(table, "cy") == {"conditions": [], "initiative": 2, "action_faite": True, "sante": 1}
    assert state(table, "bo") == {"conditions": [], "action_faite": False}

    # Once more, in défensive: VIG + MOV + 2 = 7 dice and a success more, against FOR + HAB + 2 = 7 dice:
    # 4 to 2.
    table("round {cy} {bo}")
    exchange = table(
        "attack {cy} {bo} --skirmish --stance defensive --target-stance balanced --through wound",
        "5,5,6,1,1,2,3,5,6,1,1,2,3,4",
    )
    assert exchange["history"][0]["headline"] == "Cy wins the exchange: 4 damage on Bo."
    assert state(table, "bo") == {"conditions": [], "action_faite": False, "sante": 10}

    # The fight is over: Cy is cared for, as much as the game master says.
    table("round {ida} {bo} {cy} {dan} --new-fight")
    healed = table("heal {cy} --amount 20")
    assert healed["healing"]["healed"] == 11
    assert {name: state(table, name) for name in ("ida", "bo", "cy", "dan")} == {
        "ida": {"action_faite": False},
        "bo": {"conditions": [], "action_faite": False, "sante": 10},
        "cy": {"conditions": [], "initiative": 0, "action_faite": False, "sante": 12},
        "dan": {"conditions": [], "sante": 5},
    }
