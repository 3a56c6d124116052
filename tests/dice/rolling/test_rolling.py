"""Rolling a tree: the order dice fall in, what becomes of each, and how it is shown."""

import json
from fractions import Fraction

import pytest
from dice_strategies import expressions
from hypothesis import assume, given
from hypothesis import strategies as st

from dzcli.dice.exact import decimal
from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.rolling.drawing import as_tree, explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.rolling.rolled import RolledNode
from dzcli.dice.throws.given import Given
from dzcli.dice.throws.random import Random


def rolled(text: str, dice: str = "") -> RolledNode:
    throw = Given(dice)
    result = roll(parse(text).tree, throw)
    throw.finish()
    return result


def drawn(text: str, seed: int) -> tuple[RolledNode, Random]:
    throw = Random(seed)
    throw.begin(1)
    try:
        return roll(parse(text).tree, throw), throw
    except ExpressionFault:
        assume(False)
        raise


@given(expressions, st.integers(0, 9))
def test_dice_read_out_again_give_the_same_result(text: str, seed: int) -> None:
    result, throw = drawn(text, seed)
    again = rolled(text, ",".join(str(die.value) for die in throw.thrown))
    assert again.total == result.total
    assert as_tree(again) == as_tree(result)


@given(expressions, st.integers(0, 9))
def test_the_tree_holds_every_die_thrown(text: str, seed: int) -> None:
    result, throw = drawn(text, seed)
    tree = json.loads(json.dumps(as_tree(result)))

    def faces(part: object) -> list[int]:
        if isinstance(part, list):
            return [face for one in part for face in faces(one)]
        if isinstance(part, dict):
            own = [part["face"]] if "face" in part else []
            return own + [face for one in part.values() for face in faces(one)]
        return []

    assert sorted(faces(tree)) == sorted(die.value for die in throw.thrown)


@given(expressions, st.integers(0, 9))
def test_the_explanation_is_one_line_that_ends_with_the_total(text: str, seed: int) -> None:
    result, _ = drawn(text, seed)
    line = explain(result)
    assert "\n" not in line
    assert line.endswith(decimal(result.total))


@pytest.mark.parametrize(
    ("text", "dice", "line"),
    [
        ("4d6kh3", "6,3,1,5", "4d6kh3 [6, 3, (1), 5] = 14"),
        ("1d20+5", "13", "1d20 [13] + 5 = 18"),
        ("2d6!", "6,3,2", "2d6! [6!, 2, 3] = 11"),
        ("2d6!!", "6,3,2", "2d6!! [6!+2, 3] = 11"),
        ("1d6!p", "6,3", "1d6!p [6!, 3->2] = 8"),
        ("2d6r<2", "1,5,3", "2d6r<2 [1~, 3, 5] = 8"),
        ("4d6min2", "1,3,6,2", "4d6min2 [1->2, 3, 6, 2] = 13"),
        ("1d6!!max7", "6,5", "1d6!!max7 [6!+5->7] = 7"),
        ("3d6>=5f1", "1,5,3", "3d6>=5f=1 [1/, 5*, 3] = 0"),
        ("2d6[feu]", "1,5", "2d6 feu: [1, 5] = 6"),
        ("(1d4)d6", "2,3,5", "(1d4 [2])d6 [3, 5] = 8"),
        ("{1d6,2d8}kh1", "3,5,6", "{(1d6 [(3)]), 2d8 [5, 6]}kh1 = 11"),
        ("{2d6,2d6}>=10", "6,5,2,1", "{2d6 [6, 5] = 11*, 2d6 [2, 1]}>=10 = 1"),
        ("(3d6)>=15", "6,6,6", "3d6 [6, 6, 6] >= 15 = 1"),
        ("1d4/3", "2", "1d4 [2] / 3 = 0.666667"),
        ("-(1d4+1)^2", "1", "-(1d4 [1] + 1) ^ 2 = -4"),
        ("max(1d4,2)[x]", "3", "max(1d4 [3], 2) [x] = 3"),
        ("5", "", "5"),
    ],
)
def test_a_result_is_explained_on_one_line(text: str, dice: str, line: str) -> None:
    assert explain(rolled(text, dice)) == line


