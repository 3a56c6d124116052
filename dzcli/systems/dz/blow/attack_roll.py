"""The roll of an attack: what bears on its Score, and whom it hits (7.1, 7.5, 7.12, 7.13)."""

from dzcli.dice.throws.throw import Throw
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.dz import words
from dzcli.systems.dz.blow import allowed
from dzcli.systems.dz.blow import into_melee as stray
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls import aim, condition, modifiers
from dzcli.systems.dz.rolls.roll import CRITICAL_SUCCESS, SUCCESS, asked_for, outcome_word, roll
from dzcli.systems.dz.rolls.score import Score, start
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter


def resolve(
    attacker: Fighter, weapon: gear.Weapon, asked: Attack, record: Record, throw: Throw
) -> tuple[str, bool]:
    """Roll the attack; its outcome, and whether it hits the ally (7.12)."""
    named = modifiers.read(asked.mods, record, attack=True)
    if asked.hit:
        return _known_hit(attacker, asked, record), False
    allowed.check_sight(named, asked)
    score = start(
        attacker, asked.skill or weapon.skill, record, given=asked.score, speciality=weapon.speciality
    )
    condition.weigh(attacker, score, record, at_limit=asked.at_limit)
    aimed = aim.spend(attacker, asked, weapon, named, record)
    modifiers.apply(named, score, record, cancelled=aimed.cancelled)
    aim.add(aimed, score, record)
    _manner(attacker, weapon, score, asked, record)
    modifiers.note_scope(score, named, record)
    _note_distance(weapon, asked, named, record)
    asked_for(asked, score)
    value = score.value
    test = roll(
        attacker,
        score,
        "attack",
        "actor",
        record,
        throw,
        also=(lambda face, outcome: stray.hits(face, outcome, value)) if asked.into_melee else None,
    )
    return test.outcome, bool(test.rolled.result[1])


def _known_hit(attacker: Fighter, asked: Attack, record: Record) -> str:
    attacker.etat.visee = False
    unused = asked.mods or asked.score is not None or asked.advantage or asked.disadvantage or asked.aim
    if unused or asked.blind:
        record.warn(words.HIT_KNOWN_UNUSED)
    outcome = CRITICAL_SUCCESS if asked.crit else SUCCESS
    record.say("7.5", words.HIT_KNOWN, outcome=outcome_word(outcome))
    return outcome


def _manner(attacker: Fighter, weapon: gear.Weapon, score: Score, asked: Attack, record: Record) -> None:
    """Shooting into melee, striking to knock out, shooting blind or while held."""
    if asked.into_melee:
        score.impose("tir_melee")
    if asked.subdue and weapon.harmless_by_itself:
        record.warn(words.SUBDUE_NEEDLESS, weapon=weapon.name)
    elif asked.subdue:
        score.impose("assommer")
    if asked.blind:
        score.disadvantages.append(message(words.BLIND))
    if weapon.kind == gear.RANGED and attacker.has("saisi"):
        score.disadvantages.append(message(words.STATE_SAISI))


def _note_distance(weapon: gear.Weapon, asked: Attack, named: list[modifiers.Named], record: Record) -> None:
    """Far is not by itself the long range of the modifiers (7.1, 7.5)."""
    long_range = any(one.id in ("longue_portee", "tres_longue_portee") for one in named)
    if asked.position == "far" and weapon.kind == gear.RANGED and not long_range:
        record.ruling("loin_longue_portee")
