"""Tests: how dice are read, what a Score is made of, what touches it (7.5 to 7.8)."""

from typing import Any

import pytest

DOUBLES = {11, 22, 33, 44, 55, 66, 77, 88, 99, 100}
WEAPON_SKILLS = (
    "escrime",
    "armes_d_hast",
    "contondants",
    "lutte_et_controle",
    "archerie",
    "arbaletrie",
    "tir",
)


@pytest.mark.parametrize("face", range(1, 101))
def test_outcome_of_every_face(step: Any, koris: Any, face: int) -> None:
    """At or under the Score succeeds, doubles are critical, 100 always fails."""
    result = step(f"test {koris()} mobilite --score 55 --dice {face}")
    success = face <= 55
    expected = ("success" if success else "failure") if face not in DOUBLES else None
    expected = expected or ("critical_success" if success else "critical_failure")
    assert (result["outcome"], result["success"]) == (expected, success)
    assert result.at("tests.0.double") == (face in DOUBLES)
    assert result.at("tests.0.margin") == 55 - face


@pytest.mark.parametrize(("token", "face"), [("00", 100), ("100", 100), ("07", 7), ("7", 7), ("30+4", 34)])
def test_a_percentile_as_it_is_written(step: Any, koris: Any, token: str, face: int) -> None:
    """A percentile is one token: a number, 00 for 100, or the pair of dice as read."""
    assert step(f"test {koris()} mobilite --dice {token}").at("tests.0.roll") == face


@pytest.mark.parametrize("token", ["0", "101", "-5", "53x", "5+", ""])
def test_what_is_no_percentile_is_refused(refused: Any, koris: Any, token: str) -> None:
    """A token that no percentile die shows is an error of the dice, never guessed at."""
    assert refused(f"test {koris()} mobilite --dice='{token}'", status=4)


def test_too_many_dice_are_refused(refused: Any, koris: Any) -> None:
    """A die that nothing asked for is an error: the rest would have been misread."""
    assert refused(f"test {koris()} mobilite --dice 40,7", status=4) == "too_many_dice"


def test_a_missing_die_is_refused(refused: Any, koris: Any) -> None:
    """An advantage asks for a second roll; without it nothing is resolved."""
    assert refused(f"test {koris()} mobilite --advantage --dice 40", status=4) == "missing_die"


@pytest.mark.parametrize(
    ("rank", "bonus", "ruled"),
    [("novice", 0, []), ("forme", 10, []), ("expert", 15, ["rangs"]), ("maitre", 20, ["rangs"])],
)
def test_a_rank_adds_to_the_attribute(
    step: Any, person: Any, rank: str, bonus: int, ruled: list[str]
) -> None:
    """A rank adds its number to Physique; those the chapter does not print are a ruling."""
    who = person("X", attributs={"physique": 40}, competences={"escrime": {"rang": rank}})
    result = step(f"test {who} escrime --dice 30")
    assert result.at("tests.0.score") == 40 + bonus
    assert result.at("ruled") == ruled


def test_a_speciality_that_fits_the_weapon_adds_ten(step: Any, person: Any) -> None:
    """The speciality of the weapon used adds 10 if the skill has it."""
    swords = {"rang": "forme", "specialites": ["lames longues"]}
    arms = [{"nom": "Épée", "type": "epee", "degats": "1d10", "specialite": "Lames longues"}]
    who = person("X", attributs={"physique": 40}, competences={"escrime": swords}, armes=arms)
    result = step(f"attack {who} --hit-only --dice 30")
    assert (result.at("tests.0.score"), result.ruled) == (60, set())


def test_a_speciality_that_does_not_fit_is_worth_nothing(step: Any, person: Any) -> None:
    """Outside its speciality a skill is neither raised nor lowered, and the ruling is named."""
    swords = {"rang": "forme", "specialites": ["dagues"]}
    arms = [{"nom": "Épée", "type": "epee", "degats": "1d10", "specialite": "lames longues"}]
    who = person("X", attributs={"physique": 40}, competences={"escrime": swords}, armes=arms)
    result = step(f"attack {who} --hit-only --dice 30")
    assert result.at("tests.0.score") == 50
    assert result.unapplied == {"specialite"}
    assert result.ruled == {"hors_specialite"}


@pytest.mark.parametrize("skill", WEAPON_SKILLS)
def test_a_weapon_skill_the_sheet_lacks_is_the_attribute(step: Any, person: Any, skill: str) -> None:
    """Without the skill of a weapon one tests Physique alone, and the ruling is named."""
    result = step(f"test {person('X', attributs={'physique': 38})} {skill} --dice 30")
    assert result.at("tests.0.base") == 38
    assert result.ruled == {"competence_absente"}


@pytest.mark.parametrize(
    "skill", ["mobilite", "defense", "medecine", "surveillance", "endurance", "vigilance"]
)
def test_any_other_value_the_sheet_lacks_is_asked_for(refused: Any, dummy: Any, skill: str) -> None:
    """A skill or resistance that is missing is an error of the sheet, not a Score of 0."""
    assert refused(f"test {dummy()} {skill} --dice 30", status=3) == "missing_key"


def test_a_name_nobody_knows_is_a_usage_error(refused: Any, dummy: Any) -> None:
    """A skill that neither chapter nor sheet has is refused by name."""
    assert refused(f"test {dummy()} escrimme --dice 30", status=2) == "unknown_skill"


@pytest.mark.parametrize(("name", "value"), [("endurance", 40), ("vigilance", 35), ("physique", 45)])
def test_resistances_and_attributes_are_tested_on_their_own_value(
    step: Any, koris: Any, name: str, value: int
) -> None:
    """A resistance or an attribute is a Score by itself."""
    who = koris(resistances={"endurance": 40, "vigilance": 35})
    assert step(f"test {who} {name} --dice 30").at("tests.0.score") == value


