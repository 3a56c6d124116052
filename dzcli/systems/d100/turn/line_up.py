"""Those who take part in a fight: the people of several sheets, and who is meant by a name."""

from collections.abc import Iterable, Sequence

from dzcli.names import fold, pick, unknown
from dzcli.step.someone import numbered
from dzcli.systems.d100 import words
from dzcli.systems.d100.who.character import Fighter


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
