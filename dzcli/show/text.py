"""A record as lines of text: plain for a pipe, and the pieces that a terminal colours."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from dzcli.message import Message
from dzcli.show import neutral, words
from dzcli.show.language import Language
from dzcli.step.questions import Used
from dzcli.step.record import Due, Line, Record

if TYPE_CHECKING:
    from dzcli.sheets.change import Change


class Row(NamedTuple):
    """One line of output: its kind (for colours), what stands in the margin, the text."""

    kind: str
    margin: str
    text: str


def rows(record: Record, language: Language) -> list[Row]:
    """The whole record, line by line: the steps before, headline, explanation, what is left to do."""
    found = [
        *(row for told in record.history for row in _history_rows(told, record, language)),
        Row("headline", "", _entitled(record.step, headline(record, language), record, language)),
        *_explanation(record.lines, record.rulings, language),
        *(warning_row(warning, language) for warning in record.warnings),
        *_rulings(record.lines, record.rulings, language),
        *(_change(change, record, language) for change in record.changes),
        *(_due(due, record, language) for due in record.due),
        *_luck(record, language),
        *_dice(record, language),
    ]
    return [Row(kind, neutral.line(margin), neutral.line(text).rstrip()) for kind, margin, text in found]


def plain(record: Record, language: Language) -> list[str]:
    """The record as lines of plain text."""
    found = rows(record, language)
    width = max((len(row.margin) for row in found), default=0)
    return [row.text if row.kind == "headline" else f"  {row.margin:<{width}}  {row.text}" for row in found]


def headline(record: Record, language: Language) -> str:
    """What happened, in one line."""
    return language.say(record.headline) if record.headline else record.step


def titled(kind: str, title: str, text: str, language: Language) -> Row:
    return Row(kind, language.template(title), text)


def warning_row(warning: Message, language: Language) -> Row:
    """A warning as a line of output."""
    return titled("warning", words.WARNINGS, language.say(warning), language)


def _explanation(lines: Sequence[Line], rulings: Sequence[Used], language: Language) -> list[Row]:
    """The lines of an explanation; a house rule stands beside the line that it shaped."""
    house = {ruling.key: ruling for ruling in rulings if not ruling.default}
    return [_line(line, house.get(line.ruling or ""), language) for line in lines]


def _line(line: Line, house: Used | None, language: Language) -> Row:
    text = language.say(line.message)
    if house is not None:
        text = f"{text} {language.say(Message(words.HOUSE, {'key': house.key, 'value': house.value}))}"
    return Row("line", line.rule, text)


def _rulings(lines: Sequence[Line], rulings: Sequence[Used], language: Language) -> list[Row]:
    """The rulings told by themselves: all but house rules that stand beside a line."""
    beside = {line.ruling for line in lines}
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
    return language.template(record.terms.roles.get(role, role))


def _changed(change: "Change", record: Record, language: Language) -> str:
    """Whose sheet a change is of: whoever was read from it, or has the role."""
    for person in record.people.values():
        if person.origin.label == change.sheet:
            return person.name
    return name_of(change.who, record, language)


def _change(change: "Change", record: Record, language: Language) -> Row:
    from dzcli.show.changes import changed

    template = words.CHANGE_WRITTEN if change.written else words.CHANGE
    values = {"who": _changed(change, record, language), "what": changed(change, record.terms, language)}
    return titled("change", words.CHANGES, language.say(Message(template, values)), language)


def _due(due: Due, record: Record, language: Language) -> Row:
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


def _history_rows(told: dict[str, Any], record: Record, language: Language) -> list[Row]:
    """A step before, as its own record told it."""
    lines = [
        Line(one["rule"], Message("{text}", {"text": one["text"]}), one["ruling"]) for one in told["lines"]
    ]
    rulings = [
        Used(one["key"], one["value"], one["default"], one["why"], one["rule"], {language.code: one["text"]})
        for one in told["rulings"]
    ]
    found = [Row("headline", "", _entitled(told["step"], told["headline"] or "", record, language))]
    found += [*_explanation(lines, rulings, language), *_rulings(lines, rulings, language)]
    if told["dice"]:
        dice = ",".join(str(die["value"]) for die in told["dice"])
        text = _dice_text(dice, told["seed"], told["index"], language)
        found.append(titled("dice", words.DICE, text, language))
    return found
