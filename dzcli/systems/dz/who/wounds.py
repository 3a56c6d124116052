"""Serious wounds that someone bears, and which of them are felt (table 7.8.1)."""

from __future__ import annotations

from msgspec.structs import replace

from dzcli.light import NamedTuple
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


def entries(fighter: Fighter, wound: Blessure, record: Record) -> list[Blessure]:
    """Every entry of the sheet that is this one wound: the same row twice counts once (AMB-67)."""
    same = [other for other in fighter.etat.blessures if other.id == wound.id]
    return same if len(same) == 1 or not record.ask(SUFFERED_TWICE).adds else [wound]


def bled(fighter: Fighter, rounds: int) -> list[Blessure]:
    """The serious wounds after so many rounds: whatever haemorrhage bleeds has fewer left (7.8)."""
    return [
        replace(wound, rounds=max(0, wound.left - rounds)) if wound.bleeds else wound
        for wound in fighter.etat.blessures
    ]


def felt(fighter: Fighter, record: Record) -> list[Blessure]:
    """The wounds that bear on tests: those with their penalty, the same row once (DZ-WND-03, AMB-67)."""
    found: list[Blessure] = []
    for wound in fighter.etat.blessures:
        twice = any(wound.id == other.id for other in found)
        if not wound.malus_retire and (not twice or record.ask(SUFFERED_TWICE).adds):
            found.append(wound)
    return found
