"""Actions that only change a state, and their cost (7.4, 7.13); a dive for cover."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

SWORD = {"nom": "Épée", "type": "epee", "degats": "1d10+1"}
AXE = {"nom": "Hache", "type": "contondant", "degats": "2d10", "mains": 2}
BOW = {"nom": "Arc", "type": "arc", "degats": "1d10"}
CROSSBOW = {"nom": "Arbalète", "type": "arbalete", "degats": "2d10"}
MUSKET = {"nom": "Mousquet", "type": "arme_a_feu", "degats": "2d10"}
PISTOL = {"nom": "Pistolet", "type": "arme_a_feu", "degats": "1d10"}
EVERYTHING = ["aim", "stand", "draw", "drop", "disengage", "cover", "reload", "move", "dive"]
FISTS = {"nom": "Poings", "type": "mains_nues", "degats": "1d10-3"}


@pytest.fixture
def ada(person: Any) -> Any:
    """Somebody of Mobilité 50 with weapons, and with this and that in ``[etat]``."""

    def write(*armes: dict[str, Any], **etat: Any) -> str:
        tables = {"attributs": {"physique": 40}, "competences": {"mobilite": 50}}
        path: str = person("Ada", **tables, armes=list(armes), etat=etat)
        return path

    return write


@pytest.mark.parametrize(
    ("do", "armes", "etat", "changed", "cost"),
    [
        ("aim", [], {}, {"visee": True}, "action"),
        ("stand", [], {"etats": ["au_sol"]}, {"etats": []}, "movement"),
        ("draw", [SWORD, BOW], {}, {"arme_en_main": "Arc"}, "action"),
        ("drop", [SWORD], {}, {"arme_en_main": ""}, "free"),
        ("disengage", [], {}, {}, "action"),
        ("cover", [], {}, {}, "movement"),
        ("reload", [CROSSBOW], {}, {}, "action"),
        ("move", [], {}, {}, "movement"),
        ("wake", [], {"sante": 0, "etats": ["inconscient"]}, {"etats": []}, "action"),
    ],
)
@pytest.mark.rules("DZ-TURN-01", "DZ-TURN-02", "DZ-TURN-03", "DZ-TURN-04")
def test_what_is_done_and_what_it_costs(
    step: Any, ada: Any, do: str, armes: Any, etat: Any, changed: dict[str, Any], cost: str
) -> None:
    """Each changes its state and costs an Action, a Mouvement or nothing."""
    result = step(f"act {ada(*armes, **etat)} --do {do}")
    assert result.changed == {f"actor {key}": value for key, value in changed.items()}
    assert (result["act"]["cost"], result["act"]["actions"]) == (cost, int(cost == "action"))
    assert result["success"] is True


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("viser", "aim"),
        ("se relever", "stand"),
        ("dégainer", "draw"),
        ("lâcher", "drop"),
        ("se désengager", "disengage"),
        ("couvert", "cover"),
        ("recharger", "reload"),
        ("réveiller", "wake"),
        ("se déplacer", "move"),
        ("se jeter à couvert", "dive"),
    ],
)
def test_words_in_french(step: Any, ada: Any, french: str, english: str) -> None:
    """Everything that is done has its French word; the record holds the English one."""
    etats = ["au_sol"] + (["inconscient"] if english == "wake" else [])
    path = ada(CROSSBOW, SWORD, etats=etats)
    dice = " --dice 30" if english == "dive" else ""
    assert step(f"act {path} --do '{french}'{dice}")["act"]["do"] == english


@pytest.mark.parametrize("do", ["stand", "cover", "move", "dive"])
@pytest.mark.rules("DZ-ATK-06")
def test_moving_loses_the_aim(step: Any, ada: Any, do: str) -> None:
    """Whoever moves after aiming has aimed for nothing."""
    dice = " --dice 30" if do == "dive" else ""
    result = step(f"act {ada(visee=True, visee_prete=True, etats=['au_sol'])} --do {do}{dice}")
    assert (result.changed["actor visee"], result.changed["actor visee_prete"]) == (False, False)
    assert result["act"]["aim_lost"] is True


@pytest.mark.rules("DZ-ATK-05")
def test_aims_do_not_add_up(step: Any, ada: Any) -> None:
    """To aim again renews the aim and says so."""
    result = step(f"act {ada(visee=True, visee_prete=True)} --do aim")
    assert result.changed == {"actor visee_prete": False}
    assert len(result["warnings"]) == 1


@pytest.mark.parametrize(
    ("where", "place", "said"),
    [
        ("engaged", "close", "Unless Ada has disengaged"),
        ("close", "engaged", "from Proche to Engagé"),
        ("moyen", "close", "It takes more than this Mouvement to be Engagé"),
        ("far", "medium", "It takes more than this Mouvement to be Engagé"),
    ],
)
@pytest.mark.rules("DZ-POS-03", "DZ-DISENG-01")
def test_from_one_position_to_the_next(dzcli: Any, ada: Any, where: str, place: str, said: str) -> None:
    """A Mouvement is one position; leaving contact calls for attacks of opportunity."""
    line = ("act", ada(), "--do", "move", "--position", where)
    assert dzcli(*line, "--json").record["act"]["place"] == place
    assert said in dzcli(*line, "--lang", "en").out


@pytest.mark.parametrize("do", ["stand", "cover", "move", "disengage", "dive"])
@pytest.mark.rules("DZ-CTRL-02")
def test_the_held_do_not_move(refused: Any, ada: Any, do: str) -> None:
    """Whoever is Saisi cannot move."""
    assert refused(f"act {ada(etats=['saisi', 'au_sol'])} --do {do}") == "seized"


@pytest.mark.parametrize("do", EVERYTHING)
@pytest.mark.parametrize(
    ("etat", "code"),
    [
        ({"etats": ["immobilise"]}, "held"),
        ({"etats": ["inconscient"]}, "incapacitated"),
        ({"etats": ["incapacite"]}, "incapacitated"),
        ({"sante": 0}, "incapacitated"),
        ({"etats": ["mort"]}, "dead"),
    ],
)
@pytest.mark.rules("DZ-CTRL-04")
def test_who_can_do_nothing(refused: Any, ada: Any, do: str, etat: dict[str, Any], code: str) -> None:
    """The pinned, the unconscious and the dead do nothing of this."""
    assert refused(f"act {ada(SWORD, **etat)} --do {do}") == code


@pytest.mark.parametrize(
    ("do", "armes", "etat", "status", "code"),
    [
        ("stand", [], {}, 5, "not_prone"),
        ("wake", [], {"sante": 0}, 5, "not_unconscious"),
        ("wake", [], {"etats": ["mort", "inconscient"]}, 5, "dead"),
        ("drop", [SWORD], {"arme_en_main": ""}, 5, "weapon_not_in_hand"),
        ("drop", [FISTS], {}, 5, "weapon_not_in_hand"),
        ("drop --weapon arc", [SWORD, BOW], {}, 5, "weapon_not_in_hand"),
        ("draw", [SWORD], {}, 5, "weapon_not_in_hand"),
        ("draw", [SWORD, BOW, CROSSBOW], {}, 2, "which_weapon"),
        ("draw --weapon lance", [SWORD], {}, 2, "unknown_weapon"),
        ("draw --weapon hache", [SWORD, AXE], {"blessures": [{"id": 9}]}, 5, "two_handed_impossible"),
        ("reload", [SWORD], {}, 5, "nothing_to_reload"),
    ],
)
def test_what_cannot_be_done(
    refused: Any, ada: Any, do: str, armes: Any, etat: Any, status: int, code: str
) -> None:
    """What there is no occasion for is refused."""
    assert refused(f"act {ada(*armes, **etat)} --do {do}", status=status) == code


def test_taking_a_weapon_up_again(step: Any, ada: Any) -> None:
    """A weapon that fell is taken in hand again; one that is in hand changes nothing."""
    fallen = step(f"act {ada(SWORD, arme_en_main='')} --do draw")
    assert fallen.changed == {"actor arme_en_main": "Épée"}
    same = step(f"act {ada(SWORD, BOW)} --do draw --weapon épée")
    assert (same.changed, len(same["warnings"])) == ({}, 1)


def test_one_of_two_weapons_is_let_go(step: Any, ada: Any) -> None:
    """With a weapon in each hand the other one stays."""
    both = ada({**SWORD, "en_main": True}, {**BOW, "en_main": True})
    assert step(f"act {both} --do drop --weapon epee").changed == {"actor arme_en_main": "Arc"}


@pytest.mark.parametrize(("weapon", "actions"), [(BOW, 1), (PISTOL, 1), (CROSSBOW, 1), (MUSKET, 2)])
@pytest.mark.rules("DZ-TIME-01")
def test_reloading_takes_its_time(step: Any, ada: Any, weapon: dict[str, Any], actions: int) -> None:
    """A crossbow takes one Action, a musket two, one a round."""
    result = step(f"act {ada(weapon)} --do reload")
    assert (result["act"]["actions"], result["act"]["weapon"]) == (actions, weapon["nom"])
    assert result.next == (["reload actor"] if actions > 1 else [])


@pytest.mark.rules("DZ-NL-02")
def test_waking_someone(step: Any, ada: Any) -> None:
    """Whoever is woken is still at 0 Santé, and on the ground."""
    result = step(f"act {ada(sante=0, etats=['inconscient', 'au_sol'])} --do wake")
    assert result.changed == {"actor etats": ["au_sol"]}
    assert "Hors de combat" in result.at("lines.1.text")


@pytest.mark.parametrize(
    ("dice", "outcome", "damage"),
    [
        ("30", "success", "half"),
        ("33", "critical_success", "none"),
        ("70", "failure", "all"),
        ("66", "critical_failure", "all"),
    ],
)
@pytest.mark.rules("DZ-REACT-01")
def test_diving_for_cover(step: Any, ada: Any, dice: str, outcome: str, damage: str) -> None:
    """It is the reaction and a test of Mobilité: the game master says what it gives, or a house rule."""
    result = step(f"act {ada()} --do dive --dice {dice}")
    assert (result["outcome"], result["act"]["damage"], result["act"]["cost"]) == (outcome, None, "reaction")
    assert (result.changed, result.next) == ({"actor reaction_depensee": True}, ["cover actor"])
    house = step(f"act {ada()} --do dive --dice {dice} --rule couvert_effet=comme_defense")
    assert (house["act"]["damage"], house.next) == (damage, [])


@pytest.mark.parametrize(
    ("etat", "code"),
    [({"reaction_depensee": True}, "reaction_spent"), ({"etats": ["surpris"]}, "surprised")],
)
@pytest.mark.rules("DZ-REACT-02", "DZ-SURP-06")
def test_no_reaction_no_dive(refused: Any, ada: Any, etat: dict[str, Any], code: str) -> None:
    """One reaction a round, and none for someone Surpris."""
    assert refused(f"act {ada(**etat)} --do dive --dice 30") == code


def test_odds_of_a_dive_against_every_roll(step: Any, ada: Any, by_value: Any) -> None:
    """The chances are those of every roll, with the armour's malus."""
    found: Counter[str] = Counter()
    for face in range(1, 101):
        kind = "success" if face <= 50 and face != 100 else "failure"
        found[f"critical_{kind}" if face % 11 == 0 or face == 100 else kind] += 1
    odds = step(f"act {ada()} --do dive --odds")["odds"]
    assert {key: Fraction(chance) for key, chance in by_value(odds["outcome"]).items()} == {
        key: Fraction(count, 100) for key, count in found.items()
    }
    assert list(step(f"act {ada()} --do aim --odds")["odds"]) == ["act.cost"]


def test_options_that_play_no_part(step: Any, ada: Any) -> None:
    """A weapon for aiming, a position for standing, a modifier without a roll: told, not ignored."""
    line = f"act {ada(SWORD)} --do aim --weapon épée --position far -m pluie=-10"
    assert len(step(line)["warnings"]) == 3


def test_quietly(dzcli: Any, ada: Any) -> None:
    """-q is the cost."""
    assert dzcli("act", ada(), "--do", "move", "-q").out == "movement\n"


def test_one_of_two_alike(step: Any, sheet: Any) -> None:
    """Of two weapons of one name one is in hand: after it is let go, none is."""
    dagger = '{ nom = "Dague", type = "epee", degats = "1d10", enc = 1 }'
    who = sheet("a", f'nom = "Ada"\narmes = [{dagger}, {dagger}]\netat = {{ arme_en_main = "Dague" }}\n')
    assert step(f"act {who} --do drop").changed == {"actor arme_en_main": ""}
