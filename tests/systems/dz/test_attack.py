"""Attacks: skill by weapon, modifiers, aiming, criticals, what the rules refuse (7.1, 7.5)."""

from typing import Any

import pytest

TYPES = {
    "epee": ("escrime", "melee"),
    "hast": ("armes_d_hast", "melee"),
    "contondant": ("contondants", "melee"),
    "mains_nues": ("lutte_et_controle", "melee"),
    "arc": ("archerie", "ranged"),
    "arbalete": ("arbaletrie", "ranged"),
    "arme_a_feu": ("tir", "ranged"),
}
PENALTIES = {
    "couvert_leger": -10,
    "couvert_lourd": -20,
    "cible_en_mouvement": -10,
    "tireur_en_mouvement": -10,
    "longue_portee": -10,
    "tres_longue_portee": -20,
    "cible_minuscule": -20,
    "obscurite_partielle": -10,
    "obscurci": -10,
}


@pytest.fixture
def archer(koris: Any) -> Any:
    """Someone with a bow in hand and Archerie 55."""

    def write(nom: str = "Archer", **tables: Any) -> str:
        bow: dict[str, Any] = {"armes": [{"nom": "Arc", "type": "arc", "degats": "1d10+2"}]}
        path: str = koris(nom, **{**bow, **tables})
        return path

    return write


@pytest.mark.parametrize("type_", TYPES)
@pytest.mark.rules("DZ-ATK-01")
def test_the_type_of_a_weapon_gives_skill_and_kind(step: Any, koris: Any, type_: str) -> None:
    """Each type of weapon is used with its own skill, in melee or from a distance."""
    who = koris(armes=[{"nom": "Arme", "type": type_, "degats": "1d10"}])
    weapon = step(f"attack {who} --hit-only --dice 30")["weapon"]
    assert (weapon["skill"], weapon["kind"]) == TYPES[type_]


def test_a_weapon_may_name_its_own_skill(step: Any, koris: Any) -> None:
    """A weapon outside the table names the skill it is used with, and says if it shoots."""
    who = koris(armes=[{"nom": "Javelot", "competence": "archerie", "distance": True, "degats": "1d10"}])
    weapon = step(f"attack {who} --hit-only --dice 30")["weapon"]
    assert (weapon["skill"], weapon["kind"]) == ("archerie", "ranged")


def test_a_skill_may_be_asked_for(step: Any, koris: Any) -> None:
    """--skill stands in for the weapon's skill."""
    result = step(f"attack {koris()} --skill archerie --hit-only --dice 60")
    assert (result.at("tests.0.skill"), result.at("tests.0.score"), result["hit"]) == ("archerie", 55, False)


def test_the_weapon_in_hand_is_used_unless_another_is_named(step: Any, koris: Any) -> None:
    """The weapon in hand is the default, as [etat] says before the sheet's marks."""
    arms = [
        {"nom": "Masse", "type": "contondant", "degats": "1d10", "en_main": False},
        {"nom": "Épée", "type": "epee", "degats": "1d10", "en_main": True},
    ]
    assert step(f"attack {koris(armes=arms)} --hit-only --dice 30").at("weapon.name") == "Épée"
    held = koris(armes=arms, etat={"arme_en_main": "Masse"})
    assert step(f"attack {held} --hit-only --dice 30").at("weapon.name") == "Masse"
    assert step(f"attack {held} --weapon epee --hit-only --dice 30").at("weapon.name") == "Épée"


@pytest.mark.rules("DZ-ATK-02")
def test_a_hit_and_a_miss(step: Any, koris: Any, dummy: Any) -> None:
    """At the Score one hits and throws damage; above it one misses and there is none."""
    hit = step(f"attack {koris()} {dummy()} --dice 65,7")
    assert (hit["hit"], hit["success"], hit.at("damage.net"), hit.next) == (True, True, 9, ["defend target"])
    miss = step(f"attack {koris()} {dummy()} --dice 67")
    assert (miss["hit"], miss["success"], miss["damage"], miss.next) == (False, False, None, [])
    assert miss.changed == {}


def test_an_attack_never_touches_the_target(step: Any, koris: Any, dummy: Any) -> None:
    """Santé and Stress are the wound's to change, so that no damage counts twice."""
    assert step(f"attack {koris()} {dummy()} --dice 30,9").changed == {}


