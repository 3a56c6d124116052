"""Results passed over: the dice after them are those that would have fallen."""

import pytest

from dzcli.dice.notation.parser import parse
from dzcli.dice.rolling.drawing import explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.rolling.skipping import dice_of, pass_over
from dzcli.dice.throws.random import Random


@pytest.mark.parametrize(
    "text",
    [
        "7",
        "3d6",
        "4d6kh3 + 1d8",
        "3d6!",
        "2d6r",
        "(1d4)d6",
        "2d(1d6)",
        "max(1d4, 2d6!o) * 2",
        "4dF>=0",
        "{2d6, 1d20}kh",
    ],
)
def test_passed_over(text):
    """After some results that are passed over comes the one that comes after as many that are rolled."""
    tree = parse(text).tree
    passing, rolling = Random(9), Random(9)
    for index in range(1, 40):
        passing.begin(index)
        rolling.begin(index)
        pass_over(tree, passing)
        roll(tree, rolling)
    assert explain(roll(tree, passing)) == explain(roll(tree, rolling))


def test_faults_are_passed_over():
    """A result that cannot be had does not keep one from those after it."""
    tree = parse("(1d2 - 1)d6!").tree
    throw = Random(1)
    throw.begin(1)
    for _ in range(30):
        pass_over(tree, throw)


@pytest.mark.parametrize(
    "text, count",
    [
        ("7", 0),
        ("3d6kh1 + 2d8min2", 5),
        ("-{2d6, 1d4}dl", 3),
        ("2d6!", None),
        ("1d6ro", None),
        ("(1d2)d6", None),
    ],
)
def test_how_many_dice(text, count):
    """How many dice a result takes is known unless the dice themselves tell."""
    assert dice_of(parse(text).tree) == count
