"""Readings of what a roll spends, where a disadvantage comes from, and other small things of a fight."""

from typing import Any

import pytest


@pytest.mark.rules("DZ-DEF-05", "DZ-SURP-06")
def test_a_known_hit_spends_what_its_roll_spent(step: Any, koris: Any, dummy: Any) -> None:
    """--hit uses up Déstabilisé and the first roll of someone Surpris, as the roll at the table did."""
    striker = koris(etat={"etats": ["destabilise", "surpris"]})
    result = step(f"attack {striker} {dummy()} --hit --dice 5")
    assert result.changed["actor etats"] == ["surpris"]
    assert result.changed["actor premier_jet_fait"] is True


@pytest.mark.parametrize(
    ("etat", "options", "sections"),
    [
        ({"etats": ["destabilise"]}, "", "7.6"),
        ({"etats": ["surpris"]}, "", "7.2"),
        ({"blessures": [{"id": 4}]}, "--analysis", "7.8"),
        ({"sante": 9}, "--at-limit", "7.8"),
        ({}, "--disadvantage", ""),
        ({"etats": ["destabilise", "surpris"]}, "", "7.6, 7.2"),
    ],
)
def test_a_disadvantage_has_the_section_it_comes_from(
    step: Any, koris: Any, etat: dict[str, Any], options: str, sections: str
) -> None:
    """The line of a disadvantage cites what it comes from; one's own has no section."""
    result = step(f"test {koris(etat=etat)} escrime {options} --dice 20,30")
    assert [line["rule"] for line in result["lines"] if "Disadvantage" in line["text"]] == [sections]


@pytest.mark.parametrize(("dice", "told"), [("20", "true"), ("90", "false")])
def test_a_hit_is_told_from_a_miss_in_one_word(
    dzcli: Any, koris: Any, dummy: Any, dice: str, told: str
) -> None:
    """Where the damage is not thrown, the one value is whether the attack hit."""
    out = dzcli("attack", koris(), dummy(), "--hit-only", "--dice", dice, "-q").out
    assert out.strip() == told


def test_nothing_is_ignored_of_no_armour(step: Any, koris: Any, dummy: Any) -> None:
    """Against Abs 0 no line says that Abs was ignored."""
    spear = {"nom": "Pique", "type": "hast", "degats": "1d10", "traits": ["perforant"]}
    result = step(f"attack {koris(armes=[spear])} {dummy()} --hit --crit abs --dice 5")
    assert not any("ignore" in line["text"] for line in result["lines"])


def test_fists_are_not_dropped(step: Any, koris: Any, dummy: Any) -> None:
    """A complication cannot take away bare hands."""
    fists = {"nom": "Poings", "type": "mains_nues", "degats": "1d10-3"}
    result = step(f"attack {koris(armes=[fists])} {dummy()} --complication weapon --dice 99")
    assert "actor arme_en_main" not in result.changed
    assert any("bare hands" in warning for warning in result["warnings"])


def test_a_leader_named_again_counts_once(step: Any, koris: Any, dummy: Any) -> None:
    """A sheet given twice for one side is one person."""
    skills = {"tactique_terrain": 90, "surveillance": 10}
    one, other = koris(competences=skills), koris("Garde", competences=skills)
    result = step(f"surprise {one} {other} --defenders {other} --dice 10,90")
    assert len([change for change in result["changes"] if change["path"] == "etat.etats"]) == 1


def test_a_night_gives_the_rest_back(step: Any, koris: Any) -> None:
    """After a night one may rest again."""
    result = step(f"heal {koris(etat={'sante': 5, 'repos_scene': True})} --mode night")
    assert result.changed["target repos_scene"] is False
