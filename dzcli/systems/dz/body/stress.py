"""Stress: what gives it, and its bounds (7.8)."""

from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.stress_limit import AT_MOST


def gain(fighter: Fighter, amount: int, record: Record, section: str = "7.8") -> None:
    """Add Stress to someone, up to the maximum; say when a panic test is due (AMB-69).

    ``section`` is that of what gives it: a blow or an effort (7.8), care (7.9), a complication (7.5).
    """
    if amount <= 0:
        return
    before = fighter.etat.stress
    gained = record.ask(AT_MOST, before, before + amount, chapter.body().stress)
    fighter.etat.stress = gained.after
    record.say(section, words.STRESS_TOTAL, name=fighter.name, before=before, after=gained.after)
    if gained.panic:
        record.warn(words.PANIC, name=fighter.name, stress=before)
        record.due.append(Due("panic", fighter.role))
