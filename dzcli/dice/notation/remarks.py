"""What is odd in an expression though it can be rolled, as typed facts."""

from __future__ import annotations

from dzcli.light import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TWINS = {
    44: (4, "10*d4+d4"),
    66: (6, "10*d6+d6"),
    88: (8, "10*d8+d8"),
    666: (6, "100*d6+10*d6+d6"),
}
"""What dice read as the digits of a number are called: their sides, and how to write them."""

ONE_DIE = "d{sides} is one die of {sides} sides; for d{digit} read as digits write {instead}."
NO_DICE = "No die is thrown here: there are 0."


class Remark(NamedTuple):
    """A message with named places, and their values."""

    message: str
    values: dict[str, Any]


def of_dice(count: Any, faces: Any) -> list[Remark]:
    """What is odd in dice: none at all, or one that is called like several."""
    found = []
    if count == 0:
        found.append(Remark(NO_DICE, {}))
    if isinstance(faces, int) and faces in TWINS:
        digit, instead = TWINS[faces]
        found.append(Remark(ONE_DIE, {"sides": faces, "digit": digit, "instead": instead}))
    return found
