"""Who can act (l.17, l.47)."""

from dzcli.fault import RuleFault
from dzcli.systems.d100 import words
from dzcli.systems.d100.who.character import Fighter


def check(fighter: Fighter) -> None:
    """Raise `RuleFault` for somebody surprised, or in the middle of an extended action (D100-04, D100-14)."""
    check_surprise(fighter)
    if fighter.etat.action_etendue:
        action = fighter.etat.action_etendue
        raise RuleFault("busy", "l.47", words.BUSY, name=fighter.name, action=action)


def check_surprise(fighter: Fighter) -> None:
    """Raise `RuleFault` for somebody surprised, who passes the first round (l.17; D100-04)."""
    if fighter.etat.surpris:
        raise RuleFault("surprised", "l.17", words.SURPRISED, name=fighter.name)
