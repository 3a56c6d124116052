"""What is added to the dice of an attack or a parry (D10-04, D10-10, D10-13)."""

from __future__ import annotations

import re

from dzcli.fault import UsageFault
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NoReturn

BONUS: Choice[Part] = Choice(
    "bonus_attaque", force=lambda force, chosen: force, caracteristique=lambda force, chosen: chosen
)
"""What is added in a turn of Agilité (A-D10-4)."""
MAGIC: Choice[tuple[Part, ...]] = Choice(
    "magie", saisi=lambda chosen, spell: (), psy=lambda chosen, spell: (chosen, spell)
)
"""What is added in a turn of a characteristic that is neither Force nor Agilité (A-D10-26)."""
MOST = 999
NUMBER = r"[+-]?0*[0-9]{1,3}"
"""A number up to the most, with a sign or none."""


def bonus(fighter: Fighter, characteristic: str, record: Record) -> Part:
    """Force, or in a turn of Agilité what the house has (D10-10, A-D10-4)."""
    force = _characteristic(fighter, gear.FORCE)
    if characteristic == gear.FORCE:
        return force
    return record.ask(BONUS, force, _characteristic(fighter, characteristic))


def of_attack(fighter: Fighter, weapon: gear.Weapon, characteristic: str, record: Record) -> list[Part]:
    """What is added to the dice of an attack in melee: Force and the weapon's damage (D10-04, D10-10)."""
    damage = weapon.damage if isinstance(weapon.damage, int) else weapon.damage[0]
    arm = Part(weapon.name, damage)
    if characteristic in (gear.FORCE, gear.AGILITE):
        return [bonus(fighter, characteristic, record), arm]
    named = book.characteristic_name(characteristic)
    record.say("l.11", words.OTHER_ATTACK, characteristic=named, ruling="magie")
    added: tuple[Part, ...] = record.ask(MAGIC, _characteristic(fighter, characteristic), arm)
    return list(added)


def _characteristic(fighter: Fighter, name: str) -> Part:
    return Part(book.characteristic_name(name), fighter.character.characteristic(name))


def worn(fighter: Fighter) -> list[Part]:
    """What is opposed without a die: Force and the armour (D10-16)."""
    parts = [_characteristic(fighter, gear.FORCE)]
    if armour := fighter.character.armour:
        parts.append(Part(armour_name(fighter), armour))
    return parts


def armour_name(fighter: Fighter) -> str | Message:
    """How what is worn is called."""
    return fighter.character.sheet.armure.nom or message(faults.ARMOUR)


def of_ones_own(texts: Iterable[str]) -> list[Part]:
    """Numbers with a label of one's own, ``elan=2``; raises `UsageFault` for anything else."""
    found = []
    for text in texts:
        label, _, number = text.rpartition("=")
        plain = number.strip().replace("\u2212", "-")
        if not label.strip() or not re.fullmatch(NUMBER, plain):
            raise UsageFault("bad_modifier", faults.BAD_MODIFIER, text=text, most=MOST)
        found.append(Part(label.strip(), int(plain)))
    return found


def refuse_on_shot() -> NoReturn:
    """Raise `UsageFault`: a shot has no total to add to."""
    raise UsageFault("no_total", faults.NO_TOTAL)
