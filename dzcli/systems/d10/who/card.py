"""A character of the Système d10 as a card."""

from collections.abc import Iterator
from typing import Any

from dzcli.message import message
from dzcli.step.card import Card, Fact, Strike
from dzcli.step.record import Part
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.character import Character, Fighter


def card(character: Character) -> Card:
    """The card: every skill; points and armour; weapons, of which only those that shoot can miss."""
    held = Fighter(character, "actor").in_hand
    strikes = [_strike(weapon, held is not None and weapon.name == held.name) for weapon in character.weapons]
    return Card(list(character.skills), list(_facts(character)), strikes, _dice)


def _facts(character: Character) -> Iterator[Fact]:
    for key, value in character.characteristics.items():
        yield Fact(key, book.characteristic_name(key), value)
    if character.sheet.pv.max is not None:
        yield Fact("pv_max", message(words.CARD_HEALTH_MAX), character.health_max)
    if character.sheet.fatigue.max is not None:
        yield Fact("fatigue_max", message(words.CARD_FATIGUE_MAX), character.fatigue_max)
    if character.armour:
        yield Fact("armure", character.sheet.armure.nom or message(words.CARD_ARMOUR), character.armour)
    for key, level in character.techniques.items():
        yield Fact(key, book.row_of(key).nom, level)


def _strike(weapon: gear.Weapon, held: bool) -> Strike:
    damage = weapon.damage if isinstance(weapon.damage, int) else "{}-{}".format(*weapon.damage)
    facts = [Fact("degats", message(words.CARD_DAMAGE), damage)]
    asked = (
        (
            "attack",
            f"--weapon={weapon.name}",
        )
        if weapon.kind == gear.RANGED
        else None
    )
    return Strike(weapon.name, facts, asked, held=held)


def _dice(test: Any) -> tuple[int, list[Part]]:
    """The dice of a roll and where they come from."""
    return test.base, list(test.parts)
