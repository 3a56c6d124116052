"""How much Stress someone can have (7.8)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.step.questions import Choice, Rules
from dzcli.systems.dz import chapter


class Gained(NamedTuple):
    """The Stress after a gain, and whether it calls for a panic test."""

    after: int
    panic: bool


AT_MOST = Choice(
    "stress_max",
    {
        "10": lambda before, wanted, row: Gained(min(row.maximum, wanted), before >= row.panique),
        "0": lambda before, wanted, row: Gained(wanted, False),
    },
)
"""What a gain comes to (AMB-69)."""


def may_have(stress: int, rules: Rules) -> bool:
    """Whether a sheet may hold so much Stress (AMB-69)."""
    return rules.in_force(AT_MOST, 0, stress, chapter.body().stress).after == stress
