"""Who can act at all (7.8, 7.10)."""

from dzcli.fault import RuleFault
from dzcli.systems.dz import faults
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter


def check_alive(fighter: Fighter) -> None:
    """Raise `RuleFault` for the dead (7.8; DZ-WND-04)."""
    if fighter.has(states.DEAD):
        raise RuleFault("dead", "7.8", faults.DEAD, name=fighter.name)


def check_able(fighter: Fighter) -> None:
    """Raise `RuleFault` unless someone can act at all (7.8; DZ-WND-01)."""
    check_alive(fighter)
    if fighter.down:
        raise RuleFault("incapacitated", "7.8", faults.CANNOT_ACT_DOWN, name=fighter.name)
    for state in (states.UNCONSCIOUS, states.INCAPACITATED):
        if fighter.has(state):
            raise RuleFault("incapacitated", "7.8", faults.CANNOT_ACT[state], name=fighter.name)


def check_free(fighter: Fighter) -> None:
    """Raise `RuleFault` unless someone can act and is not held fast (7.8, 7.10; DZ-CTRL-04)."""
    check_able(fighter)
    if fighter.has(states.PINNED):
        raise RuleFault("held", "7.10", faults.HELD, name=fighter.name)


def spend_reaction(fighter: Fighter, section: str) -> None:
    """Spend the reaction: one a round, and none for someone Surpris (DZ-REACT-02, DZ-SURP-06).

    Raises `RuleFault`, under the ``section`` of what it is for, if there is none.
    """
    if fighter.etat.reaction_depensee:
        raise RuleFault("reaction_spent", section, faults.REACTION_SPENT, name=fighter.name)
    if fighter.has(states.SURPRISED):
        raise RuleFault("surprised", section, faults.SURPRISED_NO_REACTION, name=fighter.name)
    fighter.etat.reaction_depensee = True
