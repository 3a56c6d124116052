"""Falling to 0 Santé: Endurance, unconsciousness, serious wounds, death (7.8, 7.13)."""

from dzcli import tables
from dzcli.step.record import Due, Record
from dzcli.systems.dz import words
from dzcli.systems.dz.body.injury import INJURY, Toll
from dzcli.systems.dz.options import Wound
from dzcli.systems.dz.rolls.condition import injury_table
from dzcli.systems.dz.rolls.roll import CRITICAL_FAILURE, CRITICAL_SUCCESS, SUCCESSES
from dzcli.systems.dz.rolls.trial import Trial
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import HAEMORRHAGE, Blessure


def fall(victim: Fighter, lethal: bool, asked: Wound, toll: Toll, trial: Trial) -> None:
    """What follows from having fallen: for a non-lethal blow unconsciousness, else Endurance."""
    record = trial.record
    victim.enter("au_sol")
    if not lethal:
        record.ruling("non_letal_endurance")
        record.say("7.13", words.KNOCKED_OUT, name=victim.name)
        _knock_out(victim, asked, toll, trial, "7.13", words.KO_WOKEN)
        return
    toll.endurance = trial.roll(victim, "endurance", "endurance", "target").outcome
    if toll.endurance == CRITICAL_SUCCESS:
        record.ruling("endurance_critique")
    if toll.endurance in SUCCESSES:
        record.say("7.8", words.KO_STABLE, name=victim.name)
        _knock_out(victim, asked, toll, trial, "7.8", words.KO_SCENE)
    elif toll.endurance == CRITICAL_FAILURE and asked.hard:
        toll.kill(victim, "option_dure", "7.8", record)
    else:
        _injure(victim, toll, trial)
        if toll.endurance == CRITICAL_FAILURE:
            _capture(victim, asked, record)


def _knock_out(victim: Fighter, asked: Wound, toll: Toll, trial: Trial, section: str, until: str) -> None:
    """Unconscious: ``until`` says when it ends, unless the minutes are thrown for."""
    record = trial.record
    victim.enter("inconscient")
    if not asked.ko_minutes:
        record.say(section, until, name=victim.name)
        return
    faces = tables.load("dz", "sante")["ko"]["minutes"]
    toll.ko_minutes = trial.throw.noted(faces, "ko_minutes")
    record.say(section, words.KO_MINUTES, name=victim.name, minutes=toll.ko_minutes)


def _capture(victim: Fighter, asked: Wound, record: Record) -> None:
    """A critical failure of Endurance compromises those the authorities could pick up."""
    if asked.capturable:
        victim.etat.compromission += 1
        record.say("7.8", words.COMPROMISED, name=victim.name)
    else:
        record.warn(words.CAPTURABLE_HINT)


def _injure(victim: Fighter, toll: Toll, trial: Trial) -> None:
    """Throw on table 7.8.1 and apply the row."""
    record, throw = trial.record, trial.throw
    number = throw.die(10, "injury", by=lambda face: face).result
    row = injury_table(number)
    record.say("7.8", words.INJURY, roll=number, name=row["nom"])
    record.say("7.8", words.INJURY_EFFECTS[number])
    toll.add_stress(INJURY, record)
    wound = Blessure(id=number)
    if "rounds" in row:
        wound.rounds = throw.noted(row["rounds"], "injury_rounds")
        record.say("7.8", words.BLEEDING, name=victim.name, rounds=wound.rounds)
        record.due.append(Due("stabilize", "target"))
    _note(victim, wound, record)
    toll.injury = {"id": number, "name": row["nom"], "rounds": wound.rounds}
    if row.get("epreuve"):
        outcome = trial.roll(victim, "endurance", "death_save", "target").outcome
        if outcome in SUCCESSES:
            record.say("7.8", words.DEATH_SAVED, name=victim.name)
        else:
            toll.kill(victim, "blessure_10", "7.8", record)


def _note(victim: Fighter, wound: Blessure, record: Record) -> None:
    """Write the wound down; the same row twice does not add up, save that it bleeds anew."""
    old = victim.injury(wound.id)
    if old is None:
        victim.etat.blessures = [*victim.etat.blessures, wound]
        return
    record.ruling("blessure_double")
    if wound.id != HAEMORRHAGE:
        return
    if not old.stabilisee and old.rounds is not None and wound.rounds is not None:
        wound.rounds = min(old.rounds, wound.rounds)
    victim.etat.blessures = [wound if one is old else one for one in victim.etat.blessures]


def bleed(victim: Fighter, rounds: int, toll: Toll, record: Record) -> bool:
    """Let rounds pass for a haemorrhage; False if there is none that still bleeds (7.8)."""
    wound = victim.haemorrhage
    if wound is None or wound.rounds is None:
        return False
    left = max(0, wound.rounds - rounds)
    record.say("7.8", words.BLED, name=victim.name, passed=rounds, left=left)
    lasting = Blessure(id=HAEMORRHAGE, rounds=left)
    victim.etat.blessures = [lasting if one is wound else one for one in victim.etat.blessures]
    toll.injury = {"id": HAEMORRHAGE, "name": injury_table(HAEMORRHAGE)["nom"], "rounds": left}
    if left == 0:
        toll.kill(victim, "hemorragie", "7.8", record)
    return True
