"""A character of the duel as a card."""

from typing import Any

from dzcli.message import message
from dzcli.step.card import Card, Fact, Strike
from dzcli.step.record import Part
from dzcli.systems.duel import words
from dzcli.systems.duel.who.character import MELEE, Character, Fighter, health_by_rule

STANCES = ("--stance=balanced", "--target-stance=balanced")


def card(character: Character) -> Card:
    """The card: every skill; Santé; weapons, those of melee against an equal who fights likewise."""
    held = Fighter(character, "actor").in_hand
    facts = []
    if character.sheet.sante.max is not None or health_by_rule(character.sheet) is not None:
        facts.append(Fact("sante_max", message(words.CARD_HEALTH_MAX), character.health_max))
    strikes = [
        Strike(
            weapon.name,
            [Fact("degats", message(words.CARD_DAMAGE), weapon.damage)],
            ("attack", f"--weapon={weapon.name}", f"--target-weapon={weapon.name}", *STANCES)
            if weapon.kind == MELEE
            else None,
            equal=True,
            held=weapon == held,
        )
        for weapon in character.weapons
    ]
    return Card(list(character.skills), facts, strikes, _dice)


def _dice(test: Any) -> tuple[int, list[Part]]:
    """The dice of a roll and where they come from."""
    pool = test.measured.pool
    return pool.number, list(pool.parts)
