"""What should be said of a sheet, whatever the step."""

from dzcli.step.record import Record
from dzcli.systems.duel import words
from dzcli.systems.duel.who.character import Fighter, health_by_rule


def on_maximum(fighter: Fighter, record: Record) -> None:
    """Say so where Santé maximum is not the sheet's own: the text has no rule for it (A-DUEL-22)."""
    sheet = fighter.character.sheet
    if sheet.sante.max is None and health_by_rule(sheet) is not None:
        record.warn(words.MAXIMUM_BY_RULE, name=fighter.name, maximum=fighter.character.health_max)
