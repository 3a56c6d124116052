"""What a percentile roll under a Score comes to (7.5)."""

from collections.abc import Sequence

from dzcli.dice.throws.throw import PERCENTILE, all_at_once
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz.terms import OUTCOMES

CRITICAL_SUCCESS = "critical_success"
SUCCESS = "success"
FAILURE = "failure"
CRITICAL_FAILURE = "critical_failure"
SUCCESSES = (CRITICAL_SUCCESS, SUCCESS)
WORST_FIRST = (CRITICAL_FAILURE, FAILURE, SUCCESS, CRITICAL_SUCCESS)

HUNDRED: Choice[bool] = Choice(
    "cent",
    always=True,
    toujours_echec_critique=lambda score: False,
    double_ordinaire=lambda score: score >= PERCENTILE,
)
"""Whether a roll of 100 succeeds; that it fails whatever the Score is told each time (AMB-03)."""
ONE = Choice("un", normal=lambda: False, reussite_critique=lambda: True)
"""Whether a roll of 1 is a critical success (AMB-04)."""
LEAST: Choice[bool] = Choice(
    "score_min", {"0": lambda face: False, "1": lambda face: face <= 1, "5": lambda face: face <= 5}
)
"""Whether a roll above the Score succeeds all the same (AMB-05)."""
MOST = Choice("score_max", {"0": lambda face: False, "95": lambda face: face > 95})
"""Whether a roll that the Score would allow fails all the same (AMB-05)."""


def is_double(face: int) -> bool:
    """Whether both digits are the same: 11, 22 ... 99, and 00 which is 100 (DZ-ROLL-03, AMB-02)."""
    return face == PERCENTILE or face % 11 == 0


def grade(face: int, score: int, record: Record) -> str:
    """The outcome of a roll under ``score`` (7.5).

    At or under it succeeds, doubles are critical, 100 fails: DZ-ROLL-02, DZ-ROLL-04, AMB-03, AMB-04,
    AMB-05.
    """
    if face == 1 and record.ask(ONE):
        return CRITICAL_SUCCESS
    success = _reached(face, score, record) and not record.ask(MOST, face)
    if is_double(face):
        return CRITICAL_SUCCESS if success else CRITICAL_FAILURE
    return SUCCESS if success else FAILURE


def weighed(face: int, score: int, record: Record) -> tuple[str, tuple[str, ...]]:
    """The outcome of a roll under ``score``, and the rulings that shape it; none is listed."""
    known: dict[int, tuple[str, tuple[str, ...]]] = {}

    def weigh(faces: Sequence[int]) -> tuple[str, tuple[str, ...]]:
        (fallen,) = faces
        if fallen not in known:
            weighing = Record(record.step, record.system, record.rules)
            outcome = grade(fallen, score, weighing)
            known[fallen] = outcome, tuple(ruling.key for ruling in weighing.rulings)
        return known[fallen]

    return all_at_once(weigh, [face], (weighed, score))


def _reached(face: int, score: int, record: Record) -> bool:
    """Whether a roll is at or under the Score, or as good as that."""
    if face == PERCENTILE:
        return record.ask(HUNDRED, score)
    return face <= score or record.ask(LEAST, face)


def outcome_word(outcome: str) -> Message:
    """An outcome in words."""
    return message(OUTCOMES[outcome])
