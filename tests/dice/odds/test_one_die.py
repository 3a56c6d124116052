"""What becomes of one die: each modifier, and runs of extra dice, against the figures worked out by hand."""

from fractions import Fraction
from math import inf

import pytest

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.modifiers import Clamp, Condition, Explode, Judge, Reroll
from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.distribution import Distribution
from dzcli.dice.odds.one_die import Course, die, trigger
from dzcli.dice.odds.runs import Run, capped, endless

HIGH, LOW = Condition(">=", 3), Condition("<", 2)


def of_d4(*acts, judges=(), unlikely=1e-12) -> Distribution:
    """The odds of a d4 with modifiers."""
    return Course(die(4, Budget()), acts, judges, unlikely, Budget()).whole()


def chances(found: Distribution) -> dict:
    """The chance of each outcome."""
    return {value: found.chance(value) for value in found.weights}


def test_faces_are_weighed() -> None:
    """A die has the faces 1 to its number of sides, or those it was given, each as often as given."""
    assert die(3, Budget()) == {1: 1, 2: 1, 3: 1}
    assert die((5, 1, 1), Budget()) == {1: 2, 5: 1}


@pytest.mark.parametrize(
    ("modifier", "faces"),
    [
        (Explode(), {4}),
        (Reroll(), {1}),
        (Explode(when=(HIGH,)), {3, 4}),
        (Reroll(when=(LOW, Condition("=", 4))), {1, 4}),
    ],
)
def test_what_makes_a_modifier_act(modifier, faces) -> None:
    """One of its conditions; without any, the highest face explodes and the lowest is thrown again."""
    triggers = trigger(modifier, die(4, Budget()))
    assert {face for face in range(1, 5) if triggers(face)} == faces


@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        ((), "1 1 1 1 /4"),
        ((Clamp("min", 2),), "0 2 1 1 /4"),
        ((Clamp("max", 2), Clamp("min", 2)), "0 4 /4"),
        ((Reroll(),), "0 1 1 1 /3"),
        ((Reroll(once=True),), "1 5 5 5 /16"),
        ((Reroll(when=(HIGH,)), Clamp("min", 2)), "0 2 /2"),
        ((Explode(most=1),), "4 4 4 0 1 1 1 1 /16"),
        ((Explode(most=2),), "16 16 16 0 4 4 4 0 1 1 1 1 /64"),
        ((Explode(most=1, penetrate=True),), "4 4 4 1 1 1 1 /16"),
        ((Explode(most=1, compound=True),), "4 4 4 0 1 1 1 1 /16"),
        ((Explode(most=1), Clamp("min", 3)), "0 0 12 0 0 0 3 1 /16"),
        ((Explode(most=1, compound=True), Clamp("max", 5)), "4 4 4 0 4 /16"),
        ((Clamp("min", 4), Explode(most=1)), "0 0 0 0 1 1 1 1 /4"),
        ((Explode(when=(HIGH,), most=1),), "4 4 0 1 2 2 2 1 /16"),
    ],
)
def test_a_die_after_its_modifiers(acts, expected) -> None:
    """The weight of each outcome from 1 on is that of every way in which the dice may fall."""
    weights, _, whole = expected.partition(" /")
    figures = enumerate(weights.split(), 1)
    assert chances(of_d4(*acts)) == {
        value: Fraction(int(one), int(whole)) for value, one in figures if one != "0"
    }


@pytest.mark.parametrize(
    ("judges", "expected"),
    [
        ((Judge(HIGH),), {0: 2, 1: 2}),
        ((Judge(HIGH), Judge(LOW)), {0: 1, 1: 3}),
        ((Judge(HIGH), Judge(LOW, failure=True)), {-1: 1, 0: 1, 1: 2}),
        ((Judge(HIGH), Judge(Condition("=", 3), failure=True)), {0: 3, 1: 1}),
    ],
)
def test_what_a_die_counts_for(judges, expected) -> None:
    """A die counts 1 for a success, less 1 for a failure."""
    assert chances(of_d4(judges=judges)) == {value: Fraction(one, 4) for value, one in expected.items()}


