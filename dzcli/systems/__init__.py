"""The systems: each a folder of its own that knows nothing of the others.

A new system is a new folder here and in ``tables/``, and a line in `STEPS`.
"""

from __future__ import annotations

import importlib

from dzcli.light import cast
from dzcli.step.system import System

__all__ = ["DEFAULT", "KINDS", "NAMES", "STEPS", "WITHOUT_SHEETS", "System", "commands", "get", "having"]

STEPS: dict[str, tuple[str, ...]] = {
    "notation": ("roll",),
    "dz": ("test", "attack", "defend", "surprise", "initiative", "wound", "heal", "control", "round", "act"),
    "duel": ("test", "attack", "surprise", "initiative", "wound", "heal", "round", "act"),
    "d100": ("test", "attack", "defend", "surprise", "initiative", "wound", "heal", "round", "act"),
    "d10": ("test", "attack", "defend", "initiative", "wound", "heal", "round"),
    "d20": ("test", "attack", "defend", "initiative", "wound", "heal", "round"),
}
"""Each system and its steps, in the order of the help; no system is loaded to know this."""
DEFAULT = "dz"
"""The system of a sheet that does not say."""
WITHOUT_SHEETS = ("notation",)
"""Systems that no sheet is of."""
NAMES = tuple(name for name in STEPS if name not in WITHOUT_SHEETS)
"""What a sheet's ``systeme`` may be."""
KINDS = ("skills", "weapons", "modifiers", "states")
"""What systems have names for: what is tested, fought with, named with ``-m``, and borne in ``[etat]``."""


def get(name: str) -> System:
    """The system of that name, one of `STEPS`."""
    return cast(System, importlib.import_module(f"dzcli.systems.{name}").SYSTEM)


def having(step: str) -> list[System]:
    """The systems that have a step, in their order; only these are loaded."""
    return [get(name) for name, steps in STEPS.items() if step in steps]


def commands() -> list[str]:
    """Every step of every system, once, in order."""
    return list(dict.fromkeys(step for steps in STEPS.values() for step in steps))
