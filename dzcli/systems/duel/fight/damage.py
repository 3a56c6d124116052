"""The damage of a blow: the weapon, successes, techniques (l.17 to l.20)."""

from __future__ import annotations

from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.duel import words
from dzcli.systems.duel.who.character import Fighter, Weapon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ARMOUR: Choice[int] = Choice("armure", aucune=lambda worn: 0, fiche=lambda worn: worn)
"""What armour takes from damage (A-DUEL-22)."""
TECHNIQUE: Choice[int] = Choice(
    "defensive_strict",
    techniques=lambda technique, only_weapon: technique,
    rien=lambda technique, only_weapon: 0 if only_weapon else technique,
)
"""What a technique adds to the damage of a winner (A-DUEL-20)."""


class Bonus(NamedTuple):
    """What is added to the weapon damage: so much for each of so many successes, and by a technique."""

    coefficient: int
    successes: int
    section: str
    technique: int = 0


class Damage(NamedTuple):
    """The damage of one blow: who suffers it, what it is made of, and what armour leaves of it."""

    on: str
    weapon: int
    bonus: Bonus
    parts: tuple[Part, ...]
    armour: int
    raw: int

    @property
    def net(self) -> int:
        """The damage suffered."""
        return max(0, self.raw - self.armour)

    def as_json(self) -> dict[str, Any]:
        """The damage as the record writes it."""
        return {
            "formula": f"{self.weapon}+{self.bonus.coefficient}*{self.bonus.successes}",
            "dice": [],
            "on": self.on,
            "weapon": self.weapon,
            "bonus": self.bonus.coefficient * self.bonus.successes,
            "technique": self.bonus.technique,
            "raw": self.raw,
            "abs": self.armour,
            "net": self.net,
            "final": self.net,
            "parts": self.parts,
        }


def deal(weapon: Weapon | None, bonus: Bonus, victim: Fighter, record: Record) -> Damage:
    """What a blow does to somebody; the weapon always does its own damage.

    DUEL-08, DUEL-09, DUEL-20, DUEL-25, A-DUEL-22.
    """
    parts = [_weapon_part(weapon)]
    if bonus.successes:
        parts.append(Part(message(words.BONUS_PART), bonus.coefficient * bonus.successes))
    if bonus.technique:
        parts.append(Part(message(words.TECHNIQUE), bonus.technique))
    raw = max(0, sum(part.value for part in parts))
    worn = armour(victim, record)
    damage = Damage(victim.role, parts[0].value, bonus, tuple(parts), worn, raw)
    record.explain(_tell, damage, parts[0].label, bonus, victim, record)
    return damage


def _weapon_part(weapon: Weapon | None) -> Part:
    label: str | Message = message(words.BARE_HANDS) if weapon is None else weapon.name
    return Part(label, 0 if weapon is None else weapon.damage)


def armour(victim: Fighter, record: Record) -> int:
    """What armour takes from damage: nothing, but for those who play with one (A-DUEL-22)."""
    worn = victim.character.sheet.armure
    return record.ask(ARMOUR, worn.valeur if worn else 0)


def _tell(damage: Damage, label: str | Message, bonus: Bonus, victim: Fighter, record: Record) -> None:
    record.say("l.19", words.WEAPON_DAMAGE, weapon=label, value=damage.weapon)
    if bonus.successes:
        gained = bonus.coefficient * bonus.successes
        template = words.BONUS_DAMAGE if bonus.coefficient else words.NO_BONUS_DAMAGE
        values = {"coefficient": bonus.coefficient, "successes": bonus.successes, "value": gained}
        record.say(bonus.section, template, None, **values)
    if bonus.technique:
        record.say("l.20", words.TECHNIQUE_DAMAGE, value=bonus.technique)
    if damage.armour:
        record.say("l.17", words.ARMOUR_TAKES, name=victim.name, value=damage.armour, ruling="armure")
    record.say("l.17", words.DAMAGE, name=victim.name, damage=damage.net)
