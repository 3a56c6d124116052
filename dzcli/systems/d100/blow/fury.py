"""The fureur du juste: a 10 on a damage die, a second attack roll, more dice (l.74, l.77)."""

from collections.abc import Callable, Hashable
from typing import Any

from dzcli.dice.throws.throw import Folded, Pool, Throw
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.blow.attack_roll import Assault
from dzcli.systems.d100.blow.dealt import Fury
from dzcli.systems.d100.rolls import roll
from dzcli.systems.d100.who.character import Weapon

CONFIRMING, DIE = "fury", "fury_die"
YES = "yes"

OPENS: Choice[int] = Choice(
    "fureur_faces",
    d10=lambda faces, highest: highest if faces == book.base().fureur.naturel else 0,
    maximum=lambda faces, highest: highest,
)
"""How many dice open the fureur, of those that show their highest face (A-D100-5)."""
MAY_INVOKE: Choice[bool] = Choice("fureur", tous=lambda npc: True, pj=lambda npc: not npc)
"""Whether somebody may invoke the fureur (A-D100-4)."""
DICE: Choice[int] = Choice(
    "fureur_multiple", une=lambda natural: min(1, natural), par_dix=lambda natural: natural
)
"""How many extra dice a confirmed fureur has, by the natural 10s (A-D100-3)."""


def resolve(
    highest: int, assault: Assault, meet: Callable[[int], Hashable], throw: Throw, record: Record
) -> Fury:
    """What the fureur adds to the damage, given how many dice show their highest face.

    ``meet`` tells what all depends on once so much was added, as `dzcli.dice.throws.throw.Throw.fold` has it.
    One second attack roll with the same modifiers confirms it; there is no reaction to it, and the first
    location holds (l.77; D100-27, D100-28, A-D100-6).
    """
    fury = Fury()
    fury.natural = record.ask(OPENS, assault.weapon.dice.faces, highest) if highest else 0
    if not fury.natural:
        return fury
    fury.invoked = _invoked(assault, throw, record)
    if not fury.invoked:
        return fury
    record.say("l.77", words.FURY_ROLL, face=assault.weapon.dice.faces)
    name = assault.attacker.name
    fury.confirmed = roll.under(CONFIRMING, assault.threshold, "actor", name, throw, record)
    if fury.confirmed:
        _more_dice(fury, assault.weapon, meet, throw, record)
    return fury


def _invoked(assault: Assault, throw: Throw, record: Record) -> bool:
    """Whether the fureur is invoked: as was said, or is said now, else it is (l.74; D100-27, A-D100-4)."""
    if assault.fury is False:
        record.say("l.74", words.FURY_DECLINED, face=assault.weapon.dice.faces)
        return False
    if not record.ask(MAY_INVOKE, assault.attacker.character.sheet.pnj):
        values: dict[str, Any] = {"name": assault.attacker.name, "face": assault.weapon.dice.faces}
        record.say("l.74", words.FURY_NOT_FOR_NPC, "fureur", **values)
        return False
    return assault.fury is True or throw.choose("fury_choice", words.FURY_CHOICES, YES) == YES


def _more_dice(
    fury: Fury, weapon: Weapon, meet: Callable[[int], Hashable], throw: Throw, record: Record
) -> None:
    """An extra die, and another one as long as the last shows its highest face (l.77; D100-28)."""
    faces = weapon.dice.faces
    pool = Pool(DIE, record.ask(DICE, fury.natural), faces)
    folded = throw.fold(pool, 0, _add, again=lambda face: face == faces, meet=meet)
    fury.added = folded.result
    record.explain(_tell, folded, fury, record)


def _add(total: int, face: int) -> int:
    return total + face


def _tell(folded: Folded[int], fury: Fury, record: Record) -> None:
    fury.dice = list(folded.faces)
    record.say("l.77", words.FURY_DICE, dice=fury.dice, value=fury.added)
