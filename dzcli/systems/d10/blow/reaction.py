"""Which reaction someone makes to an attack, and why one may make none with dice (D10-05, D10-12, D10-29)."""

from collections.abc import Hashable

import msgspec

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault, UsageFault
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d10 import book, faults, words
from dzcli.systems.d10.blow.defence import DODGE, NONE, PARRY
from dzcli.systems.d10.blow.incoming import Incoming
from dzcli.systems.d10.options import Defend
from dzcli.systems.d10.pool import reserve
from dzcli.systems.d10.techniques.named import Against, Uses
from dzcli.systems.d10.who import gear, states
from dzcli.systems.d10.who.character import Fighter

MAY_REACT: Choice[bool] = Choice(
    "reactions", par_attaque=lambda spent: True, par_tour=lambda spent: not spent
)
"""Whether someone may react who has done so this round (A-D10-2)."""
PARRIES_WITH: Choice[str] = Choice(
    "parade_carac", force=lambda weapon: gear.FORCE, arme=lambda weapon: weapon
)
"""The characteristic that a parry takes (A-D10-3)."""
AGAINST_SHOTS: Choice[int | None] = Choice(
    "parade_tir", au_dessus=lambda threshold: threshold, impossible=lambda threshold: None
)
"""What the dice of a parry have to be above for a shot; None where it cannot be parried (A-D10-15)."""

OF_PARRIES = ("des", "riposte")
"""Effects that a dodge has no use for (D10-T13, D10-T14)."""
SECTIONS = {
    "incapacitated": "l.150",
    "reaction_spent": "l.31",
    "no_dice": "l.27",
    "wrong_characteristic": "l.13",
    "no_dodge": "l.89",
    "no_parry_of_shots": "l.43",
}


class Reaction(msgspec.Struct):
    """A reaction before its dice: ``weapon`` is the one of melee in hand.

    ``prevented`` tells why it is made without dice.
    """

    defender: Fighter
    blow: Incoming
    weapon: gear.Weapon | None
    kind: str
    characteristic: str
    prevented: str | None
    asked: Defend
    uses: Uses
    against: Against
    record: Record
    throw: Throw

    def met(self, left: Hashable) -> Hashable:
        """What all that follows depends on: what is left of the blow, and the rest of what was told of it."""
        told = self.asked.from_
        return self.kind, left, told and told.apart_from("damage")


def choose(
    asked: Defend,
    defender: Fighter,
    blow: Incoming,
    uses: Uses,
    against: Against,
    record: Record,
    throw: Throw,
) -> Reaction:
    """The reaction asked for, or the one that the characteristic of the turn is for (D10-12, D10-29).

    Raises `RuleFault` for one that is asked for and may not be made.
    """
    weapon = _in_hand(defender)
    parries_with = record.ask(PARRIES_WITH, weapon.characteristic if weapon else gear.FORCE)
    kind = asked.type or _usual(asked, defender, parries_with)
    _check_used(asked, kind, blow, uses)
    wanted = gear.AGILITE if kind == DODGE else parries_with
    characteristic = reserve.chosen(defender, asked.characteristic, wanted, only=True)
    why = _prevented(kind, characteristic, wanted, asked, defender, blow, record)
    named_one = asked.type not in (None, NONE) or asked.techniques
    if why is not None and why != "no_dice" and named_one:
        values = {"name": defender.name, "characteristic": book.characteristic_name(characteristic)}
        raise RuleFault(why, SECTIONS[why], words.CANNOT_DEFEND[why], **values)
    if why is not None:
        kind = NONE
    return Reaction(defender, blow, weapon, kind, characteristic, why, asked, uses, against, record, throw)


def _check_used(asked: Defend, kind: str, blow: Incoming, uses: Uses) -> None:
    """Raise `UsageFault` for an option, `RuleFault` for a technique, that the reaction has no use for."""
    if asked.type == NONE:
        given = (flag for flag, value in _of_dice(asked).items() if value not in (None, False, ()))
        if flag := next(given, None):
            raise _no_use(flag, faults.NO_DICE_OPPOSED)
    if kind == DODGE and asked.skill is not None:
        raise _no_use("--skill", faults.DODGE_SKILL)
    if kind == PARRY and blow.kind == gear.MELEE and asked.threshold is not None:
        raise _no_use("--threshold", faults.NO_THRESHOLD)
    for effect in OF_PARRIES:
        if kind == DODGE and (use := uses.get(effect)):
            raise RuleFault("only_for_parries", use.row.section, faults.ONLY_FOR_PARRIES, name=use.row.nom)


def _of_dice(asked: Defend) -> dict[str, object]:
    """The options that bear on dice, as they were given."""
    return {
        "--pool": asked.pool,
        "--reserve": asked.reserve,
        "--push": asked.push,
        "--skill": asked.skill,
        "--threshold": asked.threshold,
        "--reroll": asked.reroll,
        "--technique": tuple(asked.techniques),
        "--mod": tuple(asked.mods),
    }


def _no_use(option: str, why: str) -> UsageFault:
    return UsageFault("no_use", faults.NO_USE, option=option, why=words.term(why))


def _in_hand(defender: Fighter) -> gear.Weapon | None:
    """The weapon in hand, if it is one of melee."""
    weapon = defender.in_hand
    return weapon if weapon and weapon.kind == gear.MELEE else None


def _usual(asked: Defend, defender: Fighter, parries_with: str) -> str:
    """A parry in a turn of Force (or before any choice), a dodge in one of Agilité, else nothing."""
    etat = defender.etat
    if asked.characteristic is not None:
        turn = reserve.name_of(defender, asked.characteristic)
    else:
        turn = defender.turn or parries_with
    if turn == parries_with:
        return PARRY
    if turn == gear.AGILITE and defender.character.dodge:
        return DODGE
    return NONE if etat.des_depenses else PARRY


def _prevented(
    kind: str,
    characteristic: str,
    wanted: str,
    asked: Defend,
    defender: Fighter,
    blow: Incoming,
    record: Record,
) -> str | None:
    """Why no dice can be opposed, as a code of the record, or None (D10-05, D10-16, D10-17, D10-30)."""
    if any(defender.has(state) for state in states.STATES):
        return "incapacitated"
    if kind == NONE:
        return None if asked.type == NONE else "wrong_characteristic"
    if not record.ask(MAY_REACT, defender.etat.reaction_depensee):
        return "reaction_spent"
    if kind == DODGE and not defender.character.dodge:
        return "no_dodge"
    if characteristic != wanted:
        return "wrong_characteristic"
    ranged = blow.kind == gear.RANGED
    if kind == PARRY and ranged and record.ask(AGAINST_SHOTS, blow.threshold) is None:
        return "no_parry_of_shots"
    told = asked.reserve if asked.reserve is not None else reserve.remaining(defender, characteristic)
    return "no_dice" if not (told or asked.push or _gains(asked)) else None


def _gains(asked: Defend) -> bool:
    """Whether something named may bring dice where none is left."""
    return bool(asked.techniques)
