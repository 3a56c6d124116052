"""Unconscious of a KO (7.8) or of a non-lethal blow (7.13): the sheet keeps which, and waking asks it."""

from typing import Any

import pytest

OUT = {"sante": 0, "etats": ["au_sol", "inconscient"]}
STUNNED = {**OUT, "assomme": True}


@pytest.fixture
def weak(koris: Any) -> Any:
    """The path of someone with 3 Santé, or with what is given of [etat]."""
    return lambda **etat: koris("Faible", etat=etat or {"sante": 3})


@pytest.mark.parametrize(
    ("options", "dice", "stunned"),
    [
        ("--nonlethal", "", True),
        ("", "--dice 20", False),
        ("--nonlethal --rule non_letal_endurance=true", "--dice 20", True),
        ("--nonlethal --rule non_letal_endurance=true", "--dice 90,7", False),
        ("--nonlethal --brutal", "--dice 20", False),
        ("", "--dice 90,7", False),
    ],
)
@pytest.mark.rules("DZ-NL-02", "DZ-WND-02")
def test_a_fall_is_remembered_for_what_it_was(
    step: Any, weak: Any, options: str, dice: str, stunned: bool
) -> None:
    """A non-lethal blow that leaves one unconscious is noted as such; a KO of Endurance is not."""
    changed = step(f"wound {weak()} --final 5 {options} {dice}").changed
    assert changed.get("target assomme", False) == stunned


@pytest.mark.rules("DZ-NL-01", "DZ-NL-03")
def test_a_whole_exchange_stuns(step: Any, weak: Any, koris: Any) -> None:
    """A blow struck to knock out leaves its victim to be woken, at the end of a pipe too."""
    line = f"attack {koris()} {weak()} --subdue --through wound --dice 20,9,90"
    assert step(line).changed["target assomme"]


@pytest.mark.rules("DZ-NL-02")
@pytest.mark.parametrize(
    ("etat", "section", "ruled"), [(STUNNED, "7.13", set()), (OUT, "7.8", {"reveil_ko"})]
)
def test_waking_tells_what_it_wakes_from(
    step: Any, weak: Any, etat: dict[str, Any], section: str, ruled: set[str]
) -> None:
    """Someone stunned is woken by the rules, someone with a KO by a ruling; both are up and not stunned."""
    result = step(f"act {weak(**etat)} --do wake")
    assert (result.at("lines.0.rule"), result.ruled, result["warnings"]) == (section, ruled, [])
    assert result.changed == {"actor etats": ["au_sol"]} | ({"actor assomme": False} if not ruled else {})


def test_a_ko_that_a_house_does_not_let_one_wake_from(refused: Any, step: Any, weak: Any) -> None:
    """In such a house a KO lasts; someone stunned is woken as ever."""
    assert refused(f"act {weak(**OUT)} --do wake --rule reveil_ko=refus") == "knocked_out"
    assert step(f"act {weak(**STUNNED)} --do wake --rule reveil_ko=refus").changed["actor assomme"] is False


@pytest.mark.parametrize(("etat", "section", "word"), [(STUNNED, "7.13", "non-lethal"), (OUT, "7.8", "KO")])
def test_a_round_tells_one_from_the_other(
    step: Any, weak: Any, etat: dict[str, Any], section: str, word: str
) -> None:
    """A round says what somebody is unconscious of, and what ends it; a scene ends both."""
    (line,) = [one for one in step(f"round {weak(**etat)}")["lines"] if "unconscious" in one["text"]]
    assert (line["rule"], word in line["text"]) == (section, True)
    result = step(f"round {weak(**etat)} --scene")
    assert result.at("lines.0.rule") == section
    assert result.changed["fighter 1 etats"] == ["au_sol"]
    assert "assomme" not in str(result.changed) or result.changed["fighter 1 assomme"] is False


@pytest.mark.parametrize("mode", ["first-aid --dice 20,5", "stabilize --dice 22", "rest --dice 5", "night"])
def test_care_that_wakes_leaves_nothing_of_it(step: Any, weak: Any, koris: Any, mode: str) -> None:
    """Whoever is back above 0 Santé is conscious, and stunned no longer."""
    by = f"--by {koris()}" if "dice 2" in mode else ""
    changed = step(f"heal {weak(**STUNNED)} {by} --mode {mode}").changed
    assert ("inconscient" in changed["target etats"], changed["target assomme"]) == (False, False)


@pytest.mark.parametrize("line", ["attack {} --hit-only --dice 20", "defend {} --net 3 --melee --dice 20"])
@pytest.mark.parametrize(
    ("weapon", "shield", "wound", "told"),
    [
        ({"mains": 1}, True, 9, "use of a hand"),
        ({"mains": 1}, True, 7, None),
        ({"mains": 2}, True, 7, "takes two hands"),
        ({"mains": 1}, False, 9, None),
        ({"type": "mains_nues"}, True, 9, None),
    ],
)
@pytest.mark.rules("DZ-WND-03")
def test_hands_that_are_wanting(
    step: Any, koris: Any, line: str, weapon: Any, shield: bool, wound: int, told: str | None
) -> None:
    """Weapon and shield at once take two hands, and a lost hand (wound 9) leaves one."""
    arms = [{"nom": "Arme", "type": "epee", "degats": "1d10", **weapon}]
    more = {"bouclier": {"id": "ecu"}} if shield else {}
    who = koris(armes=arms, etat={"blessures": [{"id": wound}]}, **more)
    warnings = step(line.format(who))["warnings"]
    assert [told in warning for warning in warnings] == [True] if told else warnings == []
