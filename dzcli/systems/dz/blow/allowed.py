"""What the rules forbid before a die is thrown (7.1, 7.6, 7.8, 7.10 to 7.13)."""

from dzcli.fault import RuleFault
from dzcli.systems.dz import words
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls.modifiers import Named
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter


def check_able(fighter: Fighter) -> None:
    """Raise `RuleFault` unless someone can act at all (7.8)."""
    check_alive(fighter)
    if fighter.down:
        raise RuleFault("incapacitated", "7.8", words.CANNOT_ACT_DOWN, name=fighter.name)
    for state in ("inconscient", "incapacite"):
        if fighter.has(state):
            raise RuleFault("incapacitated", "7.8", words.CANNOT_ACT[state], name=fighter.name)


def check_free(fighter: Fighter) -> None:
    """Raise `RuleFault` unless someone can act and is not held fast (7.8, 7.10)."""
    check_able(fighter)
    if fighter.has("immobilise"):
        raise RuleFault("held", "7.10", words.HELD, name=fighter.name)


def check_alive(fighter: Fighter) -> None:
    """Raise `RuleFault` for the dead (7.8)."""
    if fighter.has("mort"):
        raise RuleFault("dead", "7.8", words.DEAD, name=fighter.name)


def check_attack(
    attacker: Fighter, target: Fighter | None, ally: Fighter | None, weapon: gear.Weapon, asked: Attack
) -> None:
    """Raise `RuleFault` if this attack cannot be made."""
    check_free(attacker)
    for other in (target, ally):
        if other:
            check_alive(other)
    if weapon.hands == 2 and attacker.injury(9):
        raise RuleFault(
            "two_handed_impossible", "7.8", words.ONE_HAND, name=attacker.name, weapon=weapon.name
        )
    _check_reach(weapon, asked)
    _check_manner(weapon, asked)
    if asked.free == "reach":
        _check_free_reach(target, weapon)
    if asked.free == "opportunity":
        _check_opportunity(attacker, weapon)


def _check_reach(weapon: gear.Weapon, asked: Attack) -> None:
    near = ("engaged", "close") if asked.free == "reach" else ("engaged",)
    if weapon.kind == gear.MELEE and asked.position is not None and asked.position not in near:
        position = words.term(words.POSITIONS[asked.position])
        raise RuleFault(
            "melee_out_of_range", "7.1", words.OUT_OF_REACH, weapon=weapon.name, position=position
        )


def _check_manner(weapon: gear.Weapon, asked: Attack) -> None:
    """Shooting into melee and blind are for shots; striking to knock out is for melee."""
    if weapon.kind == gear.MELEE and asked.into_melee:
        raise RuleFault("not_a_shot", "7.12", words.NOT_A_SHOT, weapon=weapon.name, option="--into-melee")
    if weapon.kind == gear.MELEE and asked.blind:
        raise RuleFault("not_a_shot", "7.1", words.NOT_A_SHOT, weapon=weapon.name, option="--blind")
    if weapon.kind == gear.RANGED and asked.subdue:
        raise RuleFault("not_melee", "7.13", words.NOT_MELEE, weapon=weapon.name, option="--subdue")


def _check_free_reach(target: Fighter | None, weapon: gear.Weapon) -> None:
    if "allonge" not in weapon.traits:
        raise RuleFault("no_reach", "7.1", words.NO_REACH, weapon=weapon.name)
    other = target.in_hand if target else None
    if target and other and "allonge" in other.traits:
        raise RuleFault("both_reach", "7.1", words.BOTH_REACH, name=target.name, weapon=other.name)


def _check_opportunity(attacker: Fighter, weapon: gear.Weapon) -> None:
    if weapon.kind != gear.MELEE or weapon != attacker.in_hand:
        raise RuleFault("weapon_not_in_hand", "7.11", words.OPPORTUNITY_MELEE, name=attacker.name)
    if attacker.etat.reaction_depensee:
        raise RuleFault("reaction_spent", "7.11", words.REACTION_SPENT, name=attacker.name)
    if attacker.has("surpris"):
        raise RuleFault("surprised", "7.11", words.SURPRISED_NO_REACTION, name=attacker.name)


def check_sight(named: list[Named], asked: Attack) -> None:
    """A target that cannot be seen cannot be shot at, unless the shot is blind (7.1)."""
    if asked.blind:
        return
    hidden = next((one for one in named if one.row.get("cachee")), None)
    if hidden:
        raise RuleFault("target_not_visible", "7.1", words.NOT_VISIBLE, label=hidden.label)
