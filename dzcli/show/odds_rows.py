"""The rows of a table of odds, with unlikely ends folded."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, log10

from dzcli.dice.exact import Exact
from dzcli.dice.odds.distribution import Distribution
from dzcli.light import NamedTuple
from dzcli.message import Message
from dzcli.show import words
from dzcli.show.language import Language
from dzcli.show.rounding import power_of_ten, shown

MOST_ROWS = 50
"""A distribution of more outcomes is shown by ranges."""
LONGEST_LABEL = 30
"""A number of more digits is told as a power of ten, where that tells it from the others."""
TINY = Fraction(1, 20_000)
"""A chance below this shows as less than 0.01%."""


SHORTEST_FIXED = 0.0001
"""A smaller part of a hundred is told with a power of ten."""


class Row(NamedTuple):
    """An outcome, or a range of them: its name, its chance, the chance of it or more.

    ``beside`` stands where the bar would.
    """

    label: str
    chance: float
    at_least: float | None
    beside: str = ""


def number_rows(found: Distribution, language: Language) -> list[Row]:
    """Numbers in rising order, each with its chance and that of it or more; of many, in ranges.

    At either end, rows that would each show as less than any chance are one row, which says how many numbers
    it stands for and how likely they are together; the ranges between are the finer for it.
    """
    # Outcomes are never looked up: fractions may share their hashes, and take long to compare.
    values, weights = list(found.weights), list(found.weights.values())
    start, between, end = _ranges(weights, found.denominator)
    places = [place for place in (range(start), *between, range(end, len(values))) if place]
    labels = _labels([values[at] for place in places for at in (place[0], place[-1])], language)
    above = sum(weights)
    rows = []
    for place in places:
        weight = sum(weights[place.start : place.stop])
        first, last = labels[values[place[0]]], labels[values[place[-1]]]
        label = first if len(place) == 1 else f"{first}..{last}"
        chance = weight / found.denominator
        beside = "" if start <= place.start < end else _together(len(place), chance, language)
        rows.append(Row(label, chance, above / found.denominator, beside))
        above -= weight
    return rows


def _ranges(weights: Sequence[int], whole: int) -> tuple[int, list[range], int]:
    """Where the unlikely lower end of weights ends, the ranges between, and where the upper end begins."""
    start, end = 0, len(weights)
    while True:
        folded = (start > 0) + (end < len(weights))
        step = -(-(end - start) // (MOST_ROWS - folded))
        between = [range(at, min(at + step, end)) for at in range(start, end, step)]
        likely = [place for place in between if sum(weights[place.start : place.stop]) >= whole * TINY]
        if not likely or (likely[0].start == start and likely[-1].stop == end):
            return start, between, end
        # Narrower ranges may be unlikely in their turn.
        start, end = likely[0].start, likely[-1].stop


def _together(count: int, chance: float, language: Language) -> str:
    """How many numbers a row of unlikely ones stands for, and their chance in two digits that count."""
    if count == 1:
        return ""
    hundredths = 100 * chance
    if hundredths >= SHORTEST_FIXED:
        told = language.number(hundredths, 1 - floor(log10(hundredths)), fixed=True)
    else:
        told = language.scientific(hundredths)
    values = {"count": count, "chance": language.say(Message(words.PERCENT, {"value": told}))}
    return language.say(Message(words.ODDS_TOGETHER, values))


def _labels(values: Sequence[Exact], language: Language) -> dict[Exact, str]:
    """How each outcome is shown: long ones as powers of ten, unless two would look the same."""
    whole = {value: shown(value) for value in values}
    short = {
        value: power_of_ten(value, language) if abs(value) >= 10**LONGEST_LABEL else text
        for value, text in whole.items()
    }
    return short if len(set(short.values())) == len(whole) else whole


def percent(chance: float, language: Language) -> str:
    """A chance in hundredths, two places of them; a tiny one as less than the smallest that shows."""
    if 0 < chance < TINY:
        return language.say(Message(words.PERCENT_TINY, {"value": language.number(0.01, 2)}))
    return language.say(Message(words.PERCENT, {"value": language.number(100 * chance, 2, fixed=True)}))
