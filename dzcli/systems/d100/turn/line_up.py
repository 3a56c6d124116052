"""Those who take part in a fight: the people of several sheets, and who is meant by a name."""

from collections.abc import Iterable, Sequence

from dzcli.names import fold, pick, unknown
from dzcli.step.record import Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.who.character import Character, Fighter


def enlist(sheets: Iterable[Character], record: Record, role: str = "fighter") -> list[Fighter]:
    """The people of several sheets, each in the record under a role of their own."""
    fighters = [Fighter(sheet, f"{role} {place}") for place, sheet in enumerate(sheets, 1)]
    record.people.update((fighter.role, fighter.character.person) for fighter in fighters)
    return fighters


def numbered(fighters: Sequence[Fighter]) -> list[str]:
    """The names of people; those who share one are numbered."""
    plain = [fighter.name for fighter in fighters]
    return [
        f"{name} {plain[: place + 1].count(name)}" if plain.count(name) > 1 else name
        for place, name in enumerate(plain)
    ]


def meant(given: Iterable[str], fighters: Sequence[Fighter]) -> list[Fighter]:
    """Those who were named; a name that several share is all of them.

    Raises `UsageFault` for one that nobody has.
    """
    names = numbered(fighters)
    found: list[Fighter] = []
    for name in given:
        shared = [fighter for fighter in fighters if fold(fighter.name) == fold(name)]
        one = pick(name, names)
        if not shared and one is None:
            raise unknown(name, words.UNKNOWN_NAME, names, "unknown_name")
        found += shared or [fighters[names.index(str(one))]]
    return found
