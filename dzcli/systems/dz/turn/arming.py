"""Weapons taken in hand, let go and reloaded (7.4)."""

from dzcli.fault import RuleFault, UsageFault
from dzcli.names import fold
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter, faults
from dzcli.systems.dz.blow.allowed import takes_hand
from dzcli.systems.dz.blow.weapon_choice import choose
from dzcli.systems.dz.turn import words
from dzcli.systems.dz.turn.tables import durations
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter

SECTION = "7.4"
CROSSBOW, MUSKET = "recharger_arbalete", "recharger_mousquet"

DRAWING = Choice(
    "degainer", une_action=lambda: "action", un_mouvement=lambda: "movement", rien=lambda: "free"
)
"""What it costs to take a weapon in hand, which the rules do not say."""


def cost(record: Record) -> str:
    """What it costs to take a weapon in hand."""
    return record.ask(DRAWING)


def draw(fighter: Fighter, named: str | None, record: Record) -> str:
    """Take a weapon in hand, in place of what was there; its name."""
    weapon = choose(fighter, named) if named else _only_other(fighter)
    if weapon in fighter.held:
        record.warn(words.IN_HAND_ALREADY, name=fighter.name, weapon=weapon.name)
        return weapon.name
    if weapon.hands == 2 and fighter.suffers(takes_hand):
        raise RuleFault(
            "two_handed_impossible", "7.8", faults.ONE_HAND, name=fighter.name, weapon=weapon.name
        )
    fighter.etat.arme_en_main = weapon.name
    record.say(SECTION, words.DRAWS, name=fighter.name, weapon=weapon.name)
    return weapon.name


def _only_other(fighter: Fighter) -> gear.Weapon:
    """The only weapon that is not in hand; `UsageFault` where there are several, `RuleFault` without one."""
    others = [weapon for weapon in fighter.character.weapons if not weapon.natural]
    others = [weapon for weapon in others if weapon not in fighter.held]
    if not others:
        raise RuleFault("weapon_not_in_hand", SECTION, words.NOTHING_TO_DRAW, name=fighter.name)
    if len(others) > 1:
        names = ", ".join(weapon.name for weapon in others)
        raise UsageFault("which_weapon", words.WHICH_WEAPON, names=names)
    return others[0]


def drop(fighter: Fighter, named: str | None, record: Record) -> str:
    """Let a weapon go that is in hand; its name. Fists are not let go."""
    held = [weapon for weapon in fighter.held if not weapon.natural]
    weapon = choose(fighter, named) if named else next(iter(held), None)
    if weapon is None or weapon not in held:
        raise RuleFault("weapon_not_in_hand", SECTION, words.NOTHING_TO_DROP, name=fighter.name)
    left = [other for other in held if other is not weapon]
    fighter.etat.arme_en_main = left[0].name if left else ""
    record.say(SECTION, words.DROPS, name=fighter.name, weapon=weapon.name)
    return weapon.name


def reload(fighter: Fighter, named: str | None, record: Record) -> tuple[str, int]:
    """Reload a weapon: its name and how many Actions that takes (DZ-TIME-01)."""
    weapon = choose(fighter, named)
    if weapon.kind != gear.RANGED:
        raise RuleFault("nothing_to_reload", SECTION, words.NOTHING_TO_RELOAD, weapon=weapon.name)
    actions = _actions(fighter, weapon)
    record.say(SECTION, words.RELOADS, name=fighter.name, weapon=weapon.name, actions=actions)
    if actions > 1:
        record.due.append(Due("reload", "actor"))
    return weapon.name, actions


def _actions(fighter: Fighter, weapon: gear.Weapon) -> int:
    """How many Actions it takes: by the table for a crossbow and a musket, else one."""
    type_ = fighter.character.sheet.armes[fighter.character.weapons.index(weapon)].type
    key = chapter.key_of(type_, chapter.combat().types) if type_ else ""
    row = MUSKET if "mousquet" in fold(weapon.name) else CROSSBOW if key == "arbalete" else None
    return (durations()[row].actions or 1) if row else 1
