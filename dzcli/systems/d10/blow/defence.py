"""What gets past Force and armour, and past what was opposed to it (D10-14, D10-16)."""

from __future__ import annotations

from dzcli.step.record import Record
from dzcli.systems.d10 import words
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.pool import critical

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

PARRY, DODGE, NONE = "parry", "dodge", "none"
"""How a blow may be defended against."""


def past(hits: Sequence[int], defence: int, pending: int, record: Record) -> tuple[int, ...]:
    """What of each projectile gets past a defence, and what a critical makes of it (D10-14, A-D10-10)."""
    if pending == critical.WHOLE:
        return tuple([max(0, hit - defence) for hit in hits])
    return tuple(critical.multiplied(max(0, hit - defence), pending, record) for hit in hits)


def tell_critical(damage: Damage, defence: int, record: Record) -> None:
    """Tell what a critical made of what got past a defence, where it did not multiply the attack.

    A-D10-10.
    """
    if damage.pending != critical.WHOLE and damage.net:
        before = sum(max(0, hit - defence) for hit in damage.hits)
        values = {"total": before, "damage": damage.net}
        record.say("l.105", words.MULTIPLIED_NET, ruling=record.listed(critical.ROUNDED.key), **values)
