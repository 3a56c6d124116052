"""Distance: its slices of 15 m, and the zone it is in (l.70, l.115 to l.120)."""

from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.book import RollRow, Zone
from dzcli.systems.duel.rolls.threshold import Threshold

SLICES: Choice[int] = Choice(
    "tranche",
    entiere=lambda metres, slice_: metres // slice_,
    entamee=lambda metres, slice_: -(-metres // slice_),
)
"""How many slices a distance has (A-DUEL-7)."""
NEARER: Choice[bool] = Choice(
    "bornes",
    incluse_haute=lambda metres, edge: metres <= edge,
    incluse_basse=lambda metres, edge: metres < edge,
)
"""Whether a distance lies within the edge of a zone (A-DUEL-19)."""


def slices(metres: int, record: Record, *, beyond: int = 0) -> int:
    """The slices of a distance, or of what lies beyond so many metres."""
    return record.ask(SLICES, max(0, metres - beyond), book.rolls().tranche.metres)


def weigh(row: RollRow, metres: int, threshold: Threshold, record: Record) -> None:
    """Add what distance does to the SS of a roll (l.70, l.89, l.92; DUEL-23, DUEL-32)."""
    count = slices(metres, record, beyond=row.au_dela)
    value = row.par_tranche * count
    if row.au_dela:
        # Here the text itself has a maximum (l.70).
        value = max(0, min(value, book.rolls().bornes.ss_max - threshold.value))
    if value:
        threshold.modify("distance", words.metres(metres), value, row.section_tranche)


def zone(metres: int, record: Record) -> Zone:
    """The zone that so many metres apart are in.

    DUEL-51, DUEL-52, DUEL-53, DUEL-54, DUEL-55, DUEL-56, A-DUEL-19.
    """
    contact, *others = book.skirmish().zones.values()
    if contact.jusqu_a is not None and metres < contact.jusqu_a:
        return contact
    return next(row for row in others if row.jusqu_a is None or record.ask(NEARER, metres, row.jusqu_a))
