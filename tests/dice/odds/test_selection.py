"""The sum of what is kept, counted out against every throw."""

from collections import defaultdict
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from dzcli.dice.odds.budget import Budget
from dzcli.dice.odds.equal_dice import best
from dzcli.dice.odds.planning import Kind
from dzcli.dice.odds.polynomial import Poly
from dzcli.dice.odds.selection import select


def product_of(left: Poly, right: Poly) -> Poly:
    found: Poly = defaultdict(int)
    for (one, weight), (other, factor) in product(left.items(), right.items()):
        found[one + other] += weight * factor
    return dict(found)


def kept_of(kinds: list[Kind], lowest: int, highest: int) -> Poly:
    dice = [
        [(value, -place, weight, kind.gains[value]) for value, weight in kind.weights.items()]
        for place, kind in enumerate(kinds)
        for _ in range(kind.size)
    ]
    found: Poly = defaultdict(int)
    for fallen in product(*dice):
        ranked = sorted(fallen, key=lambda die: die[:2])
        sums: Poly = {0: 1}
        for die in ranked[lowest : len(ranked) - highest]:
            sums = product_of(sums, die[3])
        for gain, ways in sums.items():
            for die in fallen:
                ways *= die[2]
            found[gain] += ways
    return dict(found)


@st.composite
def several_kinds(draw: st.DrawFn) -> list[Kind]:
    kinds = []
    for _ in range(draw(st.integers(1, 3))):
        weights = draw(st.dictionaries(st.integers(-2, 3), st.integers(1, 3), min_size=1, max_size=3))
        gains = {value: {draw(st.integers(-3, 3)): 1, draw(st.integers(4, 5)): 1} for value in weights}
        kinds.append(Kind(draw(st.integers(0, 3)), weights, gains, 2))
    return kinds


@given(several_kinds(), st.integers(0, 6), st.integers(0, 6))
def test_what_is_kept_of_dice_of_several_kinds(kinds: list[Kind], lowest: int, highest: int) -> None:
    size = sum(kind.size for kind in kinds)
    lowest = min(lowest, size)
    highest = min(highest, size - lowest)
    if lowest + highest < size:
        assert select(kinds, lowest, highest, Budget()) == kept_of(kinds, lowest, highest)


def test_equal_values_of_a_kind_between_two_alike() -> None:
    """Dice alike are not taken together past one that gains otherwise by the same value."""
    one = Kind(1, {1: 1, 2: 1}, {1: {1: 1}, 2: {2: 1}})
    other = Kind(1, {2: 1}, {2: {5: 1}})
    assert select([one, other, one], 2, 0, Budget()) == kept_of([one, other, one], 2, 0)
    assert select([one, other, one], 1, 1, Budget()) == kept_of([one, other, one], 1, 1)


@given(
    st.integers(1, 5),
    st.integers(1, 5),
    st.lists(st.tuples(st.integers(1, 3), st.integers(0, 4)), min_size=1, max_size=4),
)
def test_the_best_of_equal_dice(count: int, kept: int, faces: list[tuple[int, int]]) -> None:
    ranked = sorted(faces, key=lambda face: -face[1])
    kept = min(kept, count)
    values = range(len(ranked), 0, -1)
    kind = Kind(
        count,
        {value: weight for value, (weight, _) in zip(values, ranked, strict=True)},
        {value: {gain: 1} for value, (_, gain) in zip(values, ranked, strict=True)},
    )
    assert best(count, kept, ranked, Budget()) == kept_of([kind], count - kept, 0)
