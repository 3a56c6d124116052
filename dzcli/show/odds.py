"""Odds drawn as text, with percentages and bars."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from fractions import Fraction

from dzcli.dice.exact import MAX_BITS
from dzcli.dice.odds.distribution import Distribution
from dzcli.light import Any
from dzcli.message import Message
from dzcli.show import words
from dzcli.show.chain import said_once
from dzcli.show.folding import folded
from dzcli.show.language import Language
from dzcli.show.odds_rows import LONGEST_LABEL, Row, number_rows, percent
from dzcli.show.rounding import rounded, shown
from dzcli.show.text import Row as TextRow
from dzcli.show.text import due_row, remark_rows
from dzcli.show.width import USUAL_WIDTH, of_terminal
from dzcli.step.odds import Odds
from dzcli.step.step import Told

SHORTEST_BAR = 10
GREATEST_ALONE = 999
"""A fraction of a greater denominator is told alone in decimals."""


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
            rows = number_rows(found, language)
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
        values = {"what": what.text, "chance": percent(float(chance), language)}
        found.append(what._replace(text=language.say(Message(words.ODDS_DUE, values))))
    return found


def _heading(told: Told, found: Distribution, language: Language) -> str:
    exact = found.exact_mean
    values = {
        "key": language.template(told.label),
        "mean": rounded(found.mean, language),
        "sd": rounded(found.sd, language),
        "left": language.scientific(float(found.left_out)),
    }
    template = words.ODDS_NUMBER if not found.left_out else words.ODDS_CUT
    if found.left_out and exact is None:
        template = words.ODDS_CUT_MEAN
    return language.say(Message(template, values))


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
    columns = []
    for row in rows:
        chance = f"{percent(row.chance, language):>9}"
        if row.at_least is None:
            columns.append(f"  {row.label:<{labels}}  {chance}")
        else:
            above = f">= {percent(row.at_least, language)}"
            columns.append(f"  {row.label:>{labels}}  {chance}  {above:>12}")
    room = max(SHORTEST_BAR, _width() - len(columns[0]) - 3)
    longest = max(row.chance for row in rows) or 1.0
    sign = "\u2588" if sys.stdout.isatty() and _shows_blocks() else "#"
    beside = (row.beside or sign * round(room * row.chance / longest) for row in rows)
    return [f"{column}  {end}".rstrip() for column, end in zip(columns, beside, strict=True)]


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