def test_stopping_after_the_roll(step: Any, koris: Any, dummy: Any) -> None:
    """--hit-only throws no damage and keeps its formula and whether it kills."""
    result = step(f"attack {koris()} {dummy()} --hit-only --dice 30")
    damage = result["damage"]
    assert (damage["formula"], damage["lethal"], damage["raw"], damage["net"]) == ("1d10+2", True, None, None)


def test_a_record_without_damage_cannot_be_gone_on_from(
    step: Any, refused: Any, koris: Any, dummy: Any
) -> None:
    """A hit that stopped after its roll has no damage to defend against."""
    import json

    record = json.dumps(step(f"attack {koris()} {dummy()} --hit-only --dice 30"))
    assert refused(f"defend {dummy()} --from - --dice 30", stdin=record, status=3) == "no_damage"


@pytest.mark.parametrize("name", PENALTIES)
@pytest.mark.rules("DZ-ATK-03")
def test_every_penalty_of_the_table(step: Any, archer: Any, name: str) -> None:
    """Each row takes its number from the Score."""
    result = step(f"attack {archer()} -m {name} --hit-only --dice 20")
    assert result.modifiers == {name: PENALTIES[name]}
    assert result.at("tests.0.score") == 55 + PENALTIES[name]


@pytest.mark.parametrize("name", ["a_decouvert", "visible"])
@pytest.mark.rules("DZ-LOS-01")
def test_rows_that_change_nothing(step: Any, archer: Any, name: str) -> None:
    """A target in the open or in plain sight changes no number."""
    assert step(f"attack {archer()} -m {name} --hit-only --dice 20").at("tests.0.score") == 55


@pytest.mark.parametrize("name", ["obscurite_desavantage", "obscurci_desavantage"])
@pytest.mark.rules("DZ-LOS-02")
def test_obscurity_as_a_disadvantage(step: Any, archer: Any, name: str) -> None:
    """The game master may make obscurity a disadvantage instead of -10; once named, nothing is left open."""
    result = step(f"attack {archer()} -m {name} --hit-only --dice 20,40")
    assert (result.at("tests.0.score"), result.at("tests.0.mode")) == (55, "disadvantage")
    assert "obscurite" not in result.ruled


def test_obscurity_by_its_number_is_a_ruling(step: Any, archer: Any) -> None:
    """That obscurity is -10 where the chapter leaves the choice is named."""
    assert step(f"attack {archer()} -m obscurci --hit-only --dice 20").ruled == {"obscurite"}
    assert step(f"attack {archer()} -m couvert_leger --hit-only --dice 20").ruled == set()


def test_obscurity_counts_once(refused: Any, archer: Any) -> None:
    """The two rows for obscurity are one circumstance and cannot both be named."""
    line = f"attack {archer()} -m obscurci -m obscurite_partielle --dice 20"
    assert refused(line, status=2) == "same_modifier"


def test_cover_and_obscurity_may_be_the_same(step: Any, archer: Any) -> None:
    """Light cover with an obscured target is allowed, with a warning that it may count twice.

    Partial cover is a case of obscurity in 7.1 and a row of its own in 7.5: both stand.
    """
    result = step(f"attack {archer()} -m obscurci -m couvert_leger --hit-only --dice 20")
    assert result.at("tests.0.score") == 35
    assert len(result["warnings"]) == 1


@pytest.mark.rules("DZ-ATK-04")
def test_two_modifiers_at_most(step: Any, refused: Any, archer: Any) -> None:
    """Two rows are allowed; a third, or a disadvantage as a third, is refused before any die."""
    two = f"attack {archer()} -m couvert_lourd -m cible_minuscule"
    assert step(f"{two} --hit-only --dice 10").at("tests.0.score") == 15
    assert refused(f"{two} -m longue_portee --dice 10") == "too_many_modifiers"
    assert refused(f"{two} -m obscurci_desavantage --dice 10") == "too_many_modifiers"


