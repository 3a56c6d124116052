"""The two sides of a fight: who, with which weapon, and what was said of their roll."""

from __future__ import annotations

from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.names import pick, unknown
from dzcli.step.record import Record
from dzcli.systems.duel import words
from dzcli.systems.duel.fight.opposed import ACTOR
from dzcli.systems.duel.options import Attack
from dzcli.systems.duel.rolls import given
from dzcli.systems.duel.rolls.given import Given
from dzcli.systems.duel.who.character import Fighter, Weapon


class Side(NamedTuple):
    """One side: the fighter, what was said of the roll, what a technique adds to the damage."""

    fighter: Fighter
    given: Given
    technique: int = 0


class Sides(NamedTuple):
    """Both sides of an attack."""

    actor: Side
    target: Side

    def of(self, role: str) -> Side:
        """The side of a role."""
        return self.actor if role == ACTOR else self.target

    def other(self, role: str) -> Side:
        """The side against it."""
        return self.target if role == ACTOR else self.actor


def of(asked: Attack, attacker: Fighter, target: Fighter, record: Record) -> Sides:
    """Both sides of an attack with what was said of each (l.9; DUEL-04).

    Raises `UsageFault` for a modifier that is unknown or given twice.
    """
    return Sides(
        Side(attacker, given.of_actor(asked, record), asked.bonus_damage or 0),
        Side(target, given.of_other(asked, record), asked.target_bonus_damage or 0),
    )


def names(sides: Sides) -> dict[str, str]:
    """The names of both sides by role."""
    return {side.fighter.role: side.fighter.name for side in sides}


def named_weapon(fighter: Fighter, name: str | None) -> Weapon | None:
    """The weapon that was named, or None; raises `UsageFault` for one that the sheet does not have."""
    if name is None:
        return None
    names = [weapon.name for weapon in fighter.character.weapons]
    if not names:
        raise UsageFault("unknown_weapon", words.NO_WEAPON_AT_ALL, name=name, who=fighter.name)
    found = pick(name, names)
    if found is None:
        raise unknown(name, words.UNKNOWN_WEAPON, names, "unknown_weapon")
    return next(weapon for weapon in fighter.character.weapons if weapon.name == found)


def weapon_json(weapon: Weapon | None, skill: str) -> dict[str, object] | None:
    """A weapon as the record writes it; None for bare hands."""
    if weapon is None:
        return None
    return {"name": weapon.name, "skill": skill, "kind": weapon.kind, "damage": weapon.damage}
