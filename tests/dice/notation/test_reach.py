"""How far an expression reaches: the bounds of its value, and how many dice it may take."""

from math import inf

import pytest
from dice_strategies import expressions
from hypothesis import assume, given
from hypothesis import strategies as st

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.bounds import called, chained, decided, powered
from dzcli.dice.notation.limits import check
from dzcli.dice.notation.parser import parse
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.random import Random


@pytest.mark.parametrize(
    ("text", "low", "high", "dice"),
    [
        ("7", 7, 7, 0),
        ("-1d4", -4, -1, 1),
        ("2d6+1d8", 3, 20, 3),
        ("2d6-1d8", -6, 11, 3),
        ("2d6*1d4", 2, 48, 3),
        ("2d6/1d4", 0.5, 12, 3),
        ("7//1d4", 1, 7, 1),
        ("-7//1d4", -7, -2, 1),
        ("1d6%1d4", 0, 4, 2),
        ("1d6%-1d4", -4, 0, 2),
        ("1d6%(1d5-3)", -2, 2, 2),
        ("1d6/(1d3-2)", -inf, inf, 2),
        ("2^1d3", 2, 8, 1),
        ("(1d4+1)^2", 4, 25, 1),
        ("(1d3-2)^2", -1, 1, 1),
        ("(1d4-2)^-1", -inf, inf, 1),
        ("abs(1d6-3)", 0, 3, 1),
        ("abs(-1d4)", 1, 4, 1),
        ("floor(1d6/4)", 0, 2, 1),
        ("min(1d4,1d6,3)", 1, 3, 2),
        ("max(1d4,1d6,3)", 3, 6, 2),
        ("(1d6)>=3", 0, 1, 1),
        ("(2d6)[a]", 2, 12, 2),
        ("4d6kh3", 3, 18, 4),
        ("4d6kl1", 1, 6, 4),
        ("4d6dh1", 3, 18, 4),
        ("4d6dl3", 1, 6, 4),
        ("4d6dl9", 0, 0, 4),
        ("4d6kh9", 4, 24, 4),
        ("4d6kh3kl2", 1, 12, 4),
        ("4d6kh0", 0, 0, 4),
        ("2d6!o", 2, 24, 4),
        ("2d6!x3", 2, 48, 8),
        ("2d6!!x2", 2, 60, 6),
        ("1d6!px2>=3", 0, 18, 3),
        ("2d6ro", 2, 12, 4),
        ("2d6!>6", 2, 12, 2),
        ("2d6r>6", 2, 12, 2),
        ("4d6min3", 12, 24, 4),
        ("4d6max2", 4, 8, 4),
        ("4d6kh2min3", 6, 12, 4),
        ("4d6>=5", 0, 4, 4),
        ("4d6kh2>=5", 0, 2, 4),
        ("4d6>=5f1", -4, 4, 4),
        ("4dF", -4, 4, 4),
        ("3d[-2,5]kh2", -4, 10, 3),
        ("(1d4)d6", 1, 24, 5),
        ("(1d4-2)d6", 0, 12, 3),
        ("2d(1d6)", 2, 12, 3),
        ("(1d3)d(1d4+1)", 1, 15, 5),
        ("0d6", 0, 0, 0),
        ("2d4khkl", 0, 4, 2),
        ("3d1min2!o=2", 3, 12, 6),
        ("1d1min2r2", 1, 2, 2),
        ("{2d6,1d8}", 3, 20, 3),
        ("{2d6,1d8}kh1", 0, 20, 3),
        ("{2d6,-1d8}kh1", -8, 12, 3),
        ("{1,-1}kh1", -1, 1, 0),
        ("{1d6,2}kh1s", 0, 8, 1),
        ("{10-3d6}kh1", -8, 10, 3),
        ("{100/2d6}kh1", -inf, inf, 2),
        ("{-1d6+2d[-1,5]!o}kl1", -10, 20, 5),
        ("{{1d6,4}kh1}dl1", 0, 10, 1),
        ("{(1d6-7)^2}kh1", -49, 49, 1),
        ("{3d6>=5f1-1}kh1", -4, 2, 3),
        ("{{1d6,3}>=2}kh1", -2, 2, 1),
        ("{1d6}s", 1, 6, 1),
        ("{7}kh0", 7, 7, 0),
        ("1d6!!x1!x2>=7", 1, 24, 3),
        ("1d6!px1!x2=0", 0, 24, 4),
        ("2d[3,1,2]!o", 2, 12, 4),
        ("2d[3,1,2]ro", 2, 6, 4),
        ("2d(1d4+1)!o", 2, 20, 5),
        ("1d6!!x1r>=7", 1, 12, 3),
        ("1d6min9", 9, 9, 1),
        ("2d6max-2", -4, -4, 2),
        ("(1d2-1)d6min9", 0, 9, 2),
        ("2d[-3,-1]", -6, -2, 2),
        ("(1d3)d[-3,-1]", -9, -1, 4),
        ("(1d3)d[-3,2]", -9, 6, 4),
        ("(1d4/2)d6", 1, 12, 3),
        ("2d6!!px1", 0, 36, 4),
        ("2d6>=3f1kh1", -1, 1, 2),
        ("(1d4)d6kh2kl2", 0, 12, 5),
        ("{-2d6,-1d8}kh1", -20, 0, 3),
        ("{2d6,1d8}>=5", -2, 2, 3),
        ("{3d6+1}kh2", 1, 19, 3),
    ],
)
def test_the_reach_of_an_expression(text: str, low: float, high: float, dice: float) -> None:
    """The lowest and highest value an expression may come to, and the most dice it may take."""
    reach = check(parse(text).tree)
    assert (reach.low, reach.high, reach.dice) == (low, high, dice)


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("2d6!", 22),
        ("2d6!!", 22),
        ("2d6r", 22),
        ("100d6!", 165),
        ("2d6!x30", 22),
        ("2d[1,1,3]r", 95),
        ("2d[1,3,3]!", 95),
        ("2d[1,1,3]!", 35),
        ("2d6!<=2", 35),
        ("2d6!>=3!o", 158),
        ("2d6!!>=2", 210),
    ],
)
def test_dice_without_a_limit_are_counted_up_to_what_is_too_unlikely(text: str, dice: int) -> None:
    """Of explosions and rerolls that may go on for ever only the likely ones count."""
    assert round(check(parse(text).tree).dice) == dice


