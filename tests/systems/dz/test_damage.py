"""Damage and what armour makes of it (7.7)."""

from typing import Any

import pytest

ABS = {
    "vetements_epais": (0, False),
    "gambison": (1, False),
    "cuir": (2, False),
    "cotte_de_mailles": (3, False),
    "plates_partielles": (4, True),
    "harnois_complet": (4, True),
    "gilet_pare_balles": (3, False),
    "plaques_tactiques": (5, False),
}


@pytest.fixture
def struck(step: Any, koris: Any, dummy: Any) -> Any:
    """The record of a known hit with a weapon of ``traits`` on someone of that armour."""

    def run(
        dice: str,
        *traits: str,
        degats: str = "1d10",
        armour: Any = None,
        options: str = "",
        type_: str = "epee",
        **tables: Any,
    ) -> Any:
        weapon = {"nom": "Arme", "type": type_, "degats": degats, "traits": list(traits)}
        worn = {"id": armour} if isinstance(armour, str) else armour
        target = dummy(**({"armure": worn} if worn else {}), **tables)
        return step(f"attack {koris(armes=[weapon])} {target} --hit {options} --dice {dice}")

    return run


def plain(abs_: int, rigid: bool = False) -> dict[str, Any]:
    """An armour of that Abs and nothing else."""
    return {"nom": "Armure", "abs": abs_, "rigide": rigid}


@pytest.mark.parametrize("armour", ABS)
@pytest.mark.rules("DZ-ARM-01")
def test_every_armour_takes_its_abs(struck: Any, armour: str) -> None:
    """Each armour takes its Abs from the damage and appears by name in what it is made of."""
    damage = struck("8", armour=armour)["damage"]
    abs_ = ABS[armour][0]
    assert (damage["raw"], damage["abs"], damage["net"]) == (8, abs_, 8 - abs_)
    assert damage["parts"][-1]["value"] == -abs_


def test_no_armour_is_no_abs(struck: Any) -> None:
    """Without armour all damage counts."""
    assert struck("8").at("damage.net") == struck("8").at("damage.raw") == 8


def test_an_armour_of_ones_own(struck: Any) -> None:
    """A sheet may describe an armour that is in no table."""
    assert struck("8", armour=plain(7)).at("damage.net") == 1


@pytest.mark.parametrize(
    ("formula", "dice", "raw"),
    [
        ("1d10", "1", 1),
        ("1d10+2", "10", 12),
        ("2d10-1", "0,3", 12),
        ("3d10", "1,2,3", 6),
        ("1d10-3", "2", -1),
    ],
)
def test_weapon_dice(struck: Any, formula: str, dice: str, raw: int) -> None:
    """A weapon's d10s are added up with its number, and 0 on a d10 is 10."""
    assert struck(dice, degats=formula).at("damage.raw") == raw


def test_without_a_target_damage_stops_before_armour(step: Any, koris: Any) -> None:
    """With nobody to hit there is no Abs and no damage after it."""
    damage = step(f"attack {koris()} --hit --dice 7")["damage"]
    assert (damage["raw"], damage["abs"], damage["net"]) == (9, None, None)


@pytest.mark.parametrize("trait", ["brisant", "tranchant"])
def test_traits_that_need_a_target_are_said_to_be_left_out(step: Any, koris: Any, trait: str) -> None:
    """Brisant and Tranchant look at an armour; without a target a warning says they did not count."""
    arms = [{"nom": "Arme", "type": "epee", "degats": "1d10", "traits": [trait]}]
    result = step(f"attack {koris(armes=arms)} --hit --dice 7")
    assert (result.at("damage.raw"), len(result["warnings"])) == (7, 1)


