"""The duel and the skirmish: pools of d6 counted against an SS, five stances, one roll for an exchange."""

from dzcli.step.system import System
from dzcli.systems.duel.steps import STEPS

SYSTEM = System(
    "duel",
    "Duel",
    STEPS,
    carry="fight.carried:carry",
    readers="book:READERS",
    character="who.check:character",
)
