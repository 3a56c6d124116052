"""A message: an English template with named places, and what fills them.

Rules and faults hold messages, never sentences; `dzcli.show.language` turns them into
words of the reader's language. The template is the key of the catalogues.
"""

from typing import Any, NamedTuple


class Message(NamedTuple):
    """A template in `str.format` syntax and its values.

    A value may be a message itself, a list (shown in brackets if it holds numbers, else
    with commas), a `Sum`, `Lines` or what a table says in each language (`Bilingual`).
    """

    template: str
    values: dict[str, Any]


class Sum(tuple[Any, ...]):
    """Values that are added up: shown with plus signs between them."""


class Lines(tuple[Any, ...]):
    """Values that stand on a line each."""


class Bilingual(dict[str, str]):
    """What a table says, by the code of each language (``{"fr": ..., "en": ...}``)."""


def message(template: str, **values: Any) -> Message:
    """Put a template and its values together."""
    return Message(template, values)
