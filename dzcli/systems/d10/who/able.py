"""Who can act at all (A-D10-18)."""

from dzcli.fault import RuleFault
from dzcli.systems.d10 import faults
from dzcli.systems.d10.who import states
from dzcli.systems.d10.who.character import Fighter

SECTION = "l.150"


def check_alive(fighter: Fighter) -> None:
    """Raise `RuleFault` for the dead."""
    if fighter.has(states.DEAD):
        raise RuleFault("dead", "l.151", faults.DEAD, name=fighter.name)


def check_able(fighter: Fighter) -> None:
    """Raise `RuleFault` for the dead and the unconscious."""
    check_alive(fighter)
    if fighter.has(states.UNCONSCIOUS):
        raise RuleFault("unconscious", SECTION, faults.UNCONSCIOUS, name=fighter.name)
