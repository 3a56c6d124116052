"""What is refused before a die is thrown, and that nothing takes long."""

from contextlib import suppress

import pytest
from pace import in_time

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import parse
from dzcli.dice.rolling.drawing import as_tree, explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.given import Given
from dzcli.dice.throws.random import Random


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
    ("most", "more", "message"),
    [
        ("1^" * 299 + "1", "1^" * 300 + "1", "This is nested more than 300 levels deep."),
        ("100000d6" + "kh1" * 19, "100000d6" + "kh1" * 19 + "+1", "This would take too long to roll."),
        ("1" + " " * 19_999, "1" + " " * 20_000, "An expression has at most 20000 characters."),
        ("9" * 3_900, "9" * 3_901, "A number here would have more than 3900 digits."),
        ("1." + "9" * 3_899, "1." + "9" * 3_900, "A number here would have more than 3900 digits."),
        ("(10^5)d6", "(10^5+1)d6", "This may throw more than 100000 dice."),
        ("50000d6+50000d6", "50000d6+50001d6", "This may throw more than 100000 dice."),
        ("50000d1!o", "50001d1!o", "This may throw more than 100000 dice."),
        ("2x50000d6", "2x50001d6", "This may throw more than 100000 dice."),
        ("10x10000d6" + "kh1" * 19, "10x10000d6" + "kh1" * 20, "This would take too long to roll."),
    ],
    ids=lambda text: text[:20],
)
def test_the_most_that_is_read_and_what_is_refused_as_more(most: str, more: str, message: str) -> None:
    """Up to a limit an expression is read, and one step beyond it is refused with what the limit is."""
    assert parse(most)
    with pytest.raises(ExpressionFault) as raised:
        parse(more)
    assert raised.value.message.format(**raised.value.values) == message


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
    def shown() -> None:
        throw = Random(1)
        throw.begin(1)
        with suppress(ExpressionFault):
            # Not one that is remembered.
            rolled = roll(parse.__wrapped__(text).tree, throw)
            explain(rolled)
            as_tree(rolled)

    in_time(2, shown)


@pytest.mark.parametrize(
    "text", ["10^4000", "9^9^9", "2^-99999", "10^3000*10^3000", "9" * 4000, "0." + "1" * 4000]
)
def test_a_number_too_big_to_print_is_refused(text: str) -> None:
    with pytest.raises(ExpressionFault, match="digits"):
        throw = Given("")
        roll(parse(text).tree, throw)


@pytest.mark.parametrize("times", [1, 2, 10_000])
def test_how_often_an_expression_may_be_repeated(times: int) -> None:
    """Once is a repeat like any other, and ten thousand times the most."""
    assert parse(f"{times}x1d6").repeat == times
    with pytest.raises(ExpressionFault, match="at most"):
        parse("10001x1d6")
