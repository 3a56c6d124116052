"""Which faces meet the condition of an explosion, a reroll or a comparison, and how many do."""

import math

from dzcli.dice.notation.modifiers import Condition, Conditions
from dzcli.dice.throws.throw import Faces


def meets(when: Conditions, value: int) -> bool:
    """Whether a value meets one of several conditions."""
    return any(one(value) for one in when)


def share(conditions: Conditions, faces: Faces) -> float:
    """The share of the faces of a die that meet a condition."""
    if not isinstance(faces, int):
        return sum(meets(conditions, face) for face in faces) / len(faces)
    covered, end = 0, 0
    for first, last in sorted(span for one in conditions for span in _spans(one, faces)):
        covered += max(0, last - max(first, end + 1) + 1)
        end = max(end, last)
    return covered / faces


def _spans(condition: Condition, sides: int) -> list[tuple[int, int]]:
    """The runs of the faces 1 to ``sides`` that meet a condition."""
    floor, ceil = math.floor(condition.value), math.ceil(condition.value)
    spans = {
        "<": [(1, ceil - 1)],
        "<=": [(1, floor)],
        ">": [(floor + 1, sides)],
        ">=": [(ceil, sides)],
        "=": [(ceil, floor)],
        "!=": [(1, ceil - 1), (floor + 1, sides)],
    }[condition.sign]
    return [(max(1, first), min(sides, last)) for first, last in spans if max(1, first) <= min(sides, last)]
