"""Read the file of what a person has set."""

import os
from typing import Literal

import msgspec

from dzcli.settings import Set, Settings
from dzcli.sheets.check import convert
from dzcli.sheets.document import Document, cannot_read, content_of


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """What the file may say; ``rules`` and ``tables`` are found from its folder."""

    language: Literal["fr", "en"] | None = None
    rules: str | None = None
    tables: str | None = None
    colour: Literal["auto", "always", "never"] | None = None
    rolls: dict[str, str] = {}


def read(path: str) -> Settings:
    """What a file says. Raises `FileFault` if it is wrong."""
    try:
        document = Document(path, None, content_of(path, pipes=False))
    except (OSError, ValueError) as error:
        raise cannot_read(path, error, CANNOT_READ) from None
    said = convert(document, document.data, Said, lambda said: ())

    def place(*keys: str) -> str:
        return f"{document.label}:{document.line_of(keys)}"

    def file(key: str, named: str | None) -> Set | None:
        if named is None:
            return None
        return Set(os.path.join(os.path.dirname(path), os.path.expanduser(named)), place(key))

    rolls = {name: Set(text, place("rolls", name)) for name, text in said.rolls.items()}
    rules, tables = file("rules", said.rules), file("tables", said.tables)
    return Settings(said.language, said.colour, rules, tables, rolls)


CANNOT_READ = "{file}: cannot be read ({reason}); it holds what you have set for dzcli."
