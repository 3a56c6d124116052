"""A character of Directive Zéro as a card."""

from collections.abc import Iterator

from dzcli.message import message
from dzcli.step.card import Card, Fact, Strike
from dzcli.step.record import Part
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Character, Fighter


def card(character: Character) -> Card:
    """The card: skills, attributes and resistances; Santé and gear; every weapon with its damage."""
    fighter = Fighter(character, "actor")
    held = [weapon.name for weapon in fighter.held]
    strikes = [_strike(weapon, weapon.name in held) for weapon in character.weapons]
    return Card(list(_tested(character)), list(_facts(fighter)), strikes)


def _tested(character: Character) -> Iterator[str]:
    sheet = character.sheet
    yield from character.skills
    used = dict.fromkeys(weapon.skill for weapon in character.weapons)
    yield from (skill for skill in used if skill not in character.skills and _known(character, skill))
    for table in (sheet.attributs, sheet.resistances):
        yield from (key for key in table.__struct_fields__ if getattr(table, key) is not None)


def _known(character: Character, skill: str) -> bool:
    """Whether the attribute is known that an untrained skill falls back on (AMB-99)."""
    row = chapter.tests().competences.get(skill)
    return bool(row and row.attribut and getattr(character.sheet.attributs, row.attribut) is not None)


def _facts(fighter: Fighter) -> Iterator[Fact]:
    character, row = fighter.character, chapter.body().sante
    physique, declared = character.sheet.attributs.physique, character.sheet.sante_max
    parts = []
    if declared is None and physique is not None:
        by_rule = physique // row.par_physique
        parts = [Part(message(words.CARD_BASE), row.base), Part("Physique", by_rule)]
    if declared is not None or parts:
        yield Fact("sante_max", message(words.CARD_HEALTH_MAX), character.health_max, parts)
        yield Fact("malmene", message(words.CARD_MALMENE), fighter.malmene_at)
    if character.armour.name:
        value = message(words.CARD_ARMOUR, name=character.armour.name, abs=character.armour.abs)
        yield Fact("armure", message(words.CARD_WORN), value)
    if shield := character.shield:
        value = message(words.CARD_SHIELD, name=shield.name, bonus=shield.bonus)
        yield Fact("bouclier", message(words.CARD_CARRIED), value)


def _strike(weapon: gear.Weapon, held: bool) -> Strike:
    facts = [Fact("degats", message(words.CARD_DAMAGE), str(weapon.dice))]
    traits = [chapter.combat().traits[trait].nom for trait in weapon.traits]
    if traits:
        facts.append(Fact("traits", message(words.CARD_TRAITS), traits))
    return Strike(weapon.name, facts, ("attack", f"--weapon={weapon.name}", "--hit-only"), held=held)
