"""The SS of a roll, the "seuil de succès": what a die has to show at least (l.13)."""

from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Modifier, Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.book import RollRow
from dzcli.systems.duel.rolls.given import Given
from dzcli.systems.duel.who.character import Fighter

LEAST: Choice[int] = Choice("ss_min", {"2": max}, aucun=lambda ss, least: ss)
"""The SS, where it would be below the least (A-DUEL-6)."""
MOST: Choice[int] = Choice("ss_max", {"6": min}, aucun=lambda ss, most: ss)
"""The SS, where it would be above the most (A-DUEL-6)."""
POSITION: Choice[int] = Choice("position_ss", plus_ou_moins_1=lambda ss: ss, aucun=lambda ss: 0)
"""What a position adds to an SS (A-DUEL-15)."""


class Threshold:
    """An SS being put together: its base, and every modifier that was considered.

    ``told`` is how it is said.
    """

    def __init__(self, base: int, section: str, told: str = words.SS) -> None:
        self.base = base
        self.section = section
        self.told = told
        self.modifiers: list[Modifier] = []

    @property
    def value(self) -> int:
        """The SS after modifiers."""
        return self.base + sum(one.value for one in self.modifiers if one.applied)

    def modify(self, id_: str, label: str | Message, value: int, section: str) -> None:
        """Add to the SS: above 0 makes the roll harder."""
        self.modifiers.append(Modifier(id_, label, value, section))

    def leave_out(self, id_: str, label: str | Message, value: int, section: str, why: str) -> None:
        """Note a modifier that was considered and does not apply."""
        self.modifiers.append(Modifier(id_, label, value, section, False, message(why)))

    def keep_within(self, record: Record) -> None:
        """Keep the whole from going below 2 or above 6 (l.70; A-DUEL-6)."""
        bounds = book.rolls().bornes
        for id_, choice, bound in (("ss_min", LEAST, bounds.ss_min), ("ss_max", MOST, bounds.ss_max)):
            kept = record.ask(choice, self.value, bound)
            if kept != self.value:
                label = message(words.SS_BOUNDS[id_], bound=bound)
                self.modify(id_, label, kept - self.value, bounds.section)


def of_roll(row: RollRow, given: Given) -> Threshold:
    """The SS of one of the rolls of the rules, before modifiers (DUEL-06)."""
    if given.ss is not None:
        return Threshold(given.ss, row.section, words.SS_GIVEN)
    return Threshold(row.ss, row.section, words.SS_EXTERNAL if row.externe else words.SS)


def weigh(fighter: Fighter, threshold: Threshold, given: Given, record: Record, *, fight: bool) -> None:
    """Add what conditions and what was named do to an SS; those that bear on one roll are used up.

    DUEL-44, DUEL-48, DUEL-49, DUEL-50, A-DUEL-15.
    """
    for condition in fighter.conditions:
        if not given.says(condition):
            _condition(condition, threshold, record, fight=fight)
    for one in given.named:
        if one.value is None:
            _condition(one.id, threshold, record, fight=fight)
        else:
            threshold.modify(one.id, one.label, one.value, _section(one.id))
    for condition in fighter.conditions:
        if book.skirmish().conditions[condition].jet:
            fighter.leave(condition)


def _section(condition: str) -> str:
    return book.skirmish().conditions[condition].section if condition else "l.9"


def _condition(condition: str, threshold: Threshold, record: Record, *, fight: bool) -> None:
    row = book.skirmish().conditions[condition]
    if not row.ss:
        return
    if row.combat and not fight:
        threshold.leave_out(condition, row.nom, row.ss, row.section, words.FIGHTS_ONLY)
        return
    value = record.ask(POSITION, row.ss) if row.combat else row.ss
    if value:
        threshold.modify(condition, row.nom, value, row.section)
    else:
        threshold.leave_out(condition, row.nom, row.ss, row.section, words.NARRATIVE_ONLY)
