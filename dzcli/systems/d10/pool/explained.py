"""How dice fell, told; what is measured of them in a record."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.step.record import Record
from dzcli.systems.d10 import words
from dzcli.systems.d10.pool.fall import Fallen
from dzcli.systems.d10.pool.measures import Lost
from dzcli.systems.d10.pool.put import Put

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Sums(NamedTuple):
    """Dice that were added up: what they come to, and all with what is added."""

    sum: int
    total: int

    def as_json(self) -> dict[str, Any]:
        """The measures as the record writes them."""
        return self._asdict()


class Counts(NamedTuple):
    """Dice that were counted: above the threshold and below it."""

    threshold: int
    successes: int
    below: int

    def as_json(self) -> dict[str, Any]:
        """The measures as the record writes them."""
        return self._asdict()


def tell_put(put: Put, cap: int, section: str, record: Record) -> None:
    """Tell how many dice are put in, and how many there might have been (D10-08)."""
    template = words.PUT_IN_EXTRA if put.extra else words.PUT_IN
    record.say(section, template, dice=put.invested, extra=put.extra, cap=cap, left=put.left)


def tell_dice(fallen: Fallen[Any], lost: Lost, section: str, record: Record) -> None:
    """Tell the faces, those that were thrown again, and those that Présence écrasante took away (D10-T29)."""
    record.say(section, words.DICE, dice=fallen.first)
    for line, before, after in fallen.again:
        record.say(line, words.AGAIN, before=before, after=after)
    gone = [face for face in fallen.faces if face in lost] if lost else []
    if gone:
        record.say("l.148", words.GONE, dice=gone)
