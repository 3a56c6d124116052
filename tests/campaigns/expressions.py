"""Expressions of dice: none fails or takes long, and what is done with one by two ways comes out alike.

    python tests/campaigns/expressions.py [--count 100000] [--seed S]

Each trial reads one expression of the grammar and some that are slips of it. What reads is written out and
read again, rolled, rolled again from its own dice and in bulk; now and then its exact odds are compared with
what was rolled, and with every way that its dice can fall where they are few.
"""

import random
import sys
import time
from fractions import Fraction
from pathlib import Path

from campaign import Figures, run
from grammar import Grammar

from dzcli.dice.fault import ExpressionFault
from dzcli.dice.notation.parser import Program, parse
from dzcli.dice.notation.tree import Node
from dzcli.dice.notation.writing import written
from dzcli.dice.odds.tree_odds import distribution
from dzcli.dice.rolling.bulk import totals
from dzcli.dice.rolling.drawing import explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.rolling.skipping import dice_of
from dzcli.dice.throws.random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "dice"))

from dice_twins import Script, every_roll

SLIPS = 4
"""Slips that are read in each trial."""
ODDS = 0.25
"""The share of trials that look at odds."""
MOST_SECONDS = 2.0
MOST_DICE, MOST_WAYS = 4, 1500
"""So few dice, that fall in so many ways, are gone through one by one."""


def trial(chance: random.Random, figures: Figures) -> None:
    """Read an expression and slips of it; do all that can be done with one of those that read."""
    grammar = Grammar(chance)
    texts = [grammar.expression()]
    for _ in range(SLIPS):
        texts.append(grammar.slip(chance.choice(texts)))
    programs = [(text, program) for text in texts if (program := read(text, figures)) is not None]
    if not programs:
        return
    text, program = chance.choice(programs)
    try:
        check_writing(program.tree)
        rolled = check_rolls(program, chance.randrange(2**32), figures)
        if chance.random() < ODDS:
            check_odds(program.tree, rolled, figures)
    except AssertionError as error:
        raise AssertionError(f"{text!r}: {error}") from error
    except ExpressionFault:
        figures["refused"] += 1
    except Exception as error:
        raise AssertionError(f"{text!r}: {error!r}") from error


def read(text: str, figures: Figures) -> Program | None:
    """The program of a text, or None if it is refused; nothing else may come of it."""
    figures["read"] += 1
    start = time.process_time()
    try:
        return parse(text)
    except ExpressionFault:
        return None
    except Exception as error:
        raise AssertionError(f"{text!r}: {error!r}") from error
    finally:
        assert time.process_time() - start < MOST_SECONDS, f"{text!r}: reading takes long"


def check_writing(tree: Node) -> None:
    """What is written out must read as the same."""
    again = parse(written(tree)).tree
    assert again == tree, f"{written(tree)!r} reads as another"


def check_rolls(program: Program, seed: int, figures: Figures) -> list[object]:
    """Rolls from a seed, from the dice that fell, and in bulk must be the same; their totals."""
    start = time.process_time()
    throw, found = Random(seed), []
    for index in (1, 2, 3):
        throw.begin(index)
        node = roll(program.tree, throw)
        again = roll(program.tree, Script(tuple(face for _, face in throw.in_order)))
        assert explain(node) == explain(again), "another result of the same dice"
        found.append(node.total)
    bulk = [total for several in totals(program.tree, seed, 1, 3) for total in several]
    assert bulk == found, f"{bulk} in bulk, {found} alone"
    assert time.process_time() - start < 3 * MOST_SECONDS, "rolling takes long"
    figures["rolled"] += 3
    return found


def check_odds(tree: Node, rolled: list[object], figures: Figures) -> None:
    """Odds must be of what can be rolled, add up to all, and agree with every way that few dice can fall."""
    start = time.process_time()
    try:
        odds = distribution(tree)
    except ExpressionFault:
        figures["odds refused"] += 1
        return
    finally:
        assert time.process_time() - start < MOST_SECONDS + 0.5, "odds take long"
    figures["odds"] += 1
    chances = {value: odds.chance(value) for value in odds.weights}
    assert sum(chances.values()) + odds.left_out == 1, "the odds do not add up"
    if odds.left_out == 0:
        assert all(total in chances for total in rolled), f"{rolled} has no chance"
    few = dice_of(tree)
    ways, lost = every_roll(tree, most=MOST_WAYS) if few is not None and few <= MOST_DICE else ({}, 1)
    if lost == 0:
        figures["odds of every way"] += 1
        assert chances == {value: Fraction(chance) for value, chance in ways.items()}, "odds of another roll"


if __name__ == "__main__":
    run("expressions", trial, count=100_000)
