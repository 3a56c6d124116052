"""Odds drawn as text, with percentages and bars."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import isfinite

from dzcli.dice.exact import MAX_BITS, Exact, decimal
from dzcli.dice.odds.distribution import Distribution
from dzcli.light import Any, NamedTuple
from dzcli.message import Message
from dzcli.show import words
from dzcli.show.chain import said_once
from dzcli.show.folding import folded
from dzcli.show.language import Language
from dzcli.show.text import Row as TextRow
from dzcli.show.text import due_row, remark_rows
from dzcli.show.width import USUAL_WIDTH, of_terminal
from dzcli.step.odds import Odds
from dzcli.step.step import Told

MOST_ROWS = 50
"""A distribution of more outcomes is shown by ranges."""
SHORTEST_BAR = 10
LONGEST_LABEL = 30
"""A number of more digits is told as a power of ten, where that tells it from the others."""
LONGEST_SUM = 10**15
"""From here on a mean or a deviation is told as a power of ten: a float holds no more digits."""
GREATEST_ALONE = 999
"""A fraction of a greater denominator is told alone in decimals."""


class Row(NamedTuple):
    """An outcome, or a range of them: its name, its chance, the chance of it or more."""

    label: str
    chance: float
    at_least: float | None


def text(odds: Odds, language: Language) -> list[str]:
    """The odds as lines of text that fit the terminal's width (80 columns where there is none)."""
    lines = [title(odds, language)]
    told = {told.path: told for told in odds.step.odds}
    about = said_once(odds.about, language)
    width = max((len(line.rule) for line in about), default=0)
    for line in about:
        lines += _folded(f"  {line.rule:<{width}}  {language.say(line.message)}")
    for path, found in odds.values.items():
        if isinstance(found, Distribution):
            rows = _number_rows(found, language)
            lines.append(_heading(told[path], found, language))
        else:
            rows = _value_rows(told[path], found, odds, language)
            lines.append(language.template(told[path].label))
        lines.extend(_draw(rows, language))
    for row in (*remark_rows(odds.record, language), *_due_rows(odds, language)):
        lines += _folded(f"  {row.margin}  {row.text}")
    return lines


def _folded(line: str) -> list[str]:
    """A line of text, folded to the width of the terminal if there is one."""
    return folded(line, _width(), "    ") if sys.stdout.isatty() else [line]


def _due_rows(odds: Odds, language: Language) -> list[TextRow]:
    """What the steps of a pipeline may leave to be done; a step by itself is told by its own odds."""
    if not odds.record.history:
        return []
    found = []
    for due, chance in odds.due.items():
        what = due_row(due, odds.record, language)
        values = {"what": what.text, "chance": _percent(float(chance), language)}
        found.append(what._replace(text=language.say(Message(words.ODDS_DUE, values))))
    return found


def _heading(told: Told, found: Distribution, language: Language) -> str:
    exact = found.exact_mean
    values = {
        "key": language.template(told.label),
        "mean": _rounded(found.mean, language),
        "sd": _rounded(found.sd, language) if isfinite(found.sd) else "inf",
        "left": language.scientific(float(found.left_out)),
    }
    template = words.ODDS_NUMBER if not found.left_out else words.ODDS_CUT
    if found.left_out and exact is None:
        template = words.ODDS_CUT_MEAN
    return language.say(Message(template, values))


def _rounded(value: Fraction | float, language: Language) -> str:
    """A mean or a deviation in four decimals; a great one as a power of ten."""
    short = -LONGEST_SUM < value < LONGEST_SUM
    return language.number(float(value), 4) if short else _power_of_ten(value, language)


def _power_of_ten(value: Exact | float, language: Language) -> str:
    """The first digits of a great number, and the power of ten they are to be multiplied by."""
    digits = str(abs(int(value)))
    first = f"{digits[0]}.{digits[1:5]}".rstrip("0").rstrip(".")
    return language.decimal_sign(f"{'-' if value < 0 else ''}{first}e+{len(digits) - 1}")


