"""Pools of which dice are kept, explode, or both, against every way the dice can fall."""

from itertools import product

import pytest
from dice_twins import every_roll

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.tree_odds import distribution


def assert_exact(text: str) -> None:
    """The odds of an expression are those of every way its dice can fall, and nothing is left out."""
    tree = parse(text).tree
    found = distribution(tree)
    expected, _ = every_roll(tree)
    assert {value: found.chance(value) for value in found.weights} == expected, text
    assert found.left_out == 0


KEEPS = ["kh1", "kl1", "kh2", "kl2", "dh1", "dl1", "kh2dl1", "dh1dl1"]


@pytest.mark.parametrize("keep", KEEPS)
@pytest.mark.parametrize("change", ["!x2", "!!x2", "!px2", "!x2>=2", "!x2=1", "ro<2!x2", "!x1!x1"])
def test_explosions_with_a_limit_count_every_throw(change: str, keep: str) -> None:
    """Runs of at most so many dice are counted out before and after keeping."""
    assert_exact(f"2d3{change}{keep}")
    assert_exact(f"2d3{keep}{change}")


@pytest.mark.parametrize("text", ["2d2!x3kh1", "2d2!x3kl1", "2d3!x3kh2", "3d2!x3kl2"])
def test_runs_of_three(text: str) -> None:
    """Runs of up to three extra dice are counted out."""
    assert_exact(text)


@pytest.mark.parametrize("keep", [*KEEPS, "kh4", "kl5", "dh3", "dl4dh1"])
@pytest.mark.parametrize(
    "dice",
    [
        "1d2+1d3+1d4",
        "2d2+2d4",
        "2d4+2d2",
        "1d4-1d2",
        "2d3-2d3",
        "1d[1,2,2]+2d[1,2,2,5]",
        "1d[2,4,4]+1d[1,2,4]+1d2",
        "2d2>=2+1d4>=2+1d3",
        "1d3min2+2d3",
        "2dF+1d3",
        "2d2+2d2+1d2",
    ],
)
def test_mixed_dice_count_every_throw(dice: str, keep: str) -> None:
    """Of dice of several kinds what is kept is counted out, whichever end it is taken from."""
    assert_exact(f"{{{dice}}}{keep}")


@pytest.mark.parametrize(
    "text", ["{2d3-2d3!x1}kh1", "{1d3-1d3!x1}dl1", "{2d2>=2-2d2!x1}kh2", "{1d3-1d3!x1min2}kh1"]
)
def test_pools_that_subtract_and_explode(text: str) -> None:
    """A pool that is subtracted, counted or changed is not mixed up with one that is not."""
    assert_exact(text)


@pytest.mark.parametrize(("count", "dropped", "side"), list(product([3, 5], [1, 2], ["dl", "dh"])))
def test_few_dice_dropped_of_many(count: int, dropped: int, side: str) -> None:
    """Dropping few of many equal dice counts every throw, whether they add or are counted."""
    assert_exact(f"{count}d4{side}{dropped}")
    assert_exact(f"{count}d4{side}{dropped}=2=4")


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("20001d1kh1min1kh1", "1"),
        ("10000d1dh1", "9999"),
        ("1d[1..10000]k0max1r", "0"),
        ("3000d[1,1,2]kl9999", "4000"),
        ("100000d[1,10,100,1000]!2kh0", "0"),
    ],
)
def test_many_dice_that_need_no_counting(text: str, mean: str) -> None:
    """What comes to the same whatever falls is told at once."""
    assert str(distribution(parse(text).tree).mean) == mean


@pytest.mark.parametrize("text", ["2d4dh2!!!=5", "10d6kh3!kh2", "{(1d4)d6+1d6}kh1", "{4d6kh3!+2d8}kh3"])
def test_what_no_algebra_knows_is_refused(text: str) -> None:
    """Where there is no way, and throws are too many to be rolled all, the odds are refused."""
    with pytest.raises(ExpressionFault):
        distribution(parse(text).tree)


@pytest.mark.parametrize(
    "text",
    [
        "3d4kh2min3kh1",
        "3d4kl2min3kh1",
        "3d3kl2max2kh2>=2",
        "{3d4kh2+1d6}kh2",
        "{2d4kl1+2d3kh1}dl1",
        "{{2d3,1d4}kh1+1d3}kh1",
        "3d[1,1,2]kh2max1kh1",
    ],
)
def test_few_throws_are_rolled_one_and_all(text: str) -> None:
    """Where algebra knows no way, the odds are those of every throw, if these are few."""
    assert_exact(text)
