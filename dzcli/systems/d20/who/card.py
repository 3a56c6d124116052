"""A character of D20 as a card."""

from collections.abc import Iterator

from dzcli.message import message
from dzcli.step.card import Card, Fact, Strike
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.who.character import Character, Fighter, Weapon


def card(character: Character) -> Card:
    """The card: characteristics; PV, protection and shield; every weapon with its damage."""
    fighter = Fighter(character, "actor")
    own = character.sheet.caracteristiques
    names = {field.rstrip("_"): getattr(own, field) for field in own.__struct_fields__ if field != "na"}
    tested = [name for name, value in names.items() if value is not None]
    strikes = [_strike(weapon, weapon == fighter.in_hand) for weapon in character.weapons]
    return Card(tested, list(_facts(fighter)), strikes)


def _facts(fighter: Fighter) -> Iterator[Fact]:
    character = fighter.character
    if character.sheet.pv.max is not None:
        yield Fact("pv_max", message(words.CARD_PV_MAX), character.pv_max)
    if (attacks := character.sheet.caracteristiques.na) is not None:
        yield Fact("na", message(words.CARD_ATTACKS), attacks)
    for key, zone in book.combat().zones.items():
        if points := character.protection(key):
            yield Fact(f"protection_{key}", message(words.CARD_PROTECTION, zone=zone.nom), points)
    if shield := fighter.shield:
        yield Fact("bouclier", shield.name, message(words.CARD_PARRY, points=shield.parry))


def _strike(weapon: Weapon, held: bool) -> Strike:
    facts = [
        Fact("degats", message(words.CARD_DAMAGE), weapon.formula),
        Fact("parade", message(words.CARD_PARRY_POINTS), weapon.parry),
    ]
    asked = ("attack", f"--weapon={weapon.name}", "--hit-only", *(("--off-hand",) if weapon.off_hand else ()))
    return Strike(weapon.name, facts, asked, held=held)
