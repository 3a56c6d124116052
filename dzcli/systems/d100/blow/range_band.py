"""The band of range of a shot, where one is given: the text announces the table and lacks it (l.61)."""

from dzcli.fault import RuleFault, UsageFault
from dzcli.names import named, unknown
from dzcli.step.record import Record
from dzcli.step.rows import spellings
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.book import Band
from dzcli.systems.d100.rolls.threshold import Threshold
from dzcli.systems.d100.who.character import Weapon


def weigh(
    weapon: Weapon, band: str | None, distance: int | None, threshold: Threshold, record: Record
) -> None:
    """Add what the range does to a shot (l.61; D100-21).

    Raises `UsageFault` for a band that there is none of and for a distance without a weapon's range,
    `RuleFault` for one beyond the last band.
    """
    if band is not None:
        id_ = _named(band)
    elif distance is not None:
        id_ = at(weapon, distance)
    else:
        return
    row = book.modifiers().portees[id_]
    record.warn(words.NOT_IN_TEXT_RANGE)
    threshold.modify(id_, row.nom, row.valeur, row.section)


def _named(name: str) -> str:
    rows = book.modifiers().portees
    found = named(name, spellings(rows))
    if found is None:
        raise unknown(name, words.UNKNOWN_BAND, list(rows), "unknown_band")
    return found


def at(weapon: Weapon, metres: int) -> str:
    """The band that so many metres are in, by the range of the weapon (D100-21)."""
    if weapon.range is None:
        raise UsageFault("range_unknown", words.RANGE_UNKNOWN, weapon=weapon.name)
    for id_, row in book.modifiers().portees.items():
        if metres <= _end(row, weapon.range):
            return id_
    last = _end(row, weapon.range)
    raise RuleFault(
        "out_of_range", row.section, words.OUT_OF_RANGE, metres=metres, last=last, weapon=weapon.name
    )


def _end(row: Band, reach: int) -> int:
    """The metres at which a band ends: a half that does not come out even is rounded up."""
    if row.metres is not None:
        return row.metres
    assert row.demis is not None
    return -(-reach * row.demis // 2)
