"""An attack as both kinds share it: who, with what, which techniques, what the dice come from."""

from typing import Any

import msgspec

from dzcli.dice.throws.throw import Throw
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.systems.d10 import book
from dzcli.systems.d10.blow.dealt import Damage
from dzcli.systems.d10.options import Attack
from dzcli.systems.d10.pool import reroll
from dzcli.systems.d10.pool.put import Put
from dzcli.systems.d10.techniques.named import Against, Uses
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.character import Fighter

LIMITS: Choice[int] = Choice(
    "maniement", specialite=lambda skill, x: skill + x, competence=lambda skill, x: x
)
"""The most dice of an attack with Maniement d'une arme précise (A-D10-6)."""
D10 = 10
REROLLS = ("maniement", "anatomie_relances")
"""Effects that allow some dice to be thrown again."""


class Strike(msgspec.Struct):
    """An attack before its dice."""

    attacker: Fighter
    target: Fighter | None
    weapon: gear.Weapon
    skill: str
    characteristic: str
    asked: Attack
    uses: Uses
    against: Against
    record: Record
    throw: Throw

    def limits(self) -> list[Part]:
        """What the most dice put in are made of: the skill, and Maniement with it (D10-08, D10-T01)."""
        skill = Part(book.skill_name(self.skill), self.attacker.character.skill(self.skill))
        use = self.uses.get("maniement")
        if use is None:
            return [skill]
        own = Part(use.row.nom, use.x)
        return [own] if self.record.ask(LIMITS, skill.value, own.value) == own.value else [skill, own]

    def plan(self, dice: int) -> reroll.Plan | None:
        """Which of so many dice are thrown again (D10-T01, D10-T22, D10-T27)."""
        allowing = [use for effect in REROLLS if (use := self.uses.get(effect))]
        perfection = self.uses.level("perfection") if self.weapon.faces == D10 else 0
        if not allowing:
            return reroll.plan(self.asked.reroll, dice=dice, perfection=perfection)
        most, section = sum(use.x for use in allowing), allowing[0].row.section
        return reroll.plan(self.asked.reroll, dice=dice, perfection=perfection, most=most, section=section)


class Struck(msgspec.Struct):
    """What came of an attack: whether it hits and is critical, the dice put in, the damage.

    ``pool`` is what else its dice show, by the keys of the record.
    """

    hit: bool
    critical: bool
    put: Put
    damage: Damage | None
    pool: dict[str, Any] = msgspec.field(default_factory=dict)
