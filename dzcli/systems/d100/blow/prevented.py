"""What keeps somebody from reacting to an attack (l.43, l.50)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.who.character import Fighter

FREE_ATTACKS: Choice[bool] = Choice("reaction_gratuite", refusee=lambda: False, permise=lambda: True)
"""Whether there is a reaction to a free attack, which comes in one's own turn."""

SURPRISED: Choice[bool] = Choice(
    "reaction_surpris", permise=lambda surprised: True, refusee=lambda surprised: not surprised
)
"""Whether somebody may react, surprised or not."""


class Prevented(NamedTuple):
    """Why there is no reaction: a code, where the rules say so, and the sentence that tells it."""

    code: str
    section: str
    template: str


def may_react(
    defender: Fighter,
    record: Record,
    *,
    free_attack: bool = False,
    own_turn: bool = False,
    none_left: bool = False,
) -> Prevented | None:
    """Why somebody may not react; None if they may.

    There is one reaction a round, and none in one's own turn (l.43, l.53; D100-12). ``none_left``: neither
    of the two reactions can be made to this attack.
    """
    section = book.base().reaction.section
    if own_turn:
        return Prevented("own_turn", section, words.OWN_TURN)
    if free_attack and not record.ask(FREE_ATTACKS):
        return Prevented("own_turn", section, words.FREE_ATTACK_OWN_TURN)
    if defender.etat.reaction_utilisee:
        return Prevented("reaction_spent", section, words.REACTION_SPENT)
    if not record.ask(SURPRISED, defender.etat.surpris):
        return Prevented("surprised", "l.17", words.SURPRISED_NO_REACTION)
    for id_ in defender.effects:
        row = book.actions()[id_]
        if row.sans_reaction:
            return Prevented("no_reaction", row.section, words.NO_REACTION)
    if none_left:
        return Prevented("no_means", "l.65", words.NO_MEANS)
    return None
