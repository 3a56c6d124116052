"""Opposed tests: both sides roll, the better margin wins (7.2, 7.10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dzcli.dice.throws.throw import all_at_once
from dzcli.light import NamedTuple
from dzcli.step.questions import Choice
from dzcli.step.record import Record, Test
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, CRITICAL_SUCCESS, SUCCESSES
from dzcli.systems.dz.rolls.roll import Trial
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.who.character import Fighter

ACTOR, OTHER, TIE = "actor", "other", "tie"
"""Who wins: the one who acts, the other one, nobody."""
FLOOR = 30


_CRITICALS = {CRITICAL_SUCCESS: 1, CRITICAL_FAILURE: -1}


class Side(NamedTuple):
    """What matters of one side's roll."""

    outcome: str
    margin: int

    @property
    def critical(self) -> int:
        """1 for a critical success, -1 for a critical failure, else 0."""
        return _CRITICALS.get(self.outcome, 0)


class Gap(NamedTuple):
    """Who is ahead (1: the one who acts, -1: the other one, 0: nobody), and by how many points of margin."""

    lead: int
    points: int


def _sign(points: int) -> int:
    return all_at_once(_signs, [points]) if type(points) is not int else (points > 0) - (points < 0)


def _signs(points: Sequence[int]) -> int:
    return (points[0] > 0) - (points[0] < 0)


def _plain(one: Side, other: Side) -> Gap:
    points = one.margin - other.margin
    return Gap(_sign(points), points)


def _floored(one: Side, other: Side) -> Gap:
    return _plain(*(_with_floor(side) for side in (one, other)))


def _with_floor(side: Side) -> Side:
    margins = {1: max(side.margin, FLOOR), -1: min(side.margin, -FLOOR), 0: side.margin}
    return side._replace(margin=margins[side.critical])


def _ranked(one: Side, other: Side) -> Gap:
    points = one.margin - other.margin
    return Gap(_sign(one.critical - other.critical or points), points)


COUNTED_FROM: Choice[int] = Choice(
    "marge", effective=lambda base, value: value, base=lambda base, value: base
)
"""The Score that a margin is counted from (AMB-11)."""
CRITICALS = Choice("opposes_critiques", ignore=_plain, plancher_30=_floored, critique_gagne=_ranked)
"""Who is ahead, whatever the criticals (AMB-10)."""
EVEN = Choice("opposes_egalite", statu_quo=lambda: TIE, defenseur=lambda: OTHER, attaquant=lambda: ACTOR)
"""Who wins with equal margins (AMB-08)."""
BOTH_FAIL = Choice("opposes_deux_echecs", marge=lambda winner: winner, rien=lambda winner: TIE)
"""Who wins when both sides fail (AMB-09)."""


class Verdict(NamedTuple):
    """Who wins an opposed test, and the gap between the margins."""

    winner: str
    gap: int


def counted_from(score: Score, record: Record) -> int:
    """The Score that the margin of an opposed test is counted from (7.2; DZ-ROLL-05, AMB-11)."""
    if score.counted_from is None:
        score.counted_from = record.ask(COUNTED_FROM, score.base, score.value)
        score.of_roll += record.decided(COUNTED_FROM, score.base, score.value)
    return score.counted_from


def compare(one: Side, other: Side, record: Record) -> Verdict:
    """Who wins: the one who acts against the other (7.2; DZ-ROLL-06, AMB-08, AMB-09, AMB-10).

    Odds ask it of every pair of faces: it does no more than it must.
    """
    lead = points = one.margin - other.margin
    if one.outcome in _CRITICALS or other.outcome in _CRITICALS:
        lead, points = record.ask(CRITICALS, one, other)
    winner = ACTOR if lead > 0 else OTHER if lead < 0 else record.ask(EVEN)
    if one.outcome not in SUCCESSES and other.outcome not in SUCCESSES:
        winner = record.ask(BOTH_FAIL, winner)
    return Verdict(winner, points)


def first(trial: Trial, fighter: Fighter, skill: str, purpose: str) -> Test:
    """The roll of the one who acts; of it the outcome and the margin matter (DZ-ROLL-06)."""
    record = trial.record

    def margin(score: Score) -> Callable[[int, str], int]:
        counted = counted_from(score, record)
        return lambda face, _: counted - face

    return trial.roll(
        fighter,
        skill,
        purpose,
        fighter.role,
        also=margin,
        counted_from=lambda score: counted_from(score, record),
        whose=fighter.name,
    )


def second(
    trial: Trial,
    fighter: Fighter,
    skill: str,
    purpose: str,
    *,
    against: Test,
    judge: Callable[[Verdict, Side, Side], Any],
    **bearing: Any,
) -> Any:
    """The roll of the other one; what matters of it is what ``judge`` makes of the verdict and both sides.

    ``against`` is the test of `first`. The answer is that of ``judge``, which may look at the verdict and
    at the outcomes alone (DZ-ROLL-06).
    """
    record = trial.record
    attack = Side(*against.rolled.result)

    def verdict(score: Score) -> Callable[[int, str], Any]:
        counted = counted_from(score, record)
        apart = attack.margin - counted

        def judged(face: int, outcome: str) -> Any:
            critical = outcome in _CRITICALS or attack.outcome in _CRITICALS

            def weigh() -> Any:
                defence = Side(outcome, counted - face)
                return judge(compare(attack, defence, record), attack, defence)

            # Without criticals the gap says all, so that odds work it out once for all margins as far apart.
            sides = (attack.outcome, outcome, attack.margin if critical else None)
            return record.once(("opposed", purpose, sides, apart + face), weigh)

        return judged

    test = trial.roll(
        fighter,
        skill,
        purpose,
        fighter.role,
        also=verdict,
        counted_from=lambda score: counted_from(score, record),
        whose=fighter.name,
        **bearing,
    )
    return test.rolled.result[1]


def shaping(one: Test, other: Test, record: Record) -> list[str]:
    """The rulings that shape the verdict on two tests whose faces are known."""
    weighing = Record(record.step, record.system, record.rules)
    gap(one, other, weighing)
    return [ruling.key for ruling in weighing.rulings]


def gap(one: Test, other: Test, record: Record) -> int:
    """The gap between the margins of two tests whose faces are known."""
    attack, defence = (Side(test.outcome, test.measured.margin) for test in (one, other))
    return compare(attack, defence, record).gap
