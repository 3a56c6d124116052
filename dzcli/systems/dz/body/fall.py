"""Falling to 0 Santé: Endurance, unconsciousness, serious wounds, death (7.8, 7.13)."""

from dzcli.dice.throws.throw import Rolled
from dzcli.message import Bilingual
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter, rows, words
from dzcli.systems.dz.body.injury import INJURY, Harm, Injury
from dzcli.systems.dz.options import Wound
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, CRITICAL_SUCCESS, SUCCESSES
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Blessure
from dzcli.systems.dz.who.wounds import SUFFERED_TWICE, bled

NEEDS_ENDURANCE = Choice("non_letal_endurance", false=lambda lethal: lethal, true=lambda lethal: True)
"""Whether falling calls for Endurance (AMB-64)."""
CRITICAL_ENDURANCE: Choice[int | None] = Choice("endurance_critique", reussite=lambda: None, un_pv=lambda: 1)
"""The Santé that a critical success of Endurance leaves; None: it is a success like another (AMB-64)."""


def fall(victim: Fighter, lethal: bool, asked: Wound, harm: Harm, trial: Trial) -> None:
    """What follows from having fallen: for a non-lethal blow unconsciousness, else Endurance.

    DZ-WND-01, DZ-WND-02, DZ-WND-05, DZ-NL-02, AMB-64.
    """
    record = trial.record
    victim.enter(states.PRONE)
    if not record.ask(NEEDS_ENDURANCE, lethal):
        record.say("7.13", words.KNOCKED_OUT, name=victim.name)
        _knock_out(victim, asked, harm, trial, "7.13", words.KO_WOKEN)
        victim.etat.assomme = True
        return
    harm.endurance = trial.roll(victim, "endurance", "endurance", "target").outcome
    if harm.endurance in SUCCESSES:
        _hold_out(victim, asked, harm, trial)
        victim.etat.assomme = not lethal and victim.has(states.UNCONSCIOUS)
    elif harm.endurance == CRITICAL_FAILURE and asked.hard:
        harm.kill("option_dure", "7.8", record)
    else:
        _injure(victim, harm, trial)
        if harm.endurance == CRITICAL_FAILURE:
            _capture(victim, asked, record)


def _hold_out(victim: Fighter, asked: Wound, harm: Harm, trial: Trial) -> None:
    """Endurance succeeds: out, but stable (DZ-WND-02, AMB-64)."""
    record = trial.record
    left = record.ask(CRITICAL_ENDURANCE) if harm.endurance == CRITICAL_SUCCESS else None
    if left is not None:
        victim.etat.sante = left
        record.say("7.8", words.STAYS_CONSCIOUS, name=victim.name, health=left, ruling="endurance_critique")
        return
    record.say("7.8", words.KO_STABLE, name=victim.name)
    _knock_out(victim, asked, harm, trial, "7.8", words.KO_SCENE)


def _knock_out(victim: Fighter, asked: Wound, harm: Harm, trial: Trial, section: str, until: str) -> None:
    """Unconscious: ``until`` says when it ends, unless the minutes are thrown for."""
    record = trial.record
    victim.enter(states.UNCONSCIOUS)
    if not asked.ko_minutes:
        record.say(section, until, name=victim.name)
        return
    harm.ko_minutes = trial.throw.noted(chapter.body().ko.minutes, "ko_minutes")
    record.say(section, words.KO_MINUTES, name=victim.name, minutes=harm.ko_minutes)


def _capture(victim: Fighter, asked: Wound, record: Record) -> None:
    """A critical failure of Endurance compromises those the authorities could pick up (DZ-WND-02, AMB-65)."""
    if asked.capturable:
        victim.etat.compromission += 1
        record.say("7.8", words.COMPROMISED, name=victim.name)
    else:
        record.warn(words.CAPTURABLE_HINT)


def _injure(victim: Fighter, harm: Harm, trial: Trial) -> None:
    """Throw on table 7.8.1 and apply the row (DZ-WND-03, DZ-WND-04, AMB-66)."""
    record, throw = trial.record, trial.throw
    rolled = _row(victim, trial)
    number = rolled.result
    row = chapter.injury(number)
    record.explain(_tell_row, rolled, row, record)
    harm.add_stress(INJURY, record)
    wound = Blessure(id=number)
    if row.rounds is not None:
        wound.rounds = throw.noted(row.rounds, "injury_rounds")
    _note(victim, wound, record)
    if row.rounds is not None:
        first = victim.haemorrhage or wound
        record.say("7.8", words.BLEEDING, name=victim.name, rounds=first.rounds)
        record.due.append(Due("stabilize", "target"))
    harm.injury = Injury(number, row.nom, wound.rounds)
    if row.epreuve:
        outcome = trial.roll(victim, "endurance", "death_save", "target").outcome
        if outcome in SUCCESSES:
            record.say("7.8", words.DEATH_SAVED, name=victim.name)
        else:
            harm.kill("blessure_10", "7.8", record)


def _row(victim: Fighter, trial: Trial) -> Rolled[int]:
    """The die of table 7.8.1 and its row; thrown again, in a house, for one already suffered."""
    table = chapter.injuries()
    for _ in trial.throw.links():
        rolled = trial.throw.die(chapter.injury_die(), "injury", by=chapter.injury_at)
        rows = {wound.id for wound in victim.etat.blessures}
        if rolled.result not in rows or rows >= table.keys() or not trial.record.ask(SUFFERED_TWICE).again:
            break
        trial.record.say("7.8", words.INJURY_AGAIN, roll=rolled.result, ruling="blessure_double")
    return rolled


def _tell_row(rolled: Rolled[int], row: rows.InjuryRow, record: Record) -> None:
    record.say(row.section, words.INJURY, roll=rolled.face, name=row.nom)
    record.say(row.section, "{effect}", effect=Bilingual(row.texte))


def _note(victim: Fighter, wound: Blessure, record: Record) -> None:
    """Write the wound down; the same row twice does not add up, save that it bleeds anew (AMB-67)."""
    old = victim.injury(wound.id)
    if old is None or record.ask(SUFFERED_TWICE).adds:
        victim.etat.blessures = [*victim.etat.blessures, wound]
        return
    if chapter.injury(wound.id).rounds is not None:
        if bleeding := victim.haemorrhage:
            wound.rounds = min(bleeding.left, wound.left)
        others = [one for one in victim.etat.blessures if one is old or one.id != wound.id]
        victim.etat.blessures = [wound if one is old else one for one in others]


def bleed(victim: Fighter, rounds: int, harm: Harm, record: Record) -> bool:
    """Let rounds pass for a haemorrhage; False if there is none that still bleeds (DZ-WND-04, AMB-97)."""
    wound = victim.haemorrhage
    if wound is None:
        return False
    left = max(0, wound.left - rounds)
    record.say("7.8", words.BLED, name=victim.name, passed=rounds, left=left)
    victim.etat.blessures = bled(victim, rounds)
    harm.injury = Injury(wound.id, chapter.injury(wound.id).nom, left)
    if left == 0:
        harm.kill("hemorragie", "7.8", record)
    return True