def test_a_given_score_replaces_the_base_and_keeps_modifiers(step: Any, koris: Any) -> None:
    """--score stands in for the sheet's number; what modifies it still does."""
    who = koris(armure={"id": "cotte_de_mailles"})
    result = step(f"test {who} mobilite --score 70 -m fatigue=-5 --dice 50")
    assert (result.at("tests.0.base"), result.at("tests.0.score")) == (70, 55)
    assert result.modifiers == {"armure": -10, "fatigue": -5}


@pytest.mark.parametrize(
    ("how", "dice", "kept", "outcome"),
    [
        ("--advantage", "70,20", 20, "success"),
        ("--disadvantage", "70,20", 70, "failure"),
        ("--advantage", "33,12", 12, "success"),
        ("--disadvantage", "20,66", 66, "critical_failure"),
        ("--advantage", "55,55", 55, "critical_success"),
    ],
)
def test_two_rolls(step: Any, koris: Any, how: str, dice: str, kept: int, outcome: str) -> None:
    """Advantage keeps the lower roll, disadvantage the higher, and only that one is judged."""
    result = step(f"test {koris()} mobilite --score 60 {how} --dice {dice}")
    assert (result.at("tests.0.roll"), result["outcome"]) == (kept, outcome)
    assert "avantage" in result.ruled
    assert [die["kept"] for die in result["dice"]].count(True) == 1


@pytest.mark.parametrize(("option", "roll"), [("--advantage", 30), ("--disadvantage", 40)])
@pytest.mark.parametrize("dice", ["30,40", "40,30"])
def test_of_two_outcomes_alike_the_roll_counts(
    step: Any, koris: Any, option: str, roll: int, dice: str
) -> None:
    """Where a house keeps the better outcome, or the worse, of two alike the lower or higher roll counts."""
    result = step(f"test {koris()} escrime {option} --dice {dice} --rule avantage_garde=issue")
    assert (result.at("tests.0.roll"), result["outcome"]) == (roll, "success")


def test_advantage_and_disadvantage_cancel(step: Any, koris: Any) -> None:
    """Both together are one ordinary roll."""
    result = step(f"test {koris()} mobilite --advantage --disadvantage --dice 40")
    assert result.at("tests.0.mode") == "cancelled"
    assert len(result["dice"]) == 1
    assert result.ruled == {"avantage"}


def test_several_reasons_for_a_disadvantage_are_one(step: Any, koris: Any) -> None:
    """Any number of disadvantages is two rolls, not more, and one advantage cancels them all."""
    who = koris(etat={"etats": ["destabilise", "surpris"]})
    assert len(step(f"test {who} mobilite --disadvantage --dice 40,50")["dice"]) == 2
    assert len(step(f"test {who} mobilite --advantage --dice 40")["dice"]) == 1


@pytest.mark.parametrize(("how", "ruled"), [("--advantage --dice 33,12", True), ("--dice 33", False)])
def test_that_the_number_counts_is_named_where_two_dice_fall(
    step: Any, koris: Any, how: str, ruled: bool
) -> None:
    """That the lower number counts, and not the better outcome, is named wherever two dice fall."""
    result = step(f"test {koris()} mobilite --score 60 {how}")
    assert ("avantage_garde" in result.ruled) == ruled


@pytest.mark.parametrize(
    ("score", "face", "ruled"),
    [
        (60, 50, set()),
        (60, 1, {"un"}),
        (60, 100, {"cent"}),
        (0, 3, {"score_min"}),
        (3, 3, set()),
        (0, 6, set()),
        (97, 96, {"score_max"}),
        (96, 97, set()),
        (97, 95, set()),
    ],
)
def test_rulings_on_the_roll_itself(step: Any, koris: Any, score: int, face: int, ruled: set[str]) -> None:
    """Rulings on 100, on 1 and on the bounds of a Score are named only where they decide."""
    assert step(f"test {koris()} mobilite --score {score} --dice {face}").ruled == ruled


def test_a_score_below_one_cannot_succeed(step: Any, koris: Any) -> None:
    """No roll is an automatic success: at Score 0 a 1 fails."""
    assert step(f"test {koris()} mobilite --score 0 --dice 1")["outcome"] == "failure"


def test_one_is_an_ordinary_success(step: Any, koris: Any) -> None:
    """1 is neither a double nor a critical."""
    assert step(f"test {koris()} mobilite --dice 1")["outcome"] == "success"


@pytest.mark.parametrize("state", ["inconscient", "incapacite"])
def test_who_cannot_act_tests_no_skill(refused: Any, koris: Any, state: str) -> None:
    """Unconscious or incapacitated people test no skill."""
    assert refused(f"test {koris(etat={'etats': [state]})} mobilite --dice 40") == "incapacitated"


def test_at_zero_only_resistances_are_tested(step: Any, refused: Any, koris: Any) -> None:
    """Hors de combat one cannot act, but Endurance is tested all the same."""
    down = koris(etat={"sante": 0})
    assert refused(f"test {down} mobilite --dice 40") == "incapacitated"
    assert step(f"test {down} endurance --dice 40")["success"] is True


def test_the_dead_test_nothing(refused: Any, koris: Any) -> None:
    """Nobody dead is tested, not even for Endurance."""
    dead = koris(etat={"sante": 0, "etats": ["mort"]})
    assert refused(f"test {dead} mobilite --dice 40") == "dead"
    assert refused(f"test {dead} endurance --dice 40") == "dead"
