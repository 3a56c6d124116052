"""Readings of the text that are easily got wrong, each with the others of its kind (7.1, 7.5 to 7.11)."""

from typing import Any

import pytest

BOW = {"nom": "Arc", "type": "arc", "degats": "1d10"}
SWORD = {"nom": "Épée", "type": "epee", "degats": "1d10"}
AIMING = {"visee": True}


@pytest.fixture
def archer(koris: Any) -> Any:
    """Koris with a bow in hand, Archerie 55."""
    return lambda **tables: koris("Archer", **{"armes": [BOW], **tables})


@pytest.mark.rules("DZ-ATK-06")
@pytest.mark.parametrize("told", ["", "--aim add", "--aim cancel", "-m visee", "-m visee=15"])
@pytest.mark.parametrize("run", ["-m tireur_en_mouvement", "-m tireur_en_mouvement=-10"])
def test_shooting_on_the_run_loses_the_aim(step: Any, archer: Any, told: str, run: str) -> None:
    """Whoever moves has lost the aim, however it was told: it helps nothing and is gone."""
    result = step(f"attack {archer(etat=AIMING)} {run} {told} --hit-only --dice 20")
    assert (result.modifiers, result.unapplied) == ({"tireur_en_mouvement": -10}, {"visee"})
    assert result.changed == {"actor visee": False}


def test_a_target_that_moves_leaves_the_aim_alone(step: Any, archer: Any) -> None:
    """It is one's own move that loses the aim."""
    result = step(f"attack {archer(etat=AIMING)} -m cible_en_mouvement --hit-only --dice 20")
    assert result.modifiers == {"cible_en_mouvement": -10, "visee": 10}


def _marked(*marks: bool | None) -> list[dict[str, Any]]:
    """A bow and a sword, marked in hand or not, or silent."""
    weapons = zip((BOW, SWORD), marks, strict=True)
    return [{**weapon, **({} if mark is None else {"en_main": mark})} for weapon, mark in weapons]


@pytest.mark.parametrize(
    ("marks", "option", "weapon"),
    [
        ((None, True), "", "Épée"),
        ((None, None), "", "Arc"),
        ((True, True), "", "Arc"),
        ((True, True), "--free opportunity", "Épée"),
        ((True, True), "--free opportunity --weapon Épée", "Épée"),
        ((None, True), "--free opportunity", "Épée"),
    ],
)
@pytest.mark.rules("DZ-OPP-02")
def test_the_weapon_in_hand(step: Any, koris: Any, marks: Any, option: str, weapon: str) -> None:
    """The weapon marked is the one used, the first where none is; an opportunity takes one for melee."""
    result = step(f"attack {koris(armes=_marked(*marks))} {option} --hit-only --dice 20")
    assert result.at("weapon.name") == weapon


@pytest.mark.parametrize(
    ("marks", "etat", "option"),
    [
        ((True, None), {}, ""),
        ((True, False), {}, "--weapon Épée"),
        ((True, True), {}, "--weapon Arc"),
        ((True, True), {"arme_en_main": "Arc"}, ""),
    ],
)
def test_no_opportunity_without_a_melee_weapon(
    refused: Any, koris: Any, marks: Any, etat: Any, option: str
) -> None:
    """A weapon that is not in hand, or not for melee, gives no attack of opportunity."""
    line = f"attack {koris(armes=_marked(*marks), etat=etat)} --free opportunity {option} --dice 20,5"
    assert refused(line) == "weapon_not_in_hand"


def test_either_weapon_in_hand_may_have_reach(refused: Any, koris: Any) -> None:
    """Allonge of any weapon the other holds keeps one from striking first."""
    pike = {"nom": "Pique", "type": "hast", "degats": "1d10", "traits": ["allonge"], "en_main": True}
    other = koris("Autre", armes=[{**SWORD, "en_main": True}, pike])
    assert refused(f"attack {koris(armes=[pike])} {other} --free reach --dice 20,5") == "both_reach"


