"""The names that D100 has in its tables, for scripts and completions."""

from collections.abc import Iterable

from dzcli.systems.d100 import book


def names(kind: str) -> Iterable[str]:
    """The characteristics and the modifiers; skills and weapons are those of sheets."""
    known: dict[str, Iterable[str]] = {
        "skills": book.base().caracteristiques,
        "modifiers": book.modifiers().modificateurs,
    }
    return known.get(kind, ())
