"""The names that the Système d10 has in its tables, for scripts and completions."""

from collections.abc import Iterable

from dzcli.systems.d10 import book
from dzcli.systems.d10.who import states


def names(kind: str) -> Iterable[str]:
    """What is tested, weapons of shooting and states."""
    combat = book.combat()
    known: dict[str, Iterable[str]] = {
        "skills": (*combat.competences, *combat.caracteristiques, *book.technique_keys()),
        "weapons": book.weapons().armes,
        "states": states.STATES,
    }
    return known.get(kind, ())
