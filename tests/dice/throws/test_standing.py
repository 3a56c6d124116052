"""Numbers that stand for what dice show reckon as those numbers do, whichever the dice show."""

import math
import operator
from itertools import product

import pytest

from dzcli.dice.throws.standing import Standing, settled
from dzcli.dice.throws.throw import Die


class Table:
    """Who answers what is asked about the dice that fell, and gives signs in the order they are asked for."""

    def __init__(self, *faces: int) -> None:
        self.thrown = [Die(6, face, "roll", True) for face in faces]
        self.asked = 0
        self.signs: list[object] = []

    def ask(self, question, known_by=None):
        self.asked += 1
        return question(self.thrown)

    def sign(self, terms, plus, form):
        self.signs.append((terms, plus, form))
        return 900 + len(self.signs)

    def die(self, place: int) -> Standing:
        return Standing(self, ((place, 1),))


BINARY = {
    **{name: getattr(operator, name) for name in ("add", "sub", "mul", "mod", "floordiv")},
    **{name: getattr(operator, name) for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    **{
        name: getattr(operator, name) for name in ("and_", "or_", "xor", "lshift", "rshift", "pow", "truediv")
    },
    "divmod": divmod,
    "min": min,
    "max": max,
}
UNARY = {
    **{name: getattr(operator, name) for name in ("neg", "pos", "abs", "invert", "truth")},
    **{name: getattr(math, name) for name in ("floor", "ceil", "trunc")},
    **{one.__name__: one for one in (int, float, round, hash)},
    "digits": lambda value: value.bit_length(),
    "numerator": lambda value: value.numerator,
    "denominator": lambda value: value.denominator,
    "twice": lambda value: 2 * value - value // 3 + (value - value),
    "nested": lambda value: (value // 2 + 1) % 3 * 4,
}


def plain(value: object) -> object:
    return settled(list(value) if isinstance(value, tuple) else value)


@pytest.mark.parametrize("name", BINARY)
def test_two_numbers_reckon_as_what_they_stand_for(name: str) -> None:
    """An operation of numbers made of dice, and of plain ones, comes to what it does with the faces."""
    work = BINARY[name]
    for first, second in product((1, 2, 3, 6), repeat=2):
        table = Table(first, second)
        one, other = 2 * table.die(0) + 1, table.die(1) - table.die(0) + 6
        known, known_other = 2 * first + 1, second - first + 6
        for left, right, expected in (
            (one, other, work(known, known_other)),
            (one, 4, work(known, 4)),
            (40, one, work(40, known)),
            (one, one, work(known, known)),
        ):
            assert plain(work(left, right)) == plain(expected)


@pytest.mark.parametrize("name", UNARY)
def test_one_number_reckons_as_what_it_stands_for(name: str) -> None:
    """So does an operation of one number, whichever sign it has."""
    for face in range(1, 7):
        table = Table(face)
        for made, known in ((table.die(0), face), (3 - table.die(0), 3 - face), (table.die(0) * 3, face * 3)):
            assert settled(UNARY[name](made)) == UNARY[name](known)


def test_what_is_reckoned_asks_nothing() -> None:
    """Sums, multiples and divisions by plain numbers ask nothing of the dice; a comparison asks once."""
    table = Table(3, 5)
    made = (table.die(0) + 2 * table.die(1) - 4) // 3 % 2
    assert isinstance(made, Standing)
    assert table.asked == 0
    assert made < 2
    assert table.asked == 1


def test_only_a_division_by_a_whole_number_waits() -> None:
    """What is divided by nothing is a fault at once, and by a decimal fraction a plain number."""
    table = Table(3, 5)
    for divided in (operator.mod, operator.floordiv):
        with pytest.raises(ZeroDivisionError):
            divided(table.die(0), 0)
        assert type(divided(table.die(0), 2.0)) is float
        assert type(divided(table.die(0), table.die(1))) is int


def test_what_no_die_bears_on_is_a_plain_number() -> None:
    """Where the dice cancel out, or count for nothing, a plain number is left."""
    table = Table(3, 5)
    assert type(table.die(0) + 2 - table.die(0)) is int
    assert type(table.die(1) * 0) is int
    assert table.asked == 0


def test_signs_are_shown_for_numbers() -> None:
    """A text of such a number is the sign for it, one for each way it is made and shown."""
    table = Table(3)
    assert [str(table.die(0)), f"{table.die(0) + 2:+d}"] == ["901", "902"]
    assert table.signs == [(((0, 1),), 0, ""), (((0, 1),), 2, "+d")]


def test_a_text_or_a_list_is_no_number() -> None:
    """Such a number equals nothing that is no number, and is not ordered with it."""
    table = Table(3)
    assert table.die(0) != "3"
    assert table.die(0) != [3]
    assert table.die(0) == 3.0
    with pytest.raises(TypeError):
        _ = table.die(0) < "4"


def test_values_are_settled_in_lists_and_dictionaries() -> None:
    """What holds such numbers holds the faces once it is settled."""
    table = Table(3, 5)
    found = settled({"a": [table.die(0), (table.die(1), "x")], "b": None})
    assert found == {"a": [3, [5, "x"]], "b": None}
    assert type(found["a"][0]) is int
