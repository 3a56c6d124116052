"""The order of a fight told: margins, what decides where they are equal, who waits (7.3)."""

from collections.abc import Sequence

import msgspec

from dzcli.dice.throws.throw import all_at_once
from dzcli.message import Message, message
from dzcli.step.record import Record
from dzcli.systems.dz.turn import words
from dzcli.systems.dz.turn.line_up import LineUp, People
from dzcli.systems.dz.turn.order import Order

SECTION = "7.3"
NORMAL, SURPRISED = "normal", "surprised"


class Turn(msgspec.Struct):
    """Someone's place in the order, and what put them there."""

    name: str
    margin: int
    roll: int
    score: int
    group: str

    def __str__(self) -> str:
        return self.name


def tell(line_up: LineUp, order: Order, moved: People, record: Record) -> None:
    """Tell who acts when and why; ``moved`` are those who passed an enemy for a won surprise.

    The order stands until something changes drastically: DZ-INIT-07, DZ-INIT-08.
    """
    turns = _turns(line_up, record)
    names = line_up.names
    record.own["order"] = [turns[one] for one in order.people]
    record.own["sequence"] = order.said(names)
    record.headline = message(words.HEAD_ORDER, order=order.said(names))
    by_margin = [turns[one] for one in all_at_once(_falling, [turn.margin for turn in turns])]
    record.say(
        SECTION, words.ORDER, people=[_with(words.PLACE, turn.name, turn.margin) for turn in by_margin]
    )
    _tell_equals(line_up, turns, order, record)
    if line_up.surprised:
        last = [names[one] for one in order.people if one in line_up.surprised]
        record.say(SECTION, words.SURPRISED_LAST, names=last, ruling="surpris_ordre")
        if (later := record.own["later"]["sequence"]) != order.said(names):
            record.say(SECTION, words.LATER_ORDER, order=later, ruling="surpris_ordre")
    if moved:
        record.say(SECTION, words.PLACE_WON, names=[names[one] for one in moved], ruling="bonus_surprise")
    record.say(SECTION, words.ORDER_HOLDS)


def _turns(line_up: LineUp, record: Record) -> list[Turn]:
    """Everybody's roll, in the order of the command line."""
    return [
        Turn(
            name=name,
            margin=test.measured.margin,
            roll=test.rolled.face,
            score=test.score,
            group=SURPRISED if place in line_up.surprised else NORMAL,
        )
        for place, (name, test) in enumerate(zip(line_up.names, record.tests, strict=True))
    ]


def _falling(margins: Sequence[int]) -> tuple[int, ...]:
    """The places of margins, the highest first."""
    return tuple(sorted(range(len(margins)), key=lambda place: -margins[place]))


def _with(template: str, name: str, value: int) -> Message:
    return message(template, name=name, value=value)


def _tell_equals(line_up: LineUp, turns: list[Turn], order: Order, record: Record) -> None:
    """Say what parts people of equal margins, or that nothing does (DZ-INIT-03)."""
    for margin, equals in _equal_margins(turns, order.people):
        physique = {one: line_up.physique[one] for one in equals}
        if len(set(physique.values())) > 1:
            people = [_with(words.OF_PHYSIQUE, line_up.names[one], physique[one]) for one in equals]
            record.say(SECTION, words.BY_PHYSIQUE, margin=margin, people=people)
    for tie in order.ties:
        record.say(SECTION, words.TIED, names=[line_up.names[one] for one in tie])


def _equal_margins(turns: list[Turn], people: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Those of one group who share a margin, for each margin that is shared."""
    groups = [turn.group for turn in turns]

    def alike(margins: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        found: dict[tuple[str, int], list[int]] = {}
        for one in people:
            found.setdefault((groups[one], margins[one]), []).append(one)
        return tuple(tuple(equals) for equals in found.values() if len(equals) > 1)

    several = all_at_once(alike, [turn.margin for turn in turns])
    return [(turns[equals[0]].margin, [*equals]) for equals in several]
