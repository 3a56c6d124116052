"""Damage suffered and all that follows from it (7.7, 7.8, 7.13)."""

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault, UsageFault
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.blow import incoming
from dzcli.systems.dz.blow.dealt import Damage
from dzcli.systems.dz.blow.incoming import Incoming
from dzcli.systems.dz.body import fall, lasting, stress
from dzcli.systems.dz.body.injury import ABSORBED, HEAVY, ZERO, Harm
from dzcli.systems.dz.options import Wound
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.who import remarks
from dzcli.systems.dz.who.able import check_alive
from dzcli.systems.dz.who.character import Fighter

ABSORBED_STRESS = Choice("stress_absorption", si_brut_positif=lambda raw: raw >= 1, toujours=lambda raw: True)
"""Whether a blow that armour took whole gives Stress, by its damage before armour (AMB-55)."""
HEAVY_STRESS = Choice("stress_hors_attaque", false=lambda attack: attack, true=lambda attack: True)
"""Whether heavy damage gives Stress, of an attack or not (AMB-96)."""
FALL_STRESS = Choice("stress_non_letal", true=lambda lethal: True, false=lambda lethal: lethal)
"""Whether falling to 0 Santé gives Stress (AMB-62)."""
KILLS_AT_ZERO = Choice("non_letal_a_zero", sans_effet=lambda lethal: lethal, mort=lambda lethal: True)
"""Whether damage at 0 Santé kills (AMB-63)."""
AIM_LOST = Choice("visee_perdue_si_touche", false=lambda final: final >= 1, true=lambda final: True)
"""Whether a blow loses the aim (AMB-27)."""


def resolve(asked: Wound, record: Record, throw: Throw) -> None:
    """Apply damage: Santé, Stress, falling, serious wounds, death (7.8; DZ-HP-04).

    Raises `UsageFault` if nothing tells of damage, `RuleFault` for the dead and for what
    cannot be: ``--at-zero`` of someone standing, ``--bleed`` without a haemorrhage.
    """
    victim = Fighter(asked.target, "target")
    check_alive(victim)
    record.target = asked.target.person
    record.own = {"hit": None, "damage": None}
    harm = Harm(victim)
    trial = Trial(asked, record, throw)
    remarks.on_states(record, victim)
    remarks.on_maximum(record, victim)
    if asked.bleed is not None:
        if not fall.bleed(victim, asked.bleed, harm, record):
            raise RuleFault("not_bleeding", "7.8", faults.NOT_BLEEDING, name=victim.name)
    elif asked.at_zero:
        if not victim.down:
            raise RuleFault("not_at_zero", "7.8", faults.NOT_AT_ZERO, name=victim.name, health=victim.health)
        fall.fall(victim, _lethal(asked, True), asked, harm, trial)
    else:
        _suffer(victim, asked, harm, trial)
    trial.note_unused()
    lasting.follow_exhaustion(victim, record)
    stress.gain(victim, harm.stress_gained, record)
    record.success = victim.health > 0 and harm.cause is None
    record.own["wound"] = harm.suffered()
    record.changes = [*record.changes, *victim.changes()]
    record.headline = _headline(victim, asked, harm)


def _lethal(asked: Wound, lethal: bool) -> bool:
    """Whether the blow can wound and kill: extreme violence makes any blow do so (DZ-NL-02)."""
    return asked.brutal or (lethal and not asked.nonlethal)


