"""Several people in one step."""

from collections.abc import Iterable, Sequence

from dzcli.step.record import Record
from dzcli.systems.d20.who.character import Character, Fighter


def enlist(sheets: Iterable[Character], record: Record) -> list[Fighter]:
    """The people of several sheets, each in the record under a role of their own."""
    fighters = [Fighter(sheet, f"fighter {place}") for place, sheet in enumerate(sheets, 1)]
    record.people.update((fighter.role, fighter.character.person) for fighter in fighters)
    return fighters


def numbered(fighters: Sequence[Fighter]) -> list[str]:
    """The names of people; those who share one are numbered."""
    plain = [fighter.name for fighter in fighters]
    return [
        f"{name} {plain[: place + 1].count(name)}" if plain.count(name) > 1 else name
        for place, name in enumerate(plain)
    ]
