"""A table of the rules drawn as text: a row on a line or more, each value by its name."""

from collections.abc import Iterator, Mapping
from typing import Any

from dzcli.message import Message
from dzcli.show import words
from dzcli.show.language import Language


def drawn(rows: list[dict[str, Any]], columns: Mapping[str, str], language: Language) -> Iterator[str]:
    """The lines of a table: each row begins with its id or name and its section.

    ``columns`` are what the system calls them.
    """
    known = {**words.COLUMNS, **columns}
    for row in rows:
        values = {name: value for name, value in row.items() if name not in ("id", "nom", "section")}
        head = [_said(row[name], language) for name in ("id", "nom") if row.get(name) not in (None, "")]
        section = f"({row['section']})" if row.get("section") else ""
        named = _told(head[0], head[1], language) if len(head) == 2 else "".join(head)
        yield " ".join(part for part in (named, section) if part)
        for name, value in values.items():
            yield from _value(language.template(known.get(name, name)), value, language)


def _value(label: str, value: Any, language: Language) -> Iterator[str]:
    """A value after what its column is called."""
    if isinstance(value, Mapping) and not _in_languages(value):
        yield f"  {_told(label, '', language)}".rstrip()
        for key, item in value.items():
            yield f"    {_told(key, _text(item, language), language)}"
    else:
        yield f"  {_told(label, _text(value, language), language)}"


def _told(label: str, value: str, language: Language) -> str:
    """A value after its label, with the colon of the language."""
    return language.say(Message(words.SET, {"label": label, "value": value}))


def _in_languages(value: Any) -> bool:
    return isinstance(value, Mapping) and {"fr", "en"} <= value.keys()


def _said(value: Any, language: Language) -> str:
    """A text of a table; of one in several languages that of the reader's."""
    return str(value[language.code] if _in_languages(value) else value)


def _text(value: Any, language: Language) -> str:
    if isinstance(value, bool):
        return language.template(words.YES if value else words.NO)
    return ", ".join(map(str, value)) if isinstance(value, list) else _said(value, language)
