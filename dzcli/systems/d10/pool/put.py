"""Dice put in: of a reserve as many as the skill allows, and those beyond it (D10-07 to D10-09, D10-34)."""

from __future__ import annotations

from dzcli.fault import RuleFault
from dzcli.light import NamedTuple, Protocol
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.pool.reserve import Reserve, whole
from dzcli.systems.d10.who.character import Fighter

PUSHED: Choice[int] = Choice("limite", en_plus=lambda: 0, de_la_reserve=lambda: 1)
"""What the die of Dépasser la limite takes from the reserve (A-D10-8)."""


class Asking(Protocol):
    """The options that bear on a reserve."""

    @property
    def pool(self) -> int | None: ...

    @property
    def reserve(self) -> int | None: ...

    @property
    def characteristic(self) -> str | None: ...

    @property
    def push(self) -> bool: ...


class Put(NamedTuple):
    """Dice that are thrown: those put in from a reserve, those beyond it, what is left of it after them."""

    reserve: Reserve
    invested: int
    extra: int
    left: int

    @property
    def dice(self) -> int:
        """All dice that are thrown."""
        return self.invested + self.extra


def put_in(
    fighter: Fighter, reserve: Reserve, asked: Asking, cap: int | None, extra: int, record: Record
) -> Put:
    """The dice put in, at most ``cap`` of them (None: as many as are left), and ``extra`` beyond them.

    D10-07, D10-08, D10-09, D10-34, D10-35. Raises `RuleFault` for more dice than the reserve or the skill
    gives, and for a limit that was gone beyond this round already.
    """
    taken = record.ask(PUSHED) if asked.push else 0
    most = max(0, reserve.left - taken if cap is None else min(reserve.left - taken, cap))
    invested = most if asked.pool is None else asked.pool
    if invested > reserve.left:
        raise RuleFault("not_enough_dice", "l.27", faults.NOT_ENOUGH, asked=invested, left=reserve.left)
    if cap is not None and invested > cap:
        raise RuleFault("above_skill", "l.29", faults.ABOVE_SKILL, asked=invested, cap=cap)
    left = reserve.left - invested
    if asked.push:
        left -= taken
        _push(fighter, left, record)
        extra += book.combat().limite.des
    fighter.etat.des_depenses = max(0, whole(fighter, reserve.characteristic) - left)
    return Put(reserve, invested, extra, left)


def no_dice(fighter: Fighter, reserve: Reserve) -> RuleFault:
    """The fault of an action without a die (D10-07)."""
    empty = faults.NO_DICE if reserve.full else faults.NO_RESERVE
    template = faults.NO_DICE_PUT if reserve.left else empty
    return RuleFault("no_dice", "l.27", template, name=fighter.name, left=reserve.left)


def _push(fighter: Fighter, left: int, record: Record) -> None:
    """Dépasser la limite: a die for a point of fatigue, once a turn (D10-34, D10-35)."""
    row = book.combat().limite
    if fighter.etat.limite_depassee:
        raise RuleFault("limit_exceeded", row.section, faults.PUSHED_ALREADY, name=fighter.name)
    if left < 0:
        raise RuleFault("not_enough_dice", row.section, faults.NOTHING_TO_PUSH, name=fighter.name)
    fighter.etat.limite_depassee = True
    fighter.tire(row.fatigue)
    record.say(row.section, words.PUSHED, name=fighter.name, ruling="limite")
