"""Dice given in order: what is left of them, and what is wrong with them, as facts."""

import pytest

from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.given import Given, read_die, tokens


@pytest.mark.parametrize(
    "dice, found",
    [
        ("", []),
        ("  ", []),
        ("53", ["53"]),
        ("53, 7;8 9", ["53", "7", "8", "9"]),
        ("60 + 0 7", ["60+0", "7"]),
        ("53 +7", ["53", "+7"]),
        ("-1 \u22121,+1", ["-1", "\u22121", "+1"]),
        ("1,", ["1", ""]),
        (";1", ["", "1"]),
        ("1,,2", ["1", "", "2"]),
    ],
)
def test_tokens(dice, found):
    """Dice stand between commas, semicolons and blanks; a pair stays together."""
    assert tokens(dice) == found


def test_left_over_is_a_fault():
    """Dice that nothing asked for are a fault unless they may be spare."""
    throw = Given("3 4 5")
    throw.pool(2, 6, "roll")
    with pytest.raises(DiceFault) as caught:
        throw.finish()
    assert (caught.value.code, caught.value.values) == ("too_many_dice", {"given": 3, "used": 2, "rest": "5"})


@pytest.mark.parametrize("dice, left", [("3 4", []), ("3,4,10,00", ["10", "00"]), ("3 4 60+0", ["60+0"])])
def test_spare_dice(dice, left):
    """Spare dice are kept as they were given."""
    throw = Given(dice, spare=True)
    throw.pool(2, 6, "roll")
    throw.finish()
    assert throw.left_over == left


@pytest.mark.parametrize("dice", ["3 4 x", "3,4,", "3 4 5 six", "3,4,1+"])
def test_spare_dice_are_dice(dice):
    """What is no number at all is no spare die."""
    throw = Given(dice, spare=True)
    throw.pool(2, 6, "roll")
    with pytest.raises(DiceFault) as caught:
        throw.finish()
    assert caught.value.code == "not_a_die"


def test_spare_does_not_excuse_missing_dice():
    """Too few dice stay a fault."""
    with pytest.raises(DiceFault) as caught:
        Given("3", spare=True).pool(2, 6, "roll")
    assert caught.value.code == "missing_die"


@pytest.mark.parametrize("faces, token", [(6, "7"), (6, "x"), (100, "0"), ((-1, 0, 1), "2")])
def test_faults_name_no_option(faces, token):
    """A fault tells what is wrong with a die and knows no command line."""
    with pytest.raises(DiceFault) as caught:
        read_die(token, faces, place=1, purpose="roll")
    assert "--" not in caught.value.message
