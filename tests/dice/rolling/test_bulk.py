"""Totals by the thousand are those of rolling, result by result."""

import pytest
from dice_strategies import expressions
from hypothesis import assume, given
from hypothesis import strategies as st

from dzcli.dice.exact import Exact
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.notation.tree import Node
from dzcli.dice.rolling.bulk import totals
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.random import Random, block_start


def rolled(tree: Node, seed: int, first: int, count: int) -> list[Exact]:
    throw = Random(seed)
    found = []
    for index in range(block_start(first), first + count):
        throw.begin(index)
        total = roll(tree, throw).total
        if index >= first:
            found.append(total)
    return found


def assert_same(tree: Node, seed: int, first: int, count: int) -> None:
    lists = list(totals(tree, seed, first, count))
    found = [total for one in lists for total in one]
    assert all(0 < len(one) <= 1024 for one in lists)
    expected = rolled(tree, seed, first, count)
    assert found == expected
    assert [type(total) for total in found] == [type(total) for total in expected]


@pytest.mark.parametrize(
    "text",
    [
        "4d6kh3",
        "4d6kl3",
        "5d6dh1",
        "5d6kh1",
        "5d6kl1",
        "6d6kh4dh1",
        "3d6dl1dh1",
        "5d6dl2dh2",
        "5d6dl1dh2",
        "2d6kh0",
        "2d6kh9",
        "4d6dl1dl2",
        "1d20",
        "3d6",
        "4dF",
        "3d[1,1,5]kh2",
        "d[0..9]*10+d[0..9]",
        "1d100000+1",
        "1d100000+2d2000",
        "300d6",
        "3d6sd",
        "-1d4",
        "5",
        "10d6>=5",
        "10d6kh5>=5f1",
        "4d6min2",
        "4d6kh3min2",
        "4d6min3kh3",
        "4d6kh3min2kh2",
        "4d6min2max3>=3",
        "2d6+1d8-2",
        "max(1d6,1d8)*2-abs(1d4-3)",
        "(2d6+1)>=8",
        "1d6>=4+1d6>=4",
        "2d20kh1[x]+5[y]",
        "{2d6,1d8,1d4}kh2",
        "{2d6,1d8,1d4}>=5f1",
        "{4d6}",
        "{4d6}>=10",
        "{4d6+1d4}kh2",
        "{1d6,1d8}s",
        "1d6!",
        "4d6!kh3",
        "3d4!o",
        "3d4!x2kl2",
        "5d4!p",
        "4d4!!p>=3dh1",
        "6d4!>2min2kh4max3>=3f1",
        "4d6!3!5",
        "5d6r",
        "5d6r<3kh3",
        "5d6ro<=2>=5",
        "8d6!+2d8-1+3dF",
        "d[1,5,9]+2d6ro",
        "{3d6+2d8}kh3",
        "{5d4+0d6+5d6}dl2kh3",
        "{4d6}kh3",
        "{3d6+2d8}kh3*2-{2d4}kl1",
        "{2d6!+2d8}kh3",
        "{2d6-2d8}kh1",
        "{2d6-1d8+1d4}kh2",
        "{3d6*1d4}kh2",
        "{2d6+3}kh1",
        "{2d6kh1+1d8}kh1",
        "{2d6+1d8}kh2>=3",
        "{2d6+1d8}>=9",
        "{2d6+1d8}kh2s",
        "{2d6,1d8}kh1>=4",
        "{2d6,1d8}dl1dh1",
        "3d6/2",
        "(1d6/4+1d6/4)*2+3d6/3",
        "2d6*3-1d4//2",
        "-(1d8%3)",
        "max(1d6/2,1d4)>=2",
        "{1d6/2,1d4/2}kh1",
        "3d6!/2",
        "3d6!!kh2",
        "2d6r<2",
        "(1d4)d6",
        "1d(1d4+1)",
        "1d6/2",
        "1d6*0.5",
        "2^1d6",
        "7//1d4",
        "round(1d6/4)",
    ],
)
def test_totals_are_those_of_rolling(text: str) -> None:
    tree = parse(text).tree
    for seed, first, count in ((1, 1, 30), (7, 1000, 60), (2**64 - 1, 1500, 3), (3, 1024, 2)):
        assert_same(tree, seed, first, count)


