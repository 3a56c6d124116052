"""Odds drawn as text, with percentages and bars, and as JSON."""

import os
import sys
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from dzcli.dice.exact import MAX_BITS, decimal
from dzcli.dice.odds.distribution import Distribution
from dzcli.fault import UsageFault
from dzcli.message import Message
from dzcli.show import json as record_json
from dzcli.show import words
from dzcli.show.folding import folded
from dzcli.show.language import Language
from dzcli.show.text import ruling_row, warning_row
from dzcli.show.width import USUAL_WIDTH, of_terminal
from dzcli.step.odds import Odds, equal_in_all
from dzcli.step.step import Told

MOST_ROWS = 50
"""A distribution of more outcomes is shown by ranges."""
SHORTEST_BAR = 10
BITS_A_DIGIT = 3.3219
MOST_BYTES = 80_000_000
MOST_SECONDS = 1.7
"""Exact odds that are longer, or take longer together with working them out, are not written as JSON."""


class Row(NamedTuple):
    """An outcome, or a range of them: its name, its chance, the chance of it or more."""

    label: str
    chance: float
    at_least: float | None


def text(odds: Odds, language: Language) -> list[str]:
    """The odds as lines of text that fit the terminal's width (80 columns where there is none)."""
    lines = [title(odds, language)]
    told = {told.path: told for told in odds.step.odds}
    width = max((len(line.rule) for line in odds.about), default=0)
    for line in odds.about:
        lines += _folded(f"  {line.rule:<{width}}  {language.say(line.message)}")
    for path, found in odds.values.items():
        if isinstance(found, Distribution):
            rows = _number_rows(found, language)
            lines.append(_heading(told[path], found, language))
        else:
            rows = _value_rows(told[path], found, odds, language)
            lines.append(language.template(told[path].label))
        lines.extend(_draw(rows, language))
    record = odds.record
    margin_rows = [warning_row(warning, language) for warning in record.warnings]
    margin_rows += [ruling_row(ruling, language) for ruling in record.rulings]
    for row in margin_rows:
        lines += _folded(f"  {row.margin}  {row.text}")
    return lines


def _folded(line: str) -> list[str]:
    """A line of text, folded to the width of the terminal if there is one."""
    return folded(line, _width(), "    ") if sys.stdout.isatty() else [line]


def _heading(told: Told, found: Distribution, language: Language) -> str:
    exact = found.exact_mean
    values = {
        "key": language.template(told.label),
        "mean": _rounded(found.mean, language),
        "sd": language.number(found.sd, 4),
        "left": language.scientific(float(found.left_out)),
    }
    template = words.ODDS_NUMBER if not found.left_out else words.ODDS_CUT
    if found.left_out and exact is None:
        template = words.ODDS_CUT_MEAN
    return language.say(Message(template, values))


def _rounded(value: Fraction, language: Language) -> str:
    """A mean in four decimals; one too big for that as a power of ten."""
    try:
        return language.number(float(value), 4)
    except OverflowError:
        digits = str(abs(int(value)))
        return f"{'-' if value < 0 else ''}{digits[0]}.{digits[1:5]}e+{len(digits) - 1}"


