"""Dice notation: what a text means."""

import pytest
from dice_strategies import expressions, scraps
from hypothesis import assume, given, settings
from pace import in_time

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.caret import caret
from dzcli.dice.notation.parser import parse
from dzcli.dice.notation.writing import written
from dzcli.dice.rolling.drawing import as_tree, explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.given import Given
from dzcli.dice.throws.random import Random


def read(text: str):
    try:
        return parse(text)
    except ExpressionFault:
        assume(False)


def total(text: str, dice: str = ""):
    throw = Given(dice)
    rolled = roll(parse(text).tree, throw)
    throw.finish()
    return rolled.total


@given(expressions)
def test_case_and_spaces_mean_nothing(text: str) -> None:
    tree = read(text).tree
    assert parse(f"  {text}  ").tree == tree
    if "[" not in text:
        assert parse(text.upper()).tree == tree
        assert parse(text.lower()).tree == tree


@settings(max_examples=300)
@given(scraps)
def test_any_text_gives_a_tree_or_a_fault(text: str) -> None:
    in_time(2, lambda: tree_or_fault(text))


def tree_or_fault(text: str) -> None:
    try:
        program = parse.__wrapped__(text)
        throw = Random(1)
        throw.begin(1)
        rolled = roll(program.tree, throw)
        explain(rolled)
        as_tree(rolled)
    except ExpressionFault as fault:
        assert 0 <= fault.position <= len(fault.text)
        fault.message.format(**fault.values)
        caret(fault)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("d%", "1d100"),
        ("D6", "1d6"),
        ("4DF", "4dF"),
        ("d[-1,0,1]", "1dF"),
        ("d[1, 1, 2]", "1d[1,1,2]"),
        ("d[0..9]", "1d[0..9]"),
        ("d[5,1..3]", "1d[5,1..3]"),
        ("d[\u22122..0]", "1d[-2..0]"),
        ("(1+1)d6", "2d6"),
        ("6d(3*2)", "6d6"),
        ("(1d4)d6", "(1d4)d6"),
        ("max(1,1d4)d6", "(max(1,1d4))d6"),
        ("2d(1d4)kh1", "2d(1d4)kh1"),
        ("4d6k3", "4d6kh3"),
        ("4d6kl", "4d6kl1"),
        ("4 D 6 KH 3", "4d6kh3"),
        ("1d6!6", "1d6!6"),
        ("1d6!!=6", "1d6!!=6"),
        ("2d6r<2r6", "2d6r<2r=6"),
        ("2d6!>5!<2", "2d6!>5!<2"),
        ("3d6>=6f1", "3d6>=6f=1"),
        ("5d6!=6", "5d6!=6"),
        ("5d6<>6", "5d6!=6"),
        ("5d6\u22653", "5d6>=3"),
        ("2**3", "2^3"),
        ("1d6\u22121", "1d6-1"),
        ("1d6\u2013\u20131", "1d6--1"),
        ("2\u00d73\u00b74\u22c55", "2*3*4*5"),
        ("-+--2", "-2"),
        ("2--2", "2--2"),
        ("((1d6))", "1d6"),
        ("(3d6)>=15", "(3d6)>=15"),
        ("1d20+5>=15", "(1d20+5)>=15"),
        ("5+1d20>=15", "5+1d20>=15"),
        ("1.50", "1.5"),
        (".5", "0.5"),
        ("2d6[feu]", "2d6[feu]"),
        ("2d6[feu]kh1", "2d6kh1[feu]"),
        ("(2d6)[ Feu ]", "2d6[Feu]"),
        ("5[b]", "5[b]"),
        ("{1d6,2}[g]kh1", "{1d6,2}kh1[g]"),
        ("2d6 # 1d8 comment", "2d6"),
        ("1d20!po", "1d20!po"),
    ],
)
def test_texts_are_read_as(text: str, canonical: str) -> None:
    assert written(parse(text).tree) == canonical


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2+3*4", 14),
        ("(2+3)*4", 20),
        ("2*3^2", 18),
        ("-2^2", -4),
        ("(-2)^2", 4),
        ("2^3^2", 512),
        ("2^-1*4", 2),
        ("-7//2", -4),
        ("7//-2", -4),
        ("-7%3", 2),
        ("7%-3", -2),
        ("2*-3", -6),
        ("2--3", 5),
        ("10-4-3", 3),
        ("16/8*4", 8),
        ("16/(8*4)*2", 1),
        ("7/2*2", 7),
        ("0.1+0.2=0.3", 1),
        ("1/3+1/3+1/3", 1),
        ("3>2", 1),
        ("3>=3", 1),
        ("3>3", 0),
        ("3!=3", 0),
        ("2+2=4", 1),
        ("(1<2)+1", 2),
        ("floor(-0.5)", -1),
        ("ceil(-0.5)", 0),
        ("round(2.5)", 3),
        ("round(-2.5)", -3),
        ("round(0.49)", 0),
        ("abs(-3)", 3),
        ("min(3,1,2)", 1),
        ("max(4)", 4),
        ("0^0", 1),
        ("(-1)^99999999999999999", -1),
    ],
)
def test_arithmetic_is_exact_and_binds_as_in_mathematics(text: str, value: int) -> None:
    assert total(text) == value


def test_repeats_and_comments_are_kept_apart_from_the_tree() -> None:
    program = parse("6x4d6kh3 # stats")
    assert (program.repeat, written(program.tree), program.comment) == (6, "4d6kh3", "stats")
    assert parse("6X4d6kh3").repeat == 6
    assert parse("6 x 4d6").repeat == 6
    assert parse("4d6").repeat == 1
