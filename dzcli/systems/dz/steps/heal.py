"""Care: stabilising, first aid, rest and a night (7.9)."""

from __future__ import annotations

from typing import Any

from dzcli.dice.throws.throw import Pool, Throw
from dzcli.fault import RuleFault, UsageFault
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.body import effort, lasting, recovery, stress
from dzcli.systems.dz.body.healing import Cure
from dzcli.systems.dz.options import Heal
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, CRITICAL_SUCCESS, SUCCESSES, outcome_word
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.who import remarks, states
from dzcli.systems.dz.who.able import check_alive, check_free
from dzcli.systems.dz.who.character import Fighter

FIRST_AID, STABILIZE, REST, NIGHT = "first-aid", "stabilize", "rest", "night"


class Lost(NamedTuple):
    """What a round lost costs: the rounds until another try, those that a haemorrhage goes on."""

    retry_in: int
    bleeds: int


LOST_ROUND = Choice("round_perdu", soignant=lambda: Lost(2, 0), patient=lambda: Lost(1, 1))
"""Whose round a critical failure of stabilising loses (AMB-71)."""
AGAIN = Choice("secours_par_scene", {"0": lambda given: True, "1": lambda given: not given})
"""Whether first aid may be given, if it was in this scene already (AMB-72)."""


class Aid(NamedTuple):
    """What becomes of first aid to someone who bleeds: whether it is given, whether it stops the bleeding."""

    given: bool = True
    stops: bool = False


BLEEDING = Choice(
    "secours_hemorragie",
    laisse=lambda: Aid(),
    arrete=lambda: Aid(stops=True),
    refus=lambda: Aid(given=False),
)
"""What first aid does for a haemorrhage (AMB-72)."""


def resolve(asked: Heal, record: Record, throw: Throw) -> None:
    """Resolve a cure (7.9).

    Raises `RuleFault` for the dead, for a rest of someone who is bleeding to death, for stabilising
    someone who is not dying, for a second rest in a scene and for a healer who cannot act;
    `UsageFault` where a healer is wanted and none is named.
    """
    patient = Fighter(asked.patient, "target")
    record.target = asked.patient.person
    check_alive(patient)
    trial = Trial(asked, record, throw)
    if asked.mode != FIRST_AID:
        for option, given in (("--low-tech", asked.low_tech), ("--remove", asked.remove is not None)):
            if given:
                record.warn(words.ONLY_FIRST_AID, option=option)
    remarks.on_states(record, patient)
    remarks.on_maximum(record, patient)
    cure = Cure(asked.mode, patient)
    if asked.mode in (REST, NIGHT):
        _check_stabilised(patient)
    healer = _healer(patient, asked, record)
    if healer is not None and asked.mode == STABILIZE:
        _stabilize(healer, patient, cure, trial)
    elif healer is not None:
        _first_aid(healer, patient, cure, asked, trial)
    elif asked.mode == REST:
        _rest(patient, cure, record, throw)
    else:
        recovery.night(patient, cure, record)
    trial.note_unused()
    lasting.follow_exhaustion(patient, record)
    recovery.note_bleeding(patient, record)
    record.own["healing"] = cure.healing()
    if healer is not None and healer is not patient:
        record.changes.extend(healer.changes())
    record.changes.extend(patient.changes())
    record.headline = _headline(patient, cure, record)


def _check_stabilised(patient: Fighter) -> None:
    """A haemorrhage leaves no time for rest (7.8, 7.9; DZ-WND-03, DZ-HEAL-01)."""
    if patient.haemorrhage:
        raise RuleFault("still_bleeding", "7.9", words.STABILISE_FIRST, name=patient.name)


def _headline(patient: Fighter, cure: Cure, record: Record) -> Any:
    template = words.HEAD_HEAL if record.outcome is None else words.HEAD_HEAL_TEST
    return message(
        template,
        name=patient.name,
        outcome=outcome_word(record.outcome) if record.outcome else "",
        before=cure.before,
        health=patient.health,
        max=patient.character.health_max,
    )


def _healer(patient: Fighter, asked: Heal, record: Record) -> Fighter | None:
    """Who gives the care; nobody for rest. First aid without a healer is one's own."""
    if asked.mode in (REST, NIGHT):
        if asked.by is not None:
            record.warn(words.HEALER_NEEDLESS, name=asked.by.name)
        return None
    if asked.by is None and asked.mode == STABILIZE:
        raise UsageFault("no_healer", faults.NO_HEALER, name=patient.name)
    if asked.by is None or asked.by.document.path == asked.patient.document.path is not None:
        healer = patient
    else:
        healer = Fighter(asked.by, "actor")
    check_free(healer)
    record.actor = healer.character.person
    return healer


