"""An effort with an inner wound costs Stress (table 7.8.1, row 5)."""

from dzcli.step.record import Record
from dzcli.systems.dz import chapter, words
from dzcli.systems.dz.body import stress
from dzcli.systems.dz.who.character import Fighter

INNER_WOUND = 5


def spend(fighter: Fighter, record: Record) -> None:
    """Count an effort: +1 Stress for someone with an inner wound, nothing for others (DZ-STR-02, AMB-68)."""
    row = chapter.injury(INNER_WOUND)
    if fighter.injury(INNER_WOUND) is None:
        record.say(row.section, words.EFFORT_FREE, name=fighter.name, wound=row.nom)
        return
    record.ruling("effort_stress")
    record.say(row.section, words.EFFORT, wound=row.nom, value=row.stress_effort, ruling="effort_stress")
    stress.gain(fighter, row.stress_effort, record)
