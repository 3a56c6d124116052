"""An attack, up to the damage before the defence (7.5, 7.7, 7.11 to 7.14)."""

from typing import TYPE_CHECKING, Any

from dzcli.dice.throws.throw import Throw
from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter, faults, words
from dzcli.systems.dz.blow import allowed, attack_roll, weapon_choice
from dzcli.systems.dz.blow.damage import strike
from dzcli.systems.dz.blow.dealt import Damage, Wielded
from dzcli.systems.dz.blow.prevented import SECTIONS, may_defend
from dzcli.systems.dz.blow.struck import SEPARATE_ROLLS, TWO_TARGETS, Blow, Struck
from dzcli.systems.dz.body import complication, effort
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, CRITICAL_SUCCESS, SUCCESSES, outcome_word
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.who import gear, remarks
from dzcli.systems.dz.who.character import Fighter

if TYPE_CHECKING:
    from pathlib import Path

UNCHOSEN: Choice[str | None] = Choice(
    "critique_defaut", degats=lambda: "damage", abs=lambda: "abs", demander=lambda: None
)
"""What a critical hit gives if the attacker does not choose; None: the choice has to be made (AMB-32)."""


def resolve(asked: Attack, record: Record, throw: Throw) -> None:
    """Resolve an attack (7.5; DZ-FAST-03).

    Raises `RuleFault` where the rules forbid it, `UsageFault` for a weapon, skill or
    modifier that does not exist, `FileFault` where the sheet lacks what is needed.
    """
    attacker = Fighter(asked.attacker, "actor")
    target = Fighter(asked.target, "target") if asked.target else None
    ally = Fighter(asked.into_melee, "ally") if asked.into_melee else None
    record.actor = asked.attacker.person
    record.target = asked.target.person if asked.target else None
    remarks.on_states(record, attacker, target, ally)
    if ally and ally.character.document.path in _files(attacker, target):
        raise UsageFault("same_person", words.SAME_AS_ALLY)
    chosen = complication.read(asked.complication)
    weapon = weapon_choice.choose(attacker, asked.weapon, asked.free)
    allowed.check_attack(attacker, target, ally, weapon, asked)
    _tell_about(weapon, target, record)
    allowed.note_hands(attacker, weapon, record)
    if asked.free:
        from dzcli.systems.dz.blow import free_attack

        free_attack.take(asked.free, attacker, target, weapon, record)
    struck = attack_roll.resolve(attacker, target, weapon, asked, Trial(asked, record, throw, attack=True))
    outcome, blow = struck.outcome, _blow(weapon, struck.outcome, asked, record, throw)
    hit = outcome in SUCCESSES
    damage = None
    if hit:
        damage = _unthrown(blow) if asked.hit_only else strike(blow, target, throw, record)
        _after_hit(blow, target, record)
    record.outcome, record.success = outcome, hit
    record.own = _own(weapon, blow, hit, damage, asked)
    if ally:
        from dzcli.systems.dz.blow import into_melee

        record.own["ally"] = into_melee.resolve(ally, struck, blow, asked.hit_only, record, throw)
    if not hit:
        _after_miss(attacker, weapon, struck, asked, chosen, record, throw)
    effort.in_combat(attacker, asked.effort, record)
    if attacker.suffers(effort.of_wound) or complication.gives_stress(chosen, record):
        record.own["stress_gained"] = attacker.stress_gained
    record.changes = attacker.changes()
    record.headline = _headline(record, damage, struck.hits_ally)


def _tell_about(weapon: gear.Weapon, target: Fighter | None, record: Record) -> None:
    """What an attack is about, whatever the dice show: the weapon, and the armour it has to get through."""
    traits = [chapter.combat().traits[trait].nom for trait in weapon.traits]
    record.tell_about("7.7", words.ABOUT_WEAPON, weapon=weapon.name, formula=str(weapon.dice))
    if traits:
        record.tell_about("7.7", words.ABOUT_TRAITS, weapon=weapon.name, traits=traits)
    if target and target.character.armour.name:
        armour = target.character.armour
        record.tell_about("7.7", words.ABOUT_ARMOUR, name=target.name, armour=armour.name, abs=armour.abs)
    elif target:
        record.tell_about("7.7", words.NO_ARMOUR, name=target.name)


def _files(*fighters: Fighter | None) -> "list[Path]":
    """The files of people's sheets; a sheet that ships may stand for several people."""
    paths = [fighter.character.document.path for fighter in fighters if fighter]
    return [path for path in paths if path is not None]


