"""A defence against a blow that hit (7.6)."""

import functools
from collections.abc import Callable

from dzcli.dice.throws.throw import Throw
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Part, Record
from dzcli.systems.dz import words
from dzcli.systems.dz.blow import incoming
from dzcli.systems.dz.blow.allowed import note_hands
from dzcli.systems.dz.blow.dealt import Damage
from dzcli.systems.dz.blow.incoming import Incoming
from dzcli.systems.dz.blow.prevented import SECTIONS, may_defend
from dzcli.systems.dz.body import effort
from dzcli.systems.dz.options import Defend
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, CRITICAL_SUCCESS, SUCCESS, outcome_word
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.who import remarks, states
from dzcli.systems.dz.who.character import Fighter

DEFENCE, VIGILANCE = "defense", "vigilance"

CHOSEN = Choice(
    "defense_choix",
    imposee=lambda defence, vigilance: DEFENCE,
    meilleure=lambda defence, vigilance: VIGILANCE if vigilance > defence else DEFENCE,
)
"""What someone who has Défense defends with, by the Scores there would be (AMB-41)."""
SHIELD_HELPS = Choice(
    "bouclier_vigilance", true=lambda vigilance: True, false=lambda vigilance: not vigilance
)
"""Whether a shield helps a defence (AMB-40)."""


def resolve(asked: Defend, record: Record, throw: Throw) -> None:
    """Resolve the reaction of someone who was hit (DZ-DEF-01, DZ-REACT-01).

    A miss, and a blow that may not be defended against, pass through.
    """
    defender = Fighter(asked.defender, "target")
    record.target = asked.defender.person
    remarks.on_states(record, defender)
    trial = Trial(asked, record, throw)
    blow = incoming.of(asked, defender, record, throw)
    why = may_defend(defender, record, unseen=asked.unseen, fast=blow.fast, stray=blow.stray)
    record.own = {
        "can_defend": why is None,
        "cannot_defend": why,
        "hit": blow.hit,
        "damage": blow.damage,
        "weapon": None,
        "fast": blow.fast,
        "burst": None,
        "stress_gained": None,
        **blow.own,
    }
    if blow.damage is None:
        record.say("7.6", words.MISSED_NOTHING, name=defender.name)
        record.headline = message(words.HEAD_DEFEND_MISS, name=defender.name)
    elif why is not None:
        _undefended(why, defender, blow.damage, record)
    elif asked.no_roll:
        record.say("7.6", words.NO_DEFENCE_CHOSEN, name=defender.name)
        _suffer(blow.damage, defender, record)
    else:
        _defend(defender, blow, blow.damage, asked, trial)
    trial.note_unused()
    if record.tests:
        effort.in_combat(defender, asked.effort, record)
    if defender.suffers(effort.of_wound):
        record.own["stress_gained"] = defender.stress_gained
    record.changes = [*record.changes, *defender.changes()]


def _undefended(why: str, defender: Fighter, damage: Damage, record: Record) -> None:
    record.say(SECTIONS[why], words.CANNOT_DEFEND[why], name=defender.name)
    _suffer(damage, defender, record)


def _suffer(damage: Damage, defender: Fighter, record: Record) -> None:
    """The blow is taken as it is."""
    damage.final = damage.net
    record.success = False
    record.headline = message(words.HEAD_DEFEND_NONE, name=defender.name, damage=damage.final)
    record.due.append(Due("wound", "target"))


def _defend(defender: Fighter, blow: Incoming, damage: Damage, asked: Defend, trial: Trial) -> None:
    """Défense, or Vigilance for those without it, with the shield (DZ-DEF-01, DZ-DEF-05, AMB-41)."""
    record = trial.record
    if defender.in_hand:
        note_hands(defender, defender.in_hand, record)
    shield = functools.partial(_shield, defender, blow.kind)
    skill = _skill(defender, asked, trial, shield)
    test = trial.roll(
        defender,
        skill,
        "defense",
        "target",
        first=lambda score: shield(score, record),
    )
    defender.etat.reaction_depensee = True
    assert damage.net is not None
    damage.final = _reduced(test.outcome, damage.net)
    if damage.final != damage.net:
        if not damage.parts:
            damage.parts.append(Part(words.term(words.RAW_LABEL), damage.net))
        damage.parts.append(Part(message(words.DEFENCE_LABEL), damage.final - damage.net))
    if test.outcome == CRITICAL_FAILURE:
        defender.enter(states.UNSETTLED)
    record.say("7.6", words.DEFENCES[test.outcome], name=defender.name, net=damage.net, final=damage.final)
    record.outcome = test.outcome
    record.success = test.outcome in (SUCCESS, CRITICAL_SUCCESS)
    values = {"name": defender.name, "outcome": outcome_word(test.outcome), "damage": damage.final}
    record.headline = Message(words.HEAD_DEFEND, values)
    if test.outcome != CRITICAL_SUCCESS:
        record.due.append(Due("wound", "target"))


def _skill(defender: Fighter, asked: Defend, trial: Trial, shield: Callable[[Score, Record], None]) -> str:
    """What one defends with; a speciality that is told is one of Défense (DZ-DEF-01, AMB-41)."""
    if DEFENCE not in defender.character.skills:
        return VIGILANCE
    told = asked.score is not None or asked.speciality is not None
    if told or defender.character.sheet.resistances.vigilance is None:
        return DEFENCE
    weighed = Record(trial.record.step, trial.record.system, trial.record.rules)
    scores = [
        trial.prospect(defender, skill, first=lambda score: shield(score, weighed))
        for skill in (DEFENCE, VIGILANCE)
    ]
    return trial.record.ask(CHOSEN, *scores)


def _reduced(outcome: str, net: int) -> int:
    """What a defence leaves of damage after armour: none, half rounded up, or all of it.

    DZ-DEF-02, DZ-DEF-03, DZ-DEF-04, DZ-DEF-05, AMB-46.
    """
    if outcome == CRITICAL_SUCCESS:
        return 0
    return (net + 1) // 2 if outcome == SUCCESS else net


def _shield(defender: Fighter, kind: str, score: Score, record: Record) -> None:
    """A shield helps against the attacks it works against (DZ-DEF-06, AMB-40)."""
    shield = defender.character.shield
    if shield is None:
        return
    if kind not in shield.against:
        why = message(words.SHIELD_OTHER_KIND, kind=words.kind(kind))
        score.leave_out("bouclier", shield.name, shield.bonus, "7.6", why)
        return
    vigilance = score.skill == VIGILANCE
    rulings = record.decided(SHIELD_HELPS, vigilance)
    if record.ask(SHIELD_HELPS, vigilance):
        score.modify("bouclier", shield.name, shield.bonus, "7.6", rulings)
    else:
        why = message(words.SHIELD_NOT_VIGILANCE)
        score.leave_out("bouclier", shield.name, shield.bonus, "7.6", why, rulings)
