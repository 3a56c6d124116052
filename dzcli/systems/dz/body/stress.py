"""Stress: what gives it, and its bounds (7.8)."""

from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.who.character import Fighter


def gain(fighter: Fighter, amount: int, record: Record) -> None:
    """Add Stress to someone, up to the maximum; say when a panic test is due (AMB-69)."""
    if amount <= 0:
        return
    row, before = chapter.body().stress, fighter.etat.stress
    wanted = before + amount
    fighter.etat.stress = min(row.maximum, wanted)
    record.say("7.8", words.STRESS_TOTAL, name=fighter.name, before=before, after=fighter.etat.stress)
    if wanted > row.maximum:
        record.ruling("stress_max")
    if before >= row.panique:
        record.ruling("stress_max")
        record.warn(words.PANIC, name=fighter.name, stress=before)
        record.due.append(Due("panic", fighter.role))
