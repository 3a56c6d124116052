"""A record as lines of text: plain for a pipe, and the pieces that a terminal colours."""

from typing import Any, NamedTuple

from dzcli.message import Message
from dzcli.show import words
from dzcli.show.language import Language
from dzcli.step.questions import Used
from dzcli.step.record import Change, Due, Line, Record


class Row(NamedTuple):
    """One line of output: its kind (for colours), what stands in the margin, the text."""

    kind: str
    margin: str
    text: str


def rows(record: Record, language: Language) -> list[Row]:
    """The whole record, line by line: headline, explanation, what is left to do."""
    found = [
        Row("headline", "", headline(record, language)),
        *(_line(line, language) for line in record.lines),
        *(warning_row(warning, language) for warning in record.warnings),
        *(ruling_row(ruling, language) for ruling in record.rulings),
        *(_change(change, record, language) for change in record.changes),
        *(_due(due, record, language) for due in record.due),
        *_luck(record, language),
        *_dice(record, language),
    ]
    return [Row(kind, margin, printable(text).rstrip()) for kind, margin, text in found]


_CONTROL = dict.fromkeys((*range(32), *range(127, 160)), "�")
"""Characters that would move the cursor or colour the terminal, if a name held them."""


def printable(text: str) -> str:
    """A line of output in which nothing but letters and signs can be seen."""
    return text.translate(_CONTROL)


def plain(record: Record, language: Language) -> str:
    """The record as plain text, without a line end after the last line."""
    found = rows(record, language)
    width = max((len(row.margin) for row in found), default=0)
    return "\n".join(
        row.text if row.kind == "headline" else f"  {row.margin:<{width}}  {row.text}" for row in found
    )


def headline(record: Record, language: Language) -> str:
    """What happened, in one line."""
    if "roll" in record.own:
        return str(record.own["roll"].explain())
    return language.say(record.headline) if record.headline else record.step


def _titled(kind: str, title: str, text: str, language: Language) -> Row:
    return Row(kind, language.template(title), text)


def warning_row(warning: Message, language: Language) -> Row:
    """A warning as a line of output."""
    return _titled("warning", words.WARNINGS, language.say(warning), language)


def _line(line: Line, language: Language) -> Row:
    return Row("line", line.rule, language.say(line.message))


def ruling_row(ruling: Used, language: Language) -> Row:
    """A ruling as a line of output: its section, what it says, its key and its standing."""
    values = {
        "words": language.template(ruling.words),
        "key": ruling.key,
        "value": ruling.value,
        "why": language.template(words.STANDING[ruling.why]),
    }
    return Row("ruling", ruling.section, language.say(Message(words.RULING, values)))


def name_of(role: str, record: Record, language: Language) -> str:
    """Whoever has a role in the record, by name if it is known."""
    ally = record.own.get("ally")
    person = {"actor": record.actor, "target": record.target, "ally": ally and ally.person}.get(role)
    if person:
        return str(person.name)
    return language.template(words.ROLES.get(role, role))


def _changed(change: Change, record: Record, language: Language) -> str:
    """Whose sheet a change is of; one of a group is told by the sheet."""
    for person in record.others:
        if person.origin.label == change.sheet:
            return person.name
    return name_of(change.who, record, language)


def _change(change: Change, record: Record, language: Language) -> Row:
    template = words.CHANGE_WRITTEN if change.written else words.CHANGE
    values = {
        "who": _changed(change, record, language),
        "path": change.path,
        "before": _value(change.before),
        "after": _value(change.after),
    }
    return _titled("change", words.CHANGES, language.say(Message(template, values)), language)


def _value(value: Any) -> str:
    """A value of a sheet as TOML writes it, or a dash where it has none."""
    if value is None:
        return "-"
    from dzcli.toml import inline

    return inline(value)


def _due(due: Due, record: Record, language: Language) -> Row:
    values = {"who": name_of(due.who, record, language)}
    return _titled("due", words.NEXT, language.say(Message(words.DUE[due.step], values)), language)


def _luck(record: Record, language: Language) -> list[Row]:
    chance = record.own.get("luck")
    if chance is None:
        return []
    percent = Message(words.PERCENT, {"value": language.number(100 * float(chance), 2, fixed=True)})
    text = language.say(Message(words.LUCK_CHANCE, {"chance": percent}))
    return [_titled("dice", words.LUCK, text, language)]


def _dice(record: Record, language: Language) -> list[Row]:
    if not record.dice:
        return []
    dice = ",".join(str(die.value) for die in record.dice)
    if record.seed is None:
        return [_titled("dice", words.DICE, dice, language)]
    template = words.SEED if record.index in (None, 1) else words.SEED_INDEX
    values = {"dice": dice, "seed": record.seed, "index": record.index}
    return [_titled("dice", words.DICE, language.say(Message(template, values)), language)]


def series_header(seed: int | None, language: Language) -> str:
    """What stands above a series: the seed, with which any of its results is had again."""
    return language.say(Message(words.SERIES, {"seed": seed}))


def quiet(record: Record) -> str:
    """The one value a script wants."""
    own = record.own
    if "roll" in own:
        return str(own["roll"].total)
    if record.step in ("attack", "defend"):
        return str(_damage(record))
    if "wound" in own:
        return str(own["wound"]["health"])
    if "healing" in own:
        return str(own["healing"]["health"])
    return record.outcome or ""


def _damage(record: Record) -> int:
    """The damage of an attack or a defence as far as it is known; 0 on a miss."""
    damage = record.own.get("damage")
    known = (damage.final, damage.net, damage.raw) if damage else ()
    return next((value for value in known if value is not None), 0)
