"""A memory of what dice led to gives what making each thing anew would give."""

import gc
import weakref

import pytest

from dzcli.dice.notation.parser import parse
from dzcli.dice.rolling.drawing import explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws import replay
from dzcli.dice.throws.random import Random
from dzcli.dice.throws.replay import Memory


def explained(tree):
    """What a rolled tree looks like, made of a throw."""
    return lambda throw: explain(roll(tree, throw))


@pytest.mark.parametrize(
    "text", ["1d2", "2d4kh1", "2d3!", "(1d4)d6", "2d6r<3", "d[1,5,9]", "4dF", "3d1000", "7"]
)
def test_what_is_remembered_is_what_would_be_made(text):
    """Each result is the one that its own dice make, and the dice after it fall as they would."""
    tree = parse(text).tree
    known, remembering, plain = Memory(explained(tree), len), Random(3), Random(3)
    for index in range(1, 2500):
        remembering.begin(index)
        plain.begin(index)
        assert known.of(remembering) == explain(roll(tree, plain))


def test_equal_dice_are_made_once():
    """What was made of some faces is not made of them again."""
    made = []
    known = Memory(lambda throw: made.append(throw.pool(2, 3, "roll")), lambda made: 0)
    throw = Random(1)
    for index in range(1, 1000):
        throw.begin(index)
        known.of(throw)
    assert len(made) == 9


def test_memory_is_bounded(monkeypatch):
    """When there is no room left results are made anew, and are the same."""
    monkeypatch.setattr(replay, "MOST_BYTES", 20_000)
    tree = parse("2d6").tree
    made = []

    def make(throw):
        made.append(explain(roll(tree, throw)))
        return made[-1]

    known, throw, plain = Memory(make, lambda made: 1000), Random(1), Random(1)
    for index in range(1, 1000):
        throw.begin(index)
        plain.begin(index)
        assert known.of(throw) == explain(roll(tree, plain))
    again = {text for text in made if made.count(text) > 1}
    assert 36 - 20_000 // 1000 <= len(again) < 36


@pytest.mark.parametrize(
    "text, gives_up", [("10d10", True), ("5d10", True), ("2d100", False), ("3d6!", False)]
)
def test_remembering_is_given_up_where_dice_hardly_ever_come_again(text, gives_up):
    """What is remembered of dice that do not come again is let go of, and the results stay the same."""
    tree = parse(text).tree
    remembered = weakref.WeakSet()

    class Made:
        def __init__(self, throw):
            self.text = explain(roll(tree, throw))
            remembered.add(self)

    known, throw, plain = Memory(Made, lambda made: 100), Random(5), Random(5)
    for index in range(1, 2000):
        throw.begin(index)
        plain.begin(index)
        shown = known.of(throw).text
        assert shown == explain(roll(tree, plain))
    gc.collect()
    assert (len(remembered) == 0) == gives_up
