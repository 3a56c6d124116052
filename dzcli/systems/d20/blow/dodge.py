"""A dodge: INI, and a margin as large as that of the attack (l.80 to l.99)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Throw
from dzcli.fault import RuleFault, UsageFault
from dzcli.message import message
from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.d20 import book, words
from dzcli.systems.d20.blow.incoming import Margins
from dzcli.systems.d20.options import Defend
from dzcli.systems.d20.rolls.roll import roll
from dzcli.systems.d20.rolls.under import Under
from dzcli.systems.d20.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

OF_SURPRISE = Choice("surprise_esquive", refus=lambda: False, permise=lambda: True)
"""Whether a surprise attack can be dodged (A-D20-8)."""
HALF: Choice[int] = Choice(
    "demi_ini",
    inferieur=lambda ini, divisor: ini // divisor,
    superieur=lambda ini, divisor: -(-ini // divisor),
)
"""INI of someone without the skill Esquive (A-D20-5)."""
OWN_MARGIN: Choice[int] = Choice(
    "marge_demi", demi=lambda margin, lost: margin, entiere=lambda margin, lost: margin + lost
)
"""The margin of a dodge, given what was lost of INI for want of the skill (A-D20-6)."""
THEIR_MARGIN: Choice[int] = Choice(
    "marge_att", modifiee=lambda modified, base: modified, base=lambda modified, base: base
)
"""The margin of the attack: of ATT after modifiers or before (A-D20-7)."""
AGAIN = Choice("esquive_nombre", libre=lambda tried: True, une=lambda tried: not tried)
"""Whether somebody may dodge, who has tried in this round or not (A-D20-10)."""


class Dodge:
    """A dodge: whether it succeeds; ``margin`` is None where INI failed, and where the die has no face."""

    def __init__(self, success: bool, skill: bool, attack: int) -> None:
        self.success = success
        self.skill = skill
        self.attack = attack
        self.margin: int | None = None

    def as_json(self) -> dict[str, Any]:
        """The dodge as the record writes it."""
        return {
            "success": self.success,
            "skill": self.skill,
            "margin": self.margin,
            "attack_margin": self.attack,
        }


def under_ini(fighter: Fighter, score: int | None, record: Record) -> Under:
    """What a dodge is rolled under: INI, or half of it without the skill (l.83, l.85; D20-33, D20-34).

    Raises `FileFault` for a sheet without INI.
    """
    row = book.combat().jets["esquive"]
    if score is not None:
        return Under("esquive", row.nom, score, row.section)
    ini = fighter.character.characteristic("ini")
    if fighter.character.skills.esquive:
        return Under("esquive", row.nom, ini, "l.85", "INI")
    half = book.combat().esquive
    value = record.ask(HALF, ini, half.diviseur)
    return Under("esquive", row.nom, value, half.section, message(words.HALF_INI, ini=ini))


def resolve(margins: Margins | None, asked: Defend, fighter: Fighter, record: Record, throw: Throw) -> Dodge:
    """Dodge a blow in close combat: INI, then the margin, equal is enough.

    D20-34, D20-35, D20-36, D20-37, D20-38, D20-39. Raises `RuleFault` for a projectile and for a second
    dodge in a round where the house has it so, `UsageFault` where nothing tells of the attack's margin.
    """
    if asked.ranged:
        raise RuleFault("melee_only", "l.85", words.MELEE_ONLY)
    if margins is None:
        raise UsageFault("no_margin", words.NO_MARGIN)
    if not record.ask(AGAIN, fighter.etat.esquive_tentee):
        raise RuleFault("dodged_already", "l.85", words.DODGED_ALREADY, name=fighter.name)
    fighter.etat.esquive_tentee = True
    under = under_ini(fighter, asked.score, record)
    under.add_named(asked.mods)
    under.tell(fighter.name, record)
    attack = record.ask(THEIR_MARGIN, *margins)
    lost = _lost(fighter, under, asked.score)

    def beats(margin: int) -> bool:
        return record.ask(OWN_MARGIN, margin, lost) >= attack

    judged = roll(under, "dodge", fighter, throw, record, measure=beats)
    found = Dodge(bool(judged.means), fighter.character.skills.esquive, attack)
    record.explain(_tell, found, judged.success, lost, fighter, record)
    return found


def _lost(fighter: Fighter, under: Under, score: int | None) -> int:
    """What was lost of INI for want of the skill."""
    return 0 if score is not None else fighter.character.characteristic("ini") - under.base


def _tell(found: Dodge, tested: bool, lost: int, fighter: Fighter, record: Record) -> None:
    """Tell the margins, if INI succeeded, and what they come to."""
    if not tested:
        record.say("l.88", words.DODGE_FAILED, name=fighter.name)
        return
    found.margin = record.in_force(OWN_MARGIN, record.tests[-1].measured.margin, lost)
    values: dict[str, Any] = {"name": fighter.name, "margin": found.margin, "attack": found.attack}
    record.say("l.86", words.CONFRONTED, record.listed(OWN_MARGIN.key), **values)
    section, template = ("l.87", words.DODGED) if found.success else ("l.89", words.DODGE_BEATEN)
    record.say(section, template, name=fighter.name)
