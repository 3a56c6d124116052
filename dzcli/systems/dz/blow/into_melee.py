"""Shooting into a melee: the ally that a bad shot hits (7.12)."""

from dzcli.dice.throws.throw import Throw
from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.blow.damage import Blow, strike
from dzcli.systems.dz.blow.dealt import Ally, Damage
from dzcli.systems.dz.blow.prevented import prevented
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE
from dzcli.systems.dz.who.character import Fighter


def hits(face: int, outcome: str, score: int) -> bool:
    """Whether a roll hits the ally: a critical failure, or above the Score by more than 30.

    7.12; DZ-MELEE-02, AMB-38.
    """
    return outcome == CRITICAL_FAILURE or face > score + chapter.combat().limites.seuil_allie


def resolve(ally: Fighter, hit: bool, blow: Blow, hit_only: bool, record: Record, throw: Throw) -> Ally:
    """What the shot does to the ally: the weapon's own dice against the ally's armour (AMB-57)."""
    record.people["ally"] = ally.character.person
    threshold = None
    if record.tests:
        threshold = record.tests[0].score + chapter.combat().limites.seuil_allie
        record.say("7.12", words.ALLY_HIT if hit else words.ALLY_SAFE, name=ally.name, threshold=threshold)
        if sum(modifier.applied and bool(modifier.value) for modifier in record.tests[0].modifiers) > 1:
            record.ruling("tir_melee_seuil")
        if throw.shows_faces and record.tests[0].rolled.face == threshold:
            record.ruling("allie_seuil")
    if not hit:
        return Ally(threshold, False, None)
    record.ruling("allie_peut_defendre")
    record.due.append(Due("wound" if prevented(ally, fast=blow.fast) else "defend", "ally"))
    plain = blow._replace(critical=None, burst=None)
    if hit_only:
        return Ally(threshold, True, Damage(str(plain.dice), lethal=plain.lethal))
    return Ally(threshold, True, strike(plain, ally, throw, record))
