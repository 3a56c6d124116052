"""Which weapon an attack is made with (7.5)."""

from dzcli.fault import FileFault, RuleFault
from dzcli.names import pick, unknown
from dzcli.systems.dz import faults
from dzcli.systems.dz.blow.prevented import OPPORTUNITY, REACH
from dzcli.systems.dz.who import gear
from dzcli.systems.dz.who.character import Fighter


def choose(attacker: Fighter, named: str | None, free: str | None = None) -> gear.Weapon:
    """The weapon named, else the one in hand, else bare hands if the sheet lists them (DZ-ATK-01).

    Of several in hand one that the ``free`` attack can be made with (7.1, 7.11; DZ-REACH-03, DZ-OPP-02).

    Raises `UsageFault` for a name the sheet does not have, `RuleFault` if no weapon is in
    hand, `FileFault` if the sheet has none.
    """
    if named is not None:
        return _named(attacker, named)
    weapons = attacker.character.weapons
    held = [*attacker.held, *(weapon for weapon in weapons if weapon.natural)]
    if not held:
        if weapons:
            raise RuleFault("weapon_not_in_hand", "7.5", faults.WEAPON_DROPPED, who=attacker.name)
        raise _no_weapon(attacker)
    return next((weapon for weapon in held if _will_do(weapon, free)), held[0])


def _will_do(weapon: gear.Weapon, free: str | None) -> bool:
    if free == REACH:
        return gear.ALLONGE in weapon.traits
    return free != OPPORTUNITY or weapon.kind == gear.MELEE


def _named(attacker: Fighter, named: str) -> gear.Weapon:
    weapons = attacker.character.weapons
    names = [weapon.name for weapon in weapons]
    ids = [arme.id or arme.nom for arme in attacker.character.sheet.armes]
    found = pick(named, names) or pick(named, ids)
    if found is not None:
        return weapons[names.index(found) if found in names else ids.index(found)]
    if not names:
        raise _no_weapon(attacker)
    raise unknown(named, faults.UNKNOWN_WEAPON, names, "unknown_weapon", faults.IT_HAS)


def _no_weapon(attacker: Fighter) -> FileFault:
    label = attacker.character.document.label
    return FileFault("no_weapon", faults.NO_WEAPON, file=label, who=attacker.name)
