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
        ("2d6$", 3, '"$" means nothing in a dice expression.'),
        ("2d6\u00e9", 3, '"\u00e9" means nothing in a dice expression.'),
        ("max 3", 4, '"(" was expected, not "3".'),
        ("floor(1,2)", 0, '"floor" takes one value.'),
        ("0d6", 0, "A number of dice is a whole number, at least 1, not 0."),
        ("1.5d6", 0, "A number of dice is a whole number, at least 1, not 1.5."),
        ("(1-2)d6", 0, "A number of dice is a whole number, at least 1, not -1."),
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