@pytest.mark.parametrize(
    ("text", "work"),
    [("1d6", 1), ("4d6kh1", 8), ("4d6>=5", 12), ("2d6ro1ro2!o", 16), ("{1d6,1d8}kh1", 7), ("{4d6}kh1", 15)],
)
def test_work_grows_with_dice_and_modifiers(text: str, work: float) -> None:
    """Each modifier looks at every die, with each of its conditions; a group of one part looks twice."""
    assert round(check(parse(text).tree).work) == work


@given(expressions, st.integers(0, 3))
def test_no_total_lies_beyond_the_reach(text: str, seed: int) -> None:
    """Whatever falls, the total lies between the bounds, and no more dice are thrown than counted."""
    try:
        tree = parse(text).tree
        reach = check(tree)
        throw = Random(seed)
        throw.begin(1)
        rolled = roll(tree, throw)
    except ExpressionFault:
        assume(False)
    slack = 1e-9 * abs(rolled.total)
    assert reach.low - slack <= rolled.total <= reach.high + slack
    assert len(throw.thrown) <= reach.dice


@pytest.mark.parametrize(
    ("sign", "left", "right", "expected"),
    [
        ("<", (1, 2), (3, 4), True),
        ("<", (1, 3), (3, 4), None),
        ("<", (4, 5), (3, 4), False),
        ("<=", (1, 3), (3, 4), True),
        ("<=", (4, 5), (3, 3), False),
        (">", (4, 5), (3, 4), None),
        (">", (3, 3), (3, 4), False),
        (">", (5, 6), (3, 4), True),
        (">=", (4, 5), (3, 4), True),
        (">=", (1, 2), (3, 4), False),
        ("=", (1, 2), (3, 4), False),
        ("=", (3, 3), (3, 3), True),
        ("=", (3, 4), (3, 3), None),
        ("!=", (1, 2), (3, 4), True),
        ("!=", (3, 3), (3, 3), False),
        ("!=", (3, 4), (4, 4), None),
    ],
)
def test_a_comparison_of_bounds_is_decided_only_where_all_values_agree(sign, left, right, expected) -> None:
    """Bounds decide a comparison if every pair of values between them does."""
    assert decided(sign, left, right) is expected


