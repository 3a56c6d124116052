"""What campaigns share: many trials from one seed, and figures at the end.

Each trial has random numbers of its own, made of the seed and its number, so that one that failed can be had
again alone (``--seed S --only N``).
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable

Figures = Counter[str]
Trial = Callable[[random.Random, Figures], None]
"""Tries one thing and counts what came of it; raises `AssertionError` if that is not right."""

MOST_FAILURES = 10
"""A campaign that fails so often ends."""


def run(name: str, trial: Trial, *, count: int) -> None:
    """Run the campaign that the command line asks for, print its figures, and leave with its exit status."""
    asked = _asked(name, count)
    chosen = range(1, asked.count + 1) if asked.only is None else [asked.only]
    figures: Figures = Counter()
    failures = done = 0
    print(f"{name}: seed {asked.seed}", flush=True)
    began = time.monotonic()
    for number in chosen:
        if time.monotonic() - began > asked.seconds or failures == MOST_FAILURES:
            break
        done += 1
        try:
            trial(random.Random(f"{asked.seed}/{number}"), figures)
        except AssertionError as failed:
            failures += 1
            print(f"{name}: --seed {asked.seed} --only {number}: {failed}", flush=True)
    spent = time.monotonic() - began
    told = ", ".join(f"{what} {times}" for what, times in sorted(figures.items()))
    print(f"{name}: {done} trials in {spent:.1f} s ({told}); {failures} failed")
    sys.exit(1 if failures else 0)


def _asked(name: str, count: int) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=f"{name}.py")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--count", type=int, default=count, help="how many trials at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for how long at most")
    parser.add_argument("--only", type=int, help="the number of one trial")
    return parser.parse_args()
