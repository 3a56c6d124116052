"""Exact odds: against every way the dice can fall, against rolls, and what is refused."""

import gc
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from dice_strategies import expressions
from dice_twins import every_roll
from hypothesis import assume, example, given
from hypothesis import strategies as st
from pace import in_time

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.tree_odds import Distribution, distribution
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.random import Random


def odds(text: str) -> Distribution:
    return distribution(parse(text).tree)


def assert_same(text: str) -> None:
    found = odds(text)
    expected, _ = every_roll(parse(text).tree)
    assert {value: found.chance(value) for value in found.weights} == expected, text
    assert found.left_out == 0


KEEPS = ["", "kh", "kl2", "dh1", "dl2", "kh3", "kh2dl1", "dh1dl1", "kh3kl3", "kh0", "kl9", "dl9"]
DICE = ["d1", "d2", "d3", "d4", "dF", "d[1,1,2]", "d[0,5]"]


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected, as in the program itself: among thousands of tests that takes long."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("keep", KEEPS)
@pytest.mark.parametrize(("count", "die"), list(product([1, 2, 4], DICE)))
def test_keeping_and_dropping_count_every_throw(count: int, die: str, keep: str) -> None:
    assert_same(f"{count}{die}{keep}")


@pytest.mark.parametrize("keep", KEEPS)
@pytest.mark.parametrize(
    "change",
    ["min2", "max2", "min2max3", "ro", "ro>2", "ro<2ro=3", "!o", "!po", "!!o", "!o>=2", "min3!o", "!omin2"],
)
def test_changes_before_and_after_keeping_count_every_throw(change: str, keep: str) -> None:
    assert_same(f"3d3{change}{keep}")
    assert_same(f"3d3{keep}{change}")


@pytest.mark.parametrize("keep", KEEPS)
@pytest.mark.parametrize("judge", [">=2", "=3", ">1f1", "<2f>=3", "!=2", "=1=3", ">=2f2"])
def test_counting_counts_every_throw(judge: str, keep: str) -> None:
    assert_same(f"4d3{keep}{judge}")
    assert_same(f"4d3{judge}{keep}")
    assert_same(f"2d3!omin2{keep}{judge}")


@pytest.mark.parametrize("after", [*KEEPS, ">=3", ">=3f1", "kh2>=3", "kl1<2"])
@pytest.mark.parametrize(
    "parts",
    [
        "1d3,1d4,1d5",
        "1d4,1d4,1d4",
        "2d3,1d4",
        "1d3,2d2,1d4/2",
        "1d3,2,1d4",
        "1d4,1d4,1d3,1",
        "2d2kh1,1d3!o,1d4",
    ],
)
def test_groups_count_every_throw(parts: str, after: str) -> None:
    assert_same(f"{{{parts}}}{after}")


@pytest.mark.parametrize("after", [*KEEPS, ">=3", "kh2>=3f<2"])
@pytest.mark.parametrize(
    "part",
    [
        "2d3+1d4",
        "2d3-1d4",
        "1d4-2d3",
        "2d3+1d4+2",
        "-1d3+1d4",
        "2d3+2d3",
        "2d2!o+1d3",
        "1d3+1d3-1d3",
        "2d3>=2+1d3",
    ],
)
def test_groups_of_one_part_count_every_throw(part: str, after: str) -> None:
    assert_same(f"{{{part}}}{after}")


@pytest.mark.parametrize(
    "text",
    [
        *(f"1d6{sign}1d4" for sign in ("+", "-", "*", "/", "//", "%", "^")),
        *(f"(1d4){sign}(1d4)" for sign in ("=", "!=", "<", "<=", ">", ">=")),
        "2*1d4",
        "1d6//4",
        "-1d6%4",
        "1d3^-1",
        "2^1d3",
        "1d4*1d4-1d4",
        "1d4+0.5",
        "1d4/3+1d3/2",
        "1d6-1d6-1d6",
        "abs(1d4-3)",
        "max(1d4,1d6)",
        "min(1d4,1d6,2)",
        "max(1d4/2,1d3)",
        "round(1d5/2)",
        "ceil(1d5/-2)",
        "(2d4>=3)>=1",
        "((1d4)>=2)+1",
        "(1d4)>=2+1",
        "(1d4)[x]+1d3[y]",
        "(1d3)d4",
        "2d(1d3)",
        "(1d2)d(1d3)",
        "(1d3)d4kh1",
        "(2d2)d2>=2",
        "2d(1d3+1)!o",
        "((1d2)d2)d2",
    ],
)
def test_arithmetic_counts_every_throw(text: str) -> None:
    assert_same(text)


