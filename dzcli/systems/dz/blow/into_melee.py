"""Shooting into a melee: the ally that a bad shot hits (7.12)."""

from __future__ import annotations

from dzcli.dice.throws.throw import Throw
from dzcli.step.questions import Choice
from dzcli.step.record import Due, Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.blow.damage import strike
from dzcli.systems.dz.blow.dealt import Ally, Damage
from dzcli.systems.dz.blow.prevented import may_defend
from dzcli.systems.dz.blow.struck import Blow, Struck
from dzcli.systems.dz.rolls.outcome import CRITICAL_FAILURE, SUCCESSES
from dzcli.systems.dz.rolls.score import Score
from dzcli.systems.dz.who.character import Fighter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

INTO_MELEE = "tir_melee"

COUNTED_FROM: Choice[int] = Choice(
    "tir_melee_seuil",
    effectif=lambda base, value: value,
    score_moins_10=lambda base, value: base + chapter.combat().imposes[INTO_MELEE].valeur,
)
"""The Score that the points which hit the ally are counted from (AMB-38)."""
BEYOND: Choice[bool] = Choice(
    "allie_seuil", strict=lambda face, limit: face > limit, inclusif=lambda face, limit: face >= limit
)
"""Whether a roll hits the ally (ERR-08)."""
BURSTS: Choice[str | None] = Choice(
    "allie_rafale", sans=lambda burst: None, avec=lambda burst: "damage" if burst else None
)
"""What Rafale adds to a shot that hits the ally, by whether the weapon has it (AMB-57)."""


class Stray:
    """Which rolls of a shot hit the ally; ``threshold`` is known once the Score is."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self.threshold = 0

    def judge(self, score: Score) -> Callable[[int, str], bool]:
        """Whether a face hits the ally: a critical failure, or too far above the Score.

        7.12; DZ-MELEE-02, AMB-38, ERR-08.
        """
        counted_from = self._record.ask(COUNTED_FROM, score.base, score.value)
        limit = self.threshold = counted_from + chapter.combat().limites.seuil_allie

        def hits(face: int, outcome: str) -> bool:
            if outcome in SUCCESSES or outcome == CRITICAL_FAILURE:
                return outcome == CRITICAL_FAILURE
            return self._record.ask(BEYOND, face, limit)

        return hits


def resolve(ally: Fighter, struck: Struck, blow: Blow, hit_only: bool, record: Record, throw: Throw) -> Ally:
    """What the shot does to the ally: the weapon's own dice against the ally's armour (AMB-57)."""
    record.people["ally"] = ally.character.person
    hit, threshold = struck.hits_ally, struck.threshold
    if threshold is not None:
        template = words.ALLY_HIT if hit else words.ALLY_SAFE
        rulings = [*record.listed(COUNTED_FROM.key), *record.listed(BEYOND.key)]
        record.say("7.12", template, name=ally.name, threshold=threshold, ruling=rulings)
    if not hit:
        return Ally(threshold, False, None)
    defends = may_defend(ally, record, fast=blow.fast, stray=True) is None
    record.due.append(Due("defend" if defends else "wound", "ally"))
    if hit_only:
        return Ally(threshold, True, Damage(str(blow.dice), lethal=blow.lethal))
    burst = record.ask(BURSTS, blow.has("rafale"))
    damage = strike(blow._replace(critical=None, burst=burst), ally, throw, record)
    if not blow.lethal:
        record.say("7.13", words.NOT_LETHAL)
    return Ally(threshold, True, damage)