@pytest.mark.parametrize(
    ("traits", "abs_", "ignored"),
    [
        (["perforant"], 5, 2),
        (["perforant"], 2, 2),
        (["perforant"], 1, 1),
        (["perforant"], 0, 0),
        (["perforant+"], 5, 4),
        (["perforant+"], 3, 3),
        (["perforant", "perforant+"], 5, 4),
        (["perforant+", "perforant"], 5, 4),
    ],
)
@pytest.mark.rules("DZ-DMG-02", "DZ-DMG-03")
def test_piercing_ignores_abs(struck: Any, traits: list[str], abs_: int, ignored: int) -> None:
    """Perforant passes by 2 Abs, Perforant+ by 4, both together by 4, and never by more than there is."""
    damage = struck("10", *traits, armour=plain(abs_))["damage"]
    assert (damage["abs"], damage["ignored"], damage["net"]) == (abs_, ignored, 10 - abs_ + ignored)


@pytest.mark.parametrize(
    ("trait", "abs_", "ignored", "ruled"),
    [
        ("perforant", 5, 3, True),
        ("perforant+", 6, 5, True),
        ("perforant", 3, 3, True),
        ("perforant", 2, 2, False),
    ],
)
def test_a_critical_adds_to_piercing(struck: Any, trait: str, abs_: int, ignored: int, ruled: bool) -> None:
    """The point of Abs a critical ignores adds to Perforant: a ruling, where Abs is left for it."""
    result = struck("10", trait, armour=plain(abs_), options="--crit abs")
    assert result.at("damage.ignored") == ignored
    assert ("critique_perforant" in result.ruled) == ruled


@pytest.mark.parametrize("armour", ABS)
def test_brisant_throws_a_die_against_rigid_armour(struck: Any, armour: str) -> None:
    """Only plates are rigid: there Brisant adds 1d10 before armour."""
    abs_, rigid = ABS[armour]
    damage = struck("7,6" if rigid else "7", "brisant", armour=armour)["damage"]
    assert damage["raw"] == (13 if rigid else 7)
    assert damage["net"] == damage["raw"] - abs_


@pytest.mark.parametrize(
    ("abs_", "raw", "net"), [(0, 6, 6), (1, 6, 5), (2, 5, 3), (3, 5, 2), (4, 5, 0), (5, 5, 0)]
)
def test_tranchant_by_abs(struck: Any, abs_: int, raw: int, net: int) -> None:
    """Tranchant adds 1 at Abs 0 and 1, takes 1 from Abs 4 on, and is nothing between."""
    damage = struck("5", "tranchant", armour=plain(abs_) if abs_ else None)["damage"]
    assert (damage["raw"], damage["net"]) == (raw, net)


def test_tranchant_takes_its_point_after_armour(struck: Any) -> None:
    """The point Tranchant loses comes off what armour left, and not below 0."""
    damage = struck("9", "tranchant", armour=plain(4))["damage"]
    assert (damage["raw"], damage["before_floor"], damage["net"]) == (9, 4, 4)


@pytest.mark.parametrize(
    ("traits", "abs_", "net", "ruled"),
    [
        (["tranchant", "perforant"], 3, 9, True),
        (["tranchant", "perforant"], 4, 7, True),
        (["tranchant", "perforant"], 1, 11, False),
        (["tranchant"], 1, 10, False),
        (["tranchant"], 4, 5, False),
        (["tranchant"], 3, 7, False),
    ],
)
def test_tranchant_looks_at_the_abs_worn(
    struck: Any, traits: list[str], abs_: int, net: int, ruled: bool
) -> None:
    """Tranchant goes by the Abs worn, before any is ignored: a ruling only where that differs."""
    result = struck("10", *traits, armour=plain(abs_))
    assert result.at("damage.net") == net
    assert ("tranchant_abs" in result.ruled) == ruled


def test_a_burst_adds_a_die_by_default(struck: Any) -> None:
    """Rafale adds 1d10 unless two targets are chosen, and the default is told."""
    result = struck("5,6", "rafale", type_="arme_a_feu")
    assert (result.at("damage.raw"), result["burst"], len(result["warnings"])) == (11, "damage", 1)
    chosen = struck("5,6", "rafale", type_="arme_a_feu", options="--burst damage")
    assert (chosen.at("damage.raw"), chosen["warnings"]) == (11, [])


def test_a_burst_on_two_targets_throws_nothing_more(struck: Any) -> None:
    """Two targets take the same damage, each with a defence of its own."""
    result = struck("5", "rafale", type_="arme_a_feu", options="--burst two-targets")
    assert (result.at("damage.raw"), result.next) == (5, ["defend target", "defend second target"])
    assert result.ruled == {"rafale_degats"}


