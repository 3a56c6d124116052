"""A message: an English template with named places, and what fills them.

Rules and faults hold messages, never sentences; `dzcli.show.language` turns them into
words of the reader's language. The template is the key of the catalogues.
"""

from __future__ import annotations

from dzcli.light import Any, NamedTuple


class Message(NamedTuple):
    """A template in `str.format` syntax and its values.

    A value may be a message itself, a list (shown in brackets if it holds numbers, else
    with commas), a `Sum`, `Lines` or what a table says in each language (`Bilingual`).
    """

    template: str
    values: dict[str, Any]


class Plural(str):
    """A template with a count: that of one thing, that of several, the name of the value that counts them.

    Which form is said is for the language to tell.
    """

    one: str
    by: str

    def __new__(cls, one: str, many: str, by: str) -> Plural:
        found = super().__new__(cls, many)
        found.one, found.by = one, by
        return found


def counted(text: str, by: str) -> Plural:
    """A template whose English is the same for one and for several; other languages may tell them apart."""
    return Plural(text, text, by)


class Sum(tuple[Any, ...]):
    """Values that are added up: shown with plus signs between them."""


class Lines(tuple[Any, ...]):
    """Values that stand on a line each."""


class Bilingual(dict[str, str]):
    """What a table says, by the code of each language (``{"fr": ..., "en": ...}``)."""


def message(template: str, **values: Any) -> Message:
    """Put a template and its values together."""
    return Message(template, values)
