"""Dice notation: what a text means, how it is written again, and what is refused where."""

import time

import pytest
from dice_strategies import expressions, scraps
from hypothesis import assume, example, given, settings

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import caret, parse
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
@example("4d6! !>4")
@example("1d6! =-1")
@example("4d6s dl1")
@example("(2d6[a])[b]")
@example("1d6!<>3")
@example("(5+1d20)>=15")
def test_what_is_written_again_reads_as_the_same_tree(text: str) -> None:
    tree = read(text).tree
    assert parse(str(tree)).tree == tree
    assert str(parse(str(tree)).tree) == str(tree)


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
    started = time.process_time()
    try:
        program = parse(text)
        throw = Random(1)
        throw.begin(1)
        rolled = roll(program.tree, throw)
        rolled.explain()
        rolled.as_tree()
    except ExpressionFault as fault:
        assert 0 <= fault.position <= len(fault.text)
        fault.message.format(**fault.values)
        caret(fault)
    assert time.process_time() - started < 2


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
    assert str(parse(text).tree) == canonical


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


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("", 0, "There is nothing to roll."),
        ("# only a comment", 0, "There is nothing to roll."),
        ("2d6+", 4, "The expression ends where a number, dice or a bracket was expected."),
        ("2d", 2, "The expression ends where a number, dice or a bracket was expected."),
        ("2d6 3", 4, "'3' was not expected here."),
        ("(2d6", 0, "This '(' is never closed."),
        ("{2d6", 0, "This '{' is never closed."),
        ("2d6[feu", 3, "This '[' is never closed."),
        ("2d6)", 3, "')' was not expected here."),
        ("(1,2)", 2, "',' was not expected here."),
        ("2d6$", 3, "'$' means nothing in a dice expression."),
        ("2d6\u00e9", 3, "'\u00e9' means nothing in a dice expression."),
        ("max 3", 4, "'(' was expected, not '3'."),
        ("floor(1,2)", 0, "'floor' takes one value."),
        ("0d6", 0, "A number of dice is a whole number, at least 1, not 0."),
        ("1.5d6", 0, "A number of dice is a whole number, at least 1, not 1.5."),
        ("(1-2)d6", 0, "A number of dice is a whole number, at least 1, not -1."),
        ("1d0", 2, "A die has a whole number of sides, at least 1 and at most 999999999, not 0."),
        ("1d(3-3)", 2, "A die has a whole number of sides, at least 1 and at most 999999999, not 0."),
        ("0x1d6", 0, "A repeat is a whole number, at least 1, not 0."),
        ("1d6kh1.5", 5, "A whole number was expected here."),
        ("1d6min", 6, "A whole number was expected here."),
        ("3d6f1", 3, "Failures are subtracted from what a comparison counts: write one, as in 5d6>=5f1."),
        ("3d6>=5r1", 6, "'r' has to be written before the comparison."),
        ("{1d6,1d8}!", 9, "'!' acts on dice; a group can only keep, drop, sort and compare."),
        ("2d6[]", 3, "A label cannot be empty."),
        ("d[1,]", 1, "The faces of a die are whole numbers, such as [1,1,2] or [0..9]."),
        ("d[3..1]", 1, "The faces of a die are whole numbers, such as [1,1,2] or [0..9]."),
        ("1d1!", 3, "This explosion can never end: every face explodes."),
        ("2+1d6!>=1", 5, "This explosion can never end: every face explodes."),
        ("d2r=1r=2", 2, "This reroll can never end: every face is thrown again."),
        ("d[5,5]!", 6, "This explosion can never end: every face explodes."),
        ("1d(1d4)!", 7, "This explosion can never end: every face explodes."),
        ("(1d4-4)d6", 0, "A number of dice is at least 1; here it never is."),
        ("1d(1d4-4)", 0, "A die needs at least one side; here it never has one."),
    ],
)
def test_a_fault_says_what_is_wrong_and_where(text: str, position: int, message: str) -> None:
    with pytest.raises(ExpressionFault) as raised:
        parse(text)
    fault = raised.value
    assert (fault.position, fault.message.format(**fault.values)) == (position, message)