@pytest.mark.parametrize("extra", ["-m visee", "--aim add", "-m visible", "-m fatigue=-10"])
def test_what_does_not_count_towards_the_two(step: Any, archer: Any, extra: str) -> None:
    """Aiming, rows that change nothing and labels of one's own are beside the two."""
    line = f"attack {archer()} -m couvert_leger -m cible_minuscule {extra} --hit-only --dice 10"
    assert step(line)["hit"] is True


@pytest.mark.parametrize(
    ("tables", "options", "ruled"),
    [
        ({"etat": {"sante": 5}}, "", True),
        ({"etat": {"blessures": [{"id": 7}]}}, "", True),
        ({}, "--aim add", True),
        ({}, "", False),
    ],
)
def test_the_count_is_a_ruling_where_it_decides(
    step: Any, archer: Any, tables: dict[str, Any], options: str, ruled: bool
) -> None:
    """That Malmené, wounds and aiming do not count is named where counting them would refuse."""
    line = f"attack {archer(**tables)} -m couvert_leger -m longue_portee {options} --hit-only --dice 5"
    assert ("modificateurs_portee" in step(line).ruled) == ruled


def test_a_second_die_counts_where_all_that_bears_does(step: Any, refused: Any) -> None:
    """By a house rule everything counts towards the two: the second die of a named modifier too, once."""
    line = "attack @senna @garde -m obscurite_desavantage -m a=5 --rule modificateurs_portee=tous --seed 1"
    step(line)
    assert refused(f"{line} -m b=5", status=5) == "too_many_modifiers"


def test_a_row_with_a_number_of_its_own(step: Any, archer: Any) -> None:
    """A row's name with a number uses the number, still counts, and warns."""
    result = step(f"attack {archer()} -m couvert_leger=-5 --hit-only --dice 20")
    assert result.modifiers == {"couvert_leger": -5}
    assert len(result["warnings"]) == 1


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("-m couvert", "unknown_modifier"),
        ("-m fatigue", "unknown_modifier"),
        ("-m fatigue=dix", "bad_modifier"),
        ("-m couvert_leger -m 'Couvert léger'", "same_modifier"),
        ("-m visee --aim add", "same_modifier"),
        ("--weapon hache", "unknown_weapon"),
        ("--skill escrimme", "unknown_skill"),
        ("--complication chute", "unknown_complication"),
        ("--crit all", "bad_choice"),
    ],
)
def test_names_that_are_wrong(refused: Any, archer: Any, option: str, code: str) -> None:
    """A modifier, weapon, skill or complication that does not exist is a usage error."""
    assert refused(f"attack {archer()} {option} --dice 20,5", status=2) == code


@pytest.mark.rules("DZ-ATK-05")
def test_aiming_adds_ten_and_is_used_up(step: Any, archer: Any) -> None:
    """Aim noted on the sheet adds 10 to the next attack, hit or miss, and is gone."""
    for face in (60, 90):
        result = step(f"attack {archer(etat={'visee': True})} --hit-only --dice {face}")
        assert result.at("tests.0.score") == 65
        assert result.changed == {"actor visee": False}


def test_aiming_is_used_up_by_a_known_hit_too(step: Any, archer: Any) -> None:
    """An attack whose hit is known was an attack all the same: the aim is gone."""
    assert step(f"attack {archer(etat={'visee': True})} --hit --dice 5").changed == {"actor visee": False}


@pytest.mark.rules("DZ-ATK-05")
def test_aiming_cancels_a_penalty_of_ten(step: Any, archer: Any) -> None:
    """Aim may cancel a -10 instead, which then does not count towards the two."""
    line = f"attack {archer()} -m cible_minuscule -m couvert_lourd -m longue_portee --aim cancel"
    result = step(f"{line} --hit-only --dice 10")
    assert result.modifiers == {"cible_minuscule": -20, "couvert_lourd": -20}
    assert result.unapplied == {"longue_portee"}


@pytest.mark.parametrize("name", ["cible_minuscule", "obscurci_desavantage"])
def test_aiming_cancels_neither_twenty_nor_a_disadvantage(refused: Any, archer: Any, name: str) -> None:
    """Aim has nothing to cancel in a -20 or a disadvantage: that is refused before the aim is spent."""
    dice = "20,25" if "desavantage" in name else "20"
    line = f"attack {archer()} -m {name} --aim cancel --hit-only --dice {dice}"
    assert refused(line) == "nothing_to_cancel"


