"""What a cure came to (7.9)."""

import msgspec

from dzcli.systems.dz.who.character import Fighter


class Healing(msgspec.Struct):
    """What a cure came to, as the record holds it.

    ``injury_removed`` and ``penalty_removed`` are rows of table 7.8.1; ``blocked_by`` those that kept one
    from recovering; ``retry_in`` the rounds until the healer may try again; ``healer_stress`` what
    stabilising cost the healer; ``dead`` is None where the patient could not die of the care.
    """

    mode: str
    healed: int
    health_before: int
    health: int
    health_max: int
    stabilised: bool
    injury_removed: int | None
    penalty_removed: int | None
    blocked_by: list[int] | None
    retry_in: int | None
    healer_stress: int | None
    dead: bool | None


class Cure:
    """What a cure did for a patient so far; ``before`` is the Santé before it."""

    def __init__(self, mode: str, patient: Fighter) -> None:
        self.mode = mode
        self.patient = patient
        self.before = patient.health
        self.stabilised = False
        self.injury_removed: int | None = None
        self.penalty_removed: int | None = None
        self.blocked_by: list[int] | None = None
        self.retry_in: int | None = None
        self.healer_stress: int | None = None
        self.dead: bool | None = None

    def healing(self) -> Healing:
        """All that the cure came to."""
        return Healing(
            mode=self.mode,
            healed=self.patient.health - self.before,
            health_before=self.before,
            health=self.patient.health,
            health_max=self.patient.character.health_max,
            stabilised=self.stabilised,
            injury_removed=self.injury_removed,
            penalty_removed=self.penalty_removed,
            blocked_by=self.blocked_by,
            retry_in=self.retry_in,
            healer_stress=self.healer_stress,
            dead=self.dead,
        )
