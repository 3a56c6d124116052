"""What armour, Malmené, serious wounds and states do to tests (7.2, 7.6 to 7.8)."""

from typing import Any

import pytest

SKILLS = {
    "escrime": 60,
    "armes_d_hast": 60,
    "contondants": 60,
    "lutte_et_controle": 60,
    "archerie": 60,
    "arbaletrie": 60,
    "tir": 60,
    "defense": 60,
    "mobilite": 60,
    "infiltration": 60,
    "discretion": 60,
    "tactique_terrain": 60,
    "surveillance": 60,
    "medecine": 60,
    "herboristerie": 60,
    "persuasion": 60,
}
RESISTANCES = {"endurance": 60, "vigilance": 60}
EXPLOSIVE = {
    "escrime",
    "armes_d_hast",
    "contondants",
    "lutte_et_controle",
    "archerie",
    "arbaletrie",
    "tir",
    "defense",
    "mobilite",
    "infiltration",
}
SHOTS = {"archerie", "arbaletrie", "tir"}
ALL = {**SKILLS, **RESISTANCES}


@pytest.fixture
def score(step: Any, person: Any) -> Any:
    """The Score of a test by someone of 60 in everything, with what is given on the sheet."""

    def run(skill: str, options: str = "", dice: str = "40", **tables: Any) -> int:
        who = person("X", attributs={"physique": 50}, competences=SKILLS, resistances=RESISTANCES, **tables)
        value: int = step(f"test {who} {skill} {options} --dice {dice}").at("tests.0.score")
        return value

    return run


@pytest.mark.parametrize(
    ("armour", "mobilite", "discretion"),
    [
        ("vetements_epais", 0, 0),
        ("gambison", 0, -5),
        ("cuir", 0, -5),
        ("cotte_de_mailles", -10, 0),
        ("plates_partielles", -10, -5),
        ("harnois_complet", -15, -10),
        ("gilet_pare_balles", -5, 0),
        ("plaques_tactiques", -10, 0),
    ],
)
@pytest.mark.rules("DZ-ARM-02")
def test_penalties_of_every_armour(score: Any, armour: str, mobilite: int, discretion: int) -> None:
    """An armour takes its penalty from Mobilité and Discrétion, and from nothing else."""
    worn = {"id": armour}
    found = {skill: score(skill, armure=worn) - 60 for skill in ALL}
    expected = dict.fromkeys(ALL, 0) | {"mobilite": mobilite, "discretion": discretion}
    assert found == expected


def test_a_penalty_already_counted_is_not_taken_twice(score: Any, step: Any, person: Any) -> None:
    """A sheet may say that a skill's number already has the armour in it."""
    skills = {"mobilite": {"score": 45, "malus_armure_inclus": True}}
    who = person("X", competences=skills, armure={"id": "cotte_de_mailles"})
    result = step(f"test {who} mobilite --dice 40")
    assert (result.at("tests.0.score"), result.unapplied) == (45, {"armure"})


def test_a_skill_that_does_not_say_so_pays_for_its_armour(step: Any, person: Any) -> None:
    """However a skill is written, its armour is taken from it unless the sheet says that it was."""
    who = person("X", competences={"mobilite": {"score": 45}}, armure={"id": "cotte_de_mailles"})
    assert step(f"test {who} mobilite --dice 30").at("tests.0.score") == 35


@pytest.mark.parametrize("skill", ALL)
@pytest.mark.rules("DZ-HP-03")
def test_malmene_touches_movement_combat_and_infiltration(score: Any, skill: str) -> None:
    """At half Santé or less, Mobilité, Infiltration and combat lose 10.

    The chapter names these in 7.8 and every test of Physique in its summary; the section
    wins over the summary.
    """
    expected = 50 if skill in EXPLOSIVE else 60
    assert score(skill, etat={"sante": 10}) == expected
    assert score(skill, etat={"sante": 11}) == 60


