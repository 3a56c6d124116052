"""Many dice that explode: the quotient of polynomials against one die added up."""

from fractions import Fraction

import pytest
from pace import in_time

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.modifiers import Judge
from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.exploding import exploding
from dzcli.dice.odds.one_die import Course, die
from dzcli.dice.odds.sums import repeated
from dzcli.dice.odds.tree_odds import distribution

UNLIKELY = 1e-12
POOLS = [
    "2d6!",
    "7d6!>=5",
    "5d6!p",
    "3d6!p>=3",
    "3d6!!",
    "3d6!!p",
    "4d10!>=8",
    "4d6!<2>=3",
    "2d20!<2",
    "6d[1,1,2,5]!",
    "3d[0,1,2]!",
    "2d[0,3]!<1",
    "9d2!",
]


@pytest.mark.parametrize("text", POOLS)
def test_dice_that_explode(text):
    """Every chance is that of dice added one to the other; only what both leave out may differ."""
    pool = parse(text).tree
    acts = tuple(one for one in pool.modifiers if not isinstance(one, Judge))
    judges = tuple(one for one in pool.modifiers if isinstance(one, Judge))
    found = exploding(pool.count, pool.faces, acts, judges, UNLIKELY, Budget())
    assert found is not None
    one = Course(die(pool.faces, Budget()), acts, judges, UNLIKELY, Budget()).whole()
    other = repeated(one, pool.count, Budget())
    low = min(end.rest[0] if end.missing else float("inf") for end in (found, other))
    for value in {*found.weights, *other.weights}:
        if value < low:
            assert found.chance(value) == other.chance(value)
    assert found.mean == other.mean
    assert found.left_out <= pool.count * UNLIKELY
    if found.missing:
        assert found.rest[0] > max(found.weights)


@pytest.mark.parametrize(
    "text", ["1d6!", "4d6!x2", "4d6!<2>=3f1", "4d6r1!", "4d6!kh2", "4d6!!>=5", "4d[-1,2]!"]
)
def test_what_is_done_otherwise(text):
    """One die, limits, what subtracts, and dice that do more than explode are none of its business."""
    pool = parse(text).tree
    acts = tuple(one for one in pool.modifiers if not isinstance(one, Judge))
    judges = tuple(one for one in pool.modifiers if isinstance(one, Judge))
    if text == "4d6!!>=5":
        acts, judges = parse("4d6!!>=5").tree.modifiers, parse("4d6>=5").tree.modifiers
    assert exploding(pool.count, pool.faces, acts, judges, UNLIKELY, Budget()) is None


@pytest.mark.parametrize("text", ["100d6!", "100d20!", "100d6!>=5", "1000d10!>=8"])
def test_hundreds_of_dice_take_a_moment(text):
    """Hundreds of dice that explode take a tenth of a second, and leave out next to nothing."""
    tree = parse(text).tree
    found = in_time(0.5, lambda: distribution(tree))
    assert 0 < found.left_out < Fraction(1, 10**12)


def test_runs_beyond_all_bounds_are_refused_at_once():
    """What would take millions of outcomes is refused before a long number is made."""

    def refused() -> None:
        with pytest.raises(ExpressionFault):
            distribution(parse("2d1000!<999").tree)

    in_time(0.5, refused)
