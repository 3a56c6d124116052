"""What an action left that lasts until the round ends, and bears on later rolls (l.29, l.50)."""

from __future__ import annotations

from dzcli.message import message
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.rolls.modifiers import NamedModifier
from dzcli.systems.d100.rolls.threshold import Threshold
from dzcli.systems.d100.who.character import MELEE, Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


def on_attack(
    attacker: Fighter,
    target: Fighter | None,
    kind: str,
    given: Sequence[NamedModifier],
    threshold: Threshold,
) -> None:
    """What the attacker's and the target's actions of this round add to an attack (D100-08, D100-15).

    An action that was named as a modifier too counts once.
    """
    for id_ in attacker.effects:
        row = book.actions()[id_]
        value = row.attaque + (row.melee if kind == MELEE else row.tir)
        if value and any(one.id == id_ for one in given):
            threshold.leave_out(id_, row.nom, value, row.section, message(words.COUNTED_ALREADY))
        elif value:
            threshold.modify(id_, row.nom, value, row.section)
    for id_ in target.effects if target else ():
        row = book.actions()[id_]
        if value := row.contre_melee if kind == MELEE else row.contre_tir:
            threshold.modify(id_, message(words.OF_TARGET, action=row.nom), value, row.section)


def end_with_attack(attacker: Fighter) -> None:
    """What bears on the next attack only is over with it (D100-15)."""
    attacker.end_effects({id_ for id_ in attacker.effects if book.actions()[id_].prochaine})


def on_reaction(defender: Fighter, threshold: Threshold) -> None:
    """What the defender's action of this round adds to a reaction (D100-08, D100-15)."""
    for id_ in defender.effects:
        row = book.actions()[id_]
        if row.reaction:
            threshold.modify(id_, row.nom, row.reaction, row.section)
