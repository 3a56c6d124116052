"""Specialities of any skill: told, always fitting, or by the weapon (7.5)."""

from typing import Any

import pytest

TRAINED = {
    "rang": "forme",
    "attribut": "physique",
    "specialites": ["Parade", "Esquive_basse", "Terrains boisés"],
}
NAMES = (
    "escrime",
    "defense",
    "mobilite",
    "medecine",
    "lutte_et_controle",
    "tactique_terrain",
    "surveillance",
)
ACTOR, OTHER = "", "target-"
ROLLS = {
    "test": ("test {x} medecine", ACTOR),
    "attack": ("attack {x} {y} --hit-only", ACTOR),
    "defend": ("defend {x} --net 4 --melee", ACTOR),
    "a defence that follows": ("attack {y} {x} --through defend", "defence-"),
    "control": ("control {x} {y} --mode grapple", ACTOR),
    "control, the other side": ("control {y} {x} --mode grapple", OTHER),
    "surprise": ("surprise {x} {y}", ACTOR),
    "surprise, the other side": ("surprise {y} {x}", OTHER),
    "initiative": ("initiative {x}", ACTOR),
    "first aid": ("heal {y} --by {x} --mode first-aid", ACTOR),
    "stabilising": ("heal {down} --by {x} --mode stabilize", ACTOR),
    "a dive": ("act {x} --do dive", ACTOR),
}
"""Every step that tests a skill, and how the options of that side begin."""
DICE = "--dice 20,9,9 --spare-dice"


@pytest.fixture
def people(koris: Any) -> Any:
    """Someone trained in everything, or with one entry for every skill; another, and one who is down."""

    def write(skill: Any = TRAINED) -> dict[str, str]:
        return {
            "x": koris("X", competences=dict.fromkeys(NAMES, skill)),
            "y": koris("Y", competences=dict.fromkeys(NAMES, 50), etat={"sante": 9}),
            "down": koris("Bas", etat={"sante": 0}),
        }

    return write


def _run(people: dict[str, str], case: str, option: str = "") -> str:
    line, side = ROLLS[case]
    return f"{line.format_map(people)} {f'--{side}{option}' if option else ''} {DICE}"


def _parts(result: Any) -> dict[str, int]:
    """What the Score of X is made of."""
    found = [{part["label"]: part["value"] for part in test["parts"]} for test in result["tests"]]
    return next(parts for parts in found if "Formé" in parts)


@pytest.mark.parametrize("case", ROLLS)
@pytest.mark.parametrize("told", ["Parade", "parade", "para"])
@pytest.mark.rules("DZ-ROLL-08")
def test_a_speciality_that_is_told_counts(step: Any, people: Any, case: str, told: str) -> None:
    """Attribute, rank and 10 for the speciality told, whatever the skill; a beginning of its name will do."""
    found = _parts(step(_run(people(), case, f"speciality {told}")))
    assert found == {"Physique": 45, "Formé": 10, "Parade": 10}


@pytest.mark.parametrize("case", ROLLS)
def test_a_speciality_that_is_not_told_does_not_count(step: Any, people: Any, case: str) -> None:
    """Nothing says that it fits: the Score is attribute and rank, and the explanation says how to tell."""
    result = step(_run(people(), case))
    assert _parts(result) == {"Physique": 45, "Formé": 10}
    side = ROLLS[case][1] if ROLLS[case][1] == OTHER else ""
    assert [line for line in result["lines"] if f"--{side}speciality" in line["text"]]


@pytest.mark.parametrize("case", ROLLS)
def test_a_speciality_that_always_fits(step: Any, people: Any, case: str) -> None:
    """The sheet may say that a skill's first speciality fits whatever it is used for."""
    found = _parts(step(_run(people({**TRAINED, "specialite_applicable": True}), case)))
    assert found == {"Physique": 45, "Formé": 10, "Parade": 10}


def test_one_speciality_counts(step: Any, people: Any) -> None:
    """Where one always fits and another is told, it is the one told; they do not add up."""
    x = people({**TRAINED, "specialite_applicable": True})["x"]
    assert "Esquive_basse" in _parts(step(f"test {x} defense --speciality esquive --dice 20"))
    assert len(_parts(step(f"test {x} defense --speciality esquive --dice 20"))) == 3


def test_the_weapon_comes_before_what_always_fits(step: Any, koris: Any) -> None:
    """The weapon's own speciality is the one shown; a weapon without one takes what always fits."""
    skill = {"rang": "forme", "specialites": ["Parade", "Dagues"], "specialite_applicable": True}
    arms = [
        {"nom": "Dague", "type": "epee", "degats": "1d10", "specialite": "dagues"},
        {"nom": "Épée", "type": "epee", "degats": "1d10"},
    ]
    x = koris("X", competences={"escrime": skill}, armes=arms)
    assert "Dagues" in _parts(step(f"attack {x} --hit-only --dice 20"))
    assert "Parade" in _parts(step(f"attack {x} --weapon Épée --hit-only --dice 20"))


@pytest.mark.parametrize("case", ROLLS)
def test_a_speciality_that_the_sheet_lacks(dzcli: Any, people: Any, case: str) -> None:
    """It is refused, with all that the sheet has in that skill."""
    ran = dzcli(*_run(people(), case, "speciality Voltige").split(), "--json", status=2)
    assert ran.error["code"] == "unknown_speciality"
    assert "Parade, Esquive_basse, Terrains boisés" in ran.error["message"]


