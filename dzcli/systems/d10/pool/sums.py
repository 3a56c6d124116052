"""Parts of a number as a line of the explanation adds them up."""

from __future__ import annotations

from dzcli.message import Sum, message
from dzcli.step.record import Part
from dzcli.systems.d10 import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


def most(limits: Iterable[Part]) -> int:
    """The most dice that limits come to."""
    return sum(part.value for part in limits)


def sums(parts: Iterable[Part]) -> Sum:
    """Parts as a line of the explanation adds them up."""
    return Sum(message(words.SUM_PART, label=part.label, value=part.value) for part in parts)
