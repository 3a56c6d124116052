"""Contests: who is ahead of whom, as often as every fall of the dice says."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from throw_twins import Scripted, every_fall, walked

from dzcli.dice.clock import within
from dzcli.dice.fault import OddsFault
from dzcli.dice.throws.outcomes import Outcomes, kept
from dzcli.dice.throws.ranking import Groups, ordered
from dzcli.dice.throws.throw import HIGHEST, LOWEST, Pool
from dzcli.dice.throws.walk import walk


def best_first(ranks: tuple[Any, ...]) -> Groups:
    """Who is ahead, the plain way."""
    return tuple(
        tuple(one for one, rank in enumerate(ranks) if rank == shared)
        for shared in sorted(set(ranks), reverse=True)
    )


def beginning(groups: Groups, places: int) -> Groups:
    """The first groups, until so many people are placed, and two of those who are equal."""
    found: Groups = ()
    for group in groups:
        if sum(map(len, found)) < places:
            found = (*found, group[:2])
    return found


PEOPLE = {
    "alone": [lambda face: face],
    "equals": [lambda face: face] * 3,
    "one is better": [lambda face: face, lambda face: face + 2, lambda face: -face],
    "never equal": [lambda face: (face, 1), lambda face: (face, 2), lambda face: (face, 3)],
    "always ahead": [lambda face: (0, face), lambda face: (1, face), lambda face: (1, face)],
    "few ranks": [lambda face: face // 3, lambda face: face % 2, lambda face: 1, lambda face: face > 2],
}


@pytest.mark.parametrize("places", [1, 2, None])
@pytest.mark.parametrize("people", PEOPLE)
def test_orders(people: str, places: int | None) -> None:
    """Each order, or its beginning, has the weight of the falls of small dice that lead to it."""
    ranks = PEOPLE[people]
    found = ordered([kept(5, 1, LOWEST, by) for by in ranks], places)
    expected: Counter[Groups] = Counter()
    for faces in product(range(1, 6), repeat=len(ranks)):
        groups = best_first(tuple(by(face) for by, face in zip(ranks, faces, strict=True)))
        expected[groups if places is None else beginning(groups, places)] += 1
    assert found == Outcomes(dict(expected), 5 ** len(ranks))


def test_a_rule_with_a_contest_is_walked() -> None:
    """Two people, one of them with two dice, and a die after it: as every fall of the dice says."""

    def rule(throw: Any) -> Any:
        contest = throw.contest()
        contest.enter("one", by=lambda face: face // 20)
        contest.enter("other", by=lambda face: face // 25)
        order = contest.order()
        return order, throw.die(2, "after", by=lambda face: face).result

    assert walked(rule) == every_fall(rule)


def test_pools_enter_a_contest() -> None:
    """Pools of several sizes, one of them empty: as every fall of the dice says."""

    def count(successes: int, face: int) -> int:
        return successes + (face >= 3)

    def rule(throw: Any) -> Any:
        contest = throw.contest()
        for number in (2, 3, 0):
            contest.enter_pool(Pool("pool", number, 4), 0, count, by=lambda found: found)
        return contest.order()

    assert walked(rule) == every_fall(rule)


def test_the_die_that_counts() -> None:
    """Of two dice of one person the one ranked highest counts."""
    throw = Scripted((30, 70, 50))
    contest = throw.contest()
    first = contest.enter("one", by=lambda face: -face, of=2, keep=HIGHEST)
    contest.enter("other", by=lambda face: -face)
    assert (first.face, first.result, contest.order()) == (70, -70, ((1,), (0,)))


def test_faces_are_not_to_be_seen() -> None:
    """A rule that looks at a face where only the order matters is told so."""

    def rule(throw: Any) -> int:
        face: int = throw.contest().enter("one", by=lambda face: face).face
        return face

    with pytest.raises(LookupError, match="face"):
        list(walk(rule))


def test_the_faces_of_a_pool_are_not_to_be_seen() -> None:
    """The same of a pool."""

    def rule(throw: Any) -> Any:
        return throw.contest().enter_pool(Pool("pool", 2, 4), 0, max, by=lambda found: found).faces

    with pytest.raises(LookupError, match="faces"):
        list(walk(rule))


@pytest.mark.parametrize("places", [None, 1, 2])
def test_an_order_that_takes_too_long(places):
    """Where the time is up, who is ahead of whom is not gone through to the end."""
    entrants = [kept(5, 1, LOWEST, lambda face: face)] * 3
    with within(-1), pytest.raises(OddsFault):
        ordered(entrants, places)
