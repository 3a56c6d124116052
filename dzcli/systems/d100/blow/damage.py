"""The damage of a hit: the weapon's dice and modifier, the bonus of Force, the fureur (l.74, l.77)."""

from __future__ import annotations

import functools

from dzcli.dice.throws.throw import Folded, Throw
from dzcli.message import message
from dzcli.step.record import Part, Record
from dzcli.systems.d100 import words
from dzcli.systems.d100.blow import fury
from dzcli.systems.d100.blow.attack_roll import Assault
from dzcli.systems.d100.blow.dealt import Damage, Fury
from dzcli.systems.d100.who.character import MELEE, Weapon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable


def strike(assault: Assault, hit: Hashable, throw: Throw, record: Record) -> tuple[Damage, Fury]:
    """Throw the damage of a hit, of which ``hit`` is what follows depends on (l.74; D100-26 to D100-28).

    Raises `FileFault` for a weapon of close combat where the sheet has no Force.
    """
    weapon = assault.weapon
    bonus = strength(assault)
    damage = Damage(formula(weapon, bonus))
    first = throw.fold(weapon.dice, (0, 0), _counter(weapon.dice.faces))
    total, highest = first.result
    damage.weapon = total + weapon.dice.plus + bonus
    record.explain(_tell, first, assault, bonus, damage, record)
    invoked = fury.resolve(highest, assault, lambda added: (hit, total + added), throw, record)
    damage.raw = damage.weapon + invoked.added
    record.explain(_tell_total, damage, invoked, record)
    return damage, invoked


def strength(assault: Assault) -> int:
    """The bonus of Force, for a weapon of close combat (l.74; D100-26)."""
    return assault.attacker.character.bonus("force") if assault.weapon.kind == MELEE else 0


@functools.cache
def formula(weapon: Weapon, bonus: int) -> str:
    """The damage of a weapon with the bonus of Force, as dice are written."""
    return str(weapon.dice._replace(plus=weapon.dice.plus + bonus))


@functools.cache
def _counter(faces: int) -> Callable[[tuple[int, int], int], tuple[int, int]]:
    """Adds a die to the sum, and counts those that show their highest face."""

    def count(state: tuple[int, int], face: int) -> tuple[int, int]:
        return state[0] + face, state[1] + (face == faces)

    return count


def _tell(
    first: Folded[tuple[int, int]], assault: Assault, bonus: int, damage: Damage, record: Record
) -> None:
    weapon = assault.weapon
    damage.dice = list(first.faces)
    rolled = sum(first.faces) + weapon.dice.plus
    record.say(
        "l.74", words.DAMAGE, weapon=weapon.name, formula=str(weapon.dice), dice=damage.dice, value=rolled
    )
    damage.parts.append(Part(str(weapon.dice), rolled))
    if bonus:
        damage.parts.append(Part(message(words.STRENGTH), bonus))
        record.say(
            "l.74",
            words.STRENGTH_ADDED,
            bonus=bonus,
            force=assault.attacker.character.characteristic("force"),
        )


def _tell_total(damage: Damage, invoked: Fury, record: Record) -> None:
    if invoked.added:
        damage.parts.append(Part(message(words.FURY), invoked.added))
    if len(damage.parts) > 1:
        record.say("l.74", words.DAMAGE_TOTAL, value=damage.raw)
