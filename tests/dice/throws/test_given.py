"""Dice given in order: what is left of them, and what is wrong with them, as facts."""

import pytest

from dzcli.dice.fault import DiceFault
from dzcli.dice.throws.faces import name, told_faces
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


@pytest.mark.parametrize(
    "faces, token, face",
    [
        (6, "1", 1),
        (6, "6", 6),
        (6, "+3", 3),
        (6, "003", 3),
        (10, "0", 10),
        (10, "10", 10),
        (100, "00", 100),
        (100, "100", 100),
        (100, "1", 1),
        (100, "07", 7),
        (100, "0+0", 100),
        (100, "00+0", 100),
        (100, "60+0", 60),
        (100, "6+0", 60),
        (100, "0+2", 2),
        (100, "00+2", 2),
        (100, "90+9", 99),
        ((-1, 0, 1), "-1", -1),
        ((-1, 0, 1), "\u22121", -1),
        ((0, 5), "0", 0),
    ],
)
def test_a_die_is_read_as_it_is_read_out(faces, token, face):
    """A percentile is read as one number or as tens and units, and the 0 of a d10 is ten."""
    assert read_die(token, faces) == face


@pytest.mark.parametrize(
    "faces, token, told",
    [
        (6, "0", "a d6 has no face 0 (die 2, for roll)."),
        (6, "7", "a d6 has no face 7 (die 2, for roll)."),
        (6, "-1", "a d6 has no face -1 (die 2, for roll)."),
        (6, "00", "a d6 has no face 0 (die 2, for roll)."),
        (10, "00", "a d10 has no face 0 (die 2, for roll)."),
        (10, "11", "a d10 has no face 11 (die 2, for roll)."),
        (100, "0", "a d100 has no face 0 (die 2, for roll)."),
        (100, "101", "a d100 has no face 101 (die 2, for roll)."),
        (6, "1+2", '"1+2" is not a face of a d6 (die 2, for roll).'),
        (100, "65+3", '"65+3" is not a face of a d100 (die 2, for roll).'),
        (6, "", '"" is not a face of a d6 (die 2, for roll).'),
        (6, "1.5", '"1.5" is not a face of a d6 (die 2, for roll).'),
        (999999999, "1000000000", '"1000000000" is not a face of a d999999999 (die 2, for roll).'),
        ((0, 5), "3", "a d[0,5] has no face 3 (die 2, for roll)."),
        ((-1, 0, 1), "2", "a dF has no face 2 (die 2, for roll)."),
    ],
)
def test_what_a_die_does_not_show_is_refused(faces, token, told):
    """What is no number, and what is no face of the die, is told with the die and its place."""
    throw = Given("3," + token)
    throw.next_face(6, "first")
    with pytest.raises(DiceFault) as caught:
        throw.next_face(faces, "roll")
    assert caught.value.message.format(**caught.value.values) == told


@pytest.mark.parametrize(
    "dice, spare, asked, told",
    [
        ("3", False, 2, "die 2 is missing, a d6 for roll."),
        ("", True, 1, "die 1 is missing, a d6 for roll."),
        ("3 4 5,,", False, 2, 'too many dice, 5 for 2; left over: 5,"","".'),
        ("3 4", False, 0, "too many dice, 2 for 0; left over: 3,4."),
        ("3 4 5 x", True, 2, '"x" is not a face of a die (die 4).'),
    ],
)
def test_too_few_and_too_many_dice_are_told(dice, spare, asked, told):
    """It is told which die is missing and what for, or which are left over."""
    throw = Given(dice, spare=spare)
    with pytest.raises(DiceFault) as caught:
        throw.pool(asked, 6, "roll")
        throw.finish()
    assert caught.value.message.format(**caught.value.values) == told


@pytest.mark.parametrize(
    "faces, called, listed",
    [
        (6, "d6", 6),
        ((-1, 0, 1), "dF", [-1, 0, 1]),
        ((1, 1, 2), "d[1,1,2]", [1, 1, 2]),
        (tuple(range(12)), "d[0,1,2,3,4,5,6,7,8,9,10,11]", [*range(12)]),
        (tuple(range(13)), "d[0,1,2,3,4,5,6,7,8,9,10,11,...]", [*range(13)]),
        (tuple(range(20)), "d[0,1,2,3,4,5,6,7,8,9,10,11,...]", [*range(20)]),
        (tuple(range(21)), "d[0,1,2,3,4,5,6,7,8,9,10,11,...]", "d[0,1,2,3,4,5,6,7,8,9,10,11,...]"),
    ],
)
def test_a_die_is_called_by_its_faces(faces, called, listed):
    """Up to twelve faces are spelt out in its name, and up to twenty listed in a record."""
    assert (name(faces), told_faces(faces)) == (called, listed)
