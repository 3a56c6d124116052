"""What a wound costs: health, Stress, consciousness, life (7.8)."""

from dataclasses import dataclass, field
from typing import Any

from dzcli.step.record import Record
from dzcli.systems.dz import words
from dzcli.systems.dz.body import stress
from dzcli.systems.dz.who.character import Fighter

ABSORBED, HEAVY, ZERO, INJURY = "absorbed", "heavy_damage", "zero_health", "injury"
_POINTS = {ABSORBED: "absorbee", HEAVY: "degats", ZERO: "zero", INJURY: "blessure"}


@dataclass(slots=True)
class Toll:
    """The toll so far. ``stress`` lists each cause and its points."""

    stress: list[tuple[str, int]] = field(default_factory=list)
    endurance: str | None = None
    injury: dict[str, Any] | None = None
    ko_minutes: int | None = None
    dead: bool = False
    cause: str | None = None

    def add_stress(self, why: str, record: Record) -> None:
        """Count the Stress that the rules give for a cause."""
        value = stress.points(_POINTS[why])
        self.stress.append((why, value))
        record.say("7.8", words.STRESS_CAUSES[why], value=value, threshold=stress.points("seuil_degats"))

    @property
    def stress_gained(self) -> int:
        """All the Stress of this wound."""
        return sum(value for _, value in self.stress)

    def kill(self, victim: Fighter, cause: str, section: str, record: Record) -> None:
        """Someone dies."""
        self.dead, self.cause = True, cause
        victim.enter("mort")
        record.say(section, words.DEATHS[cause], name=victim.name)