def test_a_burst_is_for_weapons_that_can(struck: Any) -> None:
    """Without Rafale there is no burst, whatever was asked for."""
    result = struck("5", options="--burst damage")
    assert (result.at("damage.raw"), result["burst"]) == (5, None)


def test_the_second_target_has_its_own_armour(step: Any, koris: Any, dummy: Any) -> None:
    """The second target of a burst takes the same roll against its own armour."""
    arms = [{"nom": "PM", "type": "arme_a_feu", "degats": "1d10+2", "traits": ["rafale"]}]
    first, second = dummy("Un"), dummy("Deux", armure={"id": "plaques_tactiques"})
    line = f"attack {koris(armes=arms)} {first} --hit --burst two-targets --dice 8"
    result = step(line, f"defend {second} --from - --no-roll")
    assert (result.at("damage.raw"), result.at("damage.abs"), result.at("damage.final")) == (10, 5, 5)
    assert "rafale_degats" in result.ruled


def test_extra_dice_fall_in_their_order(struck: Any) -> None:
    """Weapon, critical, Brisant, Rafale: each die is told what it was for."""
    result = struck(
        "1,2,3,4", "brisant", "rafale", armour=plain(4, True), options="--crit damage --burst damage"
    )
    assert [(die["for"], die["value"]) for die in result["dice"]] == [
        ("damage", 1),
        ("critical", 2),
        ("brisant", 3),
        ("rafale", 4),
    ]
    assert (result.at("damage.weapon"), result.at("damage.raw"), result.at("damage.net")) == (1, 10, 6)


def test_parts_add_up(struck: Any) -> None:
    """What damage is made of adds up to what is left before the floor of 0."""
    damage = struck("3,4", "tranchant", "perforant", armour=plain(5), options="--crit damage")["damage"]
    assert sum(part["value"] for part in damage["parts"]) == damage["before_floor"] == 3
    assert damage["parts"][-1]["subtotal"] == damage["before_floor"]


@pytest.mark.parametrize(("die", "ruled"), [("1", True), ("2", True), ("3", True), ("4", False)])
def test_damage_before_armour_has_no_minimum(struck: Any, die: str, ruled: bool) -> None:
    """Damage before armour may be 0 or less, a ruling where a least damage of 1 would change it."""
    result = struck(die, degats="1d10-3")
    assert result.at("damage.raw") == int(die) - 3
    assert result.at("damage.net") == max(0, int(die) - 3)
    assert ("degats_bruts_min" in result.ruled) == ruled


@pytest.mark.parametrize("trait", ["Perforant", "PERFORANT", "perforant"])
def test_traits_are_found_however_they_are_written(step: Any, dummy: Any, trait: str) -> None:
    """A trait told by hand is found in any case."""
    target = dummy(armure={"id": "cotte_de_mailles"})
    assert step(f"wound {target} --raw 10 --trait {trait}").at("damage.final") == 9


def test_abs_ignored_by_hand_adds_up(step: Any, dummy: Any) -> None:
    """--ignore-abs adds to what traits ignore, as for a critical that chose it."""
    target = dummy(armure={"id": "plaques_tactiques"})
    result = step(f"defend {target} --melee --raw 10 --trait perforant --ignore-abs 1 --no-roll")
    assert (result.at("damage.ignored"), result.at("damage.net")) == (3, 8)


def test_brisant_told_by_hand_is_in_the_damage(step: Any, dummy: Any) -> None:
    """Damage given with --raw already has its Brisant die, and a warning says so."""
    target = dummy(armure={"id": "harnois_complet"})
    result = step(f"wound {target} --raw 10 --trait brisant")
    assert (result.at("damage.final"), len(result["warnings"]), result["dice"]) == (6, 1, [])


def test_a_trait_nobody_knows_is_a_usage_error(refused: Any, dummy: Any) -> None:
    """A trait that does not exist is refused by name."""
    assert refused(f"wound {dummy()} --raw 5 --trait percant", status=2) == "unknown_trait"