@pytest.mark.parametrize(("before", "fallen", "stands"), [(3, 8, 3), (8, 3, 3)])
@pytest.mark.rules("DZ-WND-03")
def test_a_second_haemorrhage_tells_what_stands(
    step: Any, dummy: Any, before: int, fallen: int, stands: int
) -> None:
    """The rounds that are told are those left on the sheet: the smaller of the two."""
    bleeding = {"sante": 1, "blessures": [{"id": 1, "rounds": before}]}
    who = dummy(resistances={"endurance": 40}, etat=bleeding)
    result = step(f"wound {who} --final 3 --dice 90,1,{fallen}")
    assert result.at("wound.injury.rounds") == stands
    told = [line["text"] for line in result["lines"] if "rounds left" in line["text"]]
    assert told == [f"Unless stabilised, Cible dies; rounds left: {stands}."]


def test_an_aim_with_a_number_counts_that_number(step: Any, archer: Any) -> None:
    """-m visee=15 is an aim of 15, and no modifier of the table besides."""
    result = step(f"attack {archer(etat=AIMING)} -m visee=15 --hit-only --dice 20")
    assert (result.modifiers, result.changed) == ({"visee": 15}, {"actor visee": False})


@pytest.mark.parametrize("name", ["visee", "visee=10", "invisible=-20"])
def test_what_bears_on_attacks_alone_does_so_with_a_number_too(refused: Any, koris: Any, name: str) -> None:
    """A modifier of attacks is refused of another test, with a number of one's own or without."""
    assert refused(f"test {koris()} mobilite -m {name} --dice 20", status=2) == "attack_only"


@pytest.mark.parametrize(
    "pair",
    [
        ("obscurci=-5", "obscurite_partielle"),
        ("obscurci=-5", "obscurcI=-15"),
        ("visible", "invisible=-20"),
        ("couvert_leger", "couvert_lourd"),
        ("couvert_leger=-5", "couvert_lourd"),
        ("a_decouvert", "couvert_leger"),
        ("longue_portee", "tres_longue_portee"),
        ("longue_portee=-5", "tres_longue_portee=-15"),
    ],
)
@pytest.mark.rules("DZ-ATK-03")
def test_two_degrees_of_one_thing(refused: Any, archer: Any, pair: tuple[str, str]) -> None:
    """How well a target is seen, its cover and its range are told once, with a number or without."""
    for one, other in (pair, pair[::-1]):
        line = f"attack {archer()} -m {one} -m {other} --dice 20,5"
        assert refused(line, status=2) == "same_modifier"


def test_a_number_of_ones_own_is_no_second_die(step: Any, archer: Any) -> None:
    """A row given a number is that number, also where the table or the house makes it a second die."""
    for option in ("obscurci_desavantage=-15", "obscurci=-15 --rule obscurite=desavantage"):
        result = step(f"attack {archer()} -m {option} --hit-only --dice 20")
        assert list(result.modifiers.values()) == [-15]


BLEEDS_TWICE = [{"id": 1, "rounds": 5}, {"id": 7}, {"id": 1, "rounds": 2}]


def test_a_wound_listed_twice_bears_on_tests_once(step: Any, koris: Any) -> None:
    """The same serious wound twice on a sheet is one wound on a test."""
    hurt = koris(etat={"blessures": [{"id": 7}, {"id": 7}]})
    result = step(f"test {hurt} mobilite --dice 20")
    assert (result.at("tests.0.score"), result.ruled) == (35, {"blessure_double"})


@pytest.mark.parametrize(("rounds", "dead"), [(1, False), (2, True)])
@pytest.mark.rules("DZ-WND-04")
def test_a_haemorrhage_listed_twice_is_the_one_that_kills_first(
    step: Any, dummy: Any, rounds: int, dead: bool
) -> None:
    """Of the same haemorrhage twice the smaller number of rounds is what is left to live."""
    result = step(f"wound {dummy(etat={'sante': 0, 'blessures': BLEEDS_TWICE})} --bleed {rounds}")
    assert (result.at("wound.injury.rounds"), result.at("wound.dead")) == (2 - rounds, dead)


@pytest.mark.rules("DZ-HEAL-01")
def test_a_haemorrhage_listed_twice_is_stabilised_once(step: Any, koris: Any, dummy: Any) -> None:
    """Stabilising stops the bleeding, however often the sheet lists it."""
    who = dummy(etat={"sante": 0, "blessures": BLEEDS_TWICE})
    result = step(f"heal {who} --by {koris()} --mode stabilize --dice 20")
    stopped = [wound.get("stabilisee", False) for wound in result.changed["target blessures"]]
    assert (stopped, result["warnings"]) == ([True, False, True], [])


