"""A parry: PAR, the reroll of a shield or of two weapons, parry points (l.23 to l.26, l.70 to l.78)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.blow import hands
from dzcli.systems.d20.options import SHIELD, TWO_WEAPONS, WEAPON, Defend
from dzcli.systems.d20.rolls.roll import roll
from dzcli.systems.d20.rolls.under import Under
from dzcli.systems.d20.who.character import Fighter, Weapon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

HARMED = Choice("arme_inadaptee", blessure=lambda: True, aucune=lambda: False)
"""Whether a parry damages a weapon that is not made for it (A-D20-18)."""


class Means(NamedTuple):
    """What somebody parries with: a shield, a weapon, or the first of two weapons and the ``second``."""

    kind: str
    name: str | Message
    points: int
    weapon: Weapon | None = None
    second: Weapon | None = None


class Parry:
    """What a parry came to; ``points`` are None where it failed.

    ``damaged`` is None for what is made for parrying.
    """

    def __init__(self, means: Means) -> None:
        self.means = means
        self.points: int | None = None
        self.doubled = False
        self.rerolled = False
        self.damaged: bool | None = None

    @property
    def success(self) -> bool:
        """Whether it takes anything from the damage."""
        return self.points is not None

    def as_json(self) -> dict[str, Any]:
        """The parry as the record writes it."""
        return {
            "with": self.means.kind,
            "weapon": self.means.name,
            "points": self.points,
            "doubled": self.doubled,
            "rerolled": self.rerolled,
            "damaged": self.damaged,
        }


def means_of(asked: Defend, fighter: Fighter) -> Means:
    """What somebody parries with: as they say, else shield, two weapons held, the weapon in hand.

    D20-11, D20-31, A-D20-19. Raises `RuleFault` for what hands do not allow and for a projectile without
    a shield, `UsageFault` for what the sheet does not have.
    """
    kind = asked.with_ or _default(asked, fighter)
    if asked.ranged and kind != SHIELD:
        raise RuleFault("shield_only", "l.25", words.SHIELD_ONLY, name=fighter.name)
    if kind == SHIELD:
        hands.check_shield(fighter)
        shield = fighter.shield
        assert shield is not None
        return Means(SHIELD, shield.name, shield.parry)
    second = hands.second(fighter, asked.weapon) if kind == TWO_WEAPONS else None
    weapon = hands.named(fighter, asked.weapon if second is None else None) or fighter.in_hand
    if weapon is None:
        raise RuleFault("nothing_to_parry_with", "l.24", words.NOTHING_TO_PARRY_WITH, name=fighter.name)
    return Means(kind, weapon.name, weapon.parry, weapon, second)


def _default(asked: Defend, fighter: Fighter) -> str:
    if asked.weapon is not None:
        return WEAPON
    held = fighter.in_hand
    if fighter.shield is not None and (held is None or held.hands == 1):
        return SHIELD
    return TWO_WEAPONS if hands.holds_two(fighter) else WEAPON


def resolve(means: Means, asked: Defend, fighter: Fighter, record: Record, throw: Throw) -> Parry:
    """Parry a blow (l.24; D20-02, D20-10).

    Raises `FileFault` for a sheet without PAR, `UsageFault` for a modifier that is none.
    """
    row = book.combat().jets["par"]
    base = fighter.character.characteristic("par") if asked.score is None else asked.score
    under = Under("par", row.nom, base, row.section)
    under.add_named(asked.mods)
    record.say("l.24", words.PARRIES_WITH, name=fighter.name, weapon=means.name)
    under.tell(fighter.name, record)
    parry = Parry(means)
    success = roll(under, "parry", fighter, throw, record).success
    if not success and _has_reroll(means, asked, fighter, record):
        success = _reroll(parry, under, fighter, record, throw)
    if success:
        _take_points(parry, fighter, record)
    _wear(parry, fighter, record)
    return parry


def _has_reroll(means: Means, asked: Defend, fighter: Fighter, record: Record) -> bool:
    """Whether a failed parry is rerolled: the first one of the round, with a shield or with two weapons.

    D20-12, D20-28, D20-29, A-D20-11.
    """
    if means.kind == WEAPON:
        return False
    section = "l.25" if means.kind == SHIELD else "l.76"
    if asked.reroll_used or fighter.etat.relance_utilisee:
        record.say(section, words.REROLL_SPENT, name=fighter.name)
        return False
    if means.kind == TWO_WEAPONS and fighter.etat.attaque_main_faible:
        record.say("l.77", words.OFF_HAND_STRUCK, name=fighter.name)
        return False
    return True


def _reroll(parry: Parry, under: Under, fighter: Fighter, record: Record, throw: Throw) -> bool:
    """Roll the parry again: only the second result counts (l.25, l.76; D20-12, D20-28, A-D20-12)."""
    parry.rerolled = True
    fighter.etat.relance_utilisee = True
    second = parry.means.second
    if second is None:
        record.say("l.25", words.SHIELD_REROLL, name=fighter.name)
        return roll(under, "parry_again", fighter, throw, record).success
    record.say("l.76", words.SECOND_REROLL, name=fighter.name, weapon=second.name)
    weaker = Under(under.key, under.label, under.base, under.section)
    weaker.modifiers = list(under.modifiers)
    off_hand(weaker, fighter, "relance")
    weaker.tell(fighter.name, record)
    parry.means = Means(TWO_WEAPONS, second.name, second.parry, second)
    return roll(weaker, "parry_again", fighter, throw, record).success


def off_hand(under: Under, fighter: Fighter, use: str) -> None:
    """Take from a roll what the off hand does, unless somebody is ambidextrous (D20-28, D20-29, D20-30)."""
    row = book.combat().main_faible[use]
    if fighter.character.skills.ambidextrie:
        under.leave_out("main_faible", message(words.OFF_HAND), row.malus, row.section, words.AMBIDEXTROUS)
    else:
        under.modify("main_faible", message(words.OFF_HAND), row.malus, row.section)


def _take_points(parry: Parry, fighter: Fighter, record: Record) -> None:
    """The parry points, doubled by the skill (D20-11, D20-14, A-D20-13)."""
    means, row = parry.means, book.combat().parade
    parry.points = means.points
    record.say("l.24", words.POINTS, weapon=means.name, points=means.points)
    if fighter.character.skills.parade:
        parry.points = means.points * row.facteur
        parry.doubled = True
        record.say(row.section, words.DOUBLED, points=parry.points)


def _wear(parry: Parry, fighter: Fighter, record: Record) -> None:
    """A parry that succeeds damages a weapon that is not made for it (l.72; D20-27, A-D20-18)."""
    weapon = parry.means.weapon
    if weapon is None or weapon.suited:
        return
    parry.damaged = parry.success and record.ask(HARMED)
    if parry.damaged:
        fighter.damage_weapon(weapon)
        record.say("l.72", words.WEAPON_DAMAGED, "arme_inadaptee", weapon=weapon.name)