def _blow(weapon: gear.Weapon, outcome: str, asked: Attack, record: Record, throw: Throw) -> Blow:
    """What the hit would do: the choices of a critical and of Rafale, and whether it kills.

    DZ-ATK-07, DZ-DMG-06, DZ-NL-01, DZ-NL-03, AMB-32, AMB-88.
    """
    hit = outcome in SUCCESSES
    critical = _critical(asked, record, throw) if outcome == CRITICAL_SUCCESS else None
    if asked.burst and "rafale" not in weapon.traits:
        record.warn(words.NO_BURST, weapon=weapon.name)
    burst = asked.burst if hit and "rafale" in weapon.traits else None
    if hit and "rafale" in weapon.traits and burst is None:
        record.warn(words.BURST_DEFAULT)
        burst = "damage"
    if asked.nonlethal and not (weapon.spares or asked.subdue):
        record.warn(words.NONLETHAL_CHOSEN, weapon=weapon.name)
    return Blow(
        dice=weapon.dice,
        kind=weapon.kind,
        traits=weapon.traits,
        critical=critical,
        burst=burst,
        lethal=not (weapon.harmless_by_itself or asked.subdue or asked.nonlethal),
        fast=asked.fast,
    )


def _critical(asked: Attack, record: Record, throw: Throw) -> str:
    """What a critical hit gives: what was chosen or is chosen now, else what stands (DZ-ATK-07, AMB-32)."""
    if throw.asks and not asked.crit:
        return throw.choose("critical_choice", words.CRITICAL_CHOICES, record.in_force(UNCHOSEN) or "damage")
    chosen = asked.crit or record.ask(UNCHOSEN)
    if chosen is None:
        raise UsageFault("crit_not_chosen", faults.CRIT_NOT_CHOSEN)
    return chosen


def _unthrown(blow: Blow) -> Damage:
    """The damage of a hit that goes no further than the attack roll."""
    return Damage(formula=str(blow.dice), lethal=blow.lethal, critical=blow.critical)


def _after_hit(blow: Blow, target: Fighter | None, record: Record) -> None:
    """What comes after a hit: the defence, if there can be one, else the wound.

    DZ-DEF-01, DZ-FAST-01, AMB-54.
    """
    why = None
    if target and not blow.fast and (why := may_defend(target, record)):
        record.say(SECTIONS[why], words.CANNOT_DEFEND[why], name=target.name)
    defended = not blow.fast and why is None
    record.due.append(Due("defend" if defended else "wound", "target"))
    if not blow.lethal:
        record.say("7.13", words.NOT_LETHAL)
    if blow.burst == TWO_TARGETS:
        apart = record.ask(SEPARATE_ROLLS)
        record.say("7.7", words.TWO_TARGETS_APART if apart else words.TWO_TARGETS, ruling="rafale_degats")
        record.due.append(Due("wound" if blow.fast else "defend", "second target"))
    if blow.fast:
        record.say("7.14", words.FAST_MODE)


def _after_miss(
    attacker: Fighter,
    weapon: gear.Weapon,
    struck: Struck,
    asked: Attack,
    chosen: tuple[str, str],
    record: Record,
    throw: Throw,
) -> None:
    """A blind shot may hit something else; a critical failure has a complication.

    DZ-LOS-04, DZ-ATK-08, AMB-57.
    """
    if asked.blind:
        record.say("7.1", words.STRAY_SHOT)
    if struck.outcome == CRITICAL_FAILURE and struck.hits_ally:
        record.say("7.12", words.ALLY_IS_COMPLICATION)
    elif struck.outcome == CRITICAL_FAILURE:
        complication.apply(attacker, weapon, chosen, record, throw)


def _own(weapon: gear.Weapon, blow: Blow, hit: bool, damage: Damage | None, asked: Attack) -> dict[str, Any]:
    return {
        "weapon": Wielded(
            name=weapon.name,
            skill=weapon.skill if asked.skill is None else chapter.skill_id(asked.skill),
            kind=weapon.kind,
            traits=weapon.traits,
        ),
        "hit": hit,
        "damage": damage,
        "ally": None,
        "free": asked.free,
        "fast": asked.fast,
        "burst": blow.burst,
        "hit_only": hit if asked.hit_only else None,
        "stress_gained": None,
    }


def _headline(record: Record, damage: Damage | None, ally_hit: bool) -> Message:
    assert record.actor is not None
    values = {
        "actor": record.actor.name,
        "target": record.target.name if record.target else message(words.SOMEONE),
        "outcome": outcome_word(str(record.outcome)),
    }
    if damage is None:
        if ally_hit:
            return Message(words.HEAD_STRAY, {**values, "ally": record.people["ally"].name})
        return Message(words.HEAD_MISS, values)
    if damage.raw is None:
        return Message(words.HEAD_HIT_ONLY, values)
    if damage.net is None:
        return Message(words.HEAD_HIT_RAW, {**values, "damage": damage.raw})
    return Message(words.HEAD_HIT, {**values, "damage": damage.net})
