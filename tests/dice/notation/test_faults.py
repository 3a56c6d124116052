"""What is wrong with an expression, where, and how it is shown."""

import pytest

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.caret import caret
from dzcli.dice.notation.parser import parse


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("", 0, "There is nothing to roll."),
        ("# only a comment", 0, "There is nothing to roll."),
        ("2d6+", 4, "The expression ends where a number, dice or a bracket was expected."),
        ("2d", 2, "The expression ends where a number, dice or a bracket was expected."),
        ("2d6 3", 4, '"3" was not expected here.'),
        ("(2d6", 0, 'This "(" is never closed.'),
        ("{2d6", 0, 'This "{" is never closed.'),
        ("2d6[feu", 3, 'This "[" is never closed.'),
        ("2d6)", 3, '")" was not expected here.'),
        ("(1,2)", 2, '"," was not expected here.'),
        ("{4d6}>=3kh1", 8, '"kh" has to be written before the comparison.'),
        ("2d6$", 3, '"$" means nothing in a dice expression.'),
        ("2d6#fire", 3, "A comment begins with # after a blank."),
        (
            "2d6 fire damage",
            4,
            '"fire damage" is no part of the roll; a comment begins with #, as in: 2d6 # fire damage',
        ),
        ("2d6 (feu)", 4, '"(feu)" is no part of the roll; a comment begins with #, as in: 2d6 # (feu)'),
        ("2d6+ feu", 5, '"feu" means nothing in a dice expression.'),
        ("5d10>=2<=9", 7, ">=2<=9 counts what meets either, which is everything; for a range write >=2f>9."),
        ("5d10<=9>2", 7, "<=9>2 counts what meets either, which is everything; for a range write <=9f<=2."),
        (
            "{1d6,1d8}>=2<=2",
            12,
            ">=2<=2 counts what meets either, which is everything; for a range write >=2f>2.",
        ),
        (
            f"1d6r<{10**30}>6",
            36,
            f"After r<{10**30} the comparison >6 counts dice; for a range write "
            f"{''.join(f'r={face}' for face in range(7, 19))}....",
        ),
        ("5d10r>=2<=4", 8, "After r>=2 the comparison <=4 counts dice; for a range write r=2r=3r=4."),
        (
            "5d10!!p<9>2",
            9,
            "After !!p<9 the comparison >2 counts dice; for a range write !!p=3!!p=4!!p=5!!p=6!!p=7!!p=8.",
        ),
        ("5<=1d20<=10", 7, "Only two values are compared at a time; for a range write {1d20}>=5f>10."),
        ("10 > 2d6+1 >= 5", 11, "Only two values are compared at a time; for a range write {2d6+1}<10f<5."),
        ("5<=(1d20)<=10", 9, "Only two values are compared at a time; for a range write {(1d20)}>=5f>10."),
        (
            "(1d4)<=1d6+1<=1d8",
            12,
            "Only two values are compared at a time; put one of the comparisons in brackets.",
        ),
        ("3<=5d6>=5", 6, "Only two values are compared at a time; put one of the comparisons in brackets."),
        ("1d6!x0", 4, "!x says how many extra dice a die brings at most, from 1 to 1000, not 0."),
        ("1d6!ox2", 5, "How many extra dice a die brings is said once: !o is the same as !x1."),
        ("2d6\u00e9", 3, '"\u00e9" means nothing in a dice expression.'),
        ("max 3", 4, '"(" was expected, not "3".'),
        ("floor(1,2)", 0, '"floor" takes one value.'),
        ("1.5d6", 0, "A number of dice is a whole number, 0 or more, not 1.5."),
        ("(1-2)d6", 0, "A number of dice is a whole number, 0 or more, not -1."),
        ("1d0", 2, "A die has a whole number of sides, at least 1 and at most 999999999, not 0."),
        ("1d(3-3)", 2, "A die has a whole number of sides, at least 1 and at most 999999999, not 0."),
        ("0x1d6", 0, "A repeat is a whole number, at least 1, not 0."),
        ("1d6kh1.5", 5, "A whole number was expected here."),
        ("1d6min", 6, "A whole number was expected here."),
        ("3d6f1", 3, "Failures are subtracted from what a comparison counts: write one, as in 5d6>=5f1."),
        ("3d6>=5r1", 6, '"r" has to be written before the comparison.'),
        ("{1d6,1d8}!", 9, '"!" acts on dice; a group can only keep, drop, sort and compare.'),
        ("2d6[]", 3, "A label cannot be empty."),
        ("d[1,]", 1, "The faces of a die are whole numbers, such as [1,1,2] or [0..9]."),
        ("d[6..1]", 1, "Faces run from the lower to the higher: write [1..6], not [6..1]."),
        ("1d1!", 3, "This explosion can never end: every face explodes."),
        ("2+1d6!>=1", 5, "This explosion can never end: every face explodes."),
        ("d2r=1r=2", 2, "This reroll can never end: every face is thrown again."),
        ("d[5,5]!", 6, "This explosion can never end: every face explodes."),
        ("1d(1d4)!", 7, "This explosion can never end: every face explodes."),
        ("(1d4-5)d6", 0, "A number of dice is 0 or more; here it never is."),
        ("1d(1d4-4)", 0, "A die needs at least one side; here it never has one."),
    ],
)
def test_a_fault_says_what_is_wrong_and_where(text: str, position: int, message: str) -> None:
    with pytest.raises(ExpressionFault) as raised:
        parse(text)
    fault = raised.value
    assert (fault.position, fault.message.format(**fault.values)) == (position, message)


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


@pytest.mark.parametrize(
    ("length", "position", "line", "column"),
    [
        (76, 0, "0" * 76, 0),
        (77, 0, "0" * 76 + "...", 0),
        (76, 50, "0" * 76, 50),
        (76, 51, "..." + "0" * 75, 53),
        (77, 51, "..." + "0" * 76, 53),
        (78, 51, "..." + "0" * 76 + "...", 53),
        (76, 76, "..." + "0" * 50, 53),
    ],
)
def test_a_line_holds_fifty_characters_before_the_fault(length, position, line, column) -> None:
    """A text is cut fifty characters before a fault and to 76 in all; dots stand for the rest."""
    assert caret(ExpressionFault("wrong", "0" * length, position)) == f"{line}\n{' ' * column}^"


def test_a_caret_line_is_one_line() -> None:
    """What is no character to be printed is shown as a blank."""
    assert caret(ExpressionFault("wrong", "2d6\n+\t\x1b$", 7)) == "2d6 +  $\n       ^"
