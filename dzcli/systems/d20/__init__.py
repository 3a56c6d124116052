"""D20: a d20 under ATT against a d20 under PAR, where blows land, two weapons, dodges."""

from dzcli.step.system import System
from dzcli.systems.d20.steps import STEPS

SYSTEM = System(
    "d20",
    "D20",
    STEPS,
    carry="blow.carried:carry",
    readers="book:READERS",
    character="who.check:character",
)
