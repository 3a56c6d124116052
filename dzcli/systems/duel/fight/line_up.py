"""Those who take part in a skirmish: their names, who prepared, who lay in ambush (l.95)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.names import find, fold, pick, unknown
from dzcli.step.record import Record
from dzcli.step.someone import enlist, numbered
from dzcli.systems.duel import words
from dzcli.systems.duel.fight.ambush import Ambush
from dzcli.systems.duel.fight.carried import CarriedAmbush
from dzcli.systems.duel.options import Initiative
from dzcli.systems.duel.who.character import Fighter


class LineUp(NamedTuple):
    """Those who take part, in the order of the command line; ``names`` tell those of one name apart."""

    fighters: list[Fighter]
    names: list[str]
    prepared: list[Fighter]
    ambush: Ambush | None


def gather(asked: Initiative, record: Record) -> LineUp:
    """Everybody named, with what was said of them and what an ambush made of them.

    Raises `UsageFault` for a name that nobody has, and for an ambush without assailants or targets.
    """
    fighters = enlist(asked.sheets, record, Fighter)
    names = numbered(fighters)
    found = LineUp(
        fighters, names, _meant(asked.prepared, fighters, names), _ambush(asked, fighters, names, record)
    )
    # From here on nobody is named any more, and everybody is told apart.
    for fighter, name in zip(fighters, names, strict=True):
        fighter.name = name
    return found


def _meant(given: Iterable[str], fighters: Sequence[Fighter], names: Sequence[str]) -> list[Fighter]:
    """Those who were named; a name that several share is all of them."""
    found: list[Fighter] = []
    for name in given:
        shared = [fighter for fighter in fighters if fold(fighter.name) == fold(name)]
        meant = pick(name, names)
        if not shared and meant is None:
            raise unknown(name, words.UNKNOWN_NAME, names, "unknown_name")
        found += shared or [fighters[names.index(str(meant))]]
    return found


def _ambush(
    asked: Initiative, fighters: Sequence[Fighter], names: Sequence[str], record: Record
) -> Ambush | None:
    """The ambush that went before, told by the record or by names; None if there was none."""
    assailants = _meant(asked.assailant, fighters, names)
    noticed = _meant(asked.noticed, fighters, names)
    if asked.from_ is not None:
        told = asked.from_.read(CarriedAmbush).ambush
        record.changes = asked.from_.all_changes()
        assailants = [one for one in fighters if told and find(one.name, told.assailants)]
        noticed = [one for one in fighters if told and find(one.name, told.noticed)]
    if not assailants:
        if noticed:
            raise UsageFault("no_assailant", words.NO_ASSAILANT)
        return None
    group = [one for one in fighters if one not in assailants]
    if not group:
        raise UsageFault("no_group", words.NO_GROUP)
    return Ambush(
        assailants,
        [one for one in group if one in noticed],
        [one for one in group if one not in noticed],
    )