def _care_test(healer: Fighter, skill: str, purpose: str, trial: Trial) -> str:
    effort.out_of_combat(healer, trial.action.effort, trial.record, possible=False)
    outcome = trial.roll(healer, skill, purpose, "actor").outcome
    trial.record.outcome, trial.record.success = outcome, outcome in SUCCESSES
    return outcome


def _stabilize(healer: Fighter, patient: Fighter, cure: Cure, trial: Trial) -> None:
    """Keep someone from dying: at 0 Santé, or cared for since and still bleeding.

    DZ-HEAL-01, DZ-STR-02, AMB-70, AMB-71, AMB-72, AMB-79.
    """
    if not (patient.down or patient.haemorrhage):
        raise RuleFault("not_at_zero", "7.9", faults.NOT_DYING, name=patient.name, health=patient.health)
    row = chapter.care().stabiliser
    record = trial.record
    outcome = _care_test(healer, row.competence, "stabilize", trial)
    lost = record.ask(LOST_ROUND) if outcome == CRITICAL_FAILURE else record.in_force(LOST_ROUND)
    if patient.haemorrhage and patient.haemorrhage.left <= lost.bleeds:
        cure.dead = False
    if outcome in SUCCESSES:
        recovery.stabilise(patient, cure, record)
    if outcome == CRITICAL_SUCCESS and patient.down:
        patient.etat.sante = row.sante_critique
        patient.wake()
        patient.enter(states.PRONE)
        record.say("7.9", words.CAN_CRAWL, name=patient.name, health=row.sante_critique)
    elif outcome == CRITICAL_FAILURE:
        template = words.HORROR_OF_PATIENT if lost.bleeds else words.HORROR
        record.say("7.9", template, name=healer.name, value=row.stress_soignant, ruling="round_perdu")
        stress.gain(healer, row.stress_soignant, record, row.section)
        recovery.bleed_on(patient, lost.bleeds, cure, record)
        cure.retry_in = None if cure.dead else lost.retry_in
    elif outcome not in SUCCESSES:
        cure.retry_in = 1
        record.say("7.9", words.RETRY, name=healer.name)
    cure.healer_stress = healer.stress_gained


def _first_aid(healer: Fighter, patient: Fighter, cure: Cure, asked: Heal, trial: Trial) -> None:
    """Ten minutes of care out of a fight (DZ-HEAL-02, AMB-74, AMB-78)."""
    if asked.remove is not None and patient.injury(asked.remove) is None:
        raise UsageFault("no_such_injury", faults.NO_SUCH_INJURY, name=patient.name, id=asked.remove)
    aid = trial.record.ask(BLEEDING) if patient.haemorrhage else Aid()
    if not aid.given:
        _check_stabilised(patient)
    recovery.check_needed(patient, trial.record)
    if not trial.record.ask(AGAIN, patient.etat.secours_scene):
        raise RuleFault("first_aid_already_given", "7.9", faults.AIDED_ALREADY, name=patient.name)
    if not trial.record.in_force(AGAIN, True):
        patient.etat.secours_scene = True
        trial.record.note(AGAIN.key)
    row = chapter.care().premiers_secours
    skill = row.competence_locale if asked.low_tech else row.competence
    outcome = _care_test(healer, skill, "first_aid", trial)
    if outcome not in SUCCESSES:
        trial.record.say("7.9", words.NO_HELP, name=patient.name)
        return
    if aid.stops:
        recovery.stabilise(patient, cure, trial.record)
    count = row.des_critique if outcome == CRITICAL_SUCCESS else row.des
    recovery.restore(patient, Pool("healing", count, row.faces), trial.record, trial.throw)
    if outcome == CRITICAL_SUCCESS:
        recovery.remove_injury(patient, asked.remove, cure, trial.record)


def _rest(patient: Fighter, cure: Cure, record: Record, throw: Throw) -> None:
    """Ten quiet minutes, once in a scene (DZ-HEAL-03, AMB-77)."""
    if patient.etat.repos_scene:
        raise RuleFault("rest_already_taken", "7.9", faults.RESTED_ALREADY, name=patient.name)
    recovery.check_needed(patient, record)
    row = chapter.care().repos
    recovery.restore(patient, Pool("rest", row.des, row.faces), record, throw)
    patient.etat.repos_scene = True
    record.success = True
