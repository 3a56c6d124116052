"""What a wound costs: Stress, consciousness, serious wounds, life (7.8)."""

from dataclasses import dataclass, field
from typing import Any

from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

ABSORBED, HEAVY, ZERO, INJURY = "absorbed", "heavy_damage", "zero_health", "injury"
"""What gives Stress in a wound."""


@dataclass(slots=True)
class Harm:
    """What a wound has cost so far. ``stress`` lists each cause and its points."""

    stress: list[tuple[str, int]] = field(default_factory=list)
    endurance: str | None = None
    injury: dict[str, Any] | None = None
    ko_minutes: int | None = None
    dead: bool = False
    cause: str | None = None

    def add_stress(self, why: str, record: Record) -> None:
        """Count the Stress that the rules give for a cause (7.8; DZ-STR-01, DZ-DMG-07, AMB-56)."""
        row = chapter.body().stress
        value = {ABSORBED: row.absorbee, HEAVY: row.degats, ZERO: row.zero, INJURY: row.blessure}[why]
        self.stress.append((why, value))
        record.say(row.section, words.STRESS_CAUSES[why], value=value, threshold=row.seuil_degats)

    @property
    def stress_gained(self) -> int:
        """All the Stress of this wound."""
        return sum(value for _, value in self.stress)

    def kill(self, victim: Fighter, cause: str, section: str, record: Record) -> None:
        """Someone dies (7.8; DZ-WND-04)."""
        self.dead, self.cause = True, cause
        victim.enter(states.DEAD)
        record.say(section, words.DEATHS[cause], name=victim.name)
