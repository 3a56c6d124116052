"""Which weapon an attack is made with (7.5)."""

from dzcli.fault import FileFault
from dzcli.names import find
from dzcli.systems.dz import gear, words
from dzcli.systems.dz.character import Fighter
from dzcli.systems.dz.score import unknown


def choose(attacker: Fighter, named: str | None) -> gear.Weapon:
    """The weapon named, else the one in hand, else bare hands if the sheet lists them.

    Raises `UsageFault` for a name the sheet does not have, `FileFault` if there is none.
    """
    if named is not None:
        return _named(attacker, named)
    weapons = attacker.character.weapons
    held = attacker.in_hand or next((weapon for weapon in weapons if weapon.natural), None)
    if held is None:
        document = attacker.character.document
        template = words.WEAPON_DROPPED if weapons else words.NO_WEAPON
        line = document.line_of(("etat", "arme_en_main") if weapons else ())
        raise FileFault("no_weapon", template, file=document.label, line=line, who=attacker.name)
    return held


def _named(attacker: Fighter, named: str) -> gear.Weapon:
    weapons = attacker.character.weapons
    names = [weapon.name for weapon in weapons]
    ids = [arme.id or arme.nom for arme in attacker.character.sheet.armes]
    found = find(named, names)
    if found is not None:
        return weapons[names.index(found)]
    found = find(named, ids)
    if found is not None:
        return weapons[ids.index(found)]
    if not names:
        document = attacker.character.document
        raise FileFault("no_weapon", words.NO_WEAPON, file=document.label, line=1, who=attacker.name)
    raise unknown(named, words.UNKNOWN_WEAPON, names, "unknown_weapon")
