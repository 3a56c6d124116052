"""Where a blow lands: by the location die, or where it was aimed at (l.27 to l.60)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Throw
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.blow.aim import Aim
from dzcli.systems.d20.book import Precision
from dzcli.systems.d20.options import ZONES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LOCATION, PRECISION = "location", "precision"
HEAD, TORSO = "tete", "torse"
STRAYS = Choice("precision_zone", visee=lambda far: False, tirage=lambda far: far)
"""Whether an aimed blow that is far off lands where the location die says (A-D20-4)."""


class Location:
    """The zone that is hit, by its key on the sheet.

    ``number`` is the location die, ``aimed`` what was aimed at and ``precision`` how precisely it lands;
    ``forced``: the zone was told, whatever the dice said.
    """

    def __init__(
        self, zone: str, *, aimed: str | None = None, precision: str | None = None, forced: bool = False
    ) -> None:
        self.zone = zone
        self.number: int | None = None
        self.aimed = aimed
        self.precision = precision
        self.forced = forced

    @property
    def name(self) -> str:
        """What the zone is called."""
        return book.combat().zones[self.zone].nom

    @property
    def side(self) -> str | None:
        """The side of a limb: left or right."""
        return book.combat().zones[self.zone].cote

    def as_json(self) -> dict[str, Any]:
        """The location as the record writes it."""
        return {
            "number": self.number,
            "zone": self.zone,
            "side": self.side,
            "aimed": self.aimed,
            "precision": self.precision,
            "forced": self.forced,
        }


def told(name: str) -> Location:
    """A zone that was told on the command line."""
    return Location(ZONES[name][0], forced=True)


def resolve(aim: Aim | None, back: bool, throw: Throw, record: Record) -> Location:
    """Where a blow that hit lands; an aimed one throws for its precision, and not for its location.

    D20-15, D20-22, A-D20-4.
    """
    if aim is None:
        return _rolled(back, throw, record)
    combat = book.combat()
    rolled = throw.die(combat.de.faces, PRECISION, by=_precision)
    row = combat.precision[rolled.result]
    record.explain(_tell_precision, rolled, aim, record)
    if record.ask(STRAYS, row.ailleurs):
        location = _rolled(back, throw, record)
        location.aimed, location.precision = aim.name, rolled.result
        return location
    location = Location(aim.row.zone, aimed=aim.name, precision=rolled.result)
    _warn(aim, row, location, record)
    return location


def _warn(aim: Aim, row: Precision, location: Location, record: Record) -> None:
    """Say where the zone is one that was taken for want of a better word, or may be another."""
    if aim.row.sans_cote:
        record.warn(words.SIDE_ASSUMED, zone=location.name)
    if aim.row.sans_lieu:
        record.warn(words.PLACE_ASSUMED, zone=location.name)
    if row.loin:
        record.warn(words.FAR_OFF)


def _precision(face: int) -> str:
    return book.key_at(face, book.combat().precision)


def _zone(face: int) -> str:
    """The zone of a face: the row, and for a limb left if it is even (l.36; D20-16)."""
    rows = book.combat().localisation
    row = rows[book.key_at(face, rows)]
    return row.impair if face % 2 else row.pair


def _rolled(back: bool, throw: Throw, record: Record) -> Location:
    """The location die (l.29; D20-15); of torso or back the attacker says which (A-D20-17)."""
    rolled = throw.die(book.combat().de.faces, LOCATION, by=_zone)
    location = Location(rolled.result)
    if location.zone == TORSO and back:
        location.zone = str(book.combat().localisation[TORSO].ou)
    record.explain(_tell_location, rolled, location, record)
    return location


def _tell_location(rolled: Any, location: Location, record: Record) -> None:
    """Tell the die; that the game master details a blow on the head that nobody aimed (l.60; D20-23)."""
    location.number = rolled.face
    rows = book.combat().localisation
    row = rows[book.key_at(rolled.face, rows)]
    record.say(row.section, words.LANDS, face=rolled.face, row=row.nom, zone=location.name)
    if location.side is not None:
        section = book.combat().zones[location.zone].section
        record.say(section, words.SIDES[location.side], face=rolled.face, zone=location.name)
    if location.zone == HEAD:
        record.say("l.60", words.HEAD_UNAIMED)


def _tell_precision(rolled: Any, aim: Aim, record: Record) -> None:
    row = book.combat().precision[rolled.result]
    record.say(row.section, words.PRECISELY, face=rolled.face, text=book.told(row), zone=aim.row.nom)
