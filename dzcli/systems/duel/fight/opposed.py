"""Opposed rolls: the side with more successes wins (l.15)."""

from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.duel.rolls.roll import FAILURE, SUCCESS, TIE

ACTOR, TARGET = "actor", "target"
EVEN = Choice("opposition_egalite", statu_quo=lambda: TIE, attaquant=lambda: ACTOR)
"""Who wins an opposed test on a tie (A-DUEL-9)."""


def ahead(one: Test, other: Test) -> str:
    """Who has strictly more successes: the actor, the target, nobody (l.15; DUEL-07)."""
    gap = one.measured.successes - other.measured.successes
    return ACTOR if gap > 0 else TARGET if gap < 0 else TIE


def contest(one: Test, other: Test, record: Record) -> str:
    """Who wins an opposed test; on a tie nothing changes (A-DUEL-9)."""
    winner = ahead(one, other)
    return record.ask(EVEN) if winner == TIE else winner


def settle(one: Test, other: Test, winner: str) -> None:
    """Set the outcomes of both tests by who won."""
    won = {ACTOR: SUCCESS, TARGET: FAILURE, TIE: TIE}[winner]
    lost = {SUCCESS: FAILURE, FAILURE: SUCCESS, TIE: TIE}[won]
    one.outcome, other.outcome = won, lost
