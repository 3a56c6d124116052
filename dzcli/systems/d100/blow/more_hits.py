"""The other hits of a burst, for those who play with them: all in one place (l.59)."""

from __future__ import annotations

import functools

from dzcli.dice.throws.throw import Folded, Pool, Throw
from dzcli.light import NamedTuple
from dzcli.message import message
from dzcli.step.record import Part, Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.blow.attack_roll import Assault
from dzcli.systems.d100.blow.damage import strength
from dzcli.systems.d100.blow.dealt import Damage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PURPOSE = "hits"


class Hits(NamedTuple):
    """What is left of the hits that are whole, and the sum and the count of the dice of the one begun."""

    left: int = 0
    begun: int = 0
    dice: int = 0


def add(more: int, damage: Damage, assault: Assault, throw: Throw, record: Record) -> None:
    """Throw so many more hits; Endurance and armour take from each, and none opens the fureur (A-D100-12)."""
    assert damage.net is not None
    dice = assault.weapon.dice
    number, plus = dice.number, dice.plus + strength(assault)
    pool = Pool(PURPOSE, number * more, dice.faces)
    folded = throw.fold(pool, Hits(), _gatherer(number, plus, damage.taken))
    damage.net += folded.result.left
    record.explain(_tell, folded, number, plus, damage, record)


@functools.cache
def _gatherer(number: int, plus: int, taken: int) -> Callable[[Hits, int], Hits]:
    """Gathers dice hit by hit, each of so many dice and a fixed number, less what is taken from it."""

    def gather(state: Hits, face: int) -> Hits:
        left, begun, dice = state
        if dice + 1 < number:
            return Hits(left, begun + face, dice + 1)
        return Hits(left + max(0, begun + face + plus - taken))

    return gather


def _tell(folded: Folded[Hits], number: int, plus: int, damage: Damage, record: Record) -> None:
    faces = folded.faces
    damage.hits = _raw(faces, number, plus)
    left = folded.result.left
    damage.parts.append(Part(message(words.MORE_HITS), left))
    values = {"hits": list(damage.hits), "dice": list(faces), "taken": damage.taken, "left": left}
    record.say("l.59", words.BURST_HITS, "rafales", **values)


def _raw(faces: Sequence[int], number: int, plus: int) -> tuple[int, ...]:
    """The damage of each hit before Endurance and armour."""
    return tuple(sum(faces[at : at + number]) + plus for at in range(0, len(faces), number))
