"""Initiative, for which the text has no formula."""

import operator
from typing import Any

import msgspec

from dzcli.dice.throws.ranking import Groups
from dzcli.dice.throws.throw import Folded, Pool, Throw
from dzcli.message import message
from dzcli.step.order import Order
from dzcli.step.questions import Choice
from dzcli.step.record import Part, Record
from dzcli.step.someone import enlist, numbered
from dzcli.systems.d10 import book, words
from dzcli.systems.d10.options import Initiative
from dzcli.systems.d10.pool.sums import sums
from dzcli.systems.d10.techniques.named import tell
from dzcli.systems.d10.who import gear
from dzcli.systems.d10.who.able import check_able
from dzcli.systems.d10.who.character import Fighter

BONUS, TWICE = "initiative", "double_initiative"
MOST_ORDERED = 4
"""Of so many people the whole order is told; of more, where all throws are walked, who is first."""
TIE = "tie"


class Turn(msgspec.Struct):
    """Someone's place in the order; without a roll where the game master decides."""

    name: str
    margin: int | None
    roll: int | None
    score: int | None
    group: str | None = None

    def __str__(self) -> str:
        return self.name


class Table:
    """Those who roll, and what came of it."""

    def __init__(self, fighters: list[Fighter], record: Record, throw: Throw) -> None:
        self.fighters = fighters
        self.names = numbered(fighters)
        self.record = record
        self.throw = throw
        self.turns = [Turn(name, None, None, None) for name in self.names]


def _rolled(table: Table) -> Groups:
    """1d10 and Agilité and the technique Initiative: the highest first (D10-02, D10-T04)."""
    table.record.warn(words.NOT_INITIATIVE)
    contest = table.throw.contest()
    faces = book.combat().de.faces
    for place, fighter in enumerate(table.fighters):
        parts = _parts(fighter)
        plus = sum(part.value for part in parts)
        pool = Pool("initiative", 1, faces)
        thrown = contest.enter_pool(pool, 0, operator.add, by=plus.__add__)
        table.record.explain(_note, table, place, parts, thrown)
    return contest.order(None if len(table.fighters) <= MOST_ORDERED else 1)


def _in_order(table: Table) -> Groups:
    """The game master decides: the order in which people are named (D10-02)."""
    table.record.say("l.9", words.BY_MASTER, ruling="initiative")
    return tuple((place,) for place in range(len(table.fighters)))


ORDER: Choice[Groups] = Choice("initiative", always=True, d10_agilite=_rolled, mj=_in_order)
"""How the order of a fight is decided (A-D10-17)."""


def resolve(asked: Initiative, record: Record, throw: Throw) -> None:
    """Put people in order (D10-02, D10-T04, D10-T34); raises `RuleFault` for those who cannot act."""
    fighters = enlist(asked.sheets, record, Fighter)
    for fighter in fighters:
        check_able(fighter)
    table = Table(fighters, record, throw)
    record.headline = message(words.HEAD_INITIATIVE, names=table.names)
    order = Order(record.ask(ORDER, table), table.names)
    record.own = {"order": order.by_name, "ties": order.level, "first": order.first or TIE}
    if len(fighters) <= MOST_ORDERED:
        record.own["sequence"] = order.sequence
    record.own["extra_turns"] = _extra_turns(table)
    record.explain(_tell, table, order)


def _parts(fighter: Fighter) -> list[Part]:
    """What is added to the die (D10-T04)."""
    agility = fighter.character.characteristic(gear.AGILITE)
    parts = [Part(book.characteristic_name(gear.AGILITE), agility)]
    if level := fighter.character.level(BONUS):
        parts.append(Part(book.techniques()[BONUS].nom, level))
    return parts


def _note(table: Table, place: int, parts: list[Part], thrown: Folded[Any]) -> None:
    turn = table.turns[place]
    turn.roll, turn.score = thrown.faces[0], thrown.result
    table.record.say(
        "l.9", words.INITIATIVE, parts=sums(parts), name=turn.name, dice=turn.roll, score=turn.score
    )


def _extra_turns(table: Table) -> list[dict[str, Any]]:
    """Double initiative: one more turn at the start of the fight, with so many dice at most (D10-T34)."""
    found = []
    row = book.techniques()[TWICE]
    for name, fighter in zip(table.names, table.fighters, strict=True):
        if level := fighter.character.level(TWICE):
            tell(row, level, table.record)
            table.record.say(row.section, words.TWICE_FIRST, name=name, dice=level)
            found.append({"name": name, "reserve": level})
    return found


def _tell(table: Table, order: Order) -> None:
    """Tell the order and who is tied."""
    record = table.record
    record.own["order"] = [table.turns[one] for one in order.people]
    record.own["sequence"] = order.sequence
    record.headline = message(words.HEAD_ORDER, order=order.sequence)
    for tied in order.level:
        record.say("l.9", words.TIE, names=tied)