@pytest.mark.parametrize(("house", "left"), [("", []), ("--rule blessure_double=cumul", [{"id": 3}])])
@pytest.mark.rules("DZ-HEAL-02")
def test_a_wound_listed_twice_is_cured_once(
    step: Any, koris: Any, dummy: Any, house: str, left: list[Any]
) -> None:
    """A critical of first aid removes the wound and not one of its two entries."""
    who = dummy(etat={"sante": 9, "blessures": [{"id": 3}, {"id": 3}]})
    result = step(f"heal {who} --by {koris()} --mode first-aid {house} --dice 22,5,5")
    assert result.changed["target blessures"] == left


def test_a_wound_listed_twice_blocks_the_night_once(step: Any, dummy: Any) -> None:
    """What keeps one from recovering is named once."""
    who = dummy(etat={"sante": 9, "blessures": [{"id": 3}, {"id": 3}]})
    assert step(f"heal {who} --mode night").at("healing.blocked_by") == [3]


@pytest.mark.parametrize(
    ("option", "cancelled", "ruled"),
    [
        ("-m longue_portee", "longue_portee", False),
        ("-m fatigue=-10", None, True),
        ("--into-melee {ally}", "tir_melee", True),
        ("--weapon Épée --subdue", "assommer", True),
        ("-m longue_portee --into-melee {ally}", "longue_portee", False),
    ],
)
@pytest.mark.rules("DZ-ATK-05", "DZ-MELEE-01", "DZ-NL-03")
def test_aiming_cancels_any_ten_in_force(
    step: Any, archer: Any, dummy: Any, option: str, cancelled: str | None, ruled: bool
) -> None:
    """A -10 into the melee, to knock out or of one's own is cancelled like one of the table; by a ruling."""
    who, option = archer(armes=[BOW, SWORD], etat=AIMING), option.format(ally=dummy("Allié"))
    result = step(f"attack {who} {dummy()} --aim cancel {option} --hit-only --dice 20")
    assert (result.unapplied, result.changed["actor visee"]) == ({cancelled}, False)
    assert ("visee_annule" in result.ruled) == ruled


def test_aiming_cancels_malmene_unless_the_house_says_otherwise(step: Any, refused: Any, archer: Any) -> None:
    """The -10 of one's own condition is one of any; a house may keep aim to those of the situation."""
    line = f"attack {archer(etat={'sante': 5})} --aim cancel --hit-only --dice 20"
    assert step(line).unapplied == {"malmene"}
    assert refused(f"{line} --rule visee_annule=situation") == "nothing_to_cancel"


def test_nothing_to_cancel_is_refused(refused: Any, archer: Any) -> None:
    """Where no -10 is in force the aim is not spent on nothing."""
    assert refused(f"attack {archer()} --aim cancel --dice 20,5") == "nothing_to_cancel"


@pytest.mark.parametrize("mode", ["rest --dice 5", "night"])
@pytest.mark.rules("DZ-HEAL-03", "DZ-HEAL-04")
def test_no_rest_for_someone_bleeding_to_death(refused: Any, step: Any, dummy: Any, mode: str) -> None:
    """A haemorrhage is stabilised before any rest; once it is, rest is as for anyone."""
    bleeding = dummy(etat={"sante": 0, "blessures": [{"id": 1, "rounds": 4}]})
    assert refused(f"heal {bleeding} --mode {mode}") == "still_bleeding"
    stopped = dummy(etat={"sante": 0, "blessures": [{"id": 1, "rounds": 4, "stabilisee": True}]})
    assert step(f"heal {stopped} --mode {mode}").at("healing.mode") == mode.split()[0]


