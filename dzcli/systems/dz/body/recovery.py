"""Santé given back, wounds that heal and wounds that keep one from healing (7.9)."""

from dataclasses import dataclass, field

from dzcli.dice.throws.throw import Pool, Throw
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import HAEMORRHAGE, Blessure


@dataclass(slots=True)
class Recovery:
    """What a cure did so far; ``before`` is the Santé before it."""

    mode: str
    before: int
    stabilised: bool = False
    removed: int | None = None
    blocked_by: list[int] = field(default_factory=list)
    retry_in: int | None = None

    def figures(self, patient: Fighter) -> dict[str, object]:
        """The figures of the record's ``healing``."""
        return {
            "mode": self.mode,
            "healed": patient.health - self.before,
            "health_before": self.before,
            "health": patient.health,
            "health_max": patient.character.health_max,
            "stabilised": self.stabilised,
            "injury_removed": self.removed,
            "blocked_by": self.blocked_by or None,
            "retry_in": self.retry_in,
        }


def restore(patient: Fighter, pool: Pool, record: Record, throw: Throw) -> None:
    """Throw for Santé and give it back, up to the maximum; whoever is above 0 comes to.

    DZ-HEAL-02, DZ-HEAL-03, AMB-72, AMB-89, AMB-95.
    """
    total = throw.total(pool)
    before, maximum = patient.health, patient.character.health_max
    if throw.shows_faces:
        record.say(
            "7.9", words.HEALING_DICE, formula=str(pool), dice=list(total.parts[0][1]), value=total.value
        )
    after = min(maximum, before + total.value)
    if before == maximum:
        record.ruling("soin_au_max")
        record.warn(words.ALREADY_AT_MAXIMUM, name=patient.name)
    if after == maximum > before and patient.etat.blessures:
        record.ruling("blessure_bloque")
    patient.etat.sante = after
    capped = before + total.value > maximum
    template = words.HEALED_CAPPED if capped else words.HEALED
    record.say("7.9", template, name=patient.name, before=before, after=after, max=maximum)
    if before == 0:
        patient.leave(states.UNCONSCIOUS)
        record.say("7.9", words.COMES_TO, name=patient.name)


def note_bleeding(patient: Fighter, record: Record) -> None:
    """Warn of a haemorrhage that care did not stop: it has to be stabilised (7.9; AMB-72)."""
    if patient.haemorrhage:
        record.warn(words.STILL_BLEEDING, name=patient.name)


def stabilise(patient: Fighter, done: Recovery, record: Record) -> None:
    """Stop the bleeding; the wound itself stays until it is cured (DZ-HEAL-01, AMB-70)."""
    done.stabilised = True
    record.say("7.9", words.STABILISED, name=patient.name)
    wound = patient.injury(HAEMORRHAGE)
    if wound is None:
        return
    record.ruling("stabiliser_guerit")
    stopped = Blessure(id=wound.id, rounds=wound.rounds, stabilisee=True)
    patient.etat.blessures = [stopped if one is wound else one for one in patient.etat.blessures]


def remove_injury(patient: Fighter, number: int | None, done: Recovery, record: Record) -> None:
    """A critical of first aid removes one serious wound: the one named, else the first.

    DZ-HEAL-02, AMB-73.
    """
    wounds = patient.etat.blessures
    if not wounds:
        return
    gone = next((wound for wound in wounds if wound.id == number), wounds[0])
    record.ruling("secours_critique")
    patient.etat.blessures = [wound for wound in wounds if wound is not gone]
    done.removed = gone.id
    record.say("7.9", words.INJURY_REMOVED, wound=chapter.injury(gone.id).nom)


def night(patient: Fighter, done: Recovery, record: Record) -> None:
    """A safe night: all Santé, unless a serious wound is active (DZ-HEAL-04, DZ-HEAL-05, AMB-75).

    Wounds that last until such a night are gone after it.
    """
    wounds = patient.etat.blessures
    if not wounds:
        before, patient.etat.sante = patient.health, patient.character.health_max
        patient.leave(states.UNCONSCIOUS)
        record.success = True
        record.say("7.9", words.NIGHT, name=patient.name, before=before, after=patient.etat.sante)
        return
    done.blocked_by = [wound.id for wound in wounds]
    record.success = False
    record.ruling("nuit_blesse")
    names = ", ".join(chapter.injury(wound.id).nom for wound in wounds)
    record.say("7.9", words.NIGHT_BLOCKED, name=patient.name, wounds=names, ruling="nuit_blesse")
    for wound in wounds:
        if chapter.injury(wound.id).nuit:
            record.say("7.8", words.NIGHT_ENDS, wound=chapter.injury(wound.id).nom)
    patient.etat.blessures = [wound for wound in wounds if not chapter.injury(wound.id).nuit]
