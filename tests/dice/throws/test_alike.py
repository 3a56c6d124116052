"""Judges of faces that are alike: what one made of a die is known of the next, in whatever case."""

from fractions import Fraction

import pytest
from throw_twins import every_fall

from dzcli.dice.throws.throw import LOWEST, Alike
from dzcli.dice.throws.walk import Case, Walk


@pytest.fixture
def judged():
    """The faces that judges looked at, and a rule of a die under a value, by such a judge."""
    faces = []

    def under(value, keep=LOWEST, of=1):
        def judge(face):
            faces.append(face)
            return face <= value

        def rule(throw):
            return throw.percentile("test", by=Alike(("under", value), judge), of=of, keep=keep).result

        return rule

    return faces, under


def test_faces_are_looked_at_once(judged):
    """Three cases with two values look at each face twice."""
    faces, under = judged
    walk = Walk(
        [
            Case(Fraction(1, 4), under(30)),
            Case(Fraction(1, 4), under(70)),
            Case(Fraction(1, 2), under(30)),
        ]
    )
    found = [(walk.case, result, Fraction(weight, whole)) for weight, whole, result in walk]
    assert sorted(found) == [
        (0, False, Fraction(70, 400)),
        (0, True, Fraction(30, 400)),
        (1, False, Fraction(30, 400)),
        (1, True, Fraction(70, 400)),
        (2, False, Fraction(70, 200)),
        (2, True, Fraction(30, 200)),
    ]
    assert len(faces) == 200


def test_other_dice_are_no_like(judged):
    """The same judge of one die, and of the lower and the higher of two, is asked for each."""
    _, under = judged
    cases = [under(30), under(30, LOWEST, 2), under(30, lambda face: face, 2)]
    walk = Walk([Case(1, rule) for rule in cases])
    chances = {}
    for weight, whole, result in walk:
        if result:
            chances[walk.case] = Fraction(weight, whole)
    assert chances == {0: Fraction(30, 100), 1: Fraction(51, 100), 2: Fraction(9, 100)}
    assert all(every_fall(rule)[0][True] == chances[case] for case, rule in enumerate(cases))


def test_walks_share_nothing(judged):
    """Each walk asks anew: what a judge notes of its record is noted in each."""
    faces, under = judged
    for _ in range(2):
        assert len(list(Walk([Case(1, under(30))]))) == 2
    assert len(faces) == 200