def test_bounds_without_end_stay_so() -> None:
    """What nothing is known of has no bounds, and what bounds a value from one side still does."""
    assert chained("+", (1, inf), (2, 3)) == (3, inf)
    assert chained("-", (1, 2), (-inf, 0)) == (1, inf)
    assert chained("*", (0, inf), (0, 2)) == (0, inf)
    assert called("min", [(1, inf), (2, 5)]) == (1, 5)
    assert called("floor", [(0.5, inf)]) == (0, inf)
    assert powered((2, 10), (1, 10**6)) == (2, inf)


@pytest.mark.parametrize(
    ("base", "exponent", "expected"),
    [
        ((0.5, 0.5), (-1, -1), (0, 2)),
        ((-0.5, -0.5), (-1, -1), (-2, 2)),
        ((-4, -0.25), (-2, 1), (-16, 16)),
        ((-1, 1), (-1, 1), (-inf, inf)),
        ((-1, 0), (-1, -1), (-inf, inf)),
        ((0, 1), (-1, -1), (0, inf)),
        ((1, 2), (0, 1), (1, 2)),
        ((1, 2), (-1, 1), (0, 2)),
        ((0, 2), (0, 2), (0, 4)),
        ((0.5, 2), (-1, 3), (0, 8)),
        ((0.25, 0.5), (-2, -1), (0, 16)),
        ((-3, 2), (2, 2), (-9, 9)),
        ((-2, 1), (0, 3), (-8, 8)),
    ],
)
def test_powers_below_one_grow_with_negative_exponents(base, exponent, expected) -> None:
    """What is nearest to nothing is the largest once it is divided by; nothing itself has no bound."""
    assert powered(base, exponent) == expected


@pytest.mark.parametrize(
    ("sign", "left", "right", "expected"),
    [
        ("*", (-2, 3), (-5, 4), (-15, 12)),
        ("*", (0, 0), (-inf, inf), (0, 0)),
        ("/", (1, 2), (1, 2), (0.5, 2)),
        ("/", (4, 4), (0.5, 2), (2, 8)),
        ("/", (1, 2), (-2, -1), (-2, -0.5)),
        ("/", (1, 2), (-1, 0), (-inf, inf)),
        ("/", (1, 2), (0, 1), (-inf, inf)),
        ("/", (3, 6), (3, inf), (0, 2)),
        ("//", (7, 7), (2, 3), (2, 3)),
        ("//", (-7, 7), (2, 2), (-4, 3)),
        ("//", (1, inf), (2, 2), (0, inf)),
        ("//", (1, 2), (0, 3), (-inf, inf)),
        ("%", (5, 5), (0, 0), (0, 0)),
        ("%", (5, 5), (0, 3), (0, 3)),
        ("%", (5, 5), (1, 3), (0, 3)),
        ("%", (5, 5), (-3, 0), (-3, 0)),
        ("%", (5, 5), (-3, 1), (-3, 3)),
    ],
)
def test_a_product_or_a_quotient_lies_between_those_of_the_ends(sign, left, right, expected) -> None:
    """What is divided by what may be nothing has no bounds; a remainder has those of its divisor."""
    assert chained(sign, left, right) == expected


@pytest.mark.parametrize(
    ("name", "parts", "expected"),
    [
        ("min", [(1, 4), (2, 3)], (1, 3)),
        ("max", [(1, 4), (2, 3)], (2, 4)),
        ("abs", [(-3, 2)], (0, 3)),
        ("abs", [(-3, 0)], (0, 3)),
        ("abs", [(0, 2)], (0, 2)),
        ("abs", [(-3, -1)], (1, 3)),
        ("abs", [(1, 3)], (1, 3)),
        ("round", [(0.4, 1.6)], (0, 2)),
        ("ceil", [(-1.5, 1.5)], (-2, 2)),
    ],
)
def test_the_bounds_of_a_function(name, parts, expected) -> None:
    """What a function gives lies between the bounds that its values allow."""
    assert called(name, parts) == expected


@pytest.mark.parametrize(
    ("text", "depth"),
    [("1", 1), ("-1", 2), ("1d6", 1), ("1+1d6", 2), ("(1+2)*(3*(4-5))", 4), ("2d(1d4)", 2), ("{1,{2}}", 3)],
)
def test_what_is_nested_counts_one_level_more(text: str, depth: int) -> None:
    """An expression is as deep as the deepest of its parts, and one more."""
    assert check(parse(text).tree).depth == depth
