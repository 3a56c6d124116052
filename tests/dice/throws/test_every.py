"""Every throw at once: the weights are those of every way the dice can fall."""

from fractions import Fraction
from math import prod

import pytest
from pace import in_time
from throw_twins import Scripted, every_fall, walked

from dzcli.dice.notation.parser import parse
from dzcli.dice.odds.tree_odds import distribution
from dzcli.dice.throws import outcomes
from dzcli.dice.throws.throw import HIGHEST, LOWEST, More, Pool
from dzcli.dice.throws.walk import walk

LIMIT = Fraction(1, 10**12)
RANKINGS = {
    "lowest": LOWEST,
    "highest": HIGHEST,
    "better outcome first": lambda face: face <= 30,
    "doubles first": lambda face: face % 11 == 0,
    "all alike": lambda face: 0,
    "nearest to 50": lambda face: -abs(face - 50),
    "a tuple": lambda face: (face % 3, face),
}


@pytest.mark.parametrize("of", [1, 2])
@pytest.mark.parametrize("ranking", RANKINGS)
def test_ranking(ranking, of):
    """The die that counts is the one ranked highest, as often as every fall of the dice says."""

    def rule(throw):
        return throw.percentile("test", by=lambda face: face, of=of, keep=RANKINGS[ranking]).result

    assert walked(rule) == every_fall(rule)


@pytest.mark.parametrize("of", [3, 4])
@pytest.mark.parametrize("ranking", RANKINGS)
def test_ranking_of_small_dice(ranking, of):
    """Three dice and more are ranked like two."""
    keep = RANKINGS[ranking]
    found = outcomes.kept(7, of, keep, lambda face: face)

    def rule(throw):
        faces = throw.pool(of, 7, "test")
        return max(faces, key=lambda face: (keep(face), -face))

    expected, _ = every_fall(rule)
    assert found.whole == 7**of
    assert {face: Fraction(weight, found.whole) for face, weight in found.weights.items()} == expected


def test_equal_ranks_keep_the_lower_face():
    """Of two dice of one rank the lower one counts, in whatever order they fall."""
    for script in [(40, 20), (20, 40)]:
        throw = Scripted(script)
        assert throw.percentile("test", by=str, of=2, keep=lambda face: face > 10).face == 20
        assert [die.kept for die in throw.thrown] == [face == 20 for face in script]


FOLDS = {
    "successes": (Pool("pool", 4, 6), 0, lambda count, face: count + (face >= 5), None),
    "sum and all high": (
        Pool("pool", 3, 6),
        (0, True),
        lambda state, face: (state[0] + face, state[1] and face > 4),
        None,
    ),
    "two lowest": (Pool("pool", 4, 4), (), lambda low, face: tuple(sorted((*low, face))[:2]), sum),
    "order matters": (Pool("pool", 4, 3), 0, lambda number, face: number * 10 + face, lambda n: n % 7),
    "no dice": (Pool("pool", 0, 6), "start", lambda state, face: face, None),
    "plus is no die": (Pool("pool", 2, 6, 5), 0, lambda total, face: total + face, None),
}


@pytest.mark.parametrize("name", FOLDS)
def test_fold(name):
    """The states after the last die have the weights of every fall of the dice."""
    pool, start, step, by = FOLDS[name]

    def rule(throw):
        return throw.fold(pool, start, step, by=by).result

    assert walked(rule) == every_fall(rule)


@pytest.mark.parametrize("name", FOLDS)
def test_fold_ascending(name):
    """Dice taken from the lowest to the highest have the weights of every fall, each put in order."""
    pool, start, step, by = FOLDS[name]

    def rule(throw):
        return throw.fold(pool, start, step, by=by, ascending=True).result

    assert walked(rule) == every_fall(rule)


def test_fold_ascending_takes_the_lowest_first():
    """The lowest dice are those taken first, and the faces stay as they fell."""
    throw = Scripted((5, 2, 6, 1))
    folded = throw.fold(Pool("pool", 4, 6), (), lambda low, face: (*low, face)[:2], ascending=True)
    assert (folded.result, folded.faces) == ((1, 2), (5, 2, 6, 1))