def test_the_scope_of_malmene_is_named_where_it_decides(step: Any, koris: Any) -> None:
    """That Malmené leaves a plain test of Physique alone is a ruling, and is named there only."""
    hurt = koris(etat={"sante": 5})
    assert step(f"test {hurt} physique --dice 40").ruled == {"malmene_portee"}
    assert step(f"test {hurt} mobilite --dice 30").ruled == set()
    assert step(f"test {hurt} medecine --dice 40").ruled == set()
    assert step(f"test {koris('Sain')} physique --dice 40").ruled == set()


def test_at_the_limit_is_a_disadvantage_for_the_malmene(step: Any, koris: Any) -> None:
    """The game master may impose a disadvantage on someone Malmené, and on nobody else."""
    hurt = step(f"test {koris(etat={'sante': 9})} mobilite --at-limit --dice 30,20")
    assert hurt.at("tests.0.mode") == "disadvantage"
    sound = step(f"test {koris('Sain', etat={'sante': 10})} mobilite --at-limit --dice 30")
    assert (sound.at("tests.0.mode"), len(sound["warnings"])) == ("normal", 1)


@pytest.mark.parametrize("number", [1, 5, 6, 8, 9, 10])
def test_wounds_without_a_number_leave_every_test_alone(score: Any, number: int) -> None:
    """Wounds 1, 5, 6, 8, 9 and 10 change no Score."""
    wounds = [{"id": number}]
    assert {skill: score(skill, etat={"blessures": wounds}) for skill in ALL} == ALL


def test_a_broken_arm(score: Any) -> None:
    """Wound 2 takes 20 from shots, and from whatever else is said to need precision."""
    etat = {"blessures": [{"id": 2}]}
    assert {skill for skill in ALL if score(skill, etat=etat) == 40} == SHOTS
    assert score("escrime", "--precision", etat=etat) == 40
    assert score("medecine", "--precision", etat=etat) == 40


def test_a_broken_leg(score: Any) -> None:
    """Wound 3 takes 20 from Mobilité alone."""
    etat = {"blessures": [{"id": 3}]}
    assert {skill for skill in ALL if score(skill, etat=etat) == 40} == {"mobilite"}


def test_a_head_injury(step: Any, koris: Any) -> None:
    """Wound 4 is a disadvantage on Surveillance and on what is said to be Analyse.

    No skill of the game is called Analyse, so that the test has to say it is one.
    """
    who = koris(competences={"surveillance": 60, "medecine": 60}, etat={"blessures": [{"id": 4}]})
    assert step(f"test {who} surveillance --dice 30,20").at("tests.0.mode") == "disadvantage"
    assert step(f"test {who} medecine --analysis --dice 30,20").at("tests.0.mode") == "disadvantage"
    assert step(f"test {who} medecine --dice 30").at("tests.0.mode") == "normal"


@pytest.mark.rules("DZ-STR-02")
def test_an_inner_wound_makes_efforts_cost_stress(step: Any, koris: Any) -> None:
    """With wound 5 each effort costs 1 Stress, and only what is said to be an effort."""
    hurt = koris(etat={"blessures": [{"id": 5}], "stress": 2})
    assert step(f"test {hurt} mobilite --effort --dice 30").changed == {"actor stress": 3}
    assert step(f"test {hurt} mobilite --dice 30").changed == {}
    assert step(f"attack {hurt} --effort --hit-only --dice 30").changed == {"actor stress": 3}


def test_that_a_roll_is_no_effort_by_itself_is_a_ruling(step: Any, koris: Any) -> None:
    """With wound 5 an attack costs nothing unless it is told to be an effort, which is named."""
    hurt = koris(etat={"blessures": [{"id": 5}], "stress": 2})
    attack = step(f"attack {hurt} --hit-only --dice 30")
    assert (attack.changed, attack.ruled) == ({}, {"effort_stress"})
    assert step(f"attack {koris()} --hit-only --dice 30").ruled == set()


