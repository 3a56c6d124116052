"""Criticals: what the damage comes to by the share of the reserve put in (D10-36, D10-37)."""

from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.pool.put import Put

WHOLE = 100
"""Damage as it is, in percent."""
LESS, HALF, MORE, ALL = range(4)


def share(dice: int, reserve: int) -> int:
    """How much of a reserve some dice are: less than half, half, more, or all."""
    if dice >= reserve:
        return ALL
    return LESS if 2 * dice < reserve else HALF if 2 * dice == reserve else MORE


OF: Choice[int] = Choice(
    "critique_base",
    reserve=lambda dice, full, left: share(dice, full),
    restants=lambda dice, full, left: share(dice, left),
)
"""The share of the reserve put in (A-D10-9)."""
EXACTLY_HALF: Choice[int] = Choice(
    "critique_moitie", moitie_en_plus=lambda less, more: less, double=lambda less, more: more
)
"""What exactly half of the reserve comes to (A-D10-9)."""
ROUNDED: Choice[int] = Choice(
    "critique_arrondi",
    inferieur=lambda value, percent: value * percent // WHOLE,
    superieur=lambda value, percent: -(-value * percent // WHOLE),
)
"""Damage in percent of what it was (A-D10-10)."""
MULTIPLIES: Choice[tuple[int, int]] = Choice(
    "critique_sur", brut=lambda percent: (percent, WHOLE), net=lambda percent: (WHOLE, percent)
)
"""What of a critical multiplies the attack, and what the damage after the defence (A-D10-10)."""


def percent(put: Put, record: Record) -> int:
    """What a critical makes of damage, in percent: 150, 200 or 300 (D10-37)."""
    row = book.combat().critique
    part = record.ask(OF, put.dice, put.reserve.full, put.reserve.left)
    if part == HALF:
        return record.ask(EXACTLY_HALF, row.moins_de_la_moitie, row.plus_de_la_moitie)
    return {LESS: row.moins_de_la_moitie, MORE: row.plus_de_la_moitie, ALL: row.totalite}[part]


def multiplied(value: int, by: int, record: Record) -> int:
    """Damage made of a percentage of it (D10-37, A-D10-10)."""
    return value if by == WHOLE else record.ask(ROUNDED, value, by)


def factor(by: int) -> int | float:
    """A percentage as a factor, as a record has it: 1.5, 2, 3."""
    return by // WHOLE if by % WHOLE == 0 else by / WHOLE


def tell(put: Put, by: int, spared: int, record: Record) -> None:
    """Tell of a critical; ``spared`` dice need not be high for it (D10-T23)."""
    row = book.combat().critique
    record.say(
        row.section,
        words.CRITICAL_BUT if spared else words.CRITICAL,
        spared=spared,
        dice=put.dice,
        reserve=put.reserve.full,
        effect=message(words.CRITICALS[by]),
    )
