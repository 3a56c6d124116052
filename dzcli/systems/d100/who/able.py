"""Who can act (l.17)."""

from dzcli.fault import RuleFault
from dzcli.systems.d100 import words
from dzcli.systems.d100.who.character import Fighter


def check(fighter: Fighter) -> None:
    """Raise `RuleFault` for somebody surprised, who passes the first round (l.17; D100-04)."""
    if fighter.etat.surpris:
        raise RuleFault("surprised", "l.17", words.SURPRISED, name=fighter.name)
