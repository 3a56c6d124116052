"""A free attack, on someone who leaves close combat without disengaging (l.53)."""

from dzcli.step.record import Record
from dzcli.systems.d100 import book, words


def tell(name: str, record: Record) -> None:
    """Say that somebody has one, on top of all attacks of the turn (l.53; D100-18)."""
    row = book.base().attaque_gratuite
    record.say(row.section, words.FREE_ATTACK, name=name, cost=book.base().couts[row.cout].nom)
