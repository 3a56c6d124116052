"""Branches that differ in one number are one case; what a step reads of it is that of each."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from dzcli.dice.throws.walk import Case, Walk
from dzcli.step.spreading import Several, apart, cases

COMMON = {"dzcli": 2, "step": "attack", "system": "dz", "actor": None, "target": None}


class Hit(msgspec.Struct):
    """One hit of several."""

    value: int


class Damage(msgspec.Struct, rename={"after": "net"}):
    """Damage, under names of its own."""

    after: int | None
    hits: list[int] = []
    each: list[Hit] = []


class Blow(msgspec.Struct):
    """What a step reads of a blow."""

    zone: str
    damage: Damage | None = None


def carried(net, zone="head", **more: Any):
    """What a branch carries."""
    return {"outcome": None, "changes": [], "zone": zone, "damage": {"net": net}, **more}


def together(*branches):
    """The cases of some branches, all equally likely."""
    return cases(COMMON, [(Fraction(1, len(branches)), branch) for branch in branches])


def read_each(case, by):
    """What is read of each record that a case stands for, in the order of a walk, with its chance."""
    chance, record = case
    walk = Walk([Case(chance, lambda throw: by(record), record.spread)])
    found = []
    for weight, whole, result in walk:
        each = walk.each or [(None, weight)]
        for thrown, part in each:
            shown = result.shown_by(thrown) if hasattr(result, "shown_by") else result
            found.append((Fraction(part, whole), shown))
    return found


def test_one_number():
    """Five branches that differ in their damage are one, of another place of the body another."""
    several = [carried(net) for net in (1, 2, 3, 5, 8)]
    first, second = together(*several, carried(9, "arm"))
    assert first[0] == 1
    assert isinstance(first[1], Several)
    assert first[1].spread.weights == {1: 1, 2: 1, 3: 1, 5: 1, 8: 1}
    assert first[1].spread.whole == 6
    assert second[1].spread is None
    assert second[0] == Fraction(1, 6)
    net = lambda record: record.read(Blow).damage.after  # noqa: E731
    assert read_each(first, net) == [(Fraction(1, 6), number) for number in (1, 2, 3, 5, 8)]
    assert read_each(second, net) == [(Fraction(1, 6), 9)]


@pytest.mark.parametrize(
    "branches",
    [
        [carried(1), carried(2), carried(3)],
        [carried(4, zone) for zone in ("head", "arm", "leg", "body")],
        [carried(None, zone) for zone in ("head", "arm", "leg", "body")],
    ],
    ids=["few", "no number differs", "no number"],
)
def test_each_by_itself(branches):
    """Few branches, and such as differ in no number, stay as they are."""
    assert [record.spread for _, record in together(*branches)] == [None] * len(branches)


def test_equal_numbers():
    """Branches that are alike come to one number, with the chance of both."""
    (case,) = together(*[carried(net) for net in (1, 1, 2, 3, 4)])
    assert case[1].spread.weights == {1: 2, 2: 1, 3: 1, 4: 1}


def test_in_a_list():
    """The number may stand in a list."""
    (case,) = together(*[carried(None, damage={"net": None, "hits": [hit, 7]}) for hit in (4, 5, 6, 7)])
    read = read_each(case, lambda record: sum(record.read(Blow).damage.hits))
    assert read == [(Fraction(1, 4), hit + 7) for hit in (4, 5, 6, 7)]


def test_within_a_list():
    """The number may stand in one of the items of a list."""
    (case,) = together(
        *[carried(None, damage={"net": None, "each": [{"value": 3}, {"value": hit}]}) for hit in (4, 5, 6, 7)]
    )
    read = read_each(case, lambda record: sum(hit.value for hit in record.read(Blow).damage.each))
    assert read == [(Fraction(1, 4), hit + 3) for hit in (4, 5, 6, 7)]


def test_what_does_not_read_it():
    """A step that has no such value reads the others."""
    (case,) = together(*[carried(3, damage=None, other={"deep": {"number": net}}) for net in (1, 2, 3, 4)])
    assert read_each(case, lambda record: record.read(Blow)) == [(Fraction(1, 4), Blow("head"))] * 4


def test_apart_from():
    """What goes on alike: without the number all are one, with it each is itself."""
    (case,) = together(*[carried(net) for net in (1, 2, 3, 4)])
    without = read_each(case, lambda record: record.apart_from("damage"))
    assert len({told for _, told in without}) == 1
    assert "head" in without[0][1]
    for keys in ((), ("zone",)):
        told = [told for _, told in read_each(case, lambda record, keys=keys: record.apart_from(*keys))]
        assert len(set(told)) == 4
        assert ["head" in one for one in told] == [keys == ()] * 4


def test_apart():
    """A case is taken apart into what it was made of, about whoever it was."""
    (case,) = together(*[carried(net) for net in (1, 2, 3, 4)])
    case[1].meant = "target"
    found = case[1].apart()
    assert [chance for chance, _ in found] == [Fraction(1, 4)] * 4
    assert [record.own["damage"]["net"] for _, record in found] == [1, 2, 3, 4]
    assert {record.meant for _, record in found} == {"target"}
    single = together(carried(1))[0][1]
    assert single.apart() == [(1, single)]


def test_what_goes_on():
    """Numbers anywhere in what goes on are those of each value; without any it goes on once."""
    (case,) = together(*[carried(net) for net in (1, 2, 3, 5)])
    walk = Walk([Case(1, lambda throw: case[1].read(Blow).damage.after, case[1].spread)])
    ((_, _, net),) = walk
    passed = {"damage": {"hits": [net, net + 1], "net": 7}, "more": net * 2}
    assert [one for one, _ in apart(passed, 4, walk.each)] == [
        {"damage": {"hits": [number, number + 1], "net": 7}, "more": number * 2} for number in (1, 2, 3, 5)
    ]
    assert [part for _, part in apart(passed, 4, walk.each)] == [1] * 4
    assert apart({"net": 7}, 4, walk.each) == [({"net": 7}, 4)]