def test_fold_with_more_dice():
    """Dice that a state asks for fall after the pool, and have the weights of every fall."""
    pool = Pool("pool", 3, 4)
    again = More("again", lambda state: (state[1], state[0]), lambda total, face: total + face)

    def rule(throw):
        def keep(state, face):
            return (state[0], state[1] + 1) if face < 3 else (state[0] + face, state[1])

        return throw.fold(pool, (0, 0), keep, more=again, by=lambda total: total // 2).result

    assert walked(rule) == every_fall(rule)


def test_fold_with_more_dice_in_order():
    """The dice that were asked for come last, each for its own purpose."""
    throw = Scripted((1, 4, 2, 3, 3))
    again = More("again", lambda count: (count, "again"), lambda text, face: text + str(face))
    folded = throw.fold(Pool("pool", 3, 4), 0, lambda count, face: count + (face < 3), more=again)
    assert (folded.result, folded.faces) == ("again33", (1, 4, 2, 3, 3))
    assert [die.purpose for die in throw.thrown] == ["pool"] * 3 + ["again"] * 2


class Above:
    """A step that counts dice over a number, and the dice it was shown; those of one number are equal."""

    shown = 0

    def __init__(self, number):
        self.number = number

    def __eq__(self, other):
        return self.number == other.number

    def __hash__(self):
        return hash(self.number)

    def __call__(self, count, face):
        Above.shown += 1
        return count + (face > self.number)


def test_fold_of_an_equal_step_is_worked_out_once():
    """What a pool comes to is remembered: a step that equals one before is shown no die."""
    pool = Pool("pool", 2, 6)
    shown = []
    for _ in range(2):
        chances, _ = walked(lambda throw: throw.fold(pool, 0, Above(4)).result)
        assert chances == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}
        shown.append(Above.shown)
    assert shown[0] == shown[1] > 0


def test_fold_walks_states_and_not_dice():
    """Ten dice that count successes are eleven paths."""
    ten = Pool("pool", 10, 10)
    paths = list(walk(lambda throw: throw.fold(ten, 0, lambda count, face: count + (face > 6)).result))
    assert len(paths) == 11


def test_fold_again_in_order():
    """Extra dice fall after the whole pool, for each of its dice in order."""
    pool = Pool("pool", 2, 3)

    def rule(throw):
        return throw.fold(pool, (), lambda faces, face: (*faces, face), again=lambda face: face == 3).result

    found, left_out = walked(rule)
    expected, lost = every_fall(rule, most_dice=8)
    assert {faces: chance for faces, chance in found.items() if len(faces) <= 8} == expected
    assert sum(chance for faces, chance in found.items() if len(faces) > 8) + left_out == lost
    assert 0 < left_out < 2 * LIMIT


@pytest.mark.parametrize("text", ["1d2!", "3d6!", "2d10!>=9", "5d10!"])
def test_what_does_not_hang_on_a_chain(text):
    """Paths that stand for chains too long to be followed have the chance that the others lack."""
    count, faces = (int(part) for part in text.split("!")[0].split("d"))
    least = int(text.rpartition("=")[2]) if "=" in text else faces
    pool = Pool("pool", count, faces)
    paths = walk(
        lambda throw: (
            throw.percentile("first", by=lambda face: face <= 40).result,
            throw.fold(pool, 0, lambda total, face: total + face, again=lambda face: face >= least).result,
        )
    )
    hits = Fraction(0)
    long_ones = Fraction(0)
    for weight, whole, (hit, _) in paths:
        hits += Fraction(weight, whole) if hit else 0
        long_ones += Fraction(weight, whole) if paths.beyond else 0
    assert hits == Fraction(2, 5)
    assert 0 < long_ones < count * LIMIT


@pytest.mark.parametrize("text", ["1d2!", "3d6!", "2d10!>=9", "5d10!"])
def test_fold_again_is_an_explosion(text):
    """A sum with more dice has the odds that dice notation gives of an explosion."""
    expected = distribution(parse(text).tree)
    count, faces = (int(part) for part in text.split("!")[0].split("d"))
    least = int(text.rpartition("=")[2]) if "=" in text else faces
    found, left_out = walked(
        lambda throw: (
            throw.fold(
                Pool("pool", count, faces),
                0,
                lambda total, face: total + face,
                again=lambda face: face >= least,
            ).result
        )
    )
    assert sum(found.values()) + left_out == 1
    assert 0 < left_out < count * LIMIT
    for value, chance in found.items():
        assert abs(chance - expected.chance(value)) <= left_out + expected.left_out


def test_fold_again_without_end():
    """A die that is followed by another whatever it shows is a mistake in the rule."""
    with pytest.raises(ValueError):
        walked(
            lambda throw: throw.fold(Pool("p", 1, 6), 0, lambda n, face: n, again=lambda face: True).result
        )


