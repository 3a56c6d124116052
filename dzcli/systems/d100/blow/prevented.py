"""What keeps somebody from reacting to an attack (l.43, l.50)."""

from typing import NamedTuple

from dzcli.systems.d100 import book, words
from dzcli.systems.d100.who.character import Fighter


class Prevented(NamedTuple):
    """Why there is no reaction: a code, where the rules say so, and the sentence that tells it."""

    code: str
    section: str
    template: str


def may_react(defender: Fighter) -> Prevented | None:
    """Why somebody may not react; None if they may (l.43; D100-12)."""
    if defender.etat.reaction_utilisee:
        return Prevented("reaction_spent", book.base().reaction.section, words.REACTION_SPENT)
    for id_ in defender.effects:
        row = book.actions()[id_]
        if row.sans_reaction:
            return Prevented("no_reaction", row.section, words.NO_REACTION)
    return None
