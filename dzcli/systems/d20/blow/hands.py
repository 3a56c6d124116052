"""What the hands hold: the weapon of an attack, the second weapon, what two hands allow (l.75 to l.79)."""

from dzcli.fault import FileFault, RuleFault, UsageFault
from dzcli.names import pick, unknown
from dzcli.systems.d20 import words
from dzcli.systems.d20.who.character import RANGED, Fighter, Weapon

LIMITS = "l.79"


def named(fighter: Fighter, name: str | None) -> Weapon | None:
    """The weapon that was named, or None; raises `UsageFault` for one that the sheet does not have."""
    if name is None:
        return None
    weapons = fighter.character.weapons
    names = [weapon.name for weapon in weapons]
    found = pick(name, names)
    if found is None and not names:
        raise UsageFault("unknown_weapon", words.NO_WEAPON_AT_ALL, name=name, who=fighter.name)
    if found is None:
        raise unknown(name, words.UNKNOWN_WEAPON, names, "unknown_weapon")
    return next(weapon for weapon in weapons if weapon.name == found)


def of_attack(fighter: Fighter, name: str | None, *, off_hand: bool) -> Weapon:
    """The weapon of an attack in close combat (l.2, A-D20-20).

    Raises `FileFault` for a sheet without one, `RuleFault` for one that shoots and for a second weapon
    that two hands do not allow, `UsageFault` for one that the sheet does not have.
    """
    weapon = second(fighter, name) if off_hand else named(fighter, name) or fighter.in_hand
    if weapon is None:
        raise FileFault("no_weapon", words.NO_WEAPON, file=fighter.character.document.label)
    if weapon.kind == RANGED:
        raise RuleFault("no_ranged", "l.2", words.NO_RANGED, weapon=weapon.name)
    return weapon


def second(fighter: Fighter, name: str | None = None) -> Weapon:
    """The weapon of the off hand: the one named, else the one it holds (l.79; D20-32).

    Raises `RuleFault` where there is none, and where the hands are full.
    """
    first = fighter.in_hand
    weapon = named(fighter, name) or fighter.in_off_hand
    if first is None or weapon is None or weapon == first:
        raise RuleFault("no_second_weapon", "l.75", words.NO_SECOND, name=fighter.name)
    for held in (first, weapon):
        if held.hands > 1:
            raise RuleFault("two_handed", LIMITS, words.TWO_HANDED, name=fighter.name, weapon=held.name)
    shield = fighter.shield
    if shield is not None:
        raise RuleFault("hands_full", LIMITS, words.HANDS_FULL, name=fighter.name, shield=shield.name)
    return weapon


def holds_two(fighter: Fighter) -> bool:
    """Whether somebody holds two weapons, one of them in the off hand (l.79; D20-32)."""
    first, other = fighter.in_hand, fighter.in_off_hand
    return first is not None and other is not None and first.hands == other.hands == 1


def check_shield(fighter: Fighter) -> None:
    """Raise `UsageFault` for someone without a shield, `RuleFault` for one whose weapon takes both hands."""
    shield, weapon = fighter.shield, fighter.in_hand
    if shield is None:
        raise UsageFault("no_shield", words.NO_SHIELD, name=fighter.name)
    if weapon is not None and weapon.hands > 1:
        raise RuleFault("two_handed", LIMITS, words.TWO_HANDED_SHIELD, name=fighter.name, weapon=weapon.name)
