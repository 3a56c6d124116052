"""How fast dice are: `python tests/benchmarks/bench_odds.py`.

Odds are measured against icepool (and dyce, if installed), rolls against d20; none of
them is needed for anything else. Contestants take turns in the same run, and the best of
several rounds counts. Both keep what they computed: icepool's first call is shown apart, and
dzcli is measured both made to forget (``anew``) and asked again (``again``).
"""

import time
from collections.abc import Callable
from functools import partial

import d20
import icepool

from dzcli.dice.notation.parser import parse
from dzcli.dice.odds import tree_odds
from dzcli.dice.rolling.bulk import totals
from dzcli.dice.rolling.drawing import explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.random import Random

try:
    import dyce
except ImportError:
    dyce = None

ROUNDS = 15
TOTALS = 40 * 1024

ICEPOOL: dict[str, Callable[[], object]] = {
    "2d6": lambda: 2 @ icepool.d6,
    "10d10": lambda: 10 @ icepool.d10,
    "100d6": lambda: 100 @ icepool.d6,
    "12d10>=8": lambda: 12 @ (icepool.d10 >= 8),
    "4d6kh3": lambda: icepool.d6.highest(4, 3),
    "2d20kh1": lambda: icepool.d20.highest(2),
    "20d10kh5": lambda: icepool.d10.highest(20, 5),
    "40d10kh10": lambda: icepool.d10.highest(40, 10),
    "100d6kh50": lambda: icepool.d6.highest(100, 50),
    "3d6!": lambda: 3 @ icepool.d6.explode(),
    "100d100": lambda: 100 @ icepool.d(100),
    "200d6kh20": lambda: icepool.d6.highest(200, 20),
    "100d6-100d6": lambda: 100 @ icepool.d6 - 100 @ icepool.d6,
    "100d6+100d8": lambda: 100 @ icepool.d6 + 100 @ icepool.d8,
    "100d6!": lambda: 100 @ icepool.d6.explode(depth=15),
    "20d10!>=8": lambda: 20 @ _successes(icepool.d10, 8, 10),
    "2d100*2d100": lambda: (2 @ icepool.d(100)) * (2 @ icepool.d(100)),
    "20d6*20d6": lambda: (20 @ icepool.d6) * (20 @ icepool.d6),
    "40d6//3d6": lambda: (40 @ icepool.d6) // (3 @ icepool.d6),
    "(10d6)d6": lambda: (10 @ icepool.d6) @ icepool.d6,
    "max(10d6,8d8)": lambda: icepool.highest(10 @ icepool.d6, 8 @ icepool.d8),
    "{5d6+5d8}kh5": lambda: icepool.Pool([icepool.d6] * 5 + [icepool.d8] * 5).highest(5).sum(),
    "{5d4+5d6+5d8+5d10+5d12+5d20}kh6": lambda: icepool.Pool(_mixed(5)).highest(6).sum(),
    "40d10dl5dh5": lambda: icepool.d10.pool(40).middle(30).sum(),
    "100d6r1": lambda: 100 @ icepool.d6.reroll([1], depth="inf"),
    "100d6ro1": lambda: 100 @ icepool.d6.reroll([1], depth=1),
    "100d6min2": lambda: 100 @ icepool.d6.map(lambda face: max(face, 2)),
    "100d10>=8f1": lambda: 100 @ icepool.d10.map(lambda face: (face >= 8) - (face == 1)),
    "100d[1,3,7]": lambda: 100 @ icepool.Die([1, 3, 7]),
}


def _successes(die: icepool.Die[int], least: int, again: int) -> icepool.Die[int]:
    """What a die counts that goes on at one face: 1 for each that is high enough."""
    return die.map(lambda face: icepool.Again + 1 if face == again else int(face >= least), again_depth=12)


def _mixed(count: int) -> list[icepool.Die[int]]:
    """So many dice of each of the usual kinds."""
    return [icepool.d(sides) for sides in (4, 6, 8, 10, 12, 20) for _ in range(count)]


def dyce_cases() -> dict[str, Callable[[], object]]:
    """What dyce can be asked for, if it is there."""
    if dyce is None:
        return {}
    six, ten = dyce.H(6), dyce.H(10)
    return {
        "2d6": lambda: 2 @ six,
        "10d10": lambda: 10 @ ten,
        "100d6": lambda: 100 @ six,
        "12d10>=8": lambda: 12 @ ten.ge(8),
    }


def timed(action: Callable[[], object]) -> float:
    """How many milliseconds an action takes once."""
    started = time.perf_counter()
    action()
    return (time.perf_counter() - started) * 1e3


def anew(text: str) -> Callable[[], object]:
    """The odds of an expression, computed as if for the first time."""
    tree = parse(text).tree

    def action() -> None:
        tree_odds._remembered.clear()
        tree_odds.distribution(tree)

    return action


def again(text: str) -> Callable[[], object]:
    """The odds of an expression that may have been asked for before, read from its text."""
    return lambda: tree_odds.distribution(parse(text).tree)


def race(ours: Callable[[], object], theirs: Callable[[], object], rounds: int) -> tuple[float, float, float]:
    """Our best time, their first and their best, taken in turns."""
    first = timed(theirs)
    pairs = [(timed(ours), timed(theirs)) for _ in range(rounds)]
    return min(pair[0] for pair in pairs), first, min(pair[1] for pair in pairs)


def bench_odds() -> None:
    """Print the odds against icepool and dyce."""
    print("odds (ms)              anew   icepool first        x   icepool best      x    again")
    for text, theirs in ICEPOOL.items():
        ours, first, best = race(anew(text), theirs, ROUNDS)
        kept = min(timed(again(text)) for _ in range(ROUNDS))
        numbers = f"{ours:10.3f}{first:16.3f}{first / ours:9.1f}{best:15.3f}{best / ours:7.1f}{kept:9.3f}"
        print(f"{text[:16]:17}{numbers}")
    for text, theirs in dyce_cases().items():
        ours, _, best = race(anew(text), theirs, 5)
        print(f"{text[:16]:17}{ours:10.3f}{'dyce best':>25}{best:15.3f}{best / ours:7.1f}")


def bench_rolls() -> None:
    """Print how fast one expression is read, rolled and explained, against d20."""
    throw = Random(1)
    throw.begin(1)
    print(f"\n{'roll':22}{'dzcli ms':>10}{'d20 ms':>10}{'x':>7}")
    for text, other in {"4d6kh3": "4d6kh3", "1d20+5": "1d20+5", "8d6!+2d8-1": "8d6e6+2d8-1"}.items():

        def ours(text: str = text) -> None:
            explain(roll(parse(text).tree, throw))

        def theirs(other: str = other) -> None:
            str(d20.roll(other))

        best, _, other_best = race(ours, theirs, 200)
        print(f"{text:22}{best:10.4f}{other_best:10.4f}{other_best / best:7.1f}")


def bench_bulk() -> None:
    """Print how many totals a second come out."""
    print(f"\n{'totals':22}{'a second':>10}")
    for text in ("4d6kh3", "1d20+5", "3d6", "10d6>=5", "20d10kh5", "4d6!kh3"):
        tree = parse(text).tree
        best = min(timed(partial(list, totals(tree, 1, 1, TOTALS))) for _ in range(3))
        print(f"{text:22}{TOTALS / best * 1e3:10,.0f}")


if __name__ == "__main__":
    bench_odds()
    bench_rolls()
    bench_bulk()
