"""Odds drawn as text, with percentages and bars, and as JSON."""

import os
import shutil
import sys
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from dzcli import __version__
from dzcli.dice.odds.distribution import Distribution
from dzcli.message import Message
from dzcli.show import json as record_json
from dzcli.show import words
from dzcli.show.folding import folded
from dzcli.show.language import Language
from dzcli.show.text import ruling_row, warning_row
from dzcli.step.odds import Odds
from dzcli.step.record import SCHEMA
from dzcli.words import OUTCOMES

PIPE_WIDTH = 80
MOST_ROWS = 50
"""A distribution of more outcomes is shown by ranges."""
SHORTEST_BAR = 10
QUIET = ("total", "damage.final", "damage.net", "damage.raw", "wound.health", "healing.health")
"""The numbers that steps are about; where a step has several, the first is the one."""
SUCCESSES = ("critical_success", "success")


class Row(NamedTuple):
    """An outcome, or a range of them: its name, its chance, the chance of it or more."""

    label: str
    chance: float
    at_least: float | None


def text(values: Mapping[str, Any], language: Language, title: str, odds: Odds | None = None) -> str:
    """The odds as text that fits the terminal's width (80 columns where there is none)."""
    lines = [title]
    for key, found in values.items():
        if isinstance(found, Distribution):
            rows = _number_rows(found, language)
            lines.append(_heading(key, found, language))
        else:
            rows = _value_rows(key, found, language)
            lines.append(language.template(words.ODDS[key]))
        lines.extend(_draw(rows, language))
    if odds is not None:
        margin_rows = [warning_row(warning, language) for warning in odds.record.warnings]
        margin_rows += [ruling_row(ruling, language) for ruling in odds.record.rulings]
        lines.extend(_folded(f"  {row.margin}  {row.text}") for row in margin_rows)
    return "\n".join(lines)


def _folded(line: str) -> str:
    """A line of text, folded to the width of the terminal if there is one."""
    return "\n".join(folded(line, _width(), "    ")) if sys.stdout.isatty() else line


def _heading(key: str, found: Distribution, language: Language) -> str:
    exact = found.exact_mean
    values = {
        "key": language.template(words.ODDS[key]),
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
    above = found.at_least()
    values = list(found.weights)
    step = -(-len(values) // MOST_ROWS)
    rows = []
    for start in range(0, len(values), step):
        group = values[start : start + step]
        weight = sum(found.weights[value] for value in group)
        label = _shown(group[0]) if len(group) == 1 else f"{_shown(group[0])}..{_shown(group[-1])}"
        share = float(Fraction(weight, found.denominator))
        rows.append(Row(label, share, float(Fraction(above[group[0]], found.denominator))))
    return rows


def _shown(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    from dzcli.dice.exact import decimal

    return decimal(value)


def _value_rows(key: str, found: Mapping[Any, Fraction], language: Language) -> list[Row]:
    return [Row(_name(key, value, language), float(chance), None) for value, chance in found.items()]


def _name(key: str, value: Any, language: Language) -> str:
    if isinstance(value, bool):
        return language.template(words.YES if value else words.NO)
    if value is None:
        return language.template(words.NO_ROLL if key == "outcome" else words.NONE)
    return language.template(OUTCOMES[value]) if key == "outcome" else str(value)


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
    return shutil.get_terminal_size((PIPE_WIDTH, 24)).columns if sys.stdout.isatty() else PIPE_WIDTH


def _shows_blocks() -> bool:
    return (sys.stdout.encoding or "").lower().startswith("utf") and os.environ.get("TERM") != "dumb"


def title(odds: Odds, language: Language) -> str:
    """What the odds are about."""
    record = odds.record
    template = words.ODDS_TITLE_TARGET if record.actor and record.target else words.ODDS_TITLE
    first = record.actor or record.target
    values = {
        "actor": first.name if first else "",
        "target": record.target.name if record.target else "",
        "step": language.template(words.STEPS.get(record.step, record.step)),
    }
    return language.say(Message(template, values))


def quiet(values: Mapping[str, Any]) -> str:
    """The one value a script wants: the mean of the number the step is about, else the chance of success."""
    for key in QUIET:
        if key in values:
            return _mean(values[key])
    return str(sum((values["outcome"].get(good, Fraction(0)) for good in SUCCESSES), Fraction(0)))


def _mean(found: Distribution) -> str:
    """A mean: exact as a fraction, else about so much."""
    if found.exact_mean is not None:
        return str(found.mean)
    return f"~{_shown(found.mean)}"


def encode(odds: Odds, language: Language) -> bytes:
    """The odds of a step as one line of JSON, with the branches that the next step goes on from."""
    record = odds.record
    document = {
        **record_json.about(record),
        "weapon": record.own.get("weapon"),
        "fast": record.own.get("fast", False),
        "odds": {key: told(found) for key, found in odds.values.items()},
        "branches": [{"weight": str(chance), "carry": carried} for chance, carried in odds.branches],
        **record_json.remarks(record, language),
        "sheets": record_json.sheets(record),
    }
    return msgspec.json.encode(document)


def encode_roll(expression: str, odds: Odds, language: Language) -> bytes:
    """The odds of an expression as one line of JSON."""
    document = {
        "dzcli": SCHEMA,
        "version": __version__,
        "step": "roll",
        "system": None,
        "roll": {"expression": expression},
        "odds": {key: told(found) for key, found in odds.values.items()},
        "warnings": [language.say(warning) for warning in odds.record.warnings],
    }
    return msgspec.json.encode(document)


def told(found: Distribution | Mapping[Any, Fraction]) -> dict[str, Any]:
    """The odds of one value: a distribution for a number, else a chance for each value."""
    if not isinstance(found, Distribution):
        return {_key(value): str(chance) for value, chance in found.items()}
    above = found.at_least()
    exact = found.exact_mean
    return {
        "mean": str(found.mean),
        "mean_exact": exact is not None,
        "sd": found.sd,
        "distribution": [[_json(value), str(found.chance(value))] for value in found.weights],
        "at_least": [[_json(value), str(Fraction(above[value], found.denominator))] for value in above],
        "left_out": str(found.left_out),
    }


def _json(value: Any) -> Any:
    return value if isinstance(value, int) else str(value)


def _key(value: Any) -> str:
    """A value as a key of JSON: ``true``, ``false``, ``null``, or its text."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)
