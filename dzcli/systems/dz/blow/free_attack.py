"""Free attacks: of a longer weapon before contact (7.1), of opportunity (7.11)."""

from dzcli.fault import RuleFault
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import faults, words
from dzcli.systems.dz.blow.prevented import OPPORTUNITY, REACH, REACTS
from dzcli.systems.dz.who import gear, states
from dzcli.systems.dz.who.able import spend_reaction
from dzcli.systems.dz.who.character import Fighter

COSTS_REACTION = Choice("allonge_reaction", false=lambda: False, true=lambda: True)
"""Whether the free strike of Allonge costs the reaction (AMB-22)."""
ARMED = Choice(
    "opportunite_mains_nues",
    false=lambda in_hand, bare: in_hand,
    true=lambda in_hand, bare: in_hand or bare,
    jamais=lambda in_hand, bare: in_hand and not bare,
)
"""Whether a weapon will do for an attack of opportunity (AMB-85)."""


def take(kind: str, attacker: Fighter, target: Fighter | None, weapon: gear.Weapon, record: Record) -> None:
    """Make sure that a free attack can be made, and pay for it; `RuleFault` if it cannot."""
    if kind == REACH:
        _reach(attacker, target, weapon, record)
    else:
        _opportunity(attacker, weapon, record)


def _reach(attacker: Fighter, target: Fighter | None, weapon: gear.Weapon, record: Record) -> None:
    """The free strike is of a longer weapon on a shorter.

    DZ-REACH-01, DZ-REACH-02, DZ-REACH-03, AMB-22.
    """
    if gear.ALLONGE not in weapon.traits:
        raise RuleFault("no_reach", "7.1", faults.NO_REACH, weapon=weapon.name)
    if target is None:
        record.warn(words.REACH_UNCHECKED)
    elif (other := next((held for held in target.held if gear.ALLONGE in held.traits), None)) is not None:
        raise RuleFault("both_reach", "7.1", faults.BOTH_REACH, name=target.name, weapon=other.name)
    record.say("7.1", words.FREE_REACH, ruling="allonge_reaction")
    if record.ask(COSTS_REACTION):
        spend_reaction(attacker, "7.1")
        record.say("7.1", words.REACH_COSTS_REACTION, ruling="allonge_reaction")


def _opportunity(attacker: Fighter, weapon: gear.Weapon, record: Record) -> None:
    """A melee weapon in hand and the reaction still unspent (DZ-OPP-01, DZ-OPP-02, AMB-85, AMB-86)."""
    in_hand = weapon.kind == gear.MELEE and weapon in attacker.held
    if not record.ask(ARMED, in_hand, weapon.natural):
        raise RuleFault("weapon_not_in_hand", "7.11", faults.OPPORTUNITY_MELEE, name=attacker.name)
    if attacker.has(states.SEIZED) and not record.ask(REACTS, OPPORTUNITY):
        raise RuleFault("seized", "7.10", faults.SEIZED_NO_OPPORTUNITY, name=attacker.name)
    spend_reaction(attacker, "7.11")
    record.say("7.11", words.FREE_OPPORTUNITY)