@pytest.mark.parametrize(
    "text",
    [
        "2d3!",
        "1d4!>=3",
        "2d3!p",
        "2d3!!",
        "2d3!!p",
        "2d3!!>=2",
        "2d3!!>=3>=4",
        "2d4!!kh1",
        "2d3!!max4",
        "2d3!kh1",
        "3d3!kh2",
        "2d3!<2kl1",
        "3d3!<2kl2",
        "3d3!=2kl2",
        "3d3!=2kh2",
        "2d3!kl1",
        "2d3!kl3",
        "2d3!dl1",
        "2d3!dh1",
        "2d3!pkh2",
        "2d4!>=3kh2",
        "1d4r>=4!>=3kh1",
        "1d4max3!>=3kh1",
        "2d4!2kh2",
        "2d3!kh2dl1",
        "2d3!min2",
        "2d3!r<2",
        "2d3r<2!",
        "2d3!r<2kh2",
        "2d3kh1!",
        "2d3kh1!!",
        "3d3!kh2>=3",
        "2d3kl2!p",
        "2d[1,2,2]!",
        "{1d3!,1d4}kh1",
        "{1d3!+1d4}kh2",
        "max(1d3!,1d4)",
        "1d3!-1d3!",
        "(1d2!!)d2",
        "1d4!>2!1",
        "3d3r<2kh2",
        "2d4r<3",
        "2d4r=1r=2",
        "2d4kl1r>3",
        "3dFr",
        "2d4!>=3>=3f1",
    ],
)
def test_what_can_go_on_for_ever_differs_by_no_more_than_the_twin_leaves_out(text: str) -> None:
    found = odds(text)
    expected, lost = every_roll(parse(text).tree, least=2e-4)
    for value in {*found.weights, *expected}:
        difference = found.chance(value) - expected.get(value, 0)
        assert -found.left_out <= difference <= lost, value
    assert found.left_out < 1e-12
    assert sum(found.weights.values()) == found.denominator * (1 - found.left_out)


@given(expressions)
def test_the_odds_of_any_expression_agree_with_its_twin(text: str) -> None:
    try:
        tree = parse(text).tree
        found = distribution(tree)
    except ExpressionFault:
        assume(False)
    expected, lost = every_roll(tree, least=1e-5, most=1500)
    for value in {*found.weights, *expected}:
        difference = found.chance(value) - expected.get(value, 0)
        assert -found.left_out <= difference <= lost, value


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("1d6!", Fraction(21, 5)),
        ("5d6!!", Fraction(21)),
        ("1d6!p", Fraction(4)),
        ("3d6!+2", Fraction(73, 5)),
        ("2*1d6!", Fraction(42, 5)),
        ("1d6!*1d6!", Fraction(441, 25)),
        ("1d6!-1d6!", Fraction(0)),
        ("1d6!/2", Fraction(21, 10)),
        ("6d10!>=9>=8", Fraction(9, 4)),
        ("1d10!>=10>=8", Fraction(1, 3)),
        ("1d6!o", Fraction(49, 12)),
        # 9/2 for each die, and in one case of four what an exploding die brings, 21/5.
        ("2d6r<3!", Fraction(111, 10)),
    ],
)
def test_the_mean_of_endless_explosions_is_exact(text: str, mean: Fraction) -> None:
    assert odds(text).mean == mean


@pytest.mark.parametrize("text", ["4d6!kh3", "5d10!kh2>=9", "3d6!kl2", "1d6r<6", "10d6!>6"])
def test_nothing_is_left_out_where_a_closed_form_exists(text: str) -> None:
    assert odds(text).left_out == 0


@given(expressions, st.integers(0, 3))
@example("1d6!-1d6!*1d4", 1)
def test_every_total_rolled_is_among_the_outcomes(text: str, seed: int) -> None:
    try:
        program = parse(text)
        found = in_time(2, lambda: distribution(program.tree))
    except ExpressionFault:
        assume(False)
    assert list(found.weights) == sorted(found.weights)
    assert all(weight > 0 for weight in found.weights.values())
    assert sum(found.weights.values()) == found.denominator * (1 - found.left_out)
    throw = Random(seed)
    for index in range(1, 6):
        throw.begin(index)
        assert roll(program.tree, throw).total in found.weights or found.left_out


@given(expressions)
def test_odds_are_found_or_refused(text: str) -> None:
    try:
        tree = parse(text).tree
    except ExpressionFault:
        assume(False)
    in_time(2, lambda: found_or_refused(tree))


