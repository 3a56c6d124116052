"""A character as a card: lines of text, and plain values for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

from dzcli.light import NamedTuple
from dzcli.message import Message
from dzcli.show import changes, words
from dzcli.show.json import plain
from dzcli.show.language import Language
from dzcli.step.card import Fact, Strike
from dzcli.step.record import Part, Terms


class Tried(NamedTuple):
    """What a step makes of something that a card names: the chance of success, or why there is none."""

    chance: Fraction | None
    why: Message | None = None


class Tested(NamedTuple):
    """A test: its name, the number that it is made with and its parts, and its chance."""

    id: str
    label: str
    value: int | None
    parts: Sequence[Part]
    tried: Tried


class Shown(NamedTuple):
    """All that a card shows of a character; ``state`` is ``[etat]`` as the sheet has it."""

    name: str
    system: str
    tests: list[Tested]
    facts: list[Fact]
    strikes: list[tuple[Strike, Tried]]
    state: dict[str, Any]
    terms: Terms


def document(shown: Shown, language: Language) -> dict[str, Any]:
    """The card as plain values."""
    return {
        "name": shown.name,
        "tests": [
            {
                "id": one.id,
                "label": one.label,
                "value": one.value,
                "parts": plain(one.parts, language),
                **_tried(one.tried, language),
            }
            for one in shown.tests
        ],
        "facts": [_fact(fact, language) for fact in shown.facts],
        "attacks": [
            {
                "name": strike.name,
                "held": strike.held,
                "facts": [_fact(fact, language) for fact in strike.facts],
                "against_equal": strike.equal,
                **_tried(tried, language),
            }
            for strike, tried in shown.strikes
        ],
        "state": [
            {"path": path, "label": label, "value": value} for path, label, value in _state(shown, language)
        ],
    }


def _fact(fact: Fact, language: Language) -> dict[str, Any]:
    return {
        "id": fact.id,
        "label": language.word(fact.label),
        "value": plain(fact.value, language),
        "parts": plain(list(fact.parts), language),
    }


def _tried(tried: Tried, language: Language) -> dict[str, Any]:
    return {
        "chance": None if tried.chance is None else str(tried.chance),
        "why": language.say(tried.why) if tried.why else None,
    }


def _state(shown: Shown, language: Language) -> Iterator[tuple[str, str, Any]]:
    for key, value in shown.state.items():
        path = f"etat.{key}"
        yield path, language.template(shown.terms.state.get(path, path)), value


def lines(shown: Shown, language: Language) -> Iterator[str]:
    """The card as lines of text."""
    yield language.say(Message(words.CARD_TITLE, {"name": shown.name, "system": shown.system}))
    yield from _section(words.CARD_TESTS, [_test_row(one, language) for one in shown.tests], language)
    yield from _section(words.CARD_FACTS, [_fact_row(fact, language) for fact in shown.facts], language)
    strikes = [_strike_row(strike, tried, language) for strike, tried in shown.strikes]
    yield from _section(words.CARD_ATTACKS, strikes, language)
    state = _state(shown, language)
    rows = [(label, _value(shown, path, value, language), "", "") for path, label, value in state]
    yield from _section(words.CARD_STATE, rows, language)


Row = tuple[str, str, str, str]
"""What something is called, its value, its chance, and what else is said of it."""


def _section(title: str, rows: list[Row], language: Language) -> Iterator[str]:
    if not rows:
        return
    yield language.template(title)
    name, value, chance = (max(len(row[column]) for row in rows) for column in range(3))
    numbers = all(row[1].lstrip("-").isdigit() or not row[1] for row in rows)
    for row in rows:
        shown = f"{row[1]:>{value}}" if numbers else f"{row[1]:<{value}}"
        columns = [(f"{row[0]:<{name}}", name), (shown, value), (f"{row[2]:>{chance}}", chance), (row[3], 1)]
        yield "  " + "  ".join(cell for cell, width in columns if width).rstrip()


def _test_row(one: Tested, language: Language) -> Row:
    told = [_parts(one.parts, language) if len(one.parts) > 1 else "", _why(one.tried, language)]
    value = "" if one.value is None else str(one.value)
    return one.label, value, _percent(one.tried, language), _joined(told, language)


def _fact_row(fact: Fact, language: Language) -> Row:
    return language.word(fact.label), _words(fact.value, language), "", _parts(list(fact.parts), language)


def _strike_row(strike: Strike, tried: Tried, language: Language) -> Row:
    told = [
        language.say(Message(words.SET, {"label": fact.label, "value": fact.value})) for fact in strike.facts
    ]
    if strike.equal and tried.chance is not None:
        told.insert(0, language.template(words.CARD_EQUAL))
    if strike.held:
        told.append(language.template(words.CARD_HELD))
    if tried.why:
        told.append(_why(tried, language))
    return strike.name, "", _percent(tried, language), _joined(told, language)


def _joined(told: Iterable[str], language: Language) -> str:
    """What is said of one thing, with the sign between that the language has."""
    first, *others = [text for text in told if text] or [""]
    for text in others:
        first = language.say(Message(words.CARD_AND, {"one": first, "other": text}))
    return first


def _percent(tried: Tried, language: Language) -> str:
    if tried.chance is None:
        return ""
    return language.say(
        Message(words.PERCENT, {"value": language.number(100 * float(tried.chance), 1, fixed=True)})
    )


def _why(tried: Tried, language: Language) -> str:
    return language.say(tried.why) if tried.why else ""


def _parts(parts: Iterable[Part], language: Language) -> str:
    """What a number adds up from: ``Physique 45 + Formé 10 - Cotte de mailles 10``."""
    text = ""
    for part in parts:
        sign = (" + " if part.value >= 0 else " - ") if text else "" if part.value >= 0 else "-"
        text += f"{sign}{language.word(part.label)} {abs(part.value)}"
    return text


def _words(value: Any, language: Language) -> str:
    return language.say(Message("{value}", {"value": value}))


def _value(shown: Shown, path: str, value: Any, language: Language) -> str:
    """A value of ``[etat]`` in the words of the game; of a list, each item."""
    items = value if isinstance(value, list) else [value]
    told = [changes.value_in_words(path, item, shown.terms, language) for item in items]
    return ", ".join(told) or language.template(words.NOTHING)
