"""What comes off damage, and the fatigue that goes with it (D10-15, D10-33, D10-T03, D10-T09, D10-T10)."""

from collections.abc import Mapping

from dzcli.fault import RuleFault
from dzcli.message import message
from dzcli.names import find
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.blow.defence import DODGE, NONE
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.techniques import named
from dzcli.systems.d10.techniques.named import Use
from dzcli.systems.d10.who.character import Fighter

WITHOUT_DICE: Choice[int] = Choice(
    "encaisser_demi_fatigue", non=lambda lost: lost, oui=lambda lost: lost // 2
)
"""The fatigue of one who opposed no dice (A-D10-21)."""
NATURAL = "armure_naturelle"


def fatigue_of(lost: int, defended: str | None, record: Record) -> int:
    """The points of fatigue that go with points de vie (D10-15): after a dodge twice as many (D10-33)."""
    if defended == DODGE:
        return lost * book.combat().esquive.fatigue
    return record.ask(WITHOUT_DICE, lost) if defended == NONE else lost


def resist(victim: Fighter, hits: tuple[int, ...], nature: str | None, record: Record) -> tuple[int, ...]:
    """What resistances leave of each projectile.

    Natural armour and that of the kind of damage add up (D10-T03).
    """
    against = victim.character.sheet.resistances
    key = find(nature, against) if nature else None
    if nature and key is None and against:
        record.say("l.122", words.NO_RESISTANCE, name=victim.name, type=nature)
    natural = Part(message(words.NATURAL_ARMOUR), victim.character.level(NATURAL))
    parts = [part for part in (natural, *_to_kind(key, against)) if part.value]
    soaked = sum(part.value for part in parts)
    if not soaked or not any(hits):
        return hits
    row = book.techniques()[NATURAL]
    left = tuple(max(0, hit - soaked) for hit in hits)
    named.tell(row, soaked, record)
    several = len(hits) > 1
    record.say(
        row.section,
        words.RESISTED_EACH if several else words.RESISTED,
        name=victim.name,
        parts=sums(parts),
        before=list(hits) if several else hits[0],
        after=list(left) if several else left[0],
    )
    return left


def _to_kind(key: str | None, against: Mapping[str, int]) -> list[Part]:
    """The resistance to the kind of damage, where the sheet has one (D10-T03)."""
    return [Part(message(words.RESISTANCE, type=key), against[key])] if key else []


def absorb(damage: int, degrees: int, use: Use, defended: str | None, record: Record) -> int:
    """What Encaissement leaves of damage; raises `RuleFault` after a dodge (D10-T09, D10-T10)."""
    if defended == DODGE:
        raise RuleFault("not_after_dodge", use.row.section, faults.NOT_AFTER_DODGE, name=use.row.nom)
    left = max(0, damage - degrees)
    record.say(use.row.section, words.ABSORBED, name=use.row.nom, before=damage, degrees=degrees, after=left)
    return left
