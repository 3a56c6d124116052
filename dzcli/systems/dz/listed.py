"""The names that Directive Zéro has in its tables, for scripts and completions."""

from collections.abc import Iterable

from dzcli.systems.dz import chapter
from dzcli.systems.dz.who import states


def names(kind: str) -> Iterable[str]:
    """What is tested, the kinds of weapons, modifiers and states."""
    tests, combat = chapter.tests(), chapter.combat()
    known: dict[str, Iterable[str]] = {
        "skills": (*tests.competences, *tests.attributs, *tests.resistances),
        "weapons": combat.types,
        "modifiers": combat.modificateurs,
        "states": (*states.STATES, *states.DERIVED),
    }
    return known.get(kind, ())
