"""Santé given back, wounds that heal and wounds that keep one from healing (7.9)."""

from msgspec.structs import replace

from dzcli.dice.throws.throw import Pool, Throw, Total
from dzcli.fault import RuleFault
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.body.healing import Cure
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Blessure
from dzcli.systems.dz.who.wounds import bled, entries

MAY_BE_WASTED = Choice("soin_au_max", autorise=lambda: True, erreur=lambda: False)
"""Whether someone at the maximum may be cared for (AMB-89)."""
REACHES = Choice(
    "blessure_bloque",
    nuit=lambda after, most: after,
    maximum=lambda after, most: min(after, most - 1),
)
"""The Santé that someone with serious wounds comes to (AMB-95)."""
NIGHT_WITH_WOUNDS: Choice[int] = Choice(
    "nuit_blesse",
    rien=lambda before, most, over: before,
    moitie=lambda before, most, over: max(before, most // 2),
    finies=lambda before, most, over: most if over else before,
)
"""The Santé after a night with serious wounds, by whether all of them end with it (AMB-75)."""
CURES = Choice("stabiliser_guerit", false=lambda: False, true=lambda: True)
"""Whether stabilising cures the haemorrhage (AMB-70)."""
REMOVES_WOUND = Choice("secours_critique", blessure=lambda: True, malus_seul=lambda: False)
"""Whether a critical of first aid removes the wound, or its penalty alone (AMB-73)."""


def check_needed(patient: Fighter, record: Record) -> None:
    """Warn that care for someone at the maximum is wasted; `RuleFault` where it is refused (AMB-89)."""
    if patient.health < patient.character.health_max:
        return
    if not record.ask(MAY_BE_WASTED):
        raise RuleFault("already_at_max", "7.9", faults.CARE_REFUSED, name=patient.name)
    record.warn(words.ALREADY_AT_MAXIMUM, name=patient.name)


def restore(patient: Fighter, pool: Pool, record: Record, throw: Throw) -> None:
    """Throw for Santé and give it back, up to the maximum; whoever is above 0 comes to.

    DZ-HEAL-02, DZ-HEAL-03, AMB-72, AMB-95.
    """
    total = throw.total(pool)
    record.explain(_tell_dice, pool, total, record)
    before, most = patient.health, patient.character.health_max
    after = min(most, before + total.result)
    if patient.etat.blessures:
        after = max(before, record.ask(REACHES, after, most))
    patient.etat.sante = after
    template = words.HEALED_CAPPED if before + total.result > most == after else words.HEALED
    record.say("7.9", template, name=patient.name, before=before, after=after, max=most)
    if before == 0:
        patient.wake()
        record.say("7.9", words.COMES_TO, name=patient.name)


def _tell_dice(pool: Pool, total: Total[int], record: Record) -> None:
    dice = list(total.parts[0][1])
    record.say("7.9", words.HEALING_DICE, formula=str(pool), dice=dice, value=total.value)


def note_bleeding(patient: Fighter, record: Record) -> None:
    """Warn of a haemorrhage that care did not stop: it has to be stabilised (7.9; AMB-72)."""
    if patient.haemorrhage and not patient.has(states.DEAD):
        record.warn(words.STILL_BLEEDING, name=patient.name)


def stabilise(patient: Fighter, cure: Cure, record: Record) -> None:
    """Stop the bleeding; the wound itself stays until it is cured (DZ-HEAL-01, AMB-70)."""
    cure.stabilised = True
    record.say("7.9", words.STABILISED, name=patient.name)
    wound = patient.haemorrhage or next(filter(_can_bleed, patient.etat.blessures), None)
    if wound is None:
        return
    if record.ask(CURES):
        _remove(patient, wound, cure, record, words.INJURY_CURED)
        return
    patient.etat.blessures = [
        replace(one, stabilisee=True) if _can_bleed(one) else one for one in patient.etat.blessures
    ]


def _can_bleed(wound: Blessure) -> bool:
    return chapter.injury(wound.id).rounds is not None


def bleed_on(patient: Fighter, rounds: int, cure: Cure, record: Record) -> None:
    """A haemorrhage goes on while care fails (AMB-71, AMB-97); with no round left it kills (DZ-WND-04)."""
    wound = patient.haemorrhage
    if not rounds or wound is None:
        return
    left = max(0, wound.left - rounds)
    record.say("7.9", words.BLED, name=patient.name, passed=rounds, left=left, ruling="round_perdu")
    patient.etat.blessures = bled(patient, rounds)
    if left == 0:
        cure.dead = True
        patient.enter(states.DEAD)
        record.say("7.8", words.DEATHS["hemorragie"], name=patient.name)


def remove_injury(patient: Fighter, number: int | None, cure: Cure, record: Record) -> None:
    """A critical of first aid removes one serious wound: the one named, else the first.

    DZ-HEAL-02, AMB-73.
    """
    wounds = patient.etat.blessures
    if not wounds:
        return
    gone = next((wound for wound in wounds if wound.id == number), wounds[0])
    if record.ask(REMOVES_WOUND):
        _remove(patient, gone, cure, record, words.INJURY_REMOVED)
        return
    cure.penalty_removed = gone.id
    same = [id(wound) for wound in entries(patient, gone, record)]
    patient.etat.blessures = [replace(one, malus_retire=True) if id(one) in same else one for one in wounds]
    name = chapter.injury(gone.id).nom
    record.say("7.9", words.PENALTY_REMOVED, wound=name, ruling="secours_critique")


def _remove(patient: Fighter, gone: Blessure, cure: Cure, record: Record, template: str) -> None:
    same = [id(wound) for wound in entries(patient, gone, record)]
    patient.etat.blessures = [wound for wound in patient.etat.blessures if id(wound) not in same]
    cure.injury_removed = gone.id
    record.say("7.9", template, wound=chapter.injury(gone.id).nom)


def night(patient: Fighter, cure: Cure, record: Record) -> None:
    """A safe night: all Santé, unless a serious wound is active (DZ-HEAL-04, DZ-HEAL-05, AMB-75).

    Wounds that last until such a night are gone after it, and so is the scene: first aid and a rest may be
    had again.
    """
    wounds, before, most = patient.etat.blessures, patient.health, patient.character.health_max
    patient.etat.repos_scene = patient.etat.secours_scene = False
    if not wounds:
        patient.etat.sante = most
        patient.wake()
        record.success = True
        record.say("7.9", words.NIGHT, name=patient.name, before=before, after=most)
        return
    distinct = [wound for wound in wounds if wound is entries(patient, wound, record)[0]]
    cure.blocked_by = [wound.id for wound in distinct]
    record.success = False
    names = ", ".join(chapter.injury(wound.id).nom for wound in distinct)
    ending = {wound.id for wound in distinct if chapter.injury(wound.id).nuit}
    over = all(wound.id in ending for wound in distinct)
    after = record.ask(NIGHT_WITH_WOUNDS, before, most, over)
    if over and before < after == most:
        cure.blocked_by, record.success = None, True
        _wake_hurt(patient, after, names, record)
    elif after == before:
        record.say("7.9", words.NIGHT_BLOCKED, name=patient.name, wounds=names, ruling="nuit_blesse")
    else:
        _wake_hurt(patient, after, names, record)
    for wound in distinct:
        if wound.id in ending:
            record.say("7.8", words.NIGHT_ENDS, wound=chapter.injury(wound.id).nom)
    patient.etat.blessures = [wound for wound in wounds if wound.id not in ending]


def _wake_hurt(patient: Fighter, after: int, wounds: str, record: Record) -> None:
    """A night that gives some Santé back in spite of wounds (AMB-75)."""
    template, before = words.NIGHT_HALF, patient.health
    patient.etat.sante = after
    patient.wake()
    record.say(
        "7.9", template, name=patient.name, before=before, after=after, wounds=wounds, ruling="nuit_blesse"
    )
