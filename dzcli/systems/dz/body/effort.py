"""An effort with an internal injury costs Stress (table 7.8.1, row 5)."""

from dzcli.step.questions import Choice
from dzcli.step.record import Record
from dzcli.systems.dz import chapter, rows, words
from dzcli.systems.dz.body import stress
from dzcli.systems.dz.who.character import Fighter


def of_wound(row: rows.InjuryRow) -> bool:
    """Whether an effort with this serious wound costs Stress."""
    return row.stress_effort > 0


IS_EFFORT = Choice("effort_stress", par_scene=lambda told: told, par_jet=lambda told: True)
"""Whether a roll of a fight is an effort (AMB-68)."""


def in_combat(fighter: Fighter, told: bool, record: Record, side: str = "") -> None:
    """A roll of attack or defence: an effort if it was ``told`` to be one, or by the house (AMB-68).

    ``side`` is how the options of whoever rolls begin.
    """
    by_house = fighter.suffers(of_wound) is not None and record.ask(IS_EFFORT, told)
    if told or by_house:
        spend(fighter, record)
    else:
        hint(fighter, record, side)


def out_of_combat(fighter: Fighter, told: bool, record: Record, *, possible: bool = True) -> None:
    """A roll out of a fight: an effort if it was ``told`` to be one; ``possible``: it may have been."""
    if told:
        spend(fighter, record)
    elif possible:
        hint(fighter, record)


def hint(fighter: Fighter, record: Record, side: str = "") -> None:
    """Say to someone with an internal injury that nobody said whether this is an effort (AMB-68)."""
    if (row := fighter.suffers(of_wound)) is not None:
        values = {"name": fighter.name, "wound": row.nom, "value": row.stress_effort}
        record.warn(words.EFFORT_HINT, option=f"--{side}effort", **values)


def spend(fighter: Fighter, record: Record) -> None:
    """Count an effort: +1 Stress for someone with an internal injury, nothing for others (DZ-STR-02)."""
    row = fighter.suffers(of_wound)
    if row is None:
        if (known := chapter.injury_with(of_wound)) is not None:
            record.say(known.section, words.EFFORT_FREE, name=fighter.name, wound=known.nom)
        return
    record.say(
        row.section, words.EFFORT, wound=row.nom, value=row.stress_effort, ruling=record.listed(IS_EFFORT.key)
    )
    stress.gain(fighter, row.stress_effort, record)
