"""How dice fell, told; what is measured of them in a record."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.step.record import Part, Record
from dzcli.systems.d10 import words
from dzcli.systems.d10.pool.fall import Fallen
from dzcli.systems.d10.pool.measures import Lost
from dzcli.systems.d10.pool.put import Put
from dzcli.systems.d10.pool.sums import sums

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
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


def tell_put(put: Put, limits: Iterable[Part], section: str, record: Record) -> None:
    """Tell how many dice are put in, and what of the sheet makes the most there might have been (D10-08)."""
    template = words.PUT_IN_EXTRA if put.extra else words.PUT_IN
    record.say(section, template, dice=put.invested, extra=put.extra, limits=sums(limits), left=put.left)


def tell_dice(fallen: Fallen[Any], faces: int, lost: Lost, section: str, record: Record) -> None:
    """Tell which dice fell and how, those thrown again, those Présence écrasante took (D10-11, D10-T29)."""
    first = fallen.first
    record.say(section, words.DICE, pool=f"{len(first)}d{faces}", dice=first)
    for line, before, after in fallen.again:
        record.say(line, words.AGAIN, before=before, after=after)
    gone = [face for face in fallen.faces if face in lost] if lost else []
    if gone:
        record.say("l.148", words.GONE, dice=gone)