def test_an_endless_explosion_is_cut_where_it_is_unlikely() -> None:
    """Each chance listed is exact; the rest is beyond the highest outcome, and the mean is that of all."""
    found = of_d4(Explode(), unlikely=1e-6)
    assert found.chance(3) == Fraction(1, 4)
    assert found.chance(43) == Fraction(1, 4**11)
    assert 0 < found.left_out < Fraction(1, 10**6)
    assert found.rest[0] > max(found.weights)
    assert found.mean == Fraction(10, 3)


def test_what_an_explosion_leaves_out_is_settled_where_it_can_be_but_one_thing() -> None:
    """A bound, or a count, tells what the outcomes left out come to."""
    bounded = of_d4(Explode(compound=True), Clamp("max", 6))
    assert (bounded.left_out, bounded.chance(6)) == (0, Fraction(3, 16))
    counted = of_d4(Explode(compound=True), judges=(Judge(Condition(">=", 6)),))
    assert chances(counted) == {0: Fraction(13, 16), 1: Fraction(3, 16)}


RUN = Run({1: 1, 2: 1}, {3: 1}, 3, True)


def test_a_run_without_end() -> None:
    """What a run adds follows from what it added before: a third for each outcome, a ninth after a 3."""
    found = endless(RUN, 1e-9, Fraction(2), Budget())
    assert [found.chance(value) for value in (1, 2, 3, 4, 5, 7)] == [
        *(Fraction(1, 3),) * 2,
        0,
        *(Fraction(1, 9),) * 2,
        Fraction(1, 27),
    ]
    assert found.mean == 3
    assert found.left_out < Fraction(1, 10**9)


def test_a_run_is_cut_no_later_than_it_has_to_be() -> None:
    """Where a third is unlikely enough, what a run adds after one that goes on is left out."""
    found = endless(RUN, 0.4, Fraction(2), Budget())
    assert (found.left_out, found.rest, list(found.weights)) == (Fraction(1, 3), (3, inf), [1, 2])


def test_a_run_downwards_is_that_upwards_turned() -> None:
    """Faces that subtract make runs that only go down."""
    down = Run({-1: 1, -2: 1}, {-3: 1}, 3, True)
    up, turned = endless(RUN, 1e-9, None, Budget()), endless(down, 1e-9, None, Budget())
    assert chances(turned) == {-value: chance for value, chance in chances(up).items()}
    assert turned.rest == (-up.rest[1], -up.rest[0])


def test_a_run_that_goes_up_and_down_is_cut_by_its_length() -> None:
    """Where outcomes come again and again, runs are cut when they are too long to be likely."""
    found = endless(Run({0: 1}, {1: 1, -1: 1}, 3, True), 1e-9, None, Budget())
    assert found.left_out < Fraction(1, 10**9)
    # From 0, the walk ends there with the chance 1/sqrt(5).
    assert abs(float(found.chance(0)) - 5**-0.5) < 1e-9


def test_a_die_that_goes_on_without_adding_is_no_run() -> None:
    """Faces that explode and add nothing make the others likelier, and nothing is left out."""
    found = endless(Run({1: 1, 2: 2}, {0: 3}, 6, True), 1e-9, Fraction(5, 6), Budget())
    assert chances(found) == {1: Fraction(1, 3), 2: Fraction(2, 3)}
    assert found.left_out == 0


def test_a_run_with_a_limit_leaves_nothing_out() -> None:
    """The last die that is allowed adds its face, and goes on no more."""
    found = capped(RUN, 2, Fraction(2), Budget())
    assert chances(found) == {
        1: Fraction(1, 3),
        2: Fraction(1, 3),
        4: Fraction(1, 9),
        5: Fraction(1, 9),
        6: Fraction(1, 9),
    }
    assert found.mean == Fraction(8, 3) == sum(value * chance for value, chance in chances(found).items())


def test_too_many_explosions_in_a_row_are_refused() -> None:
    """A pool of more than a hundred explosions and rerolls is not followed."""
    of_d4(*[Reroll(once=True)] * 100)
    with pytest.raises(ExpressionFault):
        of_d4(*[Reroll(once=True)] * 101)
