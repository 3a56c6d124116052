"""A record as lines of text: plain for a pipe, and the pieces that a terminal colours."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.message import Message
from dzcli.show import neutral, words
from dzcli.show.chain import first_used, new_warnings, rulings, rulings_of, warnings_before
from dzcli.show.language import Language
from dzcli.step.questions import Used
from dzcli.step.record import Due, Line, Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from dzcli.sheets.change import Change


class Row(NamedTuple):
    """One line of output: its kind (for colours), what stands in the margin, the text."""

    kind: str
    margin: str
    text: str


def rows(record: Record, language: Language) -> list[Row]:
    """The whole record, line by line: the steps before, headline, explanation, what is left to do."""
    first = first_used(record, language)
    found = [
        *(row for told in record.history for row in _history_rows(told, first, record, language)),
        Row("headline", "", _entitled(record.step, headline(record, language), record, language)),
        *_explanation(record.lines, record.rulings, language),
        *(_warning(text, language) for text in new_warnings(record, language)),
        *_rulings(record.lines, first.get(record.step, []), language),
        *(_change(change, record, language) for change in record.changes),
        *(due_row(due, record, language) for due in record.due),
        *_luck(record, language),
        *_dice(record, language),
    ]
    return [Row(kind, neutral.line(margin), neutral.line(text).rstrip()) for kind, margin, text in found]


def plain(record: Record, language: Language) -> list[str]:
    """The record as lines of plain text."""
    found = rows(record, language)
    width = max(len(row.margin) for row in found)
    return [row.text if row.kind == "headline" else f"  {row.margin:<{width}}  {row.text}" for row in found]


def headline(record: Record, language: Language) -> str:
    """What happened, in one line."""
    return language.say(record.headline) if record.headline else record.step


def titled(kind: str, title: str, text: str, language: Language) -> Row:
    return Row(kind, language.template(title), text)


def remark_rows(record: Record, language: Language) -> list[Row]:
    """The warnings and rulings of a record and of the steps before it, where no lines are told."""
    warnings = [*warnings_before(record), *new_warnings(record, language)]
    return [
        *(_warning(text, language) for text in warnings),
        *(ruling_row(one.ruling, language) for one in rulings(record, language)),
    ]


def _warning(text: str, language: Language) -> Row:
    return titled("warning", words.WARNINGS, text, language)


def _explanation(lines: Sequence[Line], rulings: Sequence[Used], language: Language) -> list[Row]:
    """The lines of an explanation; a house rule stands beside the line that it shaped."""
    house = {ruling.key: ruling for ruling in rulings if not ruling.default}
    return [_line(line, [house[key] for key in line.rulings if key in house], language) for line in lines]


def _line(line: Line, rulings: Sequence[Used], language: Language) -> Row:
    text = language.say(line.message)
    for house in rulings:
        text = f"{text} {language.say(Message(words.HOUSE, {'key': house.key, 'value': house.value}))}"
    return Row("line", line.rule, text)


def _rulings(lines: Sequence[Line], rulings: Sequence[Used], language: Language) -> list[Row]:
    """The rulings told by themselves: all but house rules that stand beside a line."""
    beside = {key for line in lines for key in line.rulings}
    return [ruling_row(one, language) for one in rulings if one.default or one.key not in beside]


def ruling_row(ruling: Used, language: Language) -> Row:
    """A ruling as a line of output: its section, what it says, its key and its standing."""
    values = {
        "words": ruling.words[language.code],
        "key": ruling.key,
        "value": ruling.value,
        "why": language.template(words.STANDING[ruling.why]),
    }
    return Row("ruling", ruling.section, language.say(Message(words.RULING, values)))


def name_of(role: str, record: Record, language: Language) -> str:
    """Whoever has a role in the record, by name if it is known."""
    person = {"actor": record.actor, "target": record.target, **record.people}.get(role)
    if person:
        return str(person.name)
    passed = record.passed.get(role)
    if isinstance(passed, dict) and "name" in passed:
        return str(passed["name"])
    return language.template(record.terms.roles.get(role, role))


def _changed(change: Change, record: Record, language: Language) -> str:
    """Whose sheet a change is of: whoever was read from it, or has the role."""
    for person in record.people.values():
        if person.origin.label == change.sheet:
            return person.name
    return name_of(change.who, record, language)


def _change(change: Change, record: Record, language: Language) -> Row:
    from dzcli.show.changes import changed

    template = words.CHANGE_WRITTEN if change.written else words.CHANGE
    values = {"who": _changed(change, record, language), "what": changed(change, record.terms, language)}
    return titled("change", words.CHANGES, language.say(Message(template, values)), language)


def due_row(due: Due, record: Record, language: Language) -> Row:
    """What is left to be done, as a line of output."""
    values = {"who": name_of(due.who, record, language)}
    return titled("due", words.NEXT, language.say(Message(record.terms.due[due.step], values)), language)


def _luck(record: Record, language: Language) -> list[Row]:
    chance = record.own.get("luck")
    if chance is None:
        return []
    percent = Message(words.PERCENT, {"value": language.number(100 * float(chance), 2, fixed=True)})
    text = language.say(Message(words.LUCK_CHANCE, {"chance": percent}))
    return [titled("dice", words.LUCK, text, language)]


def _dice(record: Record, language: Language) -> list[Row]:
    if not record.dice:
        return []
    dice = ",".join(str(die.value) for die in record.dice)
    return [titled("dice", words.DICE, _dice_text(dice, record.seed, record.index, language), language)]


def _dice_text(dice: str, seed: int | None, index: int | None, language: Language) -> str:
    if seed is None:
        return dice
    template = words.SEED if index in (None, 1) else words.SEED_INDEX
    return language.say(Message(template, {"dice": dice, "seed": seed, "index": index}))


def series_header(seeds: list[int], language: Language) -> str:
    """What stands above a series: the seed of each thing asked for, which gives any result again."""
    return language.say(Message(words.SERIES, {"seed": ", ".join(map(str, seeds))}))


def shown_quietly(value: Any) -> list[str]:
    """The one value a script wants, as lines of text: one, or one for each item of a list."""
    if isinstance(value, bool):
        return ["true" if value else "false"]
    items = value if isinstance(value, list) else ["" if value is None else value]
    return [neutral.line(str(item)) for item in items]


def _entitled(step: str, text: str, record: Record, language: Language) -> str:
    """A headline after the name of its step, where there are several."""
    if not record.history:
        return text
    values = {"title": language.template(record.terms.steps.get(step, step)), "headline": text}
    return language.say(Message(words.ENTITLED, values))


def _history_rows(
    told: dict[str, Any], first: dict[str, list[Used]], record: Record, language: Language
) -> list[Row]:
    """A step before, as its own record told it; ``first`` are the rulings that each step used first."""
    lines = [
        Line(one["rule"], Message("{text}", {"text": one["text"]}), tuple(filter(None, [one["ruling"]])))
        for one in told["lines"]
    ]
    found = [Row("headline", "", _entitled(told["step"], told["headline"] or "", record, language))]
    found += _explanation(lines, rulings_of(told, language), language)
    found += [_warning(text, language) for text in told["warnings"]]
    found += _rulings(lines, first.get(told["step"], []), language)
    if told["dice"]:
        dice = ",".join(str(die["value"]) for die in told["dice"])
        text = _dice_text(dice, told["seed"], told["index"], language)
        found.append(titled("dice", words.DICE, text, language))
    return found
