"""A character of D100 as a card."""

from collections.abc import Iterator

from dzcli.message import message
from dzcli.step.card import Card, Fact, Strike
from dzcli.systems.d100 import book, words
from dzcli.systems.d100.who.character import Character, Fighter, Weapon


def card(character: Character) -> Card:
    """The card: characteristics and skills; Blessures, bonuses and armour; every weapon with its damage."""
    held = Fighter(character, "actor").in_hand
    own = character.sheet.caracteristiques
    tested = [key for key in own.__struct_fields__ if getattr(own, key) is not None]
    strikes = [_strike(weapon, weapon == held) for weapon in character.weapons]
    return Card([*tested, *character.sheet.competences], list(_facts(character)), strikes)


def _facts(character: Character) -> Iterator[Fact]:
    if character.sheet.blessures.max is not None:
        yield Fact("blessures_max", message(words.CARD_HEALTH_MAX), character.health_max)
    for key in ("force", "endurance"):
        if getattr(character.sheet.caracteristiques, key) is not None:
            label = message(words.CARD_BONUS, name=book.base().caracteristiques[key].nom)
            yield Fact(f"bonus_{key}", label, character.bonus(key))
    for key, zone in book.zones().items():
        if points := character.armour(key):
            yield Fact(f"armure_{key}", message(words.CARD_ARMOUR, zone=zone.nom), points)


def _strike(weapon: Weapon, held: bool) -> Strike:
    facts = [Fact("degats", message(words.CARD_DAMAGE), str(weapon.dice))]
    if weapon.range is not None:
        facts.append(
            Fact("portee", message(words.CARD_RANGE), message(words.CARD_METRES, range=weapon.range))
        )
    return Strike(weapon.name, facts, ("attack", f"--weapon={weapon.name}", "--hit-only"), held=held)
