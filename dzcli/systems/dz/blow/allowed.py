"""What the rules forbid of an attack before a die is thrown (7.1, 7.8, 7.10, 7.12, 7.13)."""

from dzcli.fault import RuleFault
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, faults, rows, words
from dzcli.systems.dz.options import Attack
from dzcli.systems.dz.rolls.modifiers import NamedModifier
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.able import check_alive, check_free
from dzcli.systems.dz.who.character import Fighter

POSITIONS = {"engaged": "engage", "close": "proche", "medium": "moyen", "far": "loin"}
"""The row of the table for each word of ``--position``."""
BOTH_HANDS = 2


def takes_hand(row: rows.InjuryRow) -> bool:
    """Whether a serious wound takes a hand (table 7.8.1)."""
    return row.mains > 0


def check_attack(
    attacker: Fighter,
    target: Fighter | None,
    ally: Fighter | None,
    weapon: gear.Weapon,
    asked: Attack,
) -> None:
    """Raise `RuleFault` if this attack cannot be made (DZ-WND-03, DZ-WND-04)."""
    check_free(attacker)
    for other in (target, ally):
        if other:
            check_alive(other)
    if weapon.hands == BOTH_HANDS and attacker.suffers(takes_hand):
        raise RuleFault(
            "two_handed_impossible", "7.8", faults.ONE_HAND, name=attacker.name, weapon=weapon.name
        )
    _check_reach(weapon, asked)
    _check_manner(weapon, asked)


def _check_reach(weapon: gear.Weapon, asked: Attack) -> None:
    """Melee is for someone Engagé; the free strike of Allonge reaches Proche (DZ-POS-01, DZ-POS-02)."""
    if weapon.kind != gear.MELEE or asked.position is None:
        return
    position = chapter.combat().positions[POSITIONS[asked.position]]
    if not position.melee and not (asked.free == "reach" and asked.position == "close"):
        raise RuleFault(
            "melee_out_of_range", "7.1", faults.OUT_OF_REACH, weapon=weapon.name, position=position.nom
        )


def _check_manner(weapon: gear.Weapon, asked: Attack) -> None:
    """Shooting into melee and blind are for shots; striking to knock out is for melee (AMB-87)."""
    if weapon.kind == gear.MELEE and asked.into_melee:
        raise RuleFault("not_a_shot", "7.12", faults.NOT_A_SHOT, weapon=weapon.name, option="--into-melee")
    if weapon.kind == gear.MELEE and asked.blind:
        raise RuleFault("not_a_shot", "7.1", faults.NOT_A_SHOT, weapon=weapon.name, option="--blind")
    stuns = asked.subdue or (asked.nonlethal and not weapon.spares)
    if weapon.kind == gear.RANGED and stuns:
        option = "--subdue" if asked.subdue else "--nonlethal"
        raise RuleFault("not_melee", "7.13", faults.NOT_MELEE, weapon=weapon.name, option=option)


def check_sight(named: list[NamedModifier], weapon: gear.Weapon, asked: Attack) -> None:
    """A target that cannot be seen cannot be shot at, unless the shot is blind (DZ-LOS-03, DZ-LOS-04)."""
    if asked.blind or weapon.kind == gear.MELEE:
        return
    hidden = next((one for one in named if one.hides), None)
    if hidden:
        raise RuleFault("target_not_visible", "7.1", faults.NOT_VISIBLE, label=hidden.label)


def note_hands(fighter: Fighter, weapon: gear.Weapon, record: Record) -> None:
    """Say so where a weapon and a shield take more hands than someone has (DZ-WND-03)."""
    shield, hands = fighter.character.shield, 1 if fighter.suffers(takes_hand) else BOTH_HANDS
    if shield is None or weapon.natural:
        return
    values = {"name": fighter.name, "weapon": weapon.name, "shield": shield.name}
    if hands < BOTH_HANDS:
        record.warn(words.HAND_LOST, **values)
    elif weapon.hands == BOTH_HANDS:
        record.warn(words.HANDS_FULL, **values)
