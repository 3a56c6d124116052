"""What a percentile roll under a Score comes to (7.5)."""

import functools

from dzcli.dice.throws.throw import PERCENTILE
from dzcli.message import Message, message
from dzcli.systems.dz.words import OUTCOMES

CRITICAL_SUCCESS = "critical_success"
SUCCESS = "success"
FAILURE = "failure"
CRITICAL_FAILURE = "critical_failure"
CRITICALS = (CRITICAL_SUCCESS, CRITICAL_FAILURE)
SUCCESSES = (CRITICAL_SUCCESS, SUCCESS)
WORST_FIRST = (CRITICAL_FAILURE, FAILURE, SUCCESS, CRITICAL_SUCCESS)


def is_double(face: int) -> bool:
    """Whether both digits are the same: 11, 22 ... 99, and 00 which is 100 (DZ-ROLL-03, AMB-02)."""
    return face == PERCENTILE or face % 11 == 0


@functools.cache
def grade(face: int, score: int) -> str:
    """The outcome of a roll under ``score`` (7.5).

    At or under it succeeds, doubles are critical, 100 always fails: DZ-ROLL-02, DZ-ROLL-04, AMB-03,
    AMB-04, AMB-05.
    """
    success = face <= score and face != PERCENTILE
    if is_double(face):
        return CRITICAL_SUCCESS if success else CRITICAL_FAILURE
    return SUCCESS if success else FAILURE


def outcome_word(outcome: str) -> Message:
    """An outcome in words."""
    return message(OUTCOMES[outcome])