def test_a_line_shows_no_more_than_a_hundred_dice() -> None:
    line = explain(drawn("5000d6", 1)[0])
    assert len(line) < 400
    assert ", ...]" in line


@pytest.mark.parametrize(("dice", "more"), [(99, False), (100, False), (101, True)])
def test_the_hundredth_die_is_the_last_that_is_shown(dice: int, more: bool) -> None:
    """A hundred dice are shown one by one, and of more it is said that there are more."""
    line = explain(drawn(f"{dice}d6", 1)[0])
    shown = line[line.index("[") + 1 : line.index("]")].split(", ")
    assert (len(shown), shown[-1] == "...") == (min(dice, 100) + more, more)


def test_every_die_has_its_faces_value_origin_and_fate() -> None:
    tree = as_tree(rolled("3d6r<2!kh2", "1,6,2,3,5"))
    assert tree["total"] == 11
    assert [(die["value"], die["origin"], die["fate"]) for die in tree["dice"]] == [
        (1, "throw", "replaced"),
        (3, "reroll", "dropped"),
        (6, "throw", "kept"),
        (5, "explosion", "kept"),
        (2, "throw", "dropped"),
    ]
    assert {die["faces"] for die in tree["dice"]} == {6}


def test_success_and_failure_are_fates() -> None:
    tree = as_tree(rolled("4d6kh3>=5f<3", "6,2,3,1"))
    assert [die["fate"] for die in tree["dice"]] == ["success", "failure", "kept", "dropped"]


def test_compound_dice_are_glued_to_their_parent() -> None:
    (die,) = as_tree(rolled("1d6!!", "6,6,2"))["dice"]
    assert (die["face"], die["value"]) == (6, 14)
    assert [(extra["face"], extra["origin"]) for extra in die["glued"]] == [
        (6, "explosion"),
        (2, "explosion"),
    ]


def test_a_dropped_part_drops_its_dice() -> None:
    tree = as_tree(rolled("{1d6,1d8}kh1", "3,5"))
    assert [part["fate"] for part in tree["parts"]] == ["dropped", "kept"]
    assert tree["parts"][0]["dice"][0]["fate"] == "dropped"


def test_fractions_are_texts() -> None:
    assert as_tree(rolled("1d4/3", "2"))["total"] == "2/3"
    assert rolled("3/2").total == Fraction(3, 2)
    assert isinstance(rolled("4/2").total, int)


@pytest.mark.parametrize(
    ("text", "dice", "success"),
    [
        ("(3d6)>=15", "6,6,6", True),
        ("(3d6)>=15", "1,1,1", False),
        ("1d20+5>=15", "9", False),
        ("((3d6)>=15)[x]", "6,6,6", True),
        ("1d20>=15", "15", True),
        ("1d20>=15", "14", False),
        ("{3d6+1}>=15", "6,6,6", True),
        ("2d20>=15", "15,16", True),
        ("2d20>=15", "1,14", False),
        ("1d20>=15f1", "15", True),
        ("2d20>=15f1", "15,1", False),
        ("1d6!>=5>=5", "6,2", True),
        ("{1d6,1d6}>=3", "3,3", True),
        ("(3d6)>=15+1", "6,6,6", True),
        ("((3d6)>=15)+1", "6,6,6", None),
        ("3d6", "6,6,6", None),
    ],
)
def test_success_is_told_of_comparisons_and_of_what_counts(
    text: str, dice: str, success: bool | None
) -> None:
    assert rolled(text, dice).success is success


