"""Mode rapide (7.14)."""

from typing import Any

import pytest

SWORD = {"nom": "Épée", "type": "epee", "degats": "1d10+1"}
BOW = {"nom": "Arc", "type": "arc", "degats": "1d10+2"}
FAST = [
    ("rondelle", 1, {"melee"}),
    ("ecu", 1, {"melee"}),
    ("pavois", 1, {"ranged"}),
    ("balistique", 2, {"ranged"}),
    ("energetique", 2, {"melee", "ranged"}),
]


@pytest.mark.parametrize(("shield", "abs_", "against"), FAST)
@pytest.mark.parametrize("kind", ["melee", "ranged"])
@pytest.mark.rules("DZ-FAST-02")
def test_shields_in_mode_rapide(
    step: Any, dummy: Any, shield: str, abs_: int, against: set[str], kind: str
) -> None:
    """A bonus of 10 is 1 Abs, 15 and 20 are 2, against what the shield works against: else a ruling."""
    who = dummy(armure={"id": "cotte_de_mailles"}, bouclier={"id": shield})
    result = step(f"wound {who} --raw 10 --fast --{kind}")
    assert result.at("damage.abs") == 3 + (abs_ if kind in against else 0)
    assert result.ruled == (set() if kind in against else {"bouclier_rapide"})


@pytest.mark.parametrize(("bonus", "abs_"), [(5, 0), (9, 0), (10, 1), (14, 1), (15, 2), (30, 2)])
def test_other_shields_in_mode_rapide(step: Any, dummy: Any, bonus: int, abs_: int) -> None:
    """Shields of one's own count by their bonus."""
    shield = {"nom": "Targe", "bonus": bonus, "contre": "tous"}
    assert step(f"wound {dummy(bouclier=shield)} --raw 10 --fast --melee").at("damage.abs") == abs_


def test_piercing_goes_through_the_shield_in_mode_rapide(step: Any, koris: Any, dummy: Any) -> None:
    """Perforant and a critical reduce armour and shield together; Tranchant looks at armour alone."""
    weapon = {**SWORD, "traits": ["perforant+", "tranchant"]}
    target = dummy(armure={"id": "cotte_de_mailles"}, bouclier={"id": "ecu"})
    result = step(f"attack {koris(armes=[weapon])} {target} --fast --hit --crit abs --dice 8")
    assert (result.at("damage.abs"), result.at("damage.ignored"), result.at("damage.net")) == (4, 4, 9)


def test_nobody_defends_in_mode_rapide(step: Any, koris: Any) -> None:
    """In mode rapide the wound comes at once, and a defence passes the blow through."""
    target = koris("Cible")
    assert step(f"attack {koris()} {target} --fast --dice 30,5").next == ["wound target"]
    blow = step(f"attack {koris()} {target} --fast --dice 30,5", f"defend {target} --from -")
    assert (blow["cannot_defend"], blow.at("damage.final"), blow["dice"]) == ("fast_mode", 7, [])


def test_nor_does_the_ally_in_mode_rapide(step: Any, koris: Any) -> None:
    """The ally that a stray shot hits suffers at once too."""
    archer = koris("Archer", armes=[BOW])
    line = f"attack {archer} {koris('Cible')} --into-melee {koris('Allié')} --fast --dice 90,5"
    assert step(line).next == ["wound ally"]


def test_nor_does_a_second_target_in_mode_rapide(step: Any, koris: Any) -> None:
    """Both targets of a burst suffer at once."""
    archer = koris("Archer", armes=[{**BOW, "traits": ["rafale"]}])
    line = f"attack {archer} {koris('Cible')} --fast --hit --burst two-targets --dice 5"
    assert step(line).next == ["wound target", "wound second target"]


@pytest.mark.rules("DZ-FAST-03")
def test_the_rest_stays_in_mode_rapide(step: Any, koris: Any) -> None:
    """Attack roll, damage, armour and Stress are as ever."""
    target = koris("Cible", armure={"id": "gambison"})
    result = step(f"attack {koris()} {target} --fast --dice 30,8", f"wound {target} --from -")
    assert (result.at("damage.final"), result.stress) == (9, {"heavy_damage": 1})
