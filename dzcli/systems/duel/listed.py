"""The names that the duel has in its tables, for scripts and completions."""

from collections.abc import Iterable

from dzcli.systems.duel import book


def names(kind: str) -> Iterable[str]:
    """The skills, and the conditions, which are named as modifiers too."""
    conditions = book.skirmish().conditions
    known: dict[str, Iterable[str]] = {
        "skills": book.rolls().competences,
        "modifiers": conditions,
        "states": conditions,
    }
    return known.get(kind, ())
