"""What somebody says of one side's roll on the command line (l.9)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.step.record import Record
from dzcli.systems.duel.options import Bearing, Opposed
from dzcli.systems.duel.rolls import modifiers
from dzcli.systems.duel.rolls.modifiers import Named


class Given(NamedTuple):
    """What was said of a roll: modifiers, SS and pool in place of others, what is added (DUEL-04)."""

    named: tuple[Named, ...] = ()
    ss: int | None = None
    pool: int | None = None
    dice: int | None = None
    successes: int | None = None

    def says(self, condition: str) -> bool:
        """Whether a condition was named."""
        return any(one.id == condition for one in self.named)


def of_actor(asked: Bearing, record: Record) -> Given:
    """What was said of the roll of whoever acts.

    Raises `UsageFault` for a modifier that is unknown or given twice.
    """
    named = tuple(modifiers.read(asked.mods, record))
    return Given(named, asked.ss, asked.pool, asked.bonus_dice, asked.bonus_success)


def of_other(asked: Opposed, record: Record) -> Given:
    """What was said of the roll of the other side; see `of_actor`."""
    named = tuple(modifiers.read(asked.target_mods, record))
    return Given(
        named, asked.target_ss, asked.target_pool, asked.target_bonus_dice, asked.target_bonus_success
    )
