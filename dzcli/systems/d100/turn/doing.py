"""What an action takes of a turn: a whole one, or two different halves (l.39 to l.47)."""

from dzcli.fault import RuleFault
from dzcli.names import find
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.book import CostRow
from dzcli.systems.d100.who.character import Fighter

FULL, HALF, REACTION, FREE, EXTENDED = "complete", "demi", "reaction", "gratuite", "etendue"
"""What an action may take, by the ids of the table."""


def spend(fighter: Fighter, name: str, cost: str) -> CostRow:
    """Take what an action costs of the turn; a free one costs nothing (l.45; D100-02, D100-03, D100-13).

    Raises `RuleFault` where the turn has no room for it.
    """
    row = book.base().couts[cost]
    if fighter.etat.action_etendue and cost not in (FREE, REACTION):
        _go_on(fighter, name, cost)
    elif cost == FULL:
        _full(fighter, row)
    elif cost == HALF:
        _half(fighter, name, row)
    elif cost == REACTION:
        _reaction(fighter, row)
    elif cost == EXTENDED:
        _full(fighter, row)
        fighter.etat.action_etendue = name
    return row


def _full(fighter: Fighter, row: CostRow) -> None:
    """A whole turn: nothing else was done in it (l.39; D100-10)."""
    if fighter.etat.action_complete or fighter.etat.actions:
        taken = ", ".join(fighter.etat.actions)
        template = words.TURN_BEGUN if taken else words.TURN_TAKEN
        raise RuleFault("turn_taken", row.section, template, name=fighter.name, taken=taken)
    fighter.etat.action_complete = True


def _half(fighter: Fighter, name: str, row: CostRow) -> None:
    """One of two halves, and not the same as the other (l.41; D100-11)."""
    if fighter.etat.action_complete:
        raise RuleFault("turn_taken", row.section, words.TURN_TAKEN, name=fighter.name)
    if find(name, fighter.etat.actions) is not None:
        raise RuleFault("same_action", row.section, words.SAME_ACTION, name=fighter.name, action=name)
    if len(fighter.etat.actions) == row.par_tour:
        taken = ", ".join(fighter.etat.actions)
        raise RuleFault("turn_taken", row.section, words.TWO_HALVES, name=fighter.name, taken=taken)
    fighter.etat.actions = [*fighter.etat.actions, name]


def _reaction(fighter: Fighter, row: CostRow) -> None:
    """The one reaction of the round (l.43; D100-12)."""
    if fighter.etat.reaction_utilisee:
        raise RuleFault("reaction_spent", row.section, words.REACTION_SPENT, name=fighter.name)
    fighter.etat.reaction_utilisee = True


def _go_on(fighter: Fighter, name: str, cost: str) -> None:
    """An extended action takes whole turns, until it is resolved or given up (l.47; D100-14)."""
    row = book.base().couts[EXTENDED]
    begun = fighter.etat.action_etendue
    if cost != EXTENDED or find(name, [begun]) is None:
        raise RuleFault("busy", row.section, words.BUSY, name=fighter.name, action=begun)
    _full(fighter, row)
