"""What a wound costs: Stress, consciousness, serious wounds, life (7.8)."""

import msgspec

from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

ABSORBED, HEAVY, ZERO, INJURY = "absorbed", "heavy_damage", "zero_health", "injury"
"""What gives Stress in a wound."""


class StressGain(msgspec.Struct):
    """Stress and what gave it."""

    why: str
    value: int


class Injury(msgspec.Struct):
    """A serious wound: its row of table 7.8.1, and the rounds left to live if it bleeds."""

    id: int
    name: str
    rounds: int | None


class Suffered(msgspec.Struct):
    """What damage came to, as the record holds it.

    ``stress`` lists each cause; ``stress_gained`` is their sum and ``stress_after`` what there is in the
    end; ``endurance`` is the outcome of that test; ``aim_lost`` is None for someone who had not aimed;
    ``cause`` is what killed.
    """

    health_before: int
    health: int
    health_max: int
    malmene: bool
    down: bool
    stress: list[StressGain]
    stress_gained: int
    stress_after: int
    endurance: str | None
    injury: Injury | None
    ko_minutes: int | None
    aim_lost: bool | None
    dead: bool
    cause: str | None


class Harm:
    """What a wound has cost someone so far; ``before`` is the Santé before it."""

    def __init__(self, victim: Fighter) -> None:
        self.victim = victim
        self.before = victim.health
        self.stress: list[StressGain] = []
        self.endurance: str | None = None
        self.injury: Injury | None = None
        self.ko_minutes: int | None = None
        self.aim_lost: bool | None = None
        self.cause: str | None = None

    def add_stress(self, why: str, record: Record) -> None:
        """Count the Stress that the rules give for a cause (7.8; DZ-STR-01, DZ-DMG-07, AMB-56)."""
        row = chapter.body().stress
        value = {ABSORBED: row.absorbee, HEAVY: row.degats, ZERO: row.zero, INJURY: row.blessure}[why]
        self.stress.append(StressGain(why, value))
        record.say(row.section, words.STRESS_CAUSES[why], value=value, threshold=row.seuil_degats)

    @property
    def stress_gained(self) -> int:
        """All the Stress of this wound."""
        return sum(gain.value for gain in self.stress)

    def kill(self, cause: str, section: str, record: Record) -> None:
        """The victim dies (7.8; DZ-WND-04)."""
        self.cause = cause
        self.victim.enter(states.DEAD)
        record.say(section, words.DEATHS[cause], name=self.victim.name)

    def suffered(self) -> Suffered:
        """All that the damage came to."""
        victim = self.victim
        return Suffered(
            health_before=self.before,
            health=victim.health,
            health_max=victim.character.health_max,
            malmene=victim.malmene,
            down=victim.down,
            stress=self.stress,
            stress_gained=self.stress_gained,
            stress_after=victim.etat.stress,
            endurance=self.endurance,
            injury=self.injury,
            ko_minutes=self.ko_minutes,
            aim_lost=self.aim_lost,
            dead=self.cause is not None,
            cause=self.cause,
        )
