"""Système d10: pools of d10 from a reserve, parried or dodged; shots, criticals, techniques."""

from dzcli.step.system import System
from dzcli.systems.d10.steps import STEPS

SYSTEM = System(
    "d10",
    "Système d10",
    STEPS,
    carry="blow.carried:carry",
    readers="book:READERS",
    character="who.check:character",
)
