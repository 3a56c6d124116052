"""The step ``roll``: expressions read, rolled, and their odds."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from dzcli.dice.exact import decimal
from dzcli.dice.notation.parser import Program, parse
from dzcli.dice.rolling.drawing import as_tree, explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.falling import FallingDice
from dzcli.message import message
from dzcli.step.record import Record
from dzcli.systems.notation import Roll

if TYPE_CHECKING:
    from dzcli.dice.odds.distribution import Distribution
    from dzcli.dice.throws.random import Random


class Expression(NamedTuple):
    """One expression that was asked for: as it was written, and what it reads as."""

    text: str
    program: Program
    luck: bool


class Rolled:
    """An expression as it was rolled: the ``roll`` of the record."""

    def __init__(self, text: str, node: Any) -> None:
        self.text = text
        self._node = node
        self.total = node.total

    def __str__(self) -> str:
        return explain(self._node)

    def as_plain(self) -> dict[str, Any]:
        """The roll with every die: its faces, value, origin and fate."""
        return {
            "expression": self.text,
            "total": self.total if isinstance(self.total, int) else str(self.total),
            "decimal": decimal(self.total),
            "tree": as_tree(self._node),
        }


def several(asked: Roll) -> list[list[Expression]]:
    """Each expression as often as it repeats itself; raises `ExpressionFault` for one that cannot be read."""
    found = [Expression(text, parse(text), asked.luck) for text in asked.expressions]
    return [[one] * one.program.repeat for one in found]


def resolve(asked: Expression, record: Record, throw: FallingDice) -> None:
    """Roll an expression once; a success unless it compares or counts and finds nothing."""
    _remark(asked.program, record)
    node = roll(asked.program.tree, throw)
    rolled = Rolled(asked.text, node)
    record.own["roll"] = rolled
    record.success = node.success
    record.headline = message("{roll}", roll=rolled)


def exact(asked: Expression, record: Record) -> "dict[str, Distribution]":
    """The exact odds of an expression's total; of one that repeats itself, those of one time."""
    from dzcli.dice.odds.tree_odds import distribution

    _remark(asked.program, record)
    record.own["roll"] = {"expression": asked.text}
    record.headline = message("{roll}", roll=asked.text)
    return {"total": distribution(asked.program.tree)}


def pass_over(asked: Expression, throw: "Random") -> None:
    """Let the dice of one result fall, as fast as it goes."""
    from dzcli.dice.rolling import skipping

    skipping.pass_over(asked.program.tree, throw)


def _remark(program: Program, record: Record) -> None:
    """Warn of what is odd in an expression."""
    for remark in program.remarks:
        record.warn(remark.message, **remark.values)


def bulk(asked: Expression, seed: int, first: int, count: int) -> Iterator[list[Any]] | None:
    """The totals of an expression, many at a time; None where more than the total is asked for."""
    from dzcli.dice.rolling.bulk import is_fixed, totals
    from dzcli.dice.throws.random import block_start

    # What comes before the first one wanted has to be rolled, if only the dice tell how many they are.
    if asked.luck or not (is_fixed(asked.program.tree) or first == block_start(first)):
        return None

    return totals(asked.program.tree, seed, first, count)