@pytest.mark.parametrize(
    ("text", "dice", "total"),
    [
        # Equal dice: the first is the higher, for all modifiers alike.
        ("3d6kh2dl1", "4,2,2", 6),
        ("3d6kl1dh2", "2,2,2", 2),
        # Each keep or drop sees the whole pool.
        ("4d6kh2kl2", "1,2,3,4", 0),
        ("4d6kh3kl3", "1,2,3,4", 5),
        # Later modifiers act on what is kept.
        ("3d6kh1!", "6,2,1,3", 9),
        ("2d6kh1r>4", "6,5,2", 2),
        ("4d6kh3min2", "1,1,1,1", 6),
        # Glued before a later keep.
        ("2d6!!kh1", "6,5,1", 7),
        ("2d6!kh1", "6,5,1", 6),
        # The natural face decides whether an extra die explodes, the value whether a die does.
        ("1d6!p", "6,6,2", 12),
        ("1d6!p>=5", "5,5,1", 9),
        ("1d6max5!", "6", 5),
        ("1d6min6!", "2,3", 9),
        # Rerolls: all that are written together count together.
        ("2d6r1r2", "1,5,2,3", 8),
        ("1d6ro1ro2", "1,2", 2),
        ("1d6ro1kh1ro2", "1,2,2", 2),
        ("2d6!r<2", "6,3,1,4", 13),
        # Groups.
        ("{4d6+2d8}kh3", "6,6,6,1,8,1", 20),
        ("{4d6+2d8+5}kh3", "6,6,6,1,8,1", 25),
        ("{2d6-2d8}kh1", "5,1,5,2", 5),
        ("{4d6kh3}kl2", "6,5,4,3", 9),
        ("{{2d6,1d8}kh1}kh1", "3,2,4", 3),
        ("{3d20+5}>21", "10,10,1", 1),
        ("{3d20+5}>21f<10", "1,1,1", -1),
        ("{5d6>=5}kh2", "6,5,6,1,1", 2),
        ("{1d6,1d6}dh1", "4,4", 4),
    ],
)
def test_modifiers_act_in_the_order_written(text: str, dice: str, total: int) -> None:
    assert rolled(text, dice).total == total


@pytest.mark.parametrize(
    ("text", "dice", "message"),
    [
        ("1/(1d2-1)", "1", "This divides by zero."),
        ("5//(1d2-1)", "1", "This divides by zero."),
        ("5%(1d2-1)", "1", "This divides by zero."),
        ("(1d2-1)^-1", "1", "This divides by zero."),
        ("2^(1d2/2)", "1", "An exponent has to be a whole number, not 0.5."),
        ("9^9^(1d9)", "9", "A number here would have more than 3900 digits."),
        ("(1d4-2)d6", "1", "The number of dice came out as -1: it has to be a whole number, 0 or more."),
        ("(1d4/2)d6", "1", "The number of dice came out as 0.5: it has to be a whole number, 0 or more."),
        (
            "1d(1d4-1)",
            "1",
            "The number of sides came out as 0: it has to be a whole number from 1 to 999999999.",
        ),
        (
            "1d(999999998+1d2)",
            "2",
            "The number of sides came out as 1000000000: it has to be a whole number from 1 to 999999999.",
        ),
        (
            "1d(1d4/2)",
            "3",
            "The number of sides came out as 1.5: it has to be a whole number from 1 to 999999999.",
        ),
    ],
)
def test_what_only_the_dice_can_tell_is_a_fault_with_its_place(text: str, dice: str, message: str) -> None:
    with pytest.raises(ExpressionFault) as raised:
        rolled(text, dice)
    assert raised.value.message.format(**raised.value.values) == message
    assert raised.value.text == text


def test_labels_say_what_dice_are_for() -> None:
    _, throw = drawn("2d6r<6[feu]+1d4", 1)
    assert {die.purpose for die in throw.thrown} == {"roll [feu]", "reroll [feu]", "roll"}


@pytest.mark.parametrize(
    ("over", "under", "text"),
    [
        (400, 301, "1.328904"),
        (1, 3, "0.333333"),
        (2, 3, "0.666667"),
        (-1, 3, "-0.333333"),
        (1, 2, "0.5"),
        (1, 3_000_000, "0.000000333333"),
        (10_000_001, 10_000_000, "1"),
        (-10_000_001, 10_000_000, "-1"),
        (1_999_999_999, 1_000_000_000, "2"),
        (99_999_999, 1_000_000_000, "0.1"),
        (123_456_789, 100, "1234567.89"),
        (7, 1, "7"),
    ],
)
def test_fractions_are_shown_with_six_significant_decimals(over: int, under: int, text: str) -> None:
    assert decimal(Fraction(over, under)) == text


@given(st.fractions())
def test_a_fraction_is_shown_within_half_of_its_last_decimal(value: Fraction) -> None:
    shown = Fraction(decimal(value))
    assert abs(shown - value) <= Fraction(1, 2_000_000)
    assert abs(shown - value) <= abs(value) / 200_000
