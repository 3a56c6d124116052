"""A memory of what answers led to gives what running the rule each time would give, on the same dice."""

import operator

import pytest

from dzcli.dice.throws import answered
from dzcli.dice.throws.answered import Answered, Room
from dzcli.dice.throws.random import Random
from dzcli.dice.throws.throw import HIGHEST, More, Pool


def graded(throw):
    """A grade, and damage of a blow that hits."""
    grade = throw.percentile("attack", by=lambda face: (face > 5) + (face > 60)).result
    return (grade, throw.total(Pool("damage", 2, 6, 1)).result) if grade < 2 else (grade, 0)


def best_of_several(throw):
    """The best of two percentile dice, in tens, then a die that is only noted."""
    tens = throw.percentile("test", by=lambda face: face // 10, of=2, keep=HIGHEST).result
    throw.noted(20, "minutes")
    return tens, throw.die(4, "place", by=lambda face: face % 2).result


def folded(throw):
    """Pools taken one by one: with dice that follow a die, from the lowest up, and with more after all."""
    pool = Pool("pool", 3, 6)
    count = throw.fold(pool, 0, lambda n, face: n + (face > 4), again=lambda face: face == 6).result
    low = throw.fold(pool, (), lambda seen, face: (*seen, face)[:2], ascending=True, by=sum).result
    more = More("more", lambda state: (state % 3, state), operator.add)
    return count, low, throw.fold(pool, 0, operator.add, more=more, by=lambda total: total % 7).result


def contested(throw):
    """Who is ahead, those who are level throwing again until they are not, then a sum in words."""
    for _ in throw.links():
        contest = throw.contest()
        contest.enter("one", by=lambda face: face // 25)
        contest.enter("two", by=lambda face: face // 25, of=2)
        contest.enter_pool(Pool("three", 1, 4), 0, operator.add, by=lambda face: face - 1)
        order = contest.order()
        if len(order) > 1:
            return order, throw.total(Pool("a", 1, 4), Pool("b", 2, 3), by=lambda total: total > 5).result
    raise AssertionError


RULES = [graded, best_of_several, folded, contested, lambda throw: 7]


@pytest.mark.parametrize("room", [None, 0, 3], ids=["much room", "none", "little"])
@pytest.mark.parametrize("rule", RULES)
def test_what_is_remembered_is_what_the_rule_would_come_to(rule, room, monkeypatch):
    """Each result is that of its own dice, the dice after it fall as they would, however little is kept."""
    if room is not None:
        monkeypatch.setattr(answered, "MOST_THROWS", room)
        monkeypatch.setattr(answered, "MOST_ENDS", room)
    known, remembering, plain = Answered(rule, Room()), Random(3), Random(3)
    for index in range(1, 1500):
        remembering.begin(index)
        plain.begin(index)
        assert known.of(remembering) == rule(plain)


def test_the_rule_runs_once_for_equal_answers():
    """A rule that distinguishes three grades, one of them without damage, runs for those alone."""
    ran = []

    def rule(throw):
        ran.append(graded(throw))
        return ran[-1]

    known, throw = Answered(rule, Room()), Random(1)
    results = set()
    for index in range(1, 3000):
        throw.begin(index)
        results.add(known.of(throw))
    assert len(ran) == len(results) == 2 * 11 + 1


def test_a_rule_without_dice_runs_once():
    """What no die bears on is made once."""
    ran = []
    known, throw = Answered(lambda throw: ran.append(throw), Room()), Random(1)
    for _ in range(5):
        known.of(throw)
    assert len(ran) == 1


def test_a_rule_cannot_see_faces():
    """A rule that decides by a face, of which it had not said that it matters, is found out."""
    known, throw = Answered(lambda throw: throw.die(6, "die", by=bool).face, Room()), Random(1)
    throw.begin(1)
    with pytest.raises(LookupError, match="face"):
        known.of(throw)


def test_what_is_remembered_is_bounded(monkeypatch):
    """Of a rule whose answers hardly ever come again no more is kept than there is room for."""
    monkeypatch.setattr(answered, "MOST_ENDS", 50)
    room, throw = Room(), Random(1)
    ran = []
    known = Answered(lambda throw: ran.append(throw.die(1000, "die", by=int).result), room)
    for index in range(1, 1000):
        throw.begin(index)
        known.of(throw)
    assert room.ends == 0
    assert len(ran) > 900
