"""Surprise (7.2)."""

from typing import Any

import pytest


@pytest.fixture
def sides(person: Any) -> Any:
    """The sheets of an attacker of Tactique terrain 50, Discrétion 40 and a guard of Surveillance 40."""

    def write(attacker: Any = None, defender: Any = None) -> str:
        skills = {"tactique_terrain": 50, "discretion": 40}
        one = person("Attaquant", competences=skills, **(attacker or {}))
        other = person("Garde", competences={"surveillance": 40}, **(defender or {}))
        return f"{one} {other}"

    return write


@pytest.mark.parametrize(
    ("dice", "gap", "winner", "by", "bonus"),
    [
        ("32,42", 20, "attackers", "margin", 0),
        ("32,41", 19, "attackers", None, 10),
        ("30,39", 19, "attackers", None, 10),
        ("40,29", -1, "defenders", None, 0),
        ("40,30", 0, "tie", None, 0),
        ("44,38", 4, "attackers", "critical", 0),
        ("44,33", -1, "defenders", None, 0),
        ("44,34", 0, "tie", None, 0),
        ("22,60", 48, "attackers", "margin", 0),
        ("60,80", 30, "attackers", "margin", 0),
        ("66,57", 1, "attackers", None, 10),
    ],
)
@pytest.mark.rules("DZ-SURP-03", "DZ-SURP-04", "DZ-SURP-05")
def test_who_wins_and_by_what(
    step: Any, sides: Any, dice: str, gap: int, winner: str, by: str | None, bonus: int
) -> None:
    """The better margin wins; 20 or more, or the winners' critical, surprises; else the win is +10.

    One line of the chapter gives the winners a rank, another +10 to initiative: the +10 of
    the section on initiative wins, being the procedure.
    """
    result = step(f"surprise {sides()} --dice {dice}")
    found = result["surprise"]
    assert (found["gap"], found["winner"], found["by"], found["initiative_bonus"]) == (gap, winner, by, bonus)
    assert found["surprised"] == (by is not None)
    assert result["success"] == (by is not None)
    assert result["outcome"] == {"attackers": "success", "defenders": "failure", "tie": "tie"}[winner]


def test_losing_by_less_than_twenty_is_no_disadvantage(step: Any, sides: Any) -> None:
    """The summary says that defenders who lose are disadvantaged; the table, which wins, says not."""
    assert step(f"surprise {sides()} --dice 32,41").changed == {}


@pytest.mark.rules("DZ-SURP-06")
def test_defenders_are_marked_surpris(step: Any, sides: Any) -> None:
    """Surprised defenders are Surpris, their first test still to come."""
    tired = {"etat": {"premier_jet_fait": True}}
    result = step(f"surprise {sides(defender=tired)} --dice 22,60")
    assert result.changed == {"target etats": ["surpris"], "target premier_jet_fait": False}


def test_everyone_named_on_the_losing_side_is_surpris(step: Any, sides: Any, person: Any) -> None:
    """One leader rolls for each side, and the result is that of the whole side."""
    other, ally = person("Second"), person("Allié")
    result = step(f"surprise {sides()} --attackers {ally} --defenders {other} --dice 30,80")
    assert [(one["sheet"], one["to"]) for one in result["changes"] if one["path"] == "etat.etats"] == [
        (result["target"]["sheet"], ["surpris"]),
        (other, ["surpris"]),
    ]
    assert len(result["tests"]) == 2
    assert "surprise_par" in result.ruled


@pytest.mark.parametrize(("better", "told"), [(30, []), (60, ["Allié rolls."])])
def test_who_rolls_for_a_side_is_told(
    step: Any, sides: Any, person: Any, better: int, told: list[str]
) -> None:
    """The best of several rolls, which is told unless it is the one who leads."""
    ally = person("Allié", competences={"tactique_terrain": better})
    rule = "--rule surprise_par=meilleur"
    result = step(f"surprise {sides()} --attackers {ally} {rule} --dice 30,80")
    assert [line["text"] for line in result["lines"] if line["text"].endswith(" rolls.")] == told


@pytest.mark.rules("DZ-SURP-02")
def test_stealth_is_discretion(step: Any, sides: Any) -> None:
    """A furtive approach is a test of Discrétion, which armour hinders; an ambush is not."""
    cuir = {"armure": {"id": "cuir"}}
    stealth = step(f"surprise {sides(attacker=cuir)} --by stealth --dice 30,50")
    assert (stealth.at("tests.0.skill"), stealth.at("tests.0.score")) == ("discretion", 35)
    ambush = step(f"surprise {sides(attacker=cuir)} --by ambush --dice 30,50")
    assert (ambush.at("tests.0.skill"), ambush.at("tests.0.score")) == ("tactique_terrain", 50)


