"""Odds as plain values for JSON, exact as they are."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import islice
from typing import Any

from dzcli.dice.exact import MAX_BITS
from dzcli.dice.odds.distribution import Distribution
from dzcli.fault import UsageFault
from dzcli.show import json as record_json
from dzcli.show import words
from dzcli.show.chain import said_once
from dzcli.show.language import Language
from dzcli.show.odds import is_exact
from dzcli.show.rounding import as_double, shown
from dzcli.step.odds import Odds, equal_in_all
from dzcli.step.own_tables import KEY

BITS_A_DIGIT = 3.3219
BYTES_A_ROW = 60
"""About what stands beside the digits of a fraction."""
MOST_BYTES = 80 * 10**6
MOST_SECONDS = 1.7
"""Exact odds that are longer, or take longer together with working them out, are not written as JSON."""

SAMPLE = 100
"""How many outcomes tell how long the others are."""


def document(odds: Odds, language: Language) -> dict[str, Any]:
    """Odds as plain values, with the branches that the next step goes on from.

    What all branches carry alike is said once.
    """
    own = odds.record.own
    alike = {name: value for name, value in equal_in_all(odds.branches).items() if name in own}
    return {
        **record_json.about(odds.record),
        **record_json.plain(own if odds.step.exact else {KEY: own[KEY]} if KEY in own else {}, language),
        **alike,
        "odds": {path: told(found) for path, found in odds.values.items()},
        "branches": [
            {
                "weight": str(chance),
                "carry": {name: value for name, value in carried.items() if name not in alike},
            }
            for chance, carried in odds.branches
        ],
        "due": [
            {"step": due.step, "who": due.who, "chance": str(chance), "p": float(chance)}
            for due, chance in odds.due.items()
        ],
        **shared(odds, language),
    }


def shared(odds: Odds, language: Language) -> dict[str, Any]:
    """What all branches have in common besides who is in them."""
    return {
        "history": odds.record.history,
        "about": [record_json.line_of(line, language) for line in said_once(odds.about, language)],
        **record_json.remarks(odds.record, language),
        "sheets": record_json.sheets(odds.record),
    }


def told(found: Distribution | Mapping[Any, Fraction]) -> dict[str, Any]:
    """The odds of one value: a distribution for a number, else a chance for each value.

    ``values`` has both in doubles, for what cannot reckon with fractions.
    """
    if not isinstance(found, Distribution):
        return {"values": [_chance(value, chance) for value, chance in found.items()]}
    _refuse_length(found)
    # Outcomes are never looked up: fractions may share their hashes, and take long to compare.
    whole = found.denominator
    rows = [
        (value, weight, above)
        for (value, weight), above in zip(found.weights.items(), found.at_least(), strict=True)
    ]
    exact = is_exact(found)
    return {
        "mean": str(found.mean) if exact else shown(found.mean),
        "mean_exact": exact,
        "mean_value": as_double(found.mean),
        "sd": found.sd if isinstance(found.sd, float) else None,
        "distribution": [[_json(value), str(Fraction(weight, whole))] for value, weight, _ in rows],
        "at_least": [[_json(value), str(Fraction(above, whole))] for value, _, above in rows],
        "left_out": str(found.left_out),
        "values": [
            {"value": as_double(value), "p": weight / whole, "at_least": above / whole}
            for value, weight, above in rows
        ],
    }


def _chance(value: Any, chance: Fraction) -> dict[str, Any]:
    return {"value": plain_value(value), "chance": str(chance), "p": float(chance)}


def plain_value(value: Any) -> Any:
    """A value that has a chance, as JSON has it: a word, a number, true, false, or null."""
    return value if value is None or isinstance(value, bool | int) else str(value)


def _refuse_length(found: Distribution) -> None:
    """Raise `UsageFault` for odds that would be too long, or take too long, to write out exactly."""
    bits, rows = found.denominator.bit_length(), 2 * len(found.weights)
    longest = _bits_of_values(found)
    size = rows * ((2 * bits + longest) / BITS_A_DIGIT + BYTES_A_ROW)
    seconds = rows * (2.0 + 1.6 * (bits**2 + longest**2) / 1e6) / 1e6
    if bits > MAX_BITS or size > MOST_BYTES or seconds + found.seconds > MOST_SECONDS:
        raise UsageFault("odds_too_long", words.ODDS_TOO_LONG, size=max(1, round(size / 1e6)))


def _bits_of_values(found: Distribution) -> float:
    """About how many bits an outcome has, by a sample of them."""
    step = max(1, len(found.weights) // SAMPLE)
    sample = list(islice(found.weights, 0, None, step))
    return sum(sum(map(int.bit_length, value.as_integer_ratio())) for value in sample) / max(1, len(sample))


def _json(value: Any) -> Any:
    return value if isinstance(value, int) else str(value)