@pytest.mark.parametrize(
    "skill",
    [55, {"score": 55}, {"score": 55, "specialites": ["Parade"]}, {"rang": "forme", "attribut": "physique"}],
)
@pytest.mark.parametrize("case", ["test", "attack", "defend", "initiative"])
def test_a_skill_without_specialities(refused: Any, people: Any, case: str, skill: Any) -> None:
    """A whole Score has its speciality in it already, and a bare rank has none: nothing can be told."""
    assert refused(_run(people(skill), case, "speciality Parade"), status=2) == "unknown_speciality"


@pytest.mark.parametrize(
    ("skill", "why"),
    [
        (55, "as a whole Score"),
        ({"score": 55}, "as a whole Score"),
        ({"rang": "forme", "attribut": "physique"}, "no speciality"),
    ],
)
def test_why_nothing_can_be_told(dzcli: Any, people: Any, skill: Any, why: str) -> None:
    """It is said whether the Score has it already, or there is none."""
    ran = dzcli(*_run(people(skill), "test", "speciality Parade").split(), "--json", status=2)
    assert why in ran.error["message"]


def test_a_skill_that_the_sheet_lacks_has_none(dzcli: Any, koris: Any) -> None:
    """No speciality fits in the skill of a weapon that is tested on its attribute."""
    line = f"test {koris(competences={})} escrime --speciality Parade"
    assert "no speciality in Escrime" in dzcli(*line.split(), "--json", status=2).error["message"]


@pytest.mark.parametrize("tested", ["physique", "endurance"])
def test_only_skills_have_specialities(refused: Any, people: Any, tested: str) -> None:
    """An attribute and a resistance have none."""
    line = f"test {people()['x']} {tested} --speciality Parade --dice 20"
    assert refused(line, status=2) == "unknown_speciality"


def test_vigilance_has_no_speciality(refused: Any, koris: Any) -> None:
    """Who has no Défense defends by Vigilance, which is no skill."""
    who = koris(competences={"escrime": 50}, resistances={"vigilance": 40})
    assert (
        refused(f"defend {who} --net 4 --melee --speciality Parade --dice 20", status=2)
        == "unknown_speciality"
    )


def test_a_speciality_told_is_of_defense(step: Any, koris: Any) -> None:
    """In a house where the better of Défense and Vigilance defends, a speciality says that it is Défense."""
    who = koris(competences={"defense": TRAINED}, resistances={"vigilance": 90})
    line = f"defend {who} --net 4 --melee --rule defense_choix=meilleure --dice 20"
    assert step(line).at("tests.0.skill") == "vigilance"
    assert step(f"{line} --speciality Parade").at("tests.0.skill") == "defense"


def test_a_speciality_says_which_skill_resists(step: Any, koris: Any) -> None:
    """Of Mobilité and Lutte et contrôle, the one that has the speciality told is used."""
    skills = {"mobilite": 80, "lutte_et_controle": {"rang": "forme", "specialites": ["Prises"]}}
    who, other = koris("X", competences=skills), koris("Y", competences={"lutte_et_controle": 50})
    line = f"control {other} {who} --mode grapple --dice 20,30"
    assert step(line).at("tests.1.skill") == "mobilite"
    assert step(f"{line} --target-speciality prises").at("tests.1.skill") == "lutte_et_controle"


def test_a_score_of_ones_own_leaves_no_speciality(refused: Any, people: Any) -> None:
    """--score replaces attribute, rank and speciality at once: the two cannot be given together."""
    line = f"test {people()['x']} defense --score 50 --speciality Parade --dice 20"
    assert refused(line, status=2)


@pytest.mark.parametrize("told", ["", "--defence-speciality Parade"])
def test_odds_and_pipes_count_it(step: Any, dzcli: Any, people: Any, told: str, by_value: Any) -> None:
    """A pipe and --through come to the same; odds have the 10 more."""
    them = people()
    piped = step(
        f"attack {them['y']} {them['x']} --dice 20,9",
        f"defend {them['x']} --from - {told.replace('defence-', '')} --dice 60",
    )
    through = step(f"attack {them['y']} {them['x']} --through defend {told} --dice 20,9,60")
    assert piped["tests"] == through["tests"]
    assert piped["outcome"] == ("success" if told else "failure")
    odds = dzcli(
        "defend",
        them["x"],
        "--net",
        "4",
        "--melee",
        "--odds",
        "--json",
        *told.replace("defence-", "").split(),
    )
    won = by_value(odds.record["odds"]["outcome"])
    assert (won["success"], won["critical_success"]) == (("3/5", "1/20") if told else ("1/2", "1/20"))


def test_outside_ones_specialities_in_a_house(step: Any, people: Any) -> None:
    """Where it costs 10 to be outside one's specialities, one that is told or always fits costs nothing."""
    x = people()["x"]
    house = "--rule hors_specialite=-10 --dice 20"
    assert step(f"test {x} defense {house}").at("tests.0.score") == 45
    assert step(f"test {x} defense --speciality Parade {house}").at("tests.0.score") == 65


@pytest.mark.parametrize(
    "skill",
    [
        {"rang": "forme", "specialite_applicable": True},
        {"score": 50, "specialites": ["Parade"], "specialite_applicable": True},
    ],
)
def test_what_always_fits_has_to_be_there(refused: Any, koris: Any, skill: Any) -> None:
    """A sheet that says a speciality always fits has to have a rank and a speciality."""
    assert refused(f"test {koris(competences={'defense': skill})} defense --dice 20", status=3)
