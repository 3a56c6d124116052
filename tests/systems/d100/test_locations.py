"""Where a blow strikes: every roll there is, reversed, in the table."""

from typing import Any

import pytest

ZONES = {
    10: "tete",
    20: "bras_droit",
    30: "bras_gauche",
    70: "torse",
    85: "jambe_droite",
    100: "jambe_gauche",
}

# Worked out by hand: the roll, its digits reversed, the part of the body.
ROLLS = {
    1: (10, "tete"),
    7: (70, "torse"),
    10: (1, "tete"),
    11: (11, "bras_droit"),
    70: (7, "tete"),
    99: (99, "jambe_gauche"),
    100: (100, "jambe_gauche"),
}


@pytest.mark.rules("D100-24", "D100-25")
@pytest.mark.parametrize(("roll", "told"), ROLLS.items())
def test_rolls_worked_out_by_hand(step: Any, roll: int, told: tuple[int, str]) -> None:
    """The digits of a roll reversed give the number, and the table the part of the body."""
    found = step(f"attack @acolyte --score 100 --hit-only --dice {roll}")["location"]
    assert (found["number"], found["zone"]) == told


def test_every_roll(step: Any) -> None:
    """Each of the hundred rolls, written with two digits and read backwards, is in its row of the table."""
    for roll in range(1, 101):
        number = int(f"{roll % 100:02d}"[::-1]) or 100
        zone = next(name for last, name in ZONES.items() if number <= last)
        found = step(f"wound @cultiste --damage 1 --hit-roll {roll}")["location"]
        assert (found["number"], found["zone"]) == (number, zone)


@pytest.mark.parametrize("name", ["bras_gauche", "Bras Gauche", "left arm", "bras g"])
def test_a_part_of_the_body_by_its_names(step: Any, name: str) -> None:
    """A part of the body is known by its French and its English name."""
    found = step(f"wound @cultiste --damage 9 --location '{name}'")
    assert (found["location"]["zone"], found["damage"]["abs"]) == ("bras_gauche", 4)


def test_an_unknown_part_of_the_body(dzcli: Any) -> None:
    """A name that is no part of the body is answered with those there are."""
    error = dzcli("wound", "@cultiste", "--damage", "9", "--location", "aile", "--json", status=2).error
    assert error["code"] == "unknown_location"
    assert "tete, bras_droit" in error["message"]
