"""Which system a command line is about, before anything is read: so that the others need not be loaded."""

from __future__ import annotations

import os

from dzcli import systems, tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

SHEET = ".toml"
SAYS = rb"""(?m)^[ \t]*systeme[ \t]*=[ \t]*["']([a-z0-9_]+)["']"""
BEGINNING = 4096
"""A sheet says early of which system it is; one that does not is read whole later all the same."""


def likely(words: list[str], step: str) -> Iterator[systems.System]:
    """The systems that have a step, the likeliest first, each loaded only when its turn comes."""
    names = [name for name, steps in systems.STEPS.items() if step in steps]
    meant = _meant(words) if len(names) > 1 else None
    yield from map(systems.get, sorted(names, key=lambda name: name != meant))


def candidates(step: str, system: str | None) -> list[systems.System]:
    """The systems with a step that a request may be about: the one that read it, or all."""
    return [systems.get(system)] if system is not None else systems.having(step)


def _meant(words: list[str]) -> str | None:
    """The system of the first word that looks like a sheet."""
    for word in words:
        if word.startswith("@"):
            shipped = tables.shipped_sheet(word[1:])
            return shipped.system if shipped else None
        if word.endswith(SHEET) and os.path.isfile(word):
            return _said(word)
    return None


def _said(path: str) -> str | None:
    import re

    try:
        with open(path, "rb") as file:
            found = re.search(SAYS, file.read(BEGINNING))
    except OSError:
        return None  # whoever reads it for its content tells why it cannot be read
    return found[1].decode("ascii") if found else None
