"""D100: percentile dice under a characteristic, locations, the fureur du juste, critical damage."""

from dzcli.step.system import System
from dzcli.systems.d100.steps import STEPS

SYSTEM = System(
    "d100",
    "D100",
    STEPS,
    carry="blow.carried:carry",
    readers="book:READERS",
    character="who.check:character",
)
