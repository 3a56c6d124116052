"""Who can act, and what acting costs (l.101, l.110)."""

from dzcli.fault import RuleFault
from dzcli.step.record import Record
from dzcli.systems.duel import book, words
from dzcli.systems.duel.fight.exchange import known_health
from dzcli.systems.duel.who.character import COVER, Fighter


def take_turn(fighter: Fighter, record: Record) -> None:
    """Take the one action of a turn; raises `RuleFault` for a second one (l.101; DUEL-39)."""
    if fighter.etat.action_faite:
        raise RuleFault("already_acted", "l.101", words.ALREADY_ACTED, name=fighter.name)
    record.say("l.101", words.ONE_ACTION, name=fighter.name)
    fighter.etat.action_faite = True


def leave_cover(fighter: Fighter, record: Record) -> None:
    """Whoever attacks is no longer under cover (l.110; DUEL-47)."""
    if fighter.has(COVER):
        fighter.leave(COVER)
        record.say(book.skirmish().conditions[COVER].section, words.LEAVES_COVER, name=fighter.name)


def warn_at_zero(record: Record, *fighters: Fighter) -> None:
    """Warn of someone without Santé left: the text does not say what that means."""
    for fighter in fighters:
        if known_health(fighter) == 0:
            record.warn(words.AT_ZERO, name=fighter.name)
