"""Walks in which a number stands for many: what they find is what the numbers find one by one."""

from collections import defaultdict
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dzcli.dice.throws.parted import Looked
from dzcli.dice.throws.spread import NUMBER, Spread
from dzcli.dice.throws.throw import Pool
from dzcli.dice.throws.walk import Case, Walk

small = st.integers(0, 9)


def add(state, face):
    return state + face


def lost(number, score, size, place, throw):
    """Paths meet where the number no longer matters."""
    state = throw.fold(Pool("lost", 2, 2), score, add, meet=lambda score: ("lost", place, score))
    return size, state.result


def kept(number, score, size, place, throw):
    """Paths meet where the number is the same."""
    state = throw.fold(Pool("kept", 2, 2), score, add, meet=lambda score: ("kept", place, score, number))
    return number, state.result


def more_dice(number, score, size, place, throw):
    """Paths meet where they come to the same, of however many dice."""
    again = size % 4 + 1
    extra = throw.fold(
        Pool("more dice", 1, 20),
        0,
        add,
        again=lambda face: face == again,
        meet=lambda extra: ("more", place, score, number + extra),
    )
    return number + extra.result, score


def ahead(number, score, size, place, throw):
    """Two throw, of whom one hopes for more than the number."""
    contest = throw.contest()
    contest.enter("one", by=lambda face: face > number)
    contest.enter("two", by=lambda face: face > 50)
    order = contest.order()
    return number, 3 * score + len(order) + order[0][0]


def chain(number, score, size, place, throw):
    """Dice fall until one shows a 1, or three did; the number counts them."""
    for turn, _ in enumerate(throw.links()):
        if throw.die(3, "link", by=lambda face: face == 1).result or turn == 2:
            break
        number = number + 1
    return number, score


def here(number, score, size, place, throw):
    """Paths meet without dice."""
    throw.meet((place, score, number))
    return number, score


def no_more(number, score, size, place, throw):
    """Paths meet without dice, and with some, where the number no longer matters, though it is asked."""
    throw.meet((place, score))
    assert number > size or number <= size
    state = throw.fold(Pool("no more", 1, 2), score, add, meet=lambda score: ("again", place, score))
    assert number > 2 or number <= 2
    return size, state.result


