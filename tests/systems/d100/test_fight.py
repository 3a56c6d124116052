"""A fight played with commands alone, from the surprise to the care after it: no sheet is touched by hand.

Ida and Bo fall on Cy in a warehouse. The dice are those of a table; numbers are worked out beside them.
"""

import shlex
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

IDA = """
systeme = "d100"
nom = "Ida"
caracteristiques = { cc = 35, ct = 45, force = 31, endurance = 34, agilite = 42 }
competences = { esquive = 32 }
blessures = { max = 11 }
armure = { torse = 3 }
armes = [
  { nom = "Couteau", degats = "1d5" },
  { nom = "Fusil", degats = "1d10+3", type = "distance", portee = 30, en_main = true },
]
"""
BO = """
systeme = "d100"
nom = "Bo"
caracteristiques = { cc = 42, force = 45, endurance = 43, agilite = 28 }
blessures = { max = 14 }
armure = { tete = 2, torse = 4 }
armes = [{ nom = "Hache", degats = "1d10+1" }]
"""
CY = """
systeme = "d100"
nom = "Cy"
pnj = true
caracteristiques = { cc = 50, force = 40, endurance = 35, agilite = 36 }
competences = { esquive = 40 }
blessures = { max = 10 }
armure = { torse = 2, jambe_gauche = 1 }
armes = [{ nom = "Sabre", degats = "1d10" }]
"""


@pytest.fixture
def table(dzcli: Callable[..., Any], sheet: Callable[..., str]) -> Callable[..., dict[str, Any]]:
    """Play a command with --write on the three sheets, named in braces; its record."""
    texts = {"ida": IDA, "bo": BO, "cy": CY}
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


@pytest.mark.rules("D100-02", "D100-07", "D100-09", "D100-18", "D100-31", "D100-33")
def test_a_fight_in_the_warehouse(table: Any) -> None:
    """A surprise, aiming, a burst, parades, an axe with the fureur, flight and a free attack: as on paper."""
    # The game master says that Cy is surprised.
    table("surprise {ida} {cy} --attackers {bo} --surprised Cy")
    assert state(table, "cy") == {"surpris": True}

    # 3 + 4, 9 + 2, 7 + 3: Bo before Cy, who passes the first round, and Ida.
    order = table("initiative {ida} {bo} {cy}", "3,9,7")
    assert (order["sequence"], [one["surprised"] for one in order["order"]]) == (
        "Bo > Cy > Ida",
        [False, True, False],
    )

    # Bo charges, +10: 42 + 10 = 52, at 25, the left arm: 4 + 1 + 4 less 3. Cy parries too high.
    table("act {bo} --do charge")
    blow = table("attack {bo} {cy} --through wound", "52,4,77")
    assert (blow["location"]["zone"], blow["damage"]["final"], blow["wound"]["health"]) == (
        "bras_gauche",
        6,
        4,
    )

    # Ida aims, and shoots from 12 m: 45 + 10 + 10 for aiming and a short range. 65 still hits, at 56, the
    # trunk: 2 + 3 less 3 and 2 has no effect. Cy has had the one reaction.
    table("act {ida} --do aim")
    shot = table("attack {ida} {cy} --distance 12 --through wound", "65,2")
    assert (shot["damage"]["before_floor"], shot["can_defend"], shot["wound"]["health"]) == (0, False, 4)
    assert state(table, "ida") == {"initiative": 7, "actions": ["Viser"], "effets": []}

    # The second round: Cy is not surprised any more, and may react.
    table("round {ida} {bo} {cy}")
    assert state(table, "cy") == {
        "surpris": False,
        "initiative": 10,
        "reaction_utilisee": False,
        "blessures": 4,
    }

    # Bo: 33, the trunk is at 33; a 10, confirmed by 40; 10 and 2: 10 + 1 + 4 + 12 less 3 and 2 = 22. Cy
    # parries with 12 and suffers nothing of it.
    parried = table("attack {bo} {cy} --through wound", "33,10,40,10,2,12")
    assert (parried["history"][0]["headline"], parried["wound"]["health"]) == (
        "Bo hits Cy, Torse: 22 damage after Endurance and armour.",
        4,
    )

    # Cy strikes back: 50 hits, at 05, the head. 10 + 4, confirmed, 1 more, less 4 and 2. Bo does not react.
    answer = table("attack {cy} {bo} --through wound --defence-no-roll", "50,10,50,1")
    assert (answer["damage"]["raw"], answer["damage"]["final"], answer["wound"]["health"]) == (15, 9, 5)

    # Cy has had enough, and runs: Bo has a free attack. 42 + 20 against a runner; 61 hits at 16, the right
    # arm: 7 + 1 + 4 less 3 = 9. There is no reaction in one's own turn. Of 4 Blessures 0 are left, 5 are
    # critical.
    table("round {ida} {bo} {cy}")
    flight = table("act {cy} --do run --flee voluntary --leaving {bo}")
    assert flight["due"] == [{"step": "attack", "who": "opponent 1"}]
    last = table("attack {bo} {cy} --free-attack --through wound", "61,7")
    assert last["wound"]["critical_gained"] == 5
    assert (last["wound"]["location"], last["success"]) == ("bras_droit", False)

    # At 0 all of it is critical.
    again = table("wound {cy} --damage 5 --location tete")
    assert (again["wound"]["health"], again["wound"]["critical"]) == (0, 7)

    # The fight is over; Bo is cared for, as much as the game master says.
    table("round {ida} {bo} {cy} --new-fight")
    assert table("heal {bo} --amount 4")["healing"]["health"] == 9
    assert {name: state(table, name) for name in ("ida", "bo", "cy")} == {
        "ida": {"initiative": 0, "actions": [], "effets": []},
        "bo": {"initiative": 0, "action_complete": False, "effets": [], "blessures": 9},
        "cy": {
            "surpris": False,
            "initiative": 0,
            "reaction_utilisee": False,
            "action_complete": False,
            "effets": [],
            "blessures": 0,
            "critiques": 7,
        },
    }