@pytest.mark.parametrize(
    "text",
    [
        "100001d6",
        "99999d6!",
        "100000d6r<2",
        "50000d6+50001d6",
        "(1d1000000)d6",
        "(1000d1000)d6",
        "((1d9)^9)d6",
        "(1/(1d2-1))d6",
        "1000001x1d6",
        "1001x100d6",
        "1d1000000!<1000000",
        "999999999d999999999",
    ],
)
def test_too_many_dice_are_refused_whatever_the_form(text: str) -> None:
    with pytest.raises(ExpressionFault, match="may throw more than"):
        parse(text)


@pytest.mark.parametrize("text", ["100000d6", "(10*10000)d6", "1000x100d6", "80000d6!", "(100d100)d6"])
def test_up_to_a_hundred_thousand_dice_are_allowed(text: str) -> None:
    assert parse(text)


@pytest.mark.parametrize("opening", ["(", "-(", "abs(", "{", "(1+", "2d(1+"])
def test_nesting_is_refused_beyond_two_hundred(opening: str) -> None:
    closing = "}" if opening == "{" else ")"
    deepest = 200 if opening != "2d(1+" else 20
    assert parse(opening * deepest + "1" + closing * deepest)
    with pytest.raises(ExpressionFault, match="nested more than"):
        parse(opening * 201 + "1" + closing * 201)


@pytest.mark.parametrize(
    "text",
    [
        "(" * 10_000,
        "-" * 9_999 + "1",
        "1" + "+1" * 4_999,
        "2^" * 4_999 + "2",
        "1" + "=1" * 4_999,
        "9" * 10_000,
        "0" * 10_000,
        "9^9^9^9",
        "1/3^2000+" * 1_000 + "1",
        "1/7^1000+1/3^2000+" * 500 + "1",
        "9^4000-9^4000+" * 700 + "1",
        "90000d6" + "kh1" * 3_000,
        "50000d6" + "r=1" * 3_000,
        "{" * 199 + "80000d6" + "}kh1" * 199,
        "d6!+" * 2_400 + "1",
        "100000d6",
        "30000d6!!kh10000dl3sd>=5f1",
        "(100d100)d(100d100)",
        "100000x1+1",
        "1d500!>1",
        "x" * 30_000,
    ],
    ids=lambda text: text[:20],
)
def test_nothing_takes_long(text: str) -> None:
    started = time.process_time()
    try:
        throw = Random(1)
        throw.begin(1)
        rolled = roll(parse(text).tree, throw)
        rolled.explain()
        rolled.as_tree()
    except ExpressionFault:
        pass
    assert time.process_time() - started < 2


@pytest.mark.parametrize(
    "text", ["10^4000", "9^9^9", "2^-99999", "10^3000*10^3000", "9" * 4000, "0." + "1" * 4000]
)
def test_a_number_too_big_to_print_is_refused(text: str) -> None:
    with pytest.raises(ExpressionFault, match="digits"):
        total(text)


def test_repeats_and_comments_are_kept_apart_from_the_tree() -> None:
    program = parse("6x4d6kh3 # stats")
    assert (program.repeat, str(program.tree), program.comment, str(program)) == (
        6,
        "4d6kh3",
        "stats",
        "6x4d6kh3",
    )
    assert parse("6X4d6kh3").repeat == 6
    assert parse("6 x 4d6").repeat == 6
    assert parse("4d6").repeat == 1


def test_the_caret_stands_under_the_fault() -> None:
    with pytest.raises(ExpressionFault) as raised:
        parse("2d6 + 1d1!")
    assert caret(raised.value) == "2d6 + 1d1!\n         ^"


def test_the_caret_line_of_a_long_expression_is_cut() -> None:
    with pytest.raises(ExpressionFault) as raised:
        parse("1+" * 300 + "$" + "+1" * 300)
    line, mark = caret(raised.value).split("\n")
    assert len(line) < 90
    assert line[mark.index("^")] == "$"
