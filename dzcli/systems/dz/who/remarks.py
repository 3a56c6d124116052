"""What should be said of a sheet, whatever the step: what it declares, what counts for nothing (7.8)."""

from dzcli.names import find
from dzcli.step.record import Record
from dzcli.systems.dz import words
from dzcli.systems.dz.who import states
from dzcli.systems.dz.who.character import Fighter


def on_states(record: Record, *fighters: Fighter | None) -> None:
    """Warn of states on a sheet that are not read from it, because they follow from Santé."""
    for fighter in filter(None, fighters):
        for state in fighter.etat.etats:
            if derived := find(state, states.DERIVED):
                record.warn(words.DERIVED_STATE, name=fighter.name, state=derived)


def on_maximum(record: Record, fighter: Fighter) -> None:
    """Say so where the sheet declares a Santé maximum that is not the rule's."""
    declared, by_rule = fighter.character.sheet.sante_max, fighter.character.health_by_rule
    if declared is not None and by_rule is not None and declared != by_rule:
        record.warn(words.DECLARED_MAXIMUM, name=fighter.name, declared=declared, rule=by_rule)