HOUSE = """
[d100]
rafales = "touches"
fureur = "pj"
penetration = "fiche"
esquive_defaut = "moitie_agilite"
"""
GUNNER = """
systeme = "d100"
nom = "Lea"
caracteristiques = { cc = 30, ct = 48, endurance = 30, agilite = 33 }
blessures = { max = 9 }
armes = [{ nom = "Carabine", degats = "1d10+2", type = "distance", portee = 60, penetration = 2 }]
"""
GUARD = """
systeme = "d100"
nom = "Rok"
pnj = true
caracteristiques = { cc = 35, ct = 40, endurance = 41, agilite = 31 }
blessures = { max = 12 }
armure = { tete = 4, torse = 4, jambe_gauche = 3 }
armes = [{ nom = "Pistolet", degats = "1d10", type = "distance", portee = 20 }]
"""


@pytest.mark.rules("D100-08", "D100-14", "D100-20", "D100-21", "D100-32")
def test_a_shoot_out_by_the_rules_of_a_house(dzcli: Any, sheet: Any, tmp_path: Any) -> None:
    """Bursts, ranges, a dodge at half of Agilité, an extended action given up: house rules from a file."""
    (tmp_path / "house.toml").write_text(HOUSE, encoding="utf-8")
    lea, rok = sheet("lea", GUNNER), sheet("rok", GUARD)

    def play(line: str, dice: str = "") -> dict[str, Any]:
        words = [*shlex.split(line.format(lea=lea, rok=rok)), "--json", "--write"]
        words += ["--rules", str(tmp_path / "house.toml")]
        found: dict[str, Any] = dzcli(*words, *(["--dice", dice] if dice else [])).record
        return found

    # 2 + 3 and 8 + 3: Rok first.
    assert play("initiative {lea} {rok}", "2,8")["sequence"] == "Rok > Lea"

    # Rok shoots from 45 m, beyond twice the range of 20: 40 - 10. 30 hits at 03, the head; a 10 of one of the
    # game master's people opens nothing: 10 less 3. Lea dodges under half of 33, with 17 in vain.
    shot = play("attack {rok} {lea} --distance 45 --through wound", "30,10,17")
    assert (shot["history"][1]["headline"], shot["wound"]["health"]) == (
        "Lea does not avoid the attack: 7 damage.",
        2,
    )

    # Lea answers on full auto: 48 + 20, at 45 m of 60 nothing more. 44 are 2 degrees, at 44, the trunk: 7 + 2
    # less 4 and 4 - 2; then 5 + 2 and 9 + 2 less 6 each: 3 + 1 + 5. Rok dodges under half of 31, in vain.
    line = "attack {lea} {rok} -m rafale_automatique --distance 45 --through wound"
    burst = play(line, "44,7,5,9,16")
    assert (burst["damage"]["final"], burst["wound"]["health"]) == (9, 3)
    assert burst["history"][0]["rulings"][0]["why"] == "house"

    # Rok begins to call for help, which takes the turn and the next one.
    play("act {rok} --do other --name Appeler --cost extended")
    assert play("round {lea} {rok}")["round"]["able"] == ["Lea"]

    # Once more, 68: 8 are 6 degrees; at 80, the right leg: 10 + 2 + 4 of the fureur less 4 = 12. Six more
    # hits: 1 + 2 less 4 is nothing, five times, and 2 + 2 is nothing either. Of 3 Blessures 9 are beyond.
    burst = play(line, "8,10,60,4,1,1,1,1,1,2,90")
    assert (burst["wound"]["health"], burst["wound"]["critical"], burst["wound"]["location"]) == (
        0,
        9,
        "jambe_droite",
    )

    # Rok gives up: all that was done is lost.
    assert play("act {rok} --do abandon")["headline"] == "Rok gives up Appeler: all of the effort is lost."
    assert play("heal {rok} --criticals 9 --amount 1")["healing"]["critical"] == 0