def test_aiming_cancels_nothing_that_does_not_apply(step: Any, refused: Any, archer: Any) -> None:
    """A -10 of Malmené that does not bear on the skill is none to cancel."""
    weapons = [{"nom": "Fronde", "competence": "fronde", "distance": True, "degats": "1d10"}]
    skills = {"fronde": {"score": 60, "attribut": "perception"}}
    line = f"attack {archer(etat={'sante': 5}, armes=weapons, competences=skills)} --hit-only --dice 20"
    assert "malmene" in step(line).unapplied
    assert refused(f"{line} --aim cancel") == "nothing_to_cancel"


def test_aiming_in_melee_is_a_ruling(step: Any, koris: Any, archer: Any) -> None:
    """One may aim a melee attack too; that is named, and for a shot it is not."""
    assert step(f"attack {koris()} --aim add --hit-only --dice 20").ruled == {"visee_distance_seulement"}
    assert step(f"attack {archer()} --aim add --hit-only --dice 20").ruled == set()


@pytest.mark.parametrize(
    ("options", "ruled"),
    [
        ("--position far", True),
        ("--position far -m longue_portee", False),
        ("--position far -m tres_longue_portee", False),
        ("--position medium", False),
        ("", False),
    ],
)
def test_far_is_not_long_range_by_itself(step: Any, archer: Any, options: str, ruled: bool) -> None:
    """Loin takes nothing from a shot unless long range is named, and that is a ruling."""
    result = step(f"attack {archer()} {options} --hit-only --dice 20")
    assert ("loin_longue_portee" in result.ruled) == ruled


@pytest.mark.parametrize("position", ["close", "medium", "far"])
@pytest.mark.rules("DZ-POS-01", "DZ-POS-02")
def test_melee_needs_contact(refused: Any, step: Any, koris: Any, archer: Any, position: str) -> None:
    """A melee weapon strikes only someone Engagé; a shot reaches any position."""
    assert refused(f"attack {koris()} --position {position} --dice 20") == "melee_out_of_range"
    assert step(f"attack {archer()} --position {position} --hit-only --dice 20")["hit"] is True
    assert step(f"attack {koris()} --position engaged --hit-only --dice 20")["hit"] is True


@pytest.mark.rules("DZ-LOS-03")
def test_an_invisible_target_cannot_be_shot_at(refused: Any, step: Any, archer: Any) -> None:
    """What cannot be seen is refused, unless the shot is blind, which is a disadvantage."""
    assert refused(f"attack {archer()} -m invisible --dice 20,5") == "target_not_visible"
    blind = step(f"attack {archer()} -m invisible --blind --hit-only --dice 20,40")
    assert (blind.at("tests.0.mode"), blind.at("tests.0.score")) == ("disadvantage", 55)


def test_a_blind_shot_that_misses_may_hit_something_else(step: Any, archer: Any) -> None:
    """On a blind miss a line of 7.1 says so besides the disadvantage; on a hit there is none."""
    miss = step(f"attack {archer()} --blind --dice 20,90")
    hit = step(f"attack {archer()} --blind --hit-only --dice 20,40")
    assert [line["rule"] for line in miss["lines"]].count("7.1") == 2
    assert [line["rule"] for line in hit["lines"]].count("7.1") == 1


def test_blind_is_for_shots(refused: Any, koris: Any) -> None:
    """A melee weapon shoots at nothing, seen or not."""
    assert refused(f"attack {koris()} --blind --dice 20,40") == "not_a_shot"


@pytest.mark.parametrize(
    ("state", "section"),
    [("saisi", "7.10"), ("immobilise", "7.10"), ("au_sol", "7.8"), ("inconscient", "7.8")],
)
def test_where_it_is_said_what_hinders_a_target(
    step: Any, koris: Any, dummy: Any, state: str, section: str
) -> None:
    """In a house where a target that is held or down is easier to hit, the section of its state is told."""
    target = dummy(etat={"etats": [state]})
    result = step(f"attack {koris()} {target} --hit-only --rule cible_entravee=avantage --dice 30,50")
    told = [line["rule"] for line in result["lines"] if "target: " in line["text"]]
    assert told == [section]
