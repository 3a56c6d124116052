"""Stress: what gives it, and its bounds (7.8)."""

from dzcli import tables
from dzcli.step.record import Due, Record
from dzcli.systems.dz import words
from dzcli.systems.dz.who.character import Fighter


def points(why: str) -> int:
    """How much Stress a cause gives: ``absorbee``, ``degats``, ``zero``, ``blessure``..."""
    return int(tables.load("dz", "sante")["stress"][why])


def gain(fighter: Fighter, amount: int, record: Record) -> None:
    """Add Stress to someone, up to the maximum; say when a panic test is due."""
    if amount <= 0:
        return
    before = fighter.etat.stress
    wanted = before + amount
    fighter.etat.stress = min(points("maximum"), wanted)
    record.say("7.8", words.STRESS_TOTAL, name=fighter.name, before=before, after=fighter.etat.stress)
    if wanted > points("maximum"):
        record.ruling("stress_max")
    if before >= points("panique"):
        record.ruling("stress_max")
        record.warn(words.PANIC, name=fighter.name, stress=before)
        record.due.append(Due("panic", fighter.role))