STEPS = {
    "add": lambda number, score, size, *_: (number + size, score),
    "double": lambda number, score, *_: (2 * number, score),
    "half": lambda number, score, *_: (number // 2, score),
    "floor": lambda number, score, size, *_: (max(0, number - size), score),
    "more": lambda number, score, size, *_: (number, 2 * score + (number > size)),
    "row": lambda number, score, *_: (number, 3 * score + {0: 5, 1: 7, 2: 2}[number % 3]),
    "die": lambda number, score, size, place, throw: (
        number,
        7 * score + throw.die(2 + size % 3, "die", by=lambda face: face).result,
    ),
    "under": lambda number, score, size, place, throw: (
        number,
        2 * score + throw.die(6, "under", by=lambda face: face <= number).result,
    ),
    "lost": lost,
    "kept": kept,
    "more dice": more_dice,
    "ahead": ahead,
    "chain": chain,
    "here": here,
    "no more": no_more,
}


def played(program, number, throw):
    """What a program makes of a number and of dice: the number in the end, and a score."""
    score = 0
    for place, (what, size) in enumerate(program):
        number, score = STEPS[what](number, score, size, place, throw)
    return number, score


programs = st.lists(st.tuples(st.sampled_from([*STEPS]), small), max_size=4)
weights = st.dictionaries(st.integers(-3, 30), st.integers(1, 9), min_size=1, max_size=6)


def shown(value, thrown):
    """A value as it is for one of the values of the number."""
    return value.shown_by(thrown) if hasattr(value, "shown_by") else value


def told(walk):
    """The chance of each result of a walk; the chance of what was not followed to its end."""
    found, beyond = defaultdict(Fraction), Fraction(0)
    for weight, whole, (number, score) in walk:
        if walk.beyond:
            beyond += Fraction(weight, whole)
        elif walk.each:
            assert sum(part for _, part in walk.each) == weight
            for thrown, part in walk.each:
                found[shown(number, thrown), shown(score, thrown)] += Fraction(part, whole)
        else:
            found[number, score] += Fraction(weight, whole)
    return found, beyond


@given(programs, weights, weights)
def test_as_one_by_one(program, some, others):
    """Two cases that stand for many have the results of all of them, each with its chance."""
    of_all = [
        (half, number, Fraction(weight, sum(each.values())))
        for half, each in ((Fraction(1, 3), some), (Fraction(2, 3), others))
        for number, weight in each.items()
    ]
    apart = [
        Case(half * chance, lambda throw, number=number: played(program, number, throw))
        for half, number, chance in of_all
    ]
    together = []
    for half, each in ((Fraction(1, 3), some), (Fraction(2, 3), others)):
        spread = Spread(
            {number: weight * half.numerator for number, weight in each.items()}, 3 * sum(each.values())
        )
        together.append(Case(1, lambda throw, spread=spread: played(program, NUMBER, throw), spread))
    assert told(Walk(together, spreads=True)) == told(Walk(apart))


@given(st.sampled_from(["die", "under", "ahead", "add"]), programs.map(lambda program: program[:2]))
def test_what_waits_goes_on_as_one(before, program):
    """Paths that wait for each other and differ in a number come to the same as each by itself."""
    case = Case(1, lambda throw: played([(before, 2), ("more dice", 0), *program], 3, throw))
    assert told(Walk([case], spreads=True)) == told(Walk([case]))


def test_runs():
    """A rule runs once for all that it treats alike: for forty numbers that are compared once, twice."""
    spread = Spread(dict.fromkeys(range(40), 1), 40)
    runs = []

    def rule(throw):
        runs.append(1)
        left = max(0, NUMBER - 30)
        return left, left > 0

    found, _ = told(Walk([Case(1, rule, spread)]))
    assert found == {(0, False): Fraction(31, 40), **{(n, True): Fraction(1, 40) for n in range(1, 10)}}
    assert len(runs) == 2


def test_numbers_that_meet_are_walked_as_one():
    """Where the number no longer matters one value goes on for all, of two cases too."""
    spreads = [Spread(dict.fromkeys(range(first, first + 20), 1), 40) for first in (1, 30)]
    results = []

    def rule(throw):
        throw.meet("here")
        return 0, int(throw.die(6, "luck", by=lambda face: face == 6).result)

    walk = Walk([Case(1, rule, spread) for spread in spreads])
    for weight, whole, result in walk:
        results.append((Fraction(weight, whole), result, len(walk.each)))
    assert results == [(Fraction(5, 6), (0, 0), 1), (Fraction(1, 6), (0, 1), 1)]


def test_numbers_that_meet_after_dice():
    """Of those that waste the blow all go on as one; of the others each number has a result."""
    spread = Spread(dict.fromkeys(range(1, 21), 1), 20)

    def rule(throw):
        wasted = throw.percentile(
            "hit", by=lambda face: face > 30, meet=lambda wasted: "wasted" if wasted else None
        ).result
        return 0 if wasted else NUMBER, 0

    walk = Walk([Case(1, rule, spread)])
    found = [(Fraction(weight, whole), len(walk.each)) for weight, whole, _ in walk]
    assert found == [(Fraction(3, 10), 20), (Fraction(7, 10), 1)]


def test_only_numbers_go_on_as_one():
    """Paths that differ in two numbers, after a die that shows one, each go on by themselves."""

    def rule(throw):
        first = throw.die(6, "first", by=lambda face: face).result
        both = throw.fold(
            Pool("both", 1, 6),
            (0, 0),
            lambda state, face: (face, state[1] + 1),
            meet=lambda both: (first, both),
        ).result
        return first + both[0], both[1]

    assert told(Walk([Case(1, rule)], spreads=True)) == told(Walk([Case(1, rule)]))
    assert all(not walk.each for walk in [Walk([Case(1, rule)], spreads=True)] for _ in walk)


def test_no_path_parts_out_of_order():
    """What is worked out once for many runs does not ask: there the number has to be settled before."""
    spread = Spread({1: 1, 2: 1}, 2)

    def rule(throw):
        with pytest.raises(Looked):
            throw.unasked(lambda: NUMBER > 1)
        assert throw.unasked(lambda: NUMBER > 0)
        assert [*throw.of_each(lambda: NUMBER > 1)] == [False, True]
        throw.settle()
        throw.settle()
        return NUMBER, throw.unasked(lambda: int(NUMBER > 1))

    assert told(Walk([Case(1, rule, spread)]))[0] == {(1, 0): Fraction(1, 2), (2, 1): Fraction(1, 2)}


def test_written():
    """A number that is written somewhere is itself there."""
    spread = Spread({4: 1, 15: 3}, 4)
    walk = Walk([Case(1, lambda throw: f"{NUMBER:+d} {NUMBER}", spread)])
    assert [(result, weight, whole) for weight, whole, result in walk] == [("+4 4", 1, 4), ("+15 15", 3, 4)]