@pytest.mark.parametrize("text", [f"1d6*{'9' * 2000}*{'9' * 2000}", "1d6*" + "*".join(["9999"] * 1200)])
def test_totals_too_big(text: str) -> None:
    """Numbers too long to be told are refused as where one result is rolled."""
    tree = parse(text).tree
    with pytest.raises(ExpressionFault, match="more than"):
        list(totals(tree, 1, 1, 3))


@given(expressions, st.integers(0, 2**64 - 1), st.integers(1, 60), st.integers(1, 20))
def test_totals_of_any_expression_are_those_of_rolling(text: str, seed: int, first: int, count: int) -> None:
    try:
        tree = parse(text).tree
        rolled(tree, seed, first, count)
    except ExpressionFault:
        assume(False)
    assert_same(tree, seed, first, count)


def test_many_dice_come_in_shorter_lists() -> None:
    first = next(totals(parse("20000d6").tree, 1, 1, 50))
    assert len(first) == 5


def test_a_fault_is_told_when_its_result_is_due() -> None:
    with pytest.raises(ExpressionFault):
        list(totals(parse("1/(1d2-1)").tree, 1, 1, 100))


@pytest.mark.parametrize(
    "text", ["6/(1d9-1)", "1d6//(1d9-1)", "1d6%(2d4-2)", "(1d8-2)d6", "2^min(1,1d9/2)", "(1d9-1)d(1d9-1)"]
)
def test_what_came_before_a_fault_stands(text: str) -> None:
    """Where a result comes to a fault the totals before it are given, and then the fault is told."""
    tree = parse(text).tree
    throw, expected, found = Random(2), list[Exact](), list[Exact]()
    with pytest.raises(ExpressionFault) as plain:
        for index in range(1, 500):
            throw.begin(index)
            expected.append(roll(tree, throw).total)
    with pytest.raises(ExpressionFault) as quick:
        for several in totals(tree, 2, 1, 500):
            found += several
    assert found == expected != []
    assert (quick.value.message, quick.value.position) == (plain.value.message, plain.value.position)


@pytest.mark.parametrize("text", ["3d6!>=3", "2d6+4d4!!>=2", "4d4r<=3", "3d6!p>=2+1d6"])
def test_too_many_dice_are_too_many_for_the_same_result(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A result whose dice bring more than may be thrown is refused, and what came before it stands."""
    tree = parse(text).tree
    monkeypatch.setattr("dzcli.dice.rolling.roll.MAX_DICE", 10)
    monkeypatch.setattr("dzcli.dice.rolling.open_ended.MAX_DICE", 10)
    monkeypatch.setattr("dzcli.dice.rolling.bulk.MOST_THROWN", 20)
    throw, expected = Random(4), []
    with pytest.raises(ExpressionFault) as plain:
        for index in range(1, 5000):
            throw.begin(index)
            expected.append(roll(tree, throw).total)
    found: list[Exact] = []
    with pytest.raises(ExpressionFault) as quick:
        for several in totals(tree, 4, 1, 5000):
            found += several
    assert found == expected
    assert (quick.value.values, quick.value.position) == (plain.value.values, plain.value.position)


@pytest.mark.parametrize("text", ["20d2!>2", "10d2+10d4!5", "20d6r>6"])
def test_as_many_dice_as_may_be_thrown_are_not_too_many(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A result that throws just as many dice as it may is given."""
    tree = parse(text).tree
    monkeypatch.setattr("dzcli.dice.rolling.roll.MAX_DICE", 10)
    monkeypatch.setattr("dzcli.dice.rolling.bulk.MOST_THROWN", 20)
    assert_same(tree, 1, 1, 20)
