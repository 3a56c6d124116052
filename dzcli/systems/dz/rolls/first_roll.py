"""The first roll of someone who was Surpris (7.2)."""

from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter

INITIATIVE, FIRST_ROUND, LATER = "initiative", "first_round", "later"
"""When a roll is made: for initiative, in the first round, after it."""

DISADVANTAGED: Choice[bool] = Choice(
    "surpris_premier_jet",
    round1_hors_initiative=lambda when: when == FIRST_ROUND,
    initiative_comprise=lambda when: when in (INITIATIVE, FIRST_ROUND),
    jusqua_utilisation=lambda when: when in (FIRST_ROUND, LATER),
)
"""Whether the first roll has the disadvantage, by when it is made (AMB-18)."""


def is_it(fighter: Fighter, record: Record, *, initiative: bool = False) -> bool:
    """Whether the next roll is the one that surprise puts at a disadvantage (DZ-SURP-06, AMB-18)."""
    when = _when(fighter, initiative)
    return when is not None and record.ask(DISADVANTAGED, when)


def decided(fighter: Fighter, record: Record, *, initiative: bool = False) -> tuple[str, ...]:
    """The ruling by which the next roll is that one, if any is needed."""
    when = _when(fighter, initiative)
    return () if when is None else record.decided(DISADVANTAGED, when)


def _when(fighter: Fighter, initiative: bool) -> str | None:
    """When the next roll is made, of someone whose first roll since a surprise is still to come."""
    if fighter.has(states.SURPRISED) and not fighter.etat.premier_jet_fait:
        return INITIATIVE if initiative else FIRST_ROUND
    return LATER if fighter.has(states.STILL_SURPRISED) and not initiative else None


def spend(fighter: Fighter) -> None:
    """The first roll was made (DZ-SURP-07)."""
    if fighter.has(states.SURPRISED):
        fighter.etat.premier_jet_fait = True
    fighter.leave(states.STILL_SURPRISED)