def _number_rows(found: Distribution, language: Language) -> list[Row]:
    values = list(found.weights)
    step = -(-len(values) // MOST_ROWS)
    groups = [values[start : start + step] for start in range(0, len(values), step)]
    labels = _labels([end for group in groups for end in (group[0], group[-1])], language)
    above = sum(found.weights.values())
    rows = []
    for group in groups:
        weight = sum(found.weights[value] for value in group)
        first, last = labels[group[0]], labels[group[-1]]
        label = first if len(group) == 1 else f"{first}..{last}"
        rows.append(Row(label, weight / found.denominator, above / found.denominator))
        above -= weight
    return rows


def _labels(values: Sequence[Exact], language: Language) -> dict[Exact, str]:
    """How each outcome is shown: long ones as powers of ten, unless two would look the same."""
    whole = {value: shown(value) for value in values}
    short = {
        value: _power_of_ten(value, language) if abs(value) >= 10**LONGEST_LABEL else text
        for value, text in whole.items()
    }
    return short if len(set(short.values())) == len(whole) else whole


def shown(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    return decimal(value)


def _value_rows(told: Told, found: Mapping[Any, Fraction], odds: Odds, language: Language) -> list[Row]:
    return [Row(_name(told, value, odds, language), float(chance), None) for value, chance in found.items()]


def _name(told: Told, value: Any, odds: Odds, language: Language) -> str:
    outcome = told.path == "outcome"
    if isinstance(value, bool):
        return language.template(words.YES if value else words.NO)
    named = told.said()
    if value is None and value not in named:
        return language.template(words.NO_ROLL if outcome else words.NONE)
    said = odds.record.terms.outcomes if outcome else named
    return language.template(said[value]) if value in said else str(value)


def _draw(rows: list[Row], language: Language) -> list[str]:
    """The rows in columns, each with its bar."""
    labels = min(max(len(row.label) for row in rows), 2 * LONGEST_LABEL)
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


def quiet(odds: Odds, *, exact: bool = False) -> list[str]:
    """The one value a script wants: the mean of the number the step is about, else the chance of success.

    Of a step that neither has, the chance of each value that its odds tell first. A long fraction is told
    in decimals, unless it is wanted ``exact``.
    """
    found = _quiet_values(odds)
    return [" ".join([*name, _number_alone(value, exact)]) for *name, value in found]


def _quiet_values(odds: Odds) -> list[tuple[Any, ...]]:
    paths = {told.at or told.path: told.path for told in odds.step.odds}
    for path in odds.step.quiet:
        found = odds.values.get(paths.get(path, path))
        if isinstance(found, Distribution):
            return [(found,)]
        if found is not None and True in found:
            return [(found[True],)]
    outcomes = odds.values.get("outcome")
    if not isinstance(outcomes, dict):
        return _told_alone(next(iter(odds.values.values())))
    good = (outcomes.get(name, Fraction(0)) for name in odds.record.terms.successes)
    return [(sum(good, Fraction(0)),)]


def _told_alone(found: Distribution | Mapping[Any, Fraction]) -> list[tuple[Any, ...]]:
    """What may come out and its chance, the likeliest first; of a number its distribution."""
    if isinstance(found, Distribution):
        return [(found,)]
    ranked = sorted(found.items(), key=lambda pair: -pair[1])
    return [(key(value), chance) for value, chance in ranked]


def _number_alone(value: Distribution | Fraction, exact: bool) -> str:
    """A chance, or a mean; one that is not known exactly is about so much."""
    if isinstance(value, Distribution):
        if not is_exact(value):
            return f"~{shown(value.mean)}"
        value = value.mean
    return shown(value) if value.denominator > GREATEST_ALONE and not exact else str(value)


def is_exact(found: Distribution) -> bool:
    """Whether the mean is known, and a fraction short enough to be written."""
    exact = found.exact_mean
    return exact is not None and max(map(int.bit_length, exact.as_integer_ratio())) <= MAX_BITS


def key(value: Any) -> str:
    """A value as a word: ``true``, ``false``, ``null``, or its text."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)