def _suffer(victim: Fighter, asked: Wound, harm: Harm, trial: Trial) -> None:
    record, before = trial.record, harm.before
    blow = incoming.of(asked, victim, record, trial.throw)
    _check_told(asked)
    record.own.update({**blow.own, "hit": blow.hit, "damage": blow.damage})
    if blow.damage is None:
        record.say("7.5", words.MISSED_UNHURT, name=victim.name)
        return
    damage = blow.damage
    if damage.final is None:
        damage.final = damage.net
    final = damage.final
    assert final is not None
    lethal = _lethal(asked, damage.lethal)
    if final:
        victim.etat.sante = max(0, before - final)
    template = words.HEALTH if final <= before else words.HEALTH_FLOOR
    record.say("7.8", template, name=victim.name, before=before, final=final, after=victim.health)
    _aim(victim, final, harm, record)
    _blow_stress(blow, damage, final, asked, harm, record)
    if before == 0:
        _struck_at_zero(victim, final, lethal, harm, record)
    elif victim.health == 0:
        record.say("7.8", words.FALLS, name=victim.name)
        if record.ask(FALL_STRESS, lethal):
            harm.add_stress(ZERO, record)
        told = asked.from_ and asked.from_.apart_from("damage")
        trial.throw.meet((ZERO, lethal, repr((harm.stress, harm.aim_lost, victim.etat)), told))
        fall.fall(victim, lethal, asked, harm, trial)
    elif victim.malmene:
        record.say("7.8", words.MALMENE, name=victim.name, limit=victim.malmene_at)


def _check_told(asked: Wound) -> None:
    if (asked.absorbed or asked.deflected) and asked.final not in (None, 0):
        raise UsageFault("not_absorbed", faults.NOT_ABSORBED, final=asked.final)


def _aim(victim: Fighter, final: int, harm: Harm, record: Record) -> None:
    """Damage suffered before shooting loses the aim; a hit that does none does not (DZ-ATK-06, AMB-27)."""
    if not victim.etat.visee:
        return
    harm.aim_lost = record.ask(AIM_LOST, final)
    if harm.aim_lost:
        victim.end_aim()
        record.say("7.5", words.AIM_LOST, name=victim.name)


def _blow_stress(
    blow: Incoming, damage: Damage, final: int, asked: Wound, harm: Harm, record: Record
) -> None:
    """Stress of the blow itself: absorbed altogether, or 8 damage and more.

    DZ-DMG-07, DZ-STR-01, DZ-DEF-03, AMB-55, AMB-56, AMB-96.
    """
    if final >= chapter.body().stress.seuil_degats and record.ask(HEAVY_STRESS, not asked.no_attack):
        harm.add_stress(HEAVY, record)
    if final > 0:
        return
    if blow.deflected or asked.deflected:
        record.say("7.7", words.DEFLECTED_NO_STRESS)
    elif asked.harmless or asked.no_attack:
        record.say("7.7", words.HARMLESS_NO_STRESS)
    elif asked.final is not None and not asked.absorbed:
        record.warn(words.FINAL_ZERO)
    elif asked.absorbed or damage.raw is None or record.ask(ABSORBED_STRESS, damage.raw):
        harm.add_stress(ABSORBED, record)


def _struck_at_zero(victim: Fighter, final: int, lethal: bool, harm: Harm, record: Record) -> None:
    """A blow on someone already at 0 Santé kills, unless it is not meant to (DZ-WND-04, AMB-61, AMB-63)."""
    if final == 0:
        return
    if record.ask(KILLS_AT_ZERO, lethal):
        harm.kill("damage_at_zero", "7.8", record)
    else:
        record.say("7.13", words.NONLETHAL_AT_ZERO, name=victim.name, ruling="non_letal_a_zero")


def _headline(victim: Fighter, asked: Wound, harm: Harm) -> Message:
    values = {
        "name": victim.name,
        "before": harm.before,
        "health": victim.health,
        "max": victim.character.health_max,
    }
    if harm.cause is not None:
        return message(words.HEAD_DEAD, **values)
    if asked.bleed is not None and harm.injury is not None:
        return message(words.HEAD_BLEEDS, name=victim.name, rounds=harm.injury.rounds)
    if victim.health == 0:
        return message(words.HEAD_DOWN, **values)
    if victim.health == harm.before:
        return message(words.HEAD_UNHURT, **values)
    return message(words.HEAD_MALMENE if victim.malmene else words.HEAD_WOUND, **values)
