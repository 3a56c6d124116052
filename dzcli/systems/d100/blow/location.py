"""Where a blow strikes: the reversed digits of the attack roll, or a part of the body told by hand (l.69)."""

from __future__ import annotations

from dzcli.dice.throws.throw import PERCENTILE
from dzcli.names import named, unknown
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.step.rows import spellings
from dzcli.systems.d100 import book, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

APART = Choice("localisation", inversion=lambda: False, jet_separe=lambda: True)
"""Whether the location has a roll of its own; the text's table is missing either way."""
HUNDRED: Choice[int] = Choice(
    "zero", cent=lambda number: number, zero=lambda number: 0 if number == PERCENTILE else number
)
"""The number that 00 stands for once it is reversed (A-D100-1)."""


class Location:
    """A part of the body that was struck, None for a miss.

    ``number`` is None where the dice were not seen, or it was told by hand.
    """

    __slots__ = ("number", "zone")

    def __init__(self, zone: str | None = None, number: int | None = None) -> None:
        self.zone = zone
        self.number = number

    @property
    def name(self) -> str | None:
        """What it is called."""
        return book.zones()[self.zone].nom if self.zone else None

    def as_json(self) -> dict[str, Any]:
        """The location as the record writes it."""
        return {"number": self.number, "zone": self.zone, "side": self.side, "name": self.name}

    @property
    def side(self) -> str | None:
        """Which side of the body it is on: left or right."""
        return book.zones()[self.zone].cote if self.zone else None


def reversed_roll(roll: int) -> int:
    """The number that a roll gives with its digits reversed: 32 is 23, 4 is 40, 100 is 00 (l.69; D100-24)."""
    tens, ones = divmod(roll % PERCENTILE, 10)
    return ones * 10 + tens or PERCENTILE


def zone_of(number: int, record: Record) -> str:
    """The part of the body that a number stands for (l.69; D100-25, A-D100-1)."""
    known = record.ask(HUNDRED, number)
    return next(key for key, row in book.zones().items() if known <= row.jusqu_a)


def of_roll(roll: int, record: Record) -> Location:
    """Where an attack roll strikes (l.69; D100-24, D100-25)."""
    number = reversed_roll(roll)
    return Location(zone_of(number, record), number)


def meant(name: str) -> Location:
    """The part of the body that a name means; raises `UsageFault` if there is none."""
    found = named(name, spellings(book.zones()))
    if found is None:
        raise unknown(name, words.UNKNOWN_ZONE, list(book.zones()), "unknown_location")
    return Location(found)


def tell(location: Location, roll: int, record: Record) -> None:
    """Tell how an attack roll gave the location."""
    record.say(
        "l.69",
        words.LOCATION,
        roll=f"{roll % PERCENTILE:02d}",
        number=f"{(location.number or 0) % PERCENTILE:02d}",
        zone=location.name,
    )
