"""Directive Zéro: d100 under a Score, doubles are critical; armour, wounds and Stress."""

from dzcli.step.system import System
from dzcli.systems.dz.steps import STEPS

SYSTEM = System(
    "dz",
    "Directive Zéro",
    STEPS,
    terms="terms:TERMS",
    carry="carried:carry",
    readers="tables:READERS",
    character="who.check:character",
)
