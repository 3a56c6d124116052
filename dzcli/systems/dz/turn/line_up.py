"""Those who roll for initiative: their names, who is Surpris, who won the approach (7.2, 7.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.names import fold, hint, pick
from dzcli.step.record import Record
from dzcli.step.someone import enlist, numbered
from dzcli.systems.dz.turn import words
from dzcli.systems.dz.turn.carried import Surprised
from dzcli.systems.dz.turn.options import Initiative
from dzcli.systems.dz.who import remarks, states
from dzcli.systems.dz.who.able import check_able
from dzcli.systems.dz.who.character import Fighter

People = frozenset[int]
"""People by their place in the line-up."""


class LineUp(NamedTuple):
    """Those who roll, in the order of the command line.

    ``favoured`` won the approach without surprising; ``physique`` parts equal margins: all 0 where somebody's
    is not known.
    """

    fighters: list[Fighter]
    names: list[str]
    physique: list[int]
    surprised: People
    favoured: People


def gather(asked: Initiative, record: Record) -> LineUp:
    """Everybody named, with what a surprise made of them (DZ-START-03).

    Raises `UsageFault` for a name that nobody has, `RuleFault` for those who cannot act.
    """
    fighters = enlist(asked.sheets, record, Fighter)
    for fighter in fighters:
        check_able(fighter)
    remarks.on_states(record, *fighters)
    names = numbered(fighters)
    _tell_reach(fighters, names, record)
    won = asked.from_.read(Surprised).surprise if asked.from_ else None
    surprised = {place for place, fighter in enumerate(fighters) if fighter.has(states.SURPRISED)}
    surprised |= _meant("--surprised", asked.surprised, fighters, names)
    favoured = _meant("--bonus", asked.bonus, fighters, names)
    if won:
        favoured |= {place for place, fighter in enumerate(fighters) if fighter.name in won.favoured}
    return LineUp(
        fighters, names, _physique(fighters, names, record), frozenset(surprised), frozenset(favoured)
    )


def _tell_reach(fighters: Sequence[Fighter], names: list[str], record: Record) -> None:
    """The free strike of a longer weapon comes before initiative (DZ-REACH-01, DZ-REACH-02)."""
    longer = [bool(fighter.in_hand and "allonge" in fighter.in_hand.traits) for fighter in fighters]
    for name, long in zip(names, longer, strict=True):
        if long and not all(longer):
            record.say("7.1", words.REACH_FIRST, name=name)


def _physique(fighters: Sequence[Fighter], names: list[str], record: Record) -> list[int]:
    """The attribute that parts equal margins, if all have it (DZ-INIT-03)."""
    found = [fighter.character.sheet.attributs.physique for fighter in fighters]
    unknown = [name for name, physique in zip(names, found, strict=True) if physique is None]
    if unknown and len(fighters) > 1:
        record.warn(words.PHYSIQUE_UNKNOWN, names=unknown)
    return [0] * len(found) if unknown else [physique for physique in found if physique is not None]


def _meant(option: str, given: Iterable[str], fighters: Sequence[Fighter], names: list[str]) -> set[int]:
    """The people whom an option names: by the number of a shared name, or all who share it."""
    found: set[int] = set()
    for text in given:
        shared = {place for place, fighter in enumerate(fighters) if fold(fighter.name) == fold(text)}
        name = pick(text, names)
        if not shared and name is None:
            told = hint(text, names)
            raise UsageFault("unknown_fighter", words.UNKNOWN_FIGHTER, option=option, name=text, hint=told)
        found |= shared or {names.index(str(name))}
    return found
