"""The step ``roll``: dice notation, of no system."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from dzcli.cli import convert
from dzcli.cli.build import Request
from dzcli.cli.options import Common, Roll
from dzcli.cli.throws import Resolve
from dzcli.dice.exact import decimal
from dzcli.dice.notation.parser import Program, parse
from dzcli.dice.rolling.drawing import as_tree, explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.throw import FallingDice
from dzcli.fault import UsageFault
from dzcli.step.questions import Rules
from dzcli.step.record import Record

if TYPE_CHECKING:
    from fractions import Fraction

    from dzcli.step.odds import Odds

NO_RULES = Rules({})


class Rolled:
    """An expression as it was rolled: the ``roll`` of the record."""

    def __init__(self, text: str, node: Any) -> None:
        self.text = text
        self._node = node
        self.total = node.total

    def explain(self) -> str:
        """The roll in one line."""
        return explain(self._node)

    def as_json(self) -> dict[str, Any]:
        """The roll with every die: its faces, value, origin and fate."""
        whole = isinstance(self.total, int)
        return {
            "expression": self.text,
            "total": self.total if whole else str(self.total),
            "decimal": decimal(self.total),
            "tree": as_tree(self._node),
        }


def read(asked: Roll) -> list[tuple[str, Program]]:
    """The expressions that were asked for, each with what it reads as."""
    return [(text, parse(text)) for text in asked.expressions]


def resolver(request: Request, common: Common) -> Resolve:
    """Makes of a throw a record for each expression, and for each time that one repeats itself."""
    if common.write:
        raise UsageFault("nothing_to_write", NOTHING_TO_WRITE)
    asked: Roll = convert.build(Roll, request.values, {})
    programs = read(asked)
    return lambda throw: list(_roll(programs, throw, asked.luck))


def single_tree(request: Request) -> Any | None:
    """The tree of the expression, where only one is rolled, once, and only its total matters."""
    asked: Roll = convert.build(Roll, request.values, {})
    programs = [] if asked.luck else read(asked)
    return programs[0][1].tree if len(programs) == 1 and programs[0][1].repeat == 1 else None


def _roll(programs: list[tuple[str, Program]], throw: FallingDice, luck: bool) -> Iterator[Record]:
    for text, program in programs:
        for _ in range(program.repeat):
            start = len(throw.thrown)
            node = roll(program.tree, throw)
            record = _record(program)
            record.own["roll"] = Rolled(text, node)
            record.success = node.success
            record.dice = throw.thrown[start:]
            if luck:
                record.own["luck"] = _luck(program.tree, node.total)
            yield record


def _record(program: Program) -> Record:
    """A record of an expression, with what is odd in it."""
    record = Record("roll", None, NO_RULES)
    for remark in program.remarks:
        record.warn(remark.message, **remark.values)
    return record


def _luck(tree: Any, total: Any) -> "Fraction":
    """The chance of a total or a higher one."""
    from fractions import Fraction

    from dzcli.dice.odds.tree_odds import distribution

    found = distribution(tree)
    as_high = sum(weight for value, weight in found.weights.items() if value >= total)
    return Fraction(as_high, found.denominator)


def odds(request: Request) -> Iterator[tuple[str, "Odds"]]:
    """The exact odds of each expression; of one that repeats itself, those of one time."""
    from dzcli.dice.odds.tree_odds import distribution
    from dzcli.step.odds import Odds

    for text, program in read(convert.build(Roll, request.values, {})):
        yield text, Odds(_record(program), {"total": distribution(program.tree)}, [])


NOTHING_TO_WRITE = "--write cannot be used here: a roll changes no sheet."
