"""Advantage and disadvantage: how many dice fall, and which of them counts (7.5)."""

from __future__ import annotations

from dzcli.dice.throws.throw import HIGHEST, LOWEST, Ranking
from dzcli.light import NamedTuple
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz.rolls.outcome import WORST_FIRST, grade
from dzcli.systems.dz.rolls.score import Score

NORMAL, ADVANTAGE, DISADVANTAGE, CANCELLED = "normal", "advantage", "disadvantage", "cancelled"


class Edge(NamedTuple):
    """What an advantage or a disadvantage comes to: so many dice, or a number on the Score."""

    dice: int = 1
    bonus: int = 0


MEANS = Choice(
    "avantage",
    always=True,
    deux_jets=lambda mode: Edge(dice=1 if mode == CANCELLED else 2),
    modificateur=lambda mode: Edge(bonus={ADVANTAGE: 20, DISADVANTAGE: -20, CANCELLED: 0}[mode]),
)
"""What an advantage is (AMB-06)."""


def _by_outcome(mode: str, score: int, record: Record) -> Ranking:
    """The better outcome counts, or the worse; of equal ones the lower roll, or the higher."""
    sign = 1 if mode == ADVANTAGE else -1
    return lambda face: (sign * WORST_FIRST.index(grade(face, score, record)), -sign * face)


COUNTS: Choice[Ranking] = Choice(
    "avantage_garde",
    always=True,
    valeur=lambda mode, score, record: LOWEST if mode == ADVANTAGE else HIGHEST,
    issue=_by_outcome,
)
"""Which of two dice counts (AMB-06)."""


def mode_of(score: Score) -> str:
    """Any number of advantages and disadvantages cancel out (DZ-ROLL-07, AMB-06)."""
    if score.advantages and score.disadvantages:
        return CANCELLED
    if score.advantages:
        return ADVANTAGE
    return DISADVANTAGE if score.disadvantages else NORMAL


def edge_of(mode: str, record: Record) -> Edge:
    """What bears on the dice and on the Score (DZ-ROLL-07)."""
    return Edge() if mode == NORMAL else record.ask(MEANS, mode)


def ranking(mode: str, edge: Edge, score: int, record: Record) -> Ranking:
    """Which die counts (DZ-ROLL-07)."""
    return LOWEST if edge.dice == 1 else record.ask(COUNTS, mode, score, record)
