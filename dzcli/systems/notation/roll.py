"""The step ``roll``: expressions read, rolled, and their odds."""

from __future__ import annotations

from dzcli.dice.exact import decimal
from dzcli.dice.notation.parser import Program, parse
from dzcli.dice.rolling.drawing import as_tree, explain
from dzcli.dice.rolling.roll import roll
from dzcli.dice.throws.falling import FallingDice
from dzcli.fault import UsageFault
from dzcli.light import NamedTuple
from dzcli.message import Bilingual, Message, message
from dzcli.step import own_tables
from dzcli.step.record import Person, Record
from dzcli.systems.notation import Roll, words
from dzcli.systems.notation.asked import Expression, expressions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from fractions import Fraction
    from typing import Any

    from dzcli.dice.odds.distribution import Distribution
    from dzcli.dice.throws.random import Random
    from dzcli.systems.notation.table import Table

TOLD = ("id", "nom", "section", "de", "a", "jusqu_a", "alias")
"""Columns that need no line: they are told otherwise."""

TEXT = "texte"
"""A column that is told without its name."""


class Wanted(NamedTuple):
    """One expression that was asked for, whether its luck is told, and the table that it is thrown on."""

    expression: Expression
    luck: bool = False
    table: Table | None = None

    @property
    def text(self) -> str:
        """What is rolled, in dice notation."""
        return self.expression.text

    @property
    def looks_at_faces(self) -> bool:
        """Whether single faces matter to what is told: they do not of dice that are only reckoned with."""
        from dzcli.dice.notation.reckoned import only_reckoned

        return self.luck or self.table is not None or not only_reckoned(self.program.tree)

    @property
    def program(self) -> Program:
        """What it reads as."""
        return self.expression.program


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


def several(asked: Roll) -> list[list[Wanted]]:
    """Each expression as often as it repeats itself, then the table.

    Raises `ExpressionFault` for an expression that cannot be read, `UsageFault` for a table that there is
    not, or where nothing is asked for.
    """
    found = expressions(asked.expressions)
    if not found and asked.table is None:
        raise UsageFault("missing_argument", words.MISSING, name="EXPR...", help="dzcli roll --help")
    wanted = [Wanted(one, asked.luck) for one in found]
    return [[one] * one.program.repeat for one in wanted] + ([[_on_table(asked)]] if asked.table else [])


def _on_table(asked: Roll) -> Wanted:
    """The die of a table."""
    from dzcli.systems.notation.table import find

    table = find(str(asked.table), asked.system)
    text = f"1d{table.faces}"
    return Wanted(Expression(text, parse(text)), table=table)


def resolve(asked: Wanted, record: Record, throw: FallingDice) -> None:
    """Roll an expression once; a success unless it compares or counts and finds nothing."""
    _remark(asked.program, record)
    _tell_sheet(asked.expression, record)
    node = roll(asked.program.tree, throw)
    rolled = Rolled(asked.text, node)
    record.own["roll"] = rolled
    record.success = node.success
    record.headline = _headline(asked, rolled)
    if asked.table is not None:
        _tell_row(asked.table, rolled, record)


def _tell_row(table: Table, rolled: Rolled, record: Record) -> None:
    """Tell the row of a table that the die has found."""
    row = table.row(rolled.total)
    own_tables.list_in(record, table.system, table.file)
    record.own["table"] = {
        "system": table.system,
        "name": table.name,
        "faces": table.faces,
        "id": row.id,
        "label": row.label,
        "section": row.columns.get("section"),
        "row": row.columns,
    }
    record.headline = message(words.ON_TABLE, label=row.label, table=table.name, roll=rolled)
    record.success = None
    section = str(row.columns.get("section", ""))
    columns = table.columns
    for name, value in row.columns.items():
        if name == TEXT and isinstance(value, str):
            record.say(section, "{text}", text=value)
        elif isinstance(value, dict) and {"fr", "en"} <= value.keys():
            record.say(section, "{text}", text=Bilingual(value))
        elif name not in TOLD:
            record.say(section, words.COLUMN, name=_called(name, columns), value=_told(value))


def _called(name: str, columns: Mapping[str, str]) -> Message | str:
    """What people call a column; one of a table of one's own by its key."""
    return message(columns[name]) if name in columns else name


def _told(value: Any) -> Any:
    if isinstance(value, bool):
        return message(words.TRUTH[value])
    return value if isinstance(value, list) else str(value)


def exact(asked: Wanted, record: Record) -> dict[str, Distribution | Mapping[Any, Fraction]]:
    """The exact odds of an expression's total; of one that repeats itself, those of one time."""
    from dzcli.dice.odds.tree_odds import distribution

    _remark(asked.program, record)
    _tell_sheet(asked.expression, record)
    record.own["roll"] = {"expression": asked.text}
    record.headline = _headline(asked, asked.text)
    if asked.table is not None:
        return _chances(asked.table, asked.text, record)
    return {"total": distribution(asked.program.tree)}


def _chances(table: Table, text: str, record: Record) -> dict[str, Distribution | Mapping[Any, Fraction]]:
    """The chance of each row of a table."""
    from fractions import Fraction

    own_tables.list_in(record, table.system, table.file)
    record.own["table"] = {"system": table.system, "name": table.name, "faces": table.faces}
    record.headline = message(words.TABLE, table=table.name, roll=text)
    found: dict[str, Fraction] = {}
    for row in table.rows:
        weight = Fraction(row.high - row.low + 1, table.faces)
        found[row.label] = found.get(row.label, Fraction(0)) + weight
    return {"table.label": found}


def pass_over(asked: Wanted, throw: Random) -> None:
    """Let the dice of one result fall, as fast as it goes."""
    from dzcli.dice.rolling import skipping

    skipping.pass_over(asked.program.tree, throw)


def _headline(asked: Wanted, roll: Any) -> Message:
    """What was rolled, after the name that it was called by."""
    name = asked.expression.name
    return message("{roll}", roll=roll) if name is None else message(words.NAMED, name=name, roll=roll)


def _tell_sheet(expression: Expression, record: Record) -> None:
    """Tell whose sheet it is about and what was taken of it."""
    document = expression.document
    if document is None:
        return
    record.actor = Person(str(document.data.get("nom", document.label)), document)
    for one in expression.taken:
        record.say("", words.TAKEN, key=one.key, value=one.value, file=document.label, line=one.line)


def _remark(program: Program, record: Record) -> None:
    """Warn of what is odd in an expression."""
    for remark in program.remarks:
        record.warn(remark.message, **remark.values)


def bulk(asked: Wanted, seed: int, first: int, count: int) -> Iterator[list[Any]] | None:
    """The totals of an expression, many at a time; None where more than the total is asked for."""
    if asked.table is not None:
        return None
    from dzcli.dice.rolling.bulk import is_fixed, totals
    from dzcli.dice.throws.random import block_start

    # What comes before the first one wanted has to be rolled, if only the dice tell how many they are.
    if asked.luck or not (is_fixed(asked.program.tree) or first == block_start(first)):
        return None

    return totals(asked.program.tree, seed, first, count)
