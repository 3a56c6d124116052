"""The roll of an attack: what bears on its Score, and whom it hits (7.1, 7.5, 7.12, 7.13)."""

from collections.abc import Callable

from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.blow import allowed, into_melee
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls import aim
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.rolls.outcome import CRITICAL_SUCCESS, SUCCESS, outcome_word
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.who import gear, states
from dzcli.systems.dz.who.character import Fighter


def resolve(attacker: Fighter, weapon: gear.Weapon, asked: Attack, trial: Trial) -> tuple[str, bool]:
    """Roll the attack; its outcome, and whether it hits the ally (DZ-ATK-02, DZ-MELEE-02)."""
    record = trial.record
    if asked.hit:
        return _known_hit(attacker, asked, record), False
    allowed.check_sight(trial.named, asked)
    aimed = aim.spend(attacker, asked, weapon, trial.named, record)

    def last(score: Score) -> None:
        aim.add(aimed, score, record)
        _manner(attacker, weapon, score, asked, record)

    test = trial.roll(
        attacker,
        asked.skill or weapon.skill,
        "attack",
        "actor",
        speciality=weapon.speciality,
        last=last,
        cancelled=aimed.cancelled,
        also=_hits_ally if asked.into_melee else None,
        at_limit=asked.at_limit,
    )
    _note_distance(weapon, asked, trial.named, record)
    return test.outcome, bool(test.rolled.result[1])


def _hits_ally(score: Score) -> Callable[[int, str], bool]:
    value = score.value
    return lambda face, outcome: into_melee.hits(face, outcome, value)


def _known_hit(attacker: Fighter, asked: Attack, record: Record) -> str:
    attacker.etat.visee = False
    unused = asked.mods or asked.score is not None or asked.advantage or asked.disadvantage or asked.aim
    if unused or asked.blind:
        record.warn(words.HIT_KNOWN_UNUSED)
    outcome = CRITICAL_SUCCESS if asked.crit else SUCCESS
    record.say("7.5", words.HIT_KNOWN, outcome=outcome_word(outcome))
    return outcome


def _manner(attacker: Fighter, weapon: gear.Weapon, score: Score, asked: Attack, record: Record) -> None:
    """Shooting into melee, striking to knock out, shooting blind or while held.

    DZ-MELEE-01, DZ-NL-03, DZ-LOS-04, DZ-CTRL-02, AMB-87.
    """
    imposed = chapter.combat().imposes
    if asked.into_melee:
        score.impose("tir_melee", imposed["tir_melee"])
    if asked.subdue and weapon.harmless_by_itself:
        record.warn(words.SUBDUE_NEEDLESS, weapon=weapon.name)
    elif asked.subdue:
        score.impose("assommer", imposed["assommer"])
    if asked.blind:
        score.disadvantages.append(message(words.BLIND))
    if weapon.kind == gear.RANGED and attacker.has(states.SEIZED):
        score.disadvantages.append(message(words.STATE_SAISI))


def _note_distance(weapon: gear.Weapon, asked: Attack, named: list[NamedModifier], record: Record) -> None:
    """Far is not by itself the long range of the modifiers (7.1, 7.5; AMB-25)."""
    long_range = any(one.id in ("longue_portee", "tres_longue_portee") for one in named)
    if asked.position == "far" and weapon.kind == gear.RANGED and not long_range:
        record.ruling("loin_longue_portee")
