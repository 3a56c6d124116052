"""Changes of sheets in words: what changes, what it was and what it becomes."""

from __future__ import annotations

from dzcli.message import Message
from dzcli.show import words
from dzcli.show.language import Language
from dzcli.step.record import Terms

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from dzcli.sheets.change import Change


def changed(change: Change, terms: Terms, language: Language) -> str:
    """A change in words: ``Santé: 18 → 13``, ``state: Surpris; no longer Saisi``."""
    label = language.template(terms.state.get(change.path, change.path))
    before, after = change.before, change.after
    if isinstance(after, list) or isinstance(before, list):
        was, now = (items if isinstance(items, list) else [] for items in (before, after))
        return _list(label, change.path, _without(was, now), _without(now, was), terms, language)
    shown = value_in_words(change.path, after, terms, language)
    if before is None or isinstance(after, bool):
        return language.say(Message(words.SET, {"label": label, "value": shown}))
    values = {"label": label, "before": value_in_words(change.path, before, terms, language), "after": shown}
    return language.say(Message(words.CHANGED, values))


def _list(label: str, path: str, gone: list[Any], come: list[Any], terms: Terms, language: Language) -> str:
    """What came into a list and what went out of it; one for one, it turned into the other."""
    ended, added = (
        ", ".join(value_in_words(path, one, terms, language) for one in some) for some in (gone, come)
    )
    values = {"label": label, "value": added, "ended": ended, "before": ended, "after": added}
    template = words.SET if not ended else words.ENDED if not added else words.SET_AND_ENDED
    match gone, come:
        case [_], [dict()]:
            template = words.CHANGED
    return language.say(Message(template, values))


def _without(items: list[Any], others: list[Any]) -> list[Any]:
    """The items that are not among others, as often as they are not."""
    left, found = list(others), []
    for item in items:
        if item in left:
            left.remove(item)
        else:
            found.append(item)
    return found


def value_in_words(path: str, value: Any, terms: Terms, language: Language) -> str:
    """One value of a sheet, by the name its system has for it."""
    if isinstance(value, bool):
        return language.template(words.YES if value else words.NO)
    if value in (None, ""):
        return language.template(words.NOTHING)
    return language.word(terms.named(path, value))
