"""Dice that fall one after the other: which of them count, what a rule is told, and what is noted of each."""

import pytest

from dzcli.dice.throws.given import Given
from dzcli.dice.throws.throw import HIGHEST, LOWEST, Die, More, Pool


def digits(state: int, face: int) -> int:
    """A state that tells the faces it was made of, and their order."""
    return state * 10 + face


@pytest.mark.parametrize(
    ("dice", "of", "keep", "face", "kept"),
    [
        ("53", 1, LOWEST, 53, [True]),
        ("53,7,9", 3, LOWEST, 7, [False, True, False]),
        ("53,7,9", 3, HIGHEST, 53, [True, False, False]),
        ("7,7", 2, LOWEST, 7, [True, False]),
        ("7,7", 2, HIGHEST, 7, [True, False]),
        ("30,20,10", 3, lambda face: face >= 20, 20, [False, True, False]),
    ],
)
def test_of_several_percentile_dice_one_counts(dice, of, keep, face, kept) -> None:
    """The one of the highest rank counts, of equal ones the lower face and the first; the rule judges it."""
    throw = Given(dice)
    rolled = throw.percentile("attack", by=lambda value: value + 1, of=of, keep=keep)
    assert (rolled.result, rolled.face, rolled.faces) == (face + 1, face, tuple(map(int, dice.split(","))))
    assert [die.kept for die in throw.thrown] == kept
    assert {(die.faces, die.purpose) for die in throw.thrown} == {(100, "attack")}


def test_one_die_is_judged_or_noted() -> None:
    """A die is told with what the rule makes of it; one that is noted is told as it is."""
    throw = Given("5 3")
    rolled = throw.die(6, "place", by=str)
    assert (rolled.result, rolled.face, rolled.faces) == ("5", 5, (5,))
    assert throw.noted(4, "aside") == 3
    assert throw.thrown == [Die(6, 5, "place", True), Die(4, 3, "aside", True)]
    assert throw.in_order == [(6, 5), (4, 3)]


@pytest.mark.parametrize(("by", "result"), [(None, 14), (lambda value: -value, -14)])
def test_a_total_adds_pools_and_their_fixed_numbers(by, result) -> None:
    """The sum is that of all dice and of each fixed number; its parts tell the faces of each pool."""
    throw, first, second = Given("3 4 5"), Pool("blow", 2, 6, 3), Pool("fire", 1, 8, -1)
    total = throw.total(first, second, by=by)
    assert (total.result, total.value) == (result, 14)
    assert total.parts == ((first, (3, 4)), (second, (5,)))


@pytest.mark.parametrize(
    ("dice", "how", "result", "faces"),
    [
        ("3 1 2", {}, 9312, (3, 1, 2)),
        ("3 1 2", {"by": str}, "9312", (3, 1, 2)),
        ("3 1 2", {"ascending": True}, 9123, (3, 1, 2)),
        ("6 1 6 2 6 4", {"again": lambda face: face == 6}, 9616264, (6, 1, 6, 2, 6, 4)),
        ("6 1 6 2 6 4", {"again": lambda face: face == 6, "ascending": True}, 9124666, (6, 1, 6, 2, 6, 4)),
        ("3 1 2 5 4", {"more": More("extra", lambda state: (2, -state), digits)}, -931146, (3, 1, 2, 5, 4)),
        ("3 1 2", {"more": More("extra", lambda state: (0, state), digits)}, 9312, (3, 1, 2)),
    ],
)
def test_a_pool_is_taken_die_by_die(dice, how, result, faces) -> None:
    """A state goes from die to die, in the order they fell or from the lowest, with those that follow."""
    throw = Given(dice)
    folded = throw.fold(Pool("roll", 3, 6), 9, digits, **how)
    throw.finish()
    assert (folded.result, folded.faces) == (result, faces)
    purposes = [die.purpose for die in throw.thrown]
    assert purposes == ["roll"] * (len(faces) - purposes.count("extra")) + ["extra"] * purposes.count("extra")
    assert ("extra" in purposes) == (len(faces) == 5)


def test_nobody_is_asked() -> None:
    """A decision is the one that is taken by default, and a rule runs once on these dice."""
    throw = Given("4")
    assert throw.choose("which", {"a": "A", "b": "B"}, "b") == "b"
    assert throw.run(lambda dice: dice.pool(1, 6, "roll")) == [4]


@pytest.mark.parametrize(
    ("pool", "text"), [((2, 6), "2d6"), ((2, 6, 3), "2d6+3"), ((1, 100, -1), "1d100-1"), ((1, 8, 0), "1d8")]
)
def test_a_pool_is_written_as_in_notation(pool, text) -> None:
    """Dice and the fixed number added to them, where there is one."""
    assert str(Pool("roll", *pool)) == text
