"""What struck: the outcome of an attack, and all that decides the damage of the blow (7.5, 7.7)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Pool
from dzcli.light import NamedTuple
from dzcli.step.questions import Choice

TWO_TARGETS = "two-targets"

SEPARATE_ROLLS = Choice("rafale_degats", communs=lambda: False, separes=lambda: True)
"""Whether each target of a burst has a damage roll of its own (AMB-54)."""


class Struck(NamedTuple):
    """What an attack came to: its outcome, and for a shot into melee what became of the ally."""

    outcome: str
    hits_ally: bool = False
    threshold: int | None = None


class Blow(NamedTuple):
    """What decides the damage of a hit, whoever it is that is hit.

    ``critical`` is ``damage`` or ``abs`` for a critical hit, else None; ``burst`` is
    ``damage`` or ``two-targets`` for a burst, else None.
    """

    dice: Pool | None
    kind: str
    traits: tuple[str, ...]
    fast: bool
    critical: str | None = None
    burst: str | None = None
    lethal: bool = True
    ignore: int = 0

    def has(self, trait: str) -> bool:
        """Whether the weapon has a trait."""
        return trait in self.traits