def test_the_old_name_of_tactics_is_known(step: Any, person: Any) -> None:
    """A sheet may call the skill tactique."""
    one, other = person("A", competences={"tactique": 50}), person("D", competences={"surveillance": 40})
    assert step(f"surprise {one} {other} --dice 30,50").at("tests.0.score") == 50


def test_modifiers_of_each_side(step: Any, sides: Any) -> None:
    """-m and --score are the attackers', --target-mod and --target-score the defenders'."""
    line = f"surprise {sides()} -m pluie=+10 --score 40 --target-mod brouillard=-20 --target-score 45"
    result = step(f"{line} --dice 30,20")
    assert (result.at("tests.0.score"), result.at("tests.1.score")) == (50, 25)
    assert result.at("surprise.gap") == 15
    assert "marge" in result.ruled


def test_advantage_is_the_attackers(step: Any, sides: Any) -> None:
    """--advantage gives the attackers two rolls and the defenders one."""
    result = step(f"surprise {sides()} --advantage --dice 60,30,50")
    assert (result.at("tests.0.roll"), result.at("tests.1.roll")) == (30, 50)


def test_a_head_injury_dulls_the_guard(step: Any, sides: Any) -> None:
    """Wound 4 is a disadvantage on Surveillance here too."""
    hurt = {"etat": {"blessures": [{"id": 4}]}}
    result = step(f"surprise {sides(defender=hurt)} --dice 30,20,50")
    assert (result.at("tests.1.mode"), result.at("tests.1.roll")) == ("disadvantage", 50)


@pytest.mark.parametrize(
    ("dice", "ruled"),
    [
        ("40,25", set()),
        ("30,34", {"bonus_surprise"}),
        ("30,80", set()),
        ("60,65", {"opposes_deux_echecs", "bonus_surprise"}),
        ("30,55", {"opposes_critiques"}),
        ("30,33", {"opposes_critiques", "bonus_surprise"}),
        ("49,44", {"opposes_critiques", "surprise_critique", "bonus_surprise"}),
    ],
)
def test_rulings_of_a_surprise(step: Any, sides: Any, dice: str, ruled: set[str]) -> None:
    """Rulings on bonus, criticals and double failures are named where they decide."""
    assert step(f"surprise {sides()} --dice {dice}").ruled == ruled


def test_the_skill_of_each_side_is_needed(refused: Any, person: Any) -> None:
    """A side without its skill is asked for it by name."""
    leader, guard = (
        person("A", competences={"tactique_terrain": 50}),
        person("G", competences={"surveillance": 40}),
    )
    bare = person("Sans")
    assert refused(f"surprise {bare} {guard} --dice 30,50", status=3) == "missing_key"
    assert refused(f"surprise {leader} {bare} --dice 30,50", status=3) == "missing_key"
    assert refused(f"surprise {leader} {guard} --by stealth --dice 30,50", status=3) == "missing_key"


@pytest.mark.parametrize(
    ("etat", "code"), [({"etats": ["inconscient"]}, "incapacitated"), ({"etats": ["mort"]}, "dead")]
)
def test_who_cannot_act_ambushes_nobody(refused: Any, sides: Any, etat: dict[str, Any], code: str) -> None:
    """Attackers have to be able to act."""
    assert refused(f"surprise {sides(attacker={'etat': etat})} --dice 30,50") == code


def test_the_dead_are_not_surprised(refused: Any, sides: Any) -> None:
    """Nobody dead keeps watch."""
    assert refused(f"surprise {sides(defender={'etat': {'etats': ['mort']}})} --dice 30,50") == "dead"


def test_states_that_are_not_read_of_anybody(dzcli: Any, sheet: Any) -> None:
    """A state that follows from Santé is remarked on, of the leader and the others of either side."""
    skills = "sante_max = 19\ncompetences = { tactique_terrain = 50, surveillance = 40 }\n"
    people = {
        name: sheet(name, f'nom = "{name}"\n{skills}etat = {{ etats = ["malmene"] }}\n')
        for name in ("Ada", "Bo", "Cy", "Di")
    }
    words = [
        "surprise",
        people["Ada"],
        people["Cy"],
        "--attackers",
        people["Bo"],
        "--defenders",
        people["Di"],
    ]
    warnings = dzcli(*words, "--seed", "1", "--json").record["warnings"]
    told = [name for name in people if any(name in one for one in warnings)]
    assert told == list(people)
