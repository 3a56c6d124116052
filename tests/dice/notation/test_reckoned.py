"""Which expressions tell nothing of single dice but what they show."""

import pytest

from dzcli.dice.notation.parser import parse
from dzcli.dice.notation.reckoned import only_reckoned


@pytest.mark.parametrize(
    "expression",
    [
        "3d6",
        "2d6+3",
        "-2d6*4-1d8",
        "{2d6, 1d20}",
        "d%",
        "4dF",
        "2d6 [fire] + 1d4",
        "(2d6)>=7",
        "5",
        "0d6",
        "200d6+56d4",
        "10d6>=4",
        "5d10>=8<2",
        "10d10!",
        "4d6!p+3",
        "{1d6!!}",
        "4d6kh3",
        "2d20kl1+1d4",
        "12d6dl2",
        "4d6kh9",
        "3d6!kh1",
        "6d6kh3>=4",
    ],
)
def test_only_reckoned_with(expression):
    assert only_reckoned(parse(expression).tree)


@pytest.mark.parametrize(
    "expression",
    [
        *(
            "14d6kh5",
            "7d6kh3>=4",
            "11d6>=5",
            "6d10>=8<2",
            "2d6r1",
            "7d6!",
            "2d6!>4",
            "2d1!o",
            "7d6!kh1",
            "{2d6, 1d20}kh",
            "{2d6}dl",
            "3d6s",
            "2d6min2",
        ),
        *(
            "3d6/2",
            "3d6//2",
            "3d6%2",
            "2d6+0.5",
            "2d6^2",
            "max(1d6, 3)",
            "(1d4)d6",
            "2d(1d6)",
            "200d6+57d4",
        ),
    ],
)
def test_single_dice_matter(expression):
    assert not only_reckoned(parse(expression).tree)
