"""Which dice are thrown again: by their places on the table, or by a rule (D10-T01, D10-T22, D10-T27)."""

from __future__ import annotations

from dzcli.fault import RuleFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.names import named
from dzcli.systems.d10 import faults

MOST_DICE = 300
PERFECTION = "l.146"
LOWEST, UNDER = "lowest", "under"
_WORDS = {LOWEST: ("lowest", "plus_bas", "les_plus_bas"), UNDER: ("under", "moins_de", "sous")}


class Plan(NamedTuple):
    """Which dice are thrown again, once each.

    ``places`` are those of dice on the table, counted from 1 in the order typed. Without any, the lowest
    dice are: as many as ``most`` and none of ``under`` or more (None: whatever they show), and besides
    every die under ``free`` (Perfection). ``section`` is the line of the technique that allows it.
    """

    places: tuple[int, ...] = ()
    most: int = 0
    under: int | None = None
    free: int = 0
    section: str = PERFECTION

    def section_of(self, face: int) -> str:
        """The line of the technique that has a die thrown again which shows ``face``."""
        return self.section if self.counted(face) else PERFECTION

    def counted(self, face: int) -> bool:
        """Whether a die thrown again is one of the ``most``: Perfection does not give it for nothing."""
        return face >= self.free

    def wanted(self, face: int) -> bool:
        """Whether the rule would have one of the ``most`` dice thrown again if it shows ``face``."""
        return self.under is None or face < self.under

    def chosen(self, faces: list[int]) -> list[int]:
        """The places (from 0) of dice that are thrown again."""
        if self.places:
            return [place - 1 for place in self.places]
        found, left = [], self.most
        for place in sorted(range(len(faces)), key=lambda place: faces[place]):
            if not self.counted(faces[place]):
                found.append(place)
            elif left and self.wanted(faces[place]):
                left -= 1
                found.append(place)
        return sorted(found)


class Asked(NamedTuple):
    """What ``--reroll`` asks for: places, or a rule with its number."""

    places: tuple[int, ...] = ()
    rule: str | None = None
    number: int | None = None


def read(text: str) -> Asked:
    """``1,3``, ``lowest``, ``lowest:2`` or ``under:5``; raises `UsageFault` for anything else."""
    word, _, number = text.partition(":")
    rule = named(word, _WORDS)
    numbers = [part.strip() for part in (number if rule else text).split(",")]
    digits = all(part.isascii() and part.isdigit() and 0 < int(part) <= MOST_DICE for part in numbers)
    if rule == LOWEST and not number:
        return Asked(rule=LOWEST)
    if not digits or (rule and len(numbers) > 1) or len(set(numbers)) < len(numbers):
        raise UsageFault("bad_reroll", faults.BAD_REROLL, text=text)
    if rule:
        return Asked(rule=rule, number=int(numbers[0]))
    return Asked(places=tuple(map(int, numbers)))


def plan(
    text: str | None, *, dice: int, perfection: int, most: int = 0, section: str = PERFECTION
) -> Plan | None:
    """The plan for so many dice, of which techniques allow ``most`` and all under ``perfection`` again.

    ``section`` is the line of the technique that allows most of them.

    Raises `RuleFault` where no technique allows a reroll, or fewer; `UsageFault` for a die that is not there.
    """
    if text is None:
        return Plan(free=perfection) if perfection else None
    asked = read(text)
    if not most and not perfection:
        raise RuleFault("no_reroll", "l.120", faults.NO_REROLL)
    if asked.places:
        if max(asked.places) > dice:
            raise UsageFault("no_such_die", faults.NO_SUCH_DIE, place=max(asked.places), dice=dice)
        if len(asked.places) > most and not perfection:
            raise too_many(len(asked.places), most)
        return Plan(asked.places, most, None, perfection, section)
    if asked.rule == LOWEST:
        if asked.number is not None and asked.number > most:
            raise too_many(asked.number, most)
        return Plan((), most if asked.number is None else asked.number, None, perfection, section)
    return Plan((), most, asked.number, perfection, section)


def too_many(asked: int, most: int) -> RuleFault:
    """The fault of more rerolls than techniques allow."""
    return RuleFault("too_many_rerolls", "l.120", faults.TOO_MANY_REROLLS, asked=asked, most=most)
