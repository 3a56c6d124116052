"""The roll of an attack: what bears on its Score, and whom it hits (7.1, 7.5, 7.12, 7.13)."""

from __future__ import annotations

from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, terms, words
from dzcli.systems.dz.blow import allowed
from dzcli.systems.dz.blow.struck import Struck
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls import aim
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.rolls.outcome import CRITICAL_SUCCESS, SUCCESS, outcome_word
from dzcli.systems.dz.rolls.roll import Trial, spend_states
from dzcli.systems.dz.rolls.score import Reason, Score
from dzcli.systems.dz.who import gear, states
from dzcli.systems.dz.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dzcli.systems.dz.blow.into_melee import Stray

LONG_RANGE = "longue_portee"
RANGES = (LONG_RANGE, "tres_longue_portee")
OBSCURED = ("obscurci", "obscurci_desavantage")

HINDERED = {states.SEIZED: "7.10", states.PINNED: "7.10", states.PRONE: "7.8", states.UNCONSCIOUS: "7.8"}
"""States of a target that might make it easier to hit, and the sections that have them."""
EASIER = Choice("cible_entravee", rien=lambda: False, avantage=lambda: True)
"""Whether a target that is held, on the ground or unconscious is easier to hit (AMB-37)."""
FAR_IS_LONG = Choice("loin_longue_portee", false=lambda: False, true=lambda: True)
"""Whether a shot at someone Loin is one at long range (AMB-25)."""


def resolve(
    attacker: Fighter, target: Fighter | None, weapon: gear.Weapon, asked: Attack, trial: Trial
) -> Struck:
    """Roll the attack (DZ-ATK-02, DZ-MELEE-02)."""
    record = trial.record
    if asked.hit:
        return Struck(_known_hit(attacker, asked, trial))
    allowed.check_sight(trial.named, weapon, asked)
    _warn_of_shots(weapon, trial.named, record)
    _count_distance(weapon, asked, trial.named, record)
    aimed = aim.spend(attacker, asked, weapon, trial.named, record)
    stray = _stray(record) if asked.into_melee else None

    def last(score: Score) -> None:
        _manner(attacker, weapon, score, asked, record)
        if target:
            _plight(target, score, record)
        aim.add(aimed, score, record)

    test = trial.roll(
        attacker,
        asked.skill or weapon.skill,
        "attack",
        "actor",
        weapon=weapon.speciality,
        last=last,
        cancelled=aimed.cancelled,
        also=stray.judge if stray else None,
        shot=weapon.kind == gear.RANGED,
    )
    return Struck(test.outcome, bool(test.rolled.result[1]), stray.threshold if stray else None)


def _stray(record: Record) -> Stray:
    from dzcli.systems.dz.blow.into_melee import Stray

    return Stray(record)


def _known_hit(attacker: Fighter, asked: Attack, trial: Trial) -> str:
    """A hit that was rolled at the table: it spent what that roll spends.

    DZ-ATK-05, DZ-DEF-05, DZ-SURP-06.
    """
    record = trial.record
    aimed, unsettled = attacker.etat.visee, attacker.has(states.UNSETTLED)
    attacker.end_aim()
    spend_states(attacker, record)
    if aimed:
        record.say("7.5", words.HIT_KNOWN_AIM, name=attacker.name)
    if unsettled and not attacker.has(states.UNSETTLED):
        record.say("7.6", words.HIT_KNOWN_UNSETTLED, name=attacker.name)
    if attacker.etat.premier_jet_fait and not attacker.character.sheet.etat.premier_jet_fait:
        record.say("7.2", words.HIT_KNOWN_FIRST, name=attacker.name)
    if trial.bears or asked.aim or asked.blind:
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
    elif asked.subdue or (asked.nonlethal and not weapon.spares):
        score.impose("assommer", imposed["assommer"])
    if asked.blind:
        score.disadvantages.append(Reason(message(words.BLIND), "7.1"))
    if weapon.kind == gear.RANGED and attacker.has(states.SEIZED):
        score.disadvantages.append(Reason(message(words.STATE_SAISI), "7.10"))


def _plight(target: Fighter, score: Score, record: Record) -> None:
    """What it does to an attack that its target is held or down, which the rules do not say (AMB-37)."""
    state = next((state for state in HINDERED if target.has(state)), None)
    if state and record.ask(EASIER):
        label = message(words.TARGET_IS, state=words.term(terms.STATES[state]))
        score.advantages.append(Reason(label, HINDERED[state], record.decided(EASIER)))


def _warn_of_shots(weapon: gear.Weapon, named: list[NamedModifier], record: Record) -> None:
    """Ranges, shooting on the run and the line of sight are about shots.

    7.1, 7.5; DZ-ATK-03, DZ-LOS-02, DZ-LOS-03.
    """
    for one in named if weapon.kind == gear.MELEE else ():
        if one.hides:
            record.warn(words.SIGHT_IN_MELEE, label=one.label, weapon=weapon.name)
        elif one.id in (*RANGES, aim.ON_THE_RUN, *OBSCURED):
            record.warn(words.RANGE_IN_MELEE, label=one.label, weapon=weapon.name)


def _count_distance(weapon: gear.Weapon, asked: Attack, named: list[NamedModifier], record: Record) -> None:
    """Far is not by itself the long range of the modifiers (7.1, 7.5; AMB-25)."""
    told = any(one.id in RANGES for one in named)
    far = asked.position == "far" and weapon.kind == gear.RANGED
    if far and not told and record.ask(FAR_IS_LONG):
        row = chapter.combat().modificateurs[LONG_RANGE]
        named.append(NamedModifier(LONG_RANGE, row.nom, row.valeur, row.compte, row))
