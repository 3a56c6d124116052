"""Serious wounds that someone bears, and which of them are felt (table 7.8.1)."""

from typing import NamedTuple

from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz.who.character import Fighter
from dzcli.systems.dz.who.sheet import Blessure


class Twice(NamedTuple):
    """What a row suffered already does: it is thrown ``again``, or it ``adds`` to the first."""

    again: bool = False
    adds: bool = False


SUFFERED_TWICE = Choice(
    "blessure_double",
    une_fois=lambda: Twice(),
    cumul=lambda: Twice(adds=True),
    relancer=lambda: Twice(again=True),
)
"""What the same serious wound does a second time (AMB-67)."""


def felt(fighter: Fighter, record: Record) -> list[Blessure]:
    """The wounds that bear on tests: those with their penalty, the same row once (DZ-WND-03, AMB-67)."""
    found: list[Blessure] = []
    for wound in fighter.etat.blessures:
        twice = any(wound.id == other.id for other in found)
        if not wound.malus_retire and (not twice or record.ask(SUFFERED_TWICE).adds):
            found.append(wound)
    return found