def _number_rows(found: Distribution, language: Language) -> list[Row]:
    values = list(found.weights)
    step = -(-len(values) // MOST_ROWS)
    above = sum(found.weights.values())
    rows = []
    for start in range(0, len(values), step):
        group = values[start : start + step]
        weight = sum(found.weights[value] for value in group)
        label = _shown(group[0]) if len(group) == 1 else f"{_shown(group[0])}..{_shown(group[-1])}"
        rows.append(Row(label, weight / found.denominator, above / found.denominator))
        above -= weight
    return rows


def _shown(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    return decimal(value)


def _value_rows(told: Told, found: Mapping[Any, Fraction], odds: Odds, language: Language) -> list[Row]:
    return [Row(_name(told, value, odds, language), float(chance), None) for value, chance in found.items()]


def _name(told: Told, value: Any, odds: Odds, language: Language) -> str:
    outcome = told.path == "outcome"
    if isinstance(value, bool):
        return language.template(words.YES if value else words.NO)
    if value is None:
        return language.template(words.NO_ROLL if outcome else words.NONE)
    said = odds.record.terms.outcomes if outcome else told.words
    return language.template(said[value]) if value in said else str(value)


def _draw(rows: list[Row], language: Language) -> list[str]:
    """The rows in columns, each with its bar."""
    labels = max(len(row.label) for row in rows)
    numeric = rows[0].at_least is not None
    columns = []
    for row in rows:
        text = f"  {row.label:>{labels}}" if numeric else f"  {row.label:<{labels}}"
        text += f"  {_percent(row.chance, language):>9}"
        if row.at_least is not None:
            text += f"  {'>= ' + _percent(row.at_least, language):>12}"
        columns.append(text)
    room = max(SHORTEST_BAR, _width() - len(columns[0]) - 3)
    longest = max(row.chance for row in rows) or 1.0
    sign = "\u2588" if sys.stdout.isatty() and _shows_blocks() else "#"
    return [
        (column + "  " + sign * round(room * row.chance / longest)).rstrip()
        for column, row in zip(columns, rows, strict=True)
    ]


def _percent(chance: float, language: Language) -> str:
    if 0 < chance < 0.00005:
        return language.say(Message(words.PERCENT_TINY, {"value": language.number(0.01, 2)}))
    return language.say(Message(words.PERCENT, {"value": language.number(100 * chance, 2, fixed=True)}))


def _width() -> int:
    return of_terminal(USUAL_WIDTH) if sys.stdout.isatty() else USUAL_WIDTH


def _shows_blocks() -> bool:
    return (sys.stdout.encoding or "").lower().startswith("utf") and os.environ.get("TERM") != "dumb"


def title(odds: Odds, language: Language) -> str:
    """What the odds are about."""
    record = odds.record
    if record.actor is None and record.target is None:
        return language.say(record.headline) if record.headline else record.step
    template = words.ODDS_TITLE_TARGET if record.actor and record.target else words.ODDS_TITLE
    first = record.actor or record.target
    values = {
        "actor": first.name if first else "",
        "target": record.target.name if record.target else "",
        "what": language.say(odds.subject) if odds.subject else _within(odds.step.title, language),
    }
    return language.say(Message(template, values))


def _within(title: str, language: Language) -> str:
    """What a step is called, within a sentence."""
    name = language.template(title)
    return name[:1].lower() + name[1:]


def quiet(odds: Odds) -> list[str]:
    """The one value a script wants: the mean of the number the step is about, else the chance of success.

    Of a step that neither has, the chance of each value that its odds tell first.
    """
    paths = {told.at or told.path: told.path for told in odds.step.odds}
    for path in odds.step.quiet:
        found = odds.values.get(paths.get(path, path))
        if isinstance(found, Distribution):
            return [_mean(found)]
        if found is not None and True in found:
            return [str(found[True])]
    outcomes = odds.values.get("outcome")
    if not isinstance(outcomes, dict):
        return _told_alone(next(iter(odds.values.values())))
    good = (outcomes.get(name, Fraction(0)) for name in odds.record.terms.successes)
    return [str(sum(good, Fraction(0)))]


def _told_alone(found: Distribution | Mapping[Any, Fraction]) -> list[str]:
    """What may come out and its chance, a line each, the likeliest first; of a number its mean."""
    if isinstance(found, Distribution):
        return [_mean(found)]
    ranked = sorted(found.items(), key=lambda pair: -pair[1])
    return [f"{_key(value)} {chance}" for value, chance in ranked]


def _mean(found: Distribution) -> str:
    """A mean: exact as a fraction, else about so much."""
    return str(found.mean) if _is_exact(found) else f"~{_shown(found.mean)}"


def _is_exact(found: Distribution) -> bool:
    """Whether the mean is known, and a fraction short enough to be written."""
    exact = found.exact_mean
    return exact is not None and max(map(int.bit_length, exact.as_integer_ratio())) <= MAX_BITS


def encode(odds: Odds, language: Language) -> bytes:
    """Odds as one line of JSON, with the branches that the next step goes on from.

    What all branches carry alike is said once.
    """
    record = odds.record
    alike = {name: value for name, value in equal_in_all(odds.branches).items() if name in record.own}
    document = {
        **record_json.about(record),
        **record_json.plain(record.own if odds.step.exact else {}, language),
        **alike,
        "odds": {path: told(found) for path, found in odds.values.items()},
        "branches": [
            {
                "weight": str(chance),
                "carry": {name: value for name, value in carried.items() if name not in alike},
            }
            for chance, carried in odds.branches
        ],
        "about": [record_json.line_of(line, language) for line in odds.about],
        **record_json.remarks(record, language),
        "sheets": record_json.sheets(record),
    }
    return record_json.written(document)


def told(found: Distribution | Mapping[Any, Fraction]) -> dict[str, Any]:
    """The odds of one value: a distribution for a number, else a chance for each value."""
    if not isinstance(found, Distribution):
        return {_key(value): str(chance) for value, chance in found.items()}
    _refuse_length(found)
    above = found.at_least()
    exact = _is_exact(found)
    return {
        "mean": str(found.mean) if exact else _shown(found.mean),
        "mean_exact": exact,
        "sd": found.sd,
        "distribution": [[_json(value), str(found.chance(value))] for value in found.weights],
        "at_least": [[_json(value), str(Fraction(above[value], found.denominator))] for value in above],
        "left_out": str(found.left_out),
    }


def _refuse_length(found: Distribution) -> None:
    """Raise `UsageFault` for odds that would be too long, or take too long, to write out exactly."""
    bits, rows = found.denominator.bit_length(), 2 * len(found.weights)
    size = rows * (2 * bits / BITS_A_DIGIT + 20)
    seconds = rows * (2.0 + 1.6 * (bits / 1000) ** 2) / 1e6
    if bits > MAX_BITS or size > MOST_BYTES or seconds + found.seconds > MOST_SECONDS:
        raise UsageFault("odds_too_long", words.ODDS_TOO_LONG, size=max(1, round(size / 1e6)))


def _json(value: Any) -> Any:
    return value if isinstance(value, int) else str(value)


def _key(value: Any) -> str:
    """A value as a key of JSON: ``true``, ``false``, ``null``, or its text."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)
