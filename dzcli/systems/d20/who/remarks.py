"""What should be said of a sheet, whatever the step."""

from dzcli.step.record import Record
from dzcli.systems.d20 import words
from dzcli.systems.d20.who.character import Fighter


def at_zero(record: Record, *fighters: Fighter | None) -> None:
    """Warn of someone without PV: the text does not say what that means."""
    for fighter in fighters:
        if fighter is not None and fighter.known_pv is not None and fighter.known_pv <= 0:
            record.warn(words.AT_ZERO, name=fighter.name)