@pytest.mark.parametrize("by", [None, lambda total: total >= 9])
def test_total(by):
    """Sums of pools, or what is made of them, have the weights of every fall of the dice."""
    pools = (Pool("weapon", 2, 4, -1), Pool("critical", 1, 6), Pool("fixed", 0, 6, 3))

    def rule(throw):
        return throw.total(*pools, by=by).result

    assert walked(rule) == every_fall(rule)


def test_total_value():
    """The sum itself is known as long as the rule asked for nothing else."""
    pool = Pool("weapon", 2, 6)
    assert walked(lambda throw: throw.total(pool).value) == every_fall(lambda throw: throw.total(pool).value)


def chain(throw, faces=10):
    """How many dice fall until one does not show its highest face."""
    count = 0
    for _ in throw.links():
        count += 1
        if not throw.die(faces, "chain", by=lambda face: face == faces).result:
            break
    return count


def test_chain():
    """A chain is followed until a path of it has less than 10^-12 of chance."""
    found, left_out = walked(chain)
    assert found == {count: Fraction(9, 10**count) for count in range(1, 14)}
    assert left_out == Fraction(1, 10**13)


def test_chains_one_after_the_other():
    """The chance of a chain counts from its own first turn, however unlikely its start is."""

    def rule(throw):
        return chain(throw), chain(throw)

    found, left_out = walked(rule)
    one = {count: Fraction(9, 10**count) for count in range(1, 14)}
    assert found == {(first, second): one[first] * one[second] for first in one for second in one}
    assert left_out == 1 - (1 - Fraction(1, 10**13)) ** 2


def test_chain_within_a_chain():
    """A chain at each turn of another is cut by its own chance, and counts for that of the other."""

    def rule(throw):
        dice = []
        for _ in throw.links():
            dice.append(chain(throw, 1000))
            if not throw.die(100, "more", by=lambda face: face == 100).result:
                break
        return tuple(dice)

    found, left_out = walked(rule)
    again = Fraction(1, 1000)
    for dice, chance in found.items():
        inner = [again ** (count - 1) * (1 - again) for count in dice]
        assert chance == prod(inner) * Fraction(1, 100) ** (len(dice) - 1) * Fraction(99, 100)
    assert (1, 1, 1, 1) in found
    assert (4,) in found
    assert sum(found.values()) + left_out == 1
    assert 0 < left_out < 100 * LIMIT


def test_mixed_rule():
    """Throws that depend on throws have the weights of every fall of the dice."""

    def rule(throw):
        first = throw.die(4, "first", by=lambda face: face).result
        if first == 1:
            return throw.total(Pool("second", 2, 3)).value
        if first == 2:
            return throw.fold(Pool("second", 3, 2), 0, max, by=str).result
        return throw.choose("what", {"a": "A", "b": "B"}, "b")

    assert walked(rule) == every_fall(rule)


ASKED_FACES = {
    "die": lambda throw: throw.die(6, "x", by=str).face,
    "dice": lambda throw: throw.percentile("x", by=str, of=2).faces,
    "parts": lambda throw: throw.total(Pool("x", 1, 6)).parts,
    "sum": lambda throw: throw.total(Pool("x", 1, 6), by=str).value,
    "pool": lambda throw: throw.fold(Pool("x", 1, 6), 0, max).faces,
}


@pytest.mark.parametrize("name", ASKED_FACES)
def test_faces_are_not_to_be_looked_at(name):
    """A rule that looks at what it did not name fails where every throw is walked, and only there."""
    with pytest.raises(LookupError):
        walked(ASKED_FACES[name])
    assert every_fall(ASKED_FACES[name])


def test_a_path_costs_microseconds():
    """The walk takes under five microseconds of its own for each path."""
    ten = Pool("pool", 10, 10)

    def rule(throw):
        throw.total(ten)
        throw.total(ten)

    assert in_time(91**2 * 5e-6, lambda: sum(1 for _ in walk(rule))) == 91**2


def test_a_rule_may_know_whether_a_die_fell():
    """On each path no die has fallen before the first throw, and some has after it."""
    seen = []

    def rule(throw):
        before = throw.fallen
        throw.percentile("one", by=lambda face: face > 50)
        between = throw.fallen
        throw.die(2, "two", by=lambda face: face)
        seen.append((before, between, throw.fallen))

    assert len(list(walk(rule))) == 4
    assert seen == [(False, True, True)] * 4