def test_an_effort_costs_the_sound_nothing(step: Any, koris: Any) -> None:
    """Without wound 5 an effort has no price and no ruling."""
    result = step(f"test {koris()} mobilite --effort --dice 30")
    assert (result.changed, result.ruled) == ({}, set())


def test_crippling_pain(score: Any) -> None:
    """Wound 7 takes 10 from every skill, and nothing from resistances."""
    etat = {"blessures": [{"id": 7}]}
    assert {skill: score(skill, etat=etat) for skill in SKILLS} == dict.fromkeys(SKILLS, 50)
    assert {skill: score(skill, etat=etat) for skill in RESISTANCES} == RESISTANCES


def test_conditions_add_up(score: Any) -> None:
    """Armour, Malmené and different wounds all count together."""
    etat = {"sante": 5, "blessures": [{"id": 3}, {"id": 7}]}
    assert score("mobilite", armure={"id": "harnois_complet"}, etat=etat) == 60 - 15 - 10 - 20 - 10


def test_a_condition_that_does_not_apply_is_shown_with_its_reason(step: Any, koris: Any) -> None:
    """What was considered and left out stays in the record, with why."""
    result = step(f"test {koris(etat={'blessures': [{'id': 3}]})} escrime --dice 30")
    (left_out,) = result.at("tests.0.modifiers")
    assert (left_out["id"], left_out["applied"]) == ("blessure_3", False)
    assert left_out["why"]


@pytest.mark.parametrize("skill", ["mobilite", "medecine", "endurance"])
def test_destabilise_is_used_up_by_the_next_test(step: Any, koris: Any, skill: str) -> None:
    """Déstabilisé is a disadvantage on the next test of any kind, which ends it."""
    who = koris(etat={"etats": ["destabilise"]})
    result = step(f"test {who} {skill} --dice 30,20")
    assert result.at("tests.0.mode") == "disadvantage"
    assert result.changed == {"actor etats": []}
    assert result.ruled == {"avantage", "avantage_garde", "destabilise_fin"}


def test_destabilise_ends_even_where_an_advantage_cancels_it(step: Any, koris: Any) -> None:
    """The next test ends Déstabilisé whether or not it was thrown twice."""
    who = koris(etat={"etats": ["destabilise"]})
    assert step(f"test {who} mobilite --advantage --dice 30").changed == {"actor etats": []}


@pytest.mark.rules("DZ-SURP-06", "DZ-SURP-07")
def test_surpris_is_a_disadvantage_on_the_first_test_only(step: Any, koris: Any) -> None:
    """Someone Surpris has a disadvantage on the first test of any kind, not on the second.

    The chapter lists a defence among those first tests although nobody Surpris has a
    reaction: the refusal of the reaction wins, and any other test is the first.
    """
    first = step(f"test {koris(etat={'etats': ['surpris']})} mobilite --dice 30,20")
    assert first.at("tests.0.mode") == "disadvantage"
    assert first.changed == {"actor premier_jet_fait": True}
    assert first.ruled == {"avantage", "avantage_garde"}
    again = koris(etat={"etats": ["surpris"], "premier_jet_fait": True})
    assert step(f"test {again} mobilite --dice 30").at("tests.0.mode") == "normal"


@pytest.mark.parametrize(("attribute", "base"), [("physique", -10), ("influence", 0), (None, 0)])
def test_a_skill_of_ones_own_has_the_attribute_that_its_sheet_says(
    step: Any, person: Any, attribute: str | None, base: int
) -> None:
    """A whole score says too which attribute it is of: a house rule lets Malmené bear on what is Physique."""
    skill = {"score": 60} | ({"attribut": attribute} if attribute else {})
    hurt = person("Nageur", attributs={"physique": 40}, competences={"nage": skill}, etat={"sante": 5})
    result = step(f"test {hurt} nage --rule malmene_portee=physique --dice 30")
    assert result["tests"][0]["score"] == 60 + base
