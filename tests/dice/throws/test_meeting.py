"""Paths that meet: a rule says that all that follows depends on one thing, and they are walked as one."""

from fractions import Fraction

from throw_twins import Scripted, every_fall, walked

from dzcli.dice.throws.throw import Pool
from dzcli.dice.throws.walk import Case, Walk

TWO = Pool("two", 2, 6)


def test_a_state_that_is_met_is_walked_once():
    """After two dice of which only the sum matters another die is thrown eleven times, not thirty-six."""
    runs = []

    def rule(throw):
        first = throw.die(6, "first", by=lambda face: face).result
        second = throw.die(6, "second", by=lambda face: face).result
        throw.meet(("sum", first + second))
        runs.append(first + second)
        return first + second + 10 * throw.die(4, "last", by=lambda face: face).result

    assert walked(rule) == every_fall(rule)
    runs.clear()
    assert len(list(Walk([Case(1, rule)]))) == 11 * 4
    assert len(runs) == 11 * 4


def test_outcomes_of_a_throw_meet_before_they_are_followed():
    """Where a throw says in what its outcomes meet, each state is followed once from all cases together."""
    runs = []

    def case(taken):
        def rule(throw):
            runs.append(taken)
            left = throw.fold(
                TWO,
                0,
                lambda state, face: state + face,
                by=lambda total: max(0, total - taken),
                meet=lambda left: ("left", left),
            )
            return left.result

        return rule

    cases = [Case(Fraction(1, 3), case(2)), Case(Fraction(1, 2), case(5)), Case(Fraction(1, 6), case(9))]
    walk = Walk(cases)
    found = {result: Fraction(weight, whole) for weight, whole, result in walk}
    expected: dict[int, Fraction] = {}
    for chance, rule, _ in cases:
        for result, share in every_fall(rule)[0].items():
            expected[result] = expected.get(result, Fraction(0)) + chance * share
    assert found == expected
    assert sum(found.values()) == 1


def test_what_has_no_state_is_followed_at_once():
    """An outcome for which a throw finds no state meets no other: each path of it stays apart."""

    def rule(throw):
        first = throw.die(3, "first", by=lambda face: face).result
        high = throw.percentile(
            "high", by=lambda face: face > 90, meet=lambda high: "low" if not high else None
        )
        return (first, True) if high.result else (0, False)

    found = sorted(result for _, _, result in Walk([Case(1, rule)]))
    assert found == [(0, False), (1, True), (2, True), (3, True)]
    assert walked(rule) == every_fall(rule)


def test_dice_that_fall_meet_nobody():
    """Of dice that fall there is but one path, and it goes on."""

    def rule(throw):
        throw.meet("anything")
        return throw.die(6, "die", by=lambda face: face).result

    assert rule(Scripted((4,))) == 4


def test_chains_go_on_after_paths_met():
    """Rerolls without an end are followed to one in 10^12 of what met before them."""

    def rule(throw):
        throw.meet(throw.die(2, "first", by=lambda face: 0).result)
        for _ in throw.links():
            if throw.die(6, "again", by=lambda face: face == 6).result:
                break
        return 6

    walk = Walk([Case(Fraction(1, 2), rule), Case(Fraction(1, 2), rule)])
    total = sum(Fraction(weight, whole) for weight, whole, _ in walk)
    assert 0 < 1 - total < Fraction(1, 10**11)
