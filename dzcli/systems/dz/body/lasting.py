"""Serious wounds that change more than a test: Détermination, Couverture, speed (table 7.8.1)."""

from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.rows import InjuryRow
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Blessure
from dzcli.systems.dz.who.wounds import SUFFERED_TWICE


def _is_leg(row: InjuryRow) -> bool:
    return row.regle == "jambe"


def _is_exhaustion(row: InjuryRow) -> bool:
    return row.regle == "epuisement"


def _is_scar(row: InjuryRow) -> bool:
    return row.regle == "cicatrice"


def follow_exhaustion(fighter: Fighter, record: Record) -> None:
    """Détermination maximum goes down by 1 with wound 6, and up again once it is healed (DZ-WND-03).

    The sheet holds the maximum as it stands, with the wound or without.
    """
    wounds = (fighter.character.sheet.etat.blessures, fighter.etat.blessures)
    before, after = (_exhaustions(found, record) for found in wounds)
    if before == after:
        return
    row, etat = chapter.injury_with(_is_exhaustion), fighter.etat
    assert row is not None
    if etat.determination_max is None:
        record.warn(words.NO_DETERMINATION, name=fighter.name, wound=row.nom, value=before - after)
        return
    was = etat.determination_max
    etat.determination_max = now = max(0, was + before - after)
    record.say(row.section, words.DETERMINATION, name=fighter.name, wound=row.nom, before=was, after=now)
    if etat.determination is not None:
        etat.determination = min(etat.determination, now)


def _exhaustions(wounds: list[Blessure], record: Record) -> int:
    """How many times wound 6 is felt: once, unless the house adds them up (AMB-67)."""
    number = sum(_is_exhaustion(chapter.injury(one.id)) and not one.malus_retire for one in wounds)
    return number if number < 2 or record.ask(SUFFERED_TWICE).adds else 1


def be_observed(fighter: Fighter, told: bool, skill: str, record: Record) -> None:
    """Watched from close by, someone with a scar loses a point of Couverture (DZ-WND-03, AMB-68)."""
    scarred, row, etat = fighter.suffers(_is_scar), chapter.injury_with(_is_scar), fighter.etat
    if row is None:
        return
    if not told:
        known = chapter.tests().competences.get(skill)
        if scarred and known is not None and known.couverture:
            record.warn(words.OBSERVED_HINT, name=fighter.name, wound=row.nom)
    elif not scarred:
        record.say(row.section, words.OBSERVED_FREE, name=fighter.name, wound=row.nom)
    elif etat.couverture is None:
        record.warn(words.NO_COUVERTURE, name=fighter.name, wound=row.nom)
    else:
        was = etat.couverture
        etat.couverture = now = max(0, was - 1)
        record.say(row.section, words.OBSERVED, name=fighter.name, wound=row.nom, before=was, after=now)


def note_speed(fighter: Fighter, record: Record) -> None:
    """Say that someone with a broken leg moves at half speed (DZ-WND-03, AMB-68)."""
    if (row := fighter.suffers(_is_leg)) is not None:
        record.warn(words.SLOWED, name=fighter.name, wound=row.nom)
