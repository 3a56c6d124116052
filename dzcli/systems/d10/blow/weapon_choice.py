"""Which weapon strikes."""

from dzcli.fault import FileFault
from dzcli.names import pick, unknown
from dzcli.systems.d10 import faults
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.character import Fighter


def choose(fighter: Fighter, name: str | None) -> gear.Weapon:
    """The weapon asked for, else the one in hand.

    Raises `UsageFault` for a weapon that is not on the sheet, `FileFault` for a sheet that has none.
    """
    weapons = fighter.character.weapons
    if not weapons:
        raise FileFault("no_weapon", faults.NO_WEAPON, file=fighter.character.document.label)
    if name is None:
        held = fighter.in_hand
        if held is None:
            raise FileFault("no_weapon", faults.NOTHING_IN_HAND, file=fighter.character.document.label)
        return held
    names = [weapon.name for weapon in weapons]
    found = pick(name, names)
    if found is None:
        raise unknown(name, faults.UNKNOWN_WEAPON, names, "unknown_weapon")
    return weapons[names.index(found)]