def found_or_refused(tree: Any) -> None:
    try:
        found = distribution(tree)
        listed = 1 - found.left_out
        assert min(found.weights) * listed <= found.mean or found.exact_mean is not None
        assert found.sd >= 0
    except ExpressionFault as fault:
        fault.message.format(**fault.values)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    "text",
    [
        "100000d6",
        "10000d6",
        "1000d100",
        "300d20kh150",
        "1000d6kh500",
        "100d100kh50",
        "1000d6!",
        "20d100!>20",
        "1d20!>1",
        "10d6!>=4dl1",
        "1d999999999",
        "1d999999999>=5",
        "(100d100)d(100d100)",
        "(100d6)d6",
        "100d6/100d6",
        "100d6*100d6*100d6",
        "10d6/10d6/10d6",
        "1d6/7+1d6/11+1d6/13+1d6/17+1d6/19+1d6/23",
        "{1d6*10^300,1d6,1d8}kh2",
        "{10d6!+10d8!}kh5",
        "{20d6+20d8+20d10}kh10",
        "10d6kh3!kh2",
        "(1d2)d(1d99999)",
        "*".join(["1d6"] * 2000),
        "+".join(f"1d{sides}" for sides in range(2, 400)),
        "+".join(["d6!"] * 2400),
        "1d6" + "min1" * 2000,
        "1d6" + "s" * 9000,
        "3d6!>5!<2!o!p",
        "30d100kh15ro<20",
        "1d6^1d6^1d6",
        "{" + ",".join(f"{count}d6" for count in range(1, 30)) + "}kh10",
        "9^9^9^9",
        "1d6*10^3000*10^3000",
        "5d6!x2>=0!>=2kl0",
        "{16d6,4d6/3d40}s/-(0.5+3d6),3d20}kl1",
        "{max(dFk3,7d[0..9]),6d1000!x2}dl1*2.56",
        "1d1000!1000!p5!o",
        "0d[1,2]/10000d6",
    ],
    ids=lambda text: text[:20],
)
def test_no_odds_take_long(text: str) -> None:
    def found() -> None:
        try:
            odds(text)
        except ExpressionFault as fault:
            fault.message.format(**fault.values)

    in_time(2, found)


@pytest.mark.parametrize(
    "text", ["1/(1d6-1)", "(1d6-1)^-1", "(1d4-2)d6", "1d(1d4-1)", "2^(1d2/2)", "1d6%(1d2-1)"]
)
def test_odds_of_what_may_turn_out_wrong_are_refused(text: str) -> None:
    with pytest.raises(ExpressionFault):
        odds(text)


def test_too_complex_odds_point_at_the_dice() -> None:
    with pytest.raises(ExpressionFault, match="exact odds") as raised:
        odds("1d6+30000d6")
    assert (raised.value.text, raised.value.position) == ("1d6+30000d6", 4)


def test_odds_asked_for_again_are_the_same() -> None:
    assert odds("2d6+7") is odds("2d6 + 7")
    deep = "2*(1+" * 140 + "1d2" + ")" * 140
    assert odds(deep) is odds(deep)


def test_a_distribution_tells_its_moments_and_tails() -> None:
    found = odds("2d6")
    assert found.mean == 7
    assert round(found.sd, 9) == round((35 / 6) ** 0.5, 9)
    assert found.denominator == 36
    assert found.at_least() == [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]


def test_whole_outcomes_are_ints_and_others_fractions() -> None:
    assert [type(value) for value in odds("1d2/2").weights] == [Fraction, int]


@pytest.mark.parametrize("text", ["{2d6kh1+1d8}kh2", "{2d2+3d3kl2dh1}dl1", "{3d4kh2+2d6kl1}kh2"])
def test_few_throws_are_rolled_one_and_all(text):
    """Where algebra knows no way, the odds are those of every throw, if these are few."""
    tree = parse(text).tree
    found = distribution(tree)
    assert sum(found.weights.values()) == found.denominator
    throw = Random(1)
    for index in range(1, 400):
        throw.begin(index)
        assert roll(tree, throw).total in found.weights


def test_the_highest_of_values_beyond_a_float():
    """Values too large for a float are compared as what they are."""
    found = odds("{(1d6)^400,1d10}kh1")
    assert max(found.weights) == 6**400
    assert sum(found.weights.values()) == found.denominator


def test_outcomes_beyond_a_float_are_added():
    """What is added to outcomes too large for a float is told exactly."""
    found = odds("1d2-(1d2+1)^2401")
    assert found.weights == {1 - 3**2401: 1, 2 - 3**2401: 1, 1 - 2**2401: 1, 2 - 2**2401: 1}