@pytest.mark.parametrize("face", ["20,5", "90"])
def test_first_aid_to_someone_who_bleeds_is_a_ruling(step: Any, koris: Any, dummy: Any, face: str) -> None:
    """First aid that leaves a haemorrhage as it is says so, whether it succeeds or not."""
    line = f"--by {koris()} --mode first-aid --dice {face}"
    bleeding = dummy(etat={"sante": 0, "blessures": [{"id": 1, "rounds": 4}]})
    result = step(f"heal {bleeding} {line}")
    assert ("secours_hemorragie" in result.ruled, "target blessures" in result.changed) == (True, False)
    assert "secours_hemorragie" not in step(f"heal {dummy(etat={'sante': 5})} {line}").ruled


def test_first_aid_may_stop_a_haemorrhage_in_a_house(step: Any, koris: Any, dummy: Any) -> None:
    """A house may let first aid stabilise."""
    bleeding = dummy(etat={"sante": 0, "blessures": [{"id": 1, "rounds": 4}]})
    line = f"heal {bleeding} --by {koris()} --mode first-aid --dice 20,5"
    result = step(f"{line} --rule secours_hemorragie=arrete")
    assert result.changed["target blessures"] == [{"id": 1, "rounds": 4, "stabilisee": True}]


@pytest.mark.parametrize(
    ("options", "dice", "stress"),
    [
        ("--raw 3", "90", {"absorbed": 1}),
        ("--net 0", "90", {"absorbed": 1}),
        ("--net 0", "20", {"absorbed": 1}),
        ("--net 0", "33", {}),
        ("--net 8", "33", {}),
    ],
)
@pytest.mark.rules("DZ-DMG-07")
def test_a_blow_that_armour_took_whole(
    step: Any, koris: Any, options: str, dice: str, stress: dict[str, int]
) -> None:
    """Armour alone that leaves 0 gives 1 Stress, however that 0 was told; a critical defence gives none."""
    who = koris(armure={"id": "cotte_de_mailles"})
    result = step(f"defend {who} --melee {options} --dice {dice}", f"wound {who} --from -")
    assert (result.stress, result["warnings"]) == (stress, [])


@pytest.mark.parametrize(
    ("option", "warnings", "stress"),
    [("", 1, {}), ("--absorbed", 0, {"absorbed": 1}), ("--deflected", 0, {}), ("--harmless", 0, {})],
)
def test_a_bare_zero_says_that_it_does_not_know(
    step: Any, dummy: Any, option: str, warnings: int, stress: dict[str, int]
) -> None:
    """--final 0 alone does not tell armour from a defence: a warning says so, and how to tell."""
    result = step(f"wound {dummy()} --final 0 {option}")
    assert (len(result["warnings"]), result.stress) == (warnings, stress)


@pytest.mark.parametrize(
    "traits", [["tranchant"], ["brisant"], ["tranchant", "perforant"], ["brisant", "tranchant"]]
)
@pytest.mark.parametrize("worn", [None, "gambison", "cuir", "plates_partielles"])
@pytest.mark.rules("DZ-DMG-04", "DZ-DMG-05")
def test_damage_told_by_hand_is_that_of_the_attack(
    step: Any, koris: Any, dummy: Any, traits: list[str], worn: str | None
) -> None:
    """An attack's own damage before armour, told with its traits, comes to its own damage after armour."""
    armour = {"armure": {"id": worn}} if worn else {}
    target = dummy(resistances={"endurance": 40, "vigilance": 40}, **armour)
    dice = "20,5,4" if worn == "plates_partielles" and "brisant" in traits else "20,5"
    struck = step(f"attack {koris(armes=[{**SWORD, 'traits': traits}])} {target} --dice {dice}")
    told = f"--raw {struck.at('damage.raw')} " + " ".join(f"--trait {trait}" for trait in traits)
    assert step(f"wound {target} {told}").at("damage.net") == struck.at("damage.net")
    assert step(f"defend {target} --melee {told} --dice 90").at("damage.net") == struck.at("damage.net")


@pytest.mark.rules("DZ-LOS-03")
def test_the_line_of_sight_is_about_shooting(step: Any, refused: Any, koris: Any, archer: Any) -> None:
    """What cannot be seen cannot be shot at; in melee that is a warning and counts for nothing."""
    result = step(f"attack {koris()} -m invisible --hit-only --dice 20")
    assert (len(result["warnings"]), result.modifiers) == (1, {})
    assert refused(f"attack {archer()} -m invisible --dice 20,5") == "target_not_visible"
