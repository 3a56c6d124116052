"""What many results come to: shares, means and their standard errors; people put in an order."""

from fractions import Fraction
from math import isclose, sqrt

import pytest

from dzcli.step.order import Order
from dzcli.step.questions import Rules
from dzcli.step.record import Person, Record, Recorded
from dzcli.step.someone import enlist, numbered
from dzcli.step.tally import Numbers, Tally

# Numbers; their mean, the standard error of it, the least and the greatest.
NUMBERS = [
    ([3], 3, None, 3, 3),
    ([1, 3], 2, 1, 1, 3),
    ([3, 1, 5], 3, sqrt(4 / 3), 1, 5),
    ([2, 2, 2, 2], 2, 0, 2, 2),
    ([-1, 0, 1], 0, sqrt(1 / 3), -1, 1),
    ([Fraction(1, 2), Fraction(3, 2)], 1, 0.5, Fraction(1, 2), Fraction(3, 2)),
]


@pytest.mark.parametrize("values, mean, error, least, greatest", NUMBERS)
def test_numbers(values, mean, error, least, greatest):
    """Numbers have a mean, and an error from two on: the root of their variance by how many there are."""
    numbers = Numbers()
    for value in values:
        numbers.add(value)
    assert (numbers.count, numbers.least, numbers.greatest) == (len(values), least, greatest)
    assert numbers.mean == mean
    assert numbers.error is None if error is None else isclose(numbers.error, error)


def test_tally():
    """Outcomes, words and numbers are counted apart; a word that is the outcome is counted once."""
    tally = Tally()
    for result in [
        ("success", True, 4),
        ("success", True, None),
        ("failure", False, "failure"),
        ("failure", False, "worse"),
        (None, False, True),
        (None, True, ["a", 2]),
        (None, False, ["a", 2]),
        ("success", True, Fraction(1, 2)),
    ]:
        tally.add(*result)
    assert (tally.count, tally.successes) == (8, 4)
    assert tally.outcomes == {"success": 3, "failure": 2}
    assert tally.words == {"worse": 1, "true": 1, "a, 2": 2}
    assert (tally.numbers.count, tally.numbers.mean) == (2, 2.25)
    assert isclose(tally.error(2), sqrt(0.25 * 0.75 / 8))
    assert (tally.error(0), tally.error(8)) == (0, 0)


# Groups of people, the first first; the first one, who is level, the order in one line.
ORDERS = [
    (((1,), (0,), (2,)), "Bo", [], "Bo > Ada > Cy"),
    (((0, 2), (1,)), None, [["Ada", "Cy"]], "Ada = Cy > Bo"),
    (((0,), (1, 2)), "Ada", [["Bo", "Cy"]], "Ada > Bo = Cy"),
]


@pytest.mark.parametrize("groups, first, level, sequence", ORDERS)
def test_order(groups, first, level, sequence):
    """An order tells who is first if it is one, who is level, and everybody in a line."""
    order = Order(groups, ["Ada", "Bo", "Cy"])
    assert (order.first, order.level, order.sequence) == (first, level, sequence)
    assert order.by_name == sequence.replace("=", ">").split(" > ")


def test_enlisted():
    """People are in a record under roles of their own, numbered from one in their order."""

    class Sheet:
        def __init__(self, name):
            self.person = Person(name, Recorded("x", "y"))

    class Fighter:
        def __init__(self, character, role):
            self.character, self.role = character, role

    record = Record("order", "dz", Rules("dz"))
    found = enlist([Sheet("Ana"), Sheet("Bo")], record, Fighter)
    assert [one.role for one in found] == ["fighter 1", "fighter 2"]
    assert {role: one.name for role, one in record.people.items()} == {"fighter 1": "Ana", "fighter 2": "Bo"}


def test_those_of_one_name():
    """People who share a name are numbered, in their order; others are not."""

    class Named:
        def __init__(self, name):
            self.name = name

    people = [Named(name) for name in ("Loup", "Ana", "Loup", "Loup")]
    assert numbered(people) == ["Loup 1", "Ana", "Loup 2", "Loup 3"]
