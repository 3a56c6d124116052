"""A question that the rules leave open: which answer is in force, and whether another would have mattered."""

import pytest

from dzcli.step.questions import Choice, House, Rules
from dzcli.step.record import Record

HALF = Choice("half", up=lambda value: -(-value // 2), down=lambda value: value // 2)
DICE = Choice("dice", {"3": lambda: 1, "4": lambda: 1}, always=True)
OWN = Rules("dz", {"half": House("down", "--rule")})


@pytest.mark.parametrize("rules, value, found, decides", [
    (Rules("dz"), 3, 2, True),
    (Rules("dz"), 4, 2, False),
    (OWN, 3, 1, True),
    (OWN, 4, 2, False),
])  # fmt: skip
def test_answer(rules, value, found, decides):
    """The first answer stands, or one's own; the choice is listed where another comes out otherwise."""
    record = Record("test", "dz", rules)
    assert rules.in_force(HALF, value) == record.in_force(HALF, value) == found
    assert record.decided(HALF, value) == (("half",) if decides else ())
    assert HALF.decides(rules.answer("half", "up"), found, (value,)) is decides
    assert record.rulings == []


def test_always():
    """A choice that throws dice is listed whatever comes out."""
    assert Record("test", "dz", Rules("dz")).decided(DICE) == ("dice",)
    assert (DICE.default, list(DICE.answers)) == ("3", ["3", "4"])


def test_ones_own_first():
    """Of several rulings that shaped a line one's own stand first, the others as they were told."""
    record = Record("test", "dz", OWN)
    record.say("1.1", "x", ("dice", "half", "other"))
    record.say("1.2", "x", "dice")
    record.say("1.3", "x")
    assert [line.rulings for line in record.lines] == [("half", "dice", "other"), ("dice",), ()]


class Noting(Record):
    """A record that keeps which questions it lists, without the words of any."""

    def note(self, key):
        self.kept = [*getattr(self, "kept", []), key]
        self._noted[key] = None


def test_listed_once():
    """A question is listed once, and only where another answer would have come out otherwise."""
    record = Noting("test", "dz", Rules("dz"))
    record.ask(HALF, 4)
    assert (record.listed("half"), getattr(record, "kept", [])) == ((), [])
    record.ask(HALF, 3)
    record.ask(HALF, 5)
    record.ask(HALF, 4)
    assert (record.listed("half"), record.kept) == (("half",), ["half"])


def test_weighed_apart():
    """What is listed while something is worked out apart is told, and not listed; what was before is."""
    record = Noting("test", "dz", Rules("dz"))
    record.ask(DICE)
    assert record.noting(lambda: record.ask(HALF, 3)) == (2, ("half",))
    assert (record.listed("half"), record.listed("dice")) == ((), ("dice",))
