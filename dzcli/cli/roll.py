"""The step ``roll``: dice notation, of no system."""

from typing import Any

from dzcli.dice import expression, notation
from dzcli.dice.throw import FallingDice
from dzcli.result import Record
from dzcli.rules import Rules

NO_RULES = Rules({})


class Rolled:
    """An expression as it was rolled: the ``roll`` of the record."""

    def __init__(self, text: str, node: Any) -> None:
        self.text = text
        self._node = node
        self.total = node.total

    def explain(self) -> str:
        """The roll in one line."""
        return str(self._node.explain())

    def as_json(self) -> dict[str, Any]:
        """The roll with every die: its faces, value, origin and fate."""
        whole = isinstance(self.total, int)
        return {
            "expression": self.text,
            "total": self.total if whole else str(self.total),
            "decimal": expression.decimal(self.total),
            "tree": self._node.as_tree(),
        }


def resolve(text: str, tree: Any, throw: FallingDice) -> Record:
    """Roll a tree that was read from ``text``."""
    node = expression.roll(tree, throw)
    record = Record("roll", None, NO_RULES)
    record.own["roll"] = Rolled(text, node)
    record.success = node.success
    return record


def programs(expressions: tuple[str, ...]) -> list[tuple[str, Any]]:
    """Each expression read, once for each time that it repeats itself (``6x4d6``)."""
    found = []
    for text in expressions:
        program = notation.parse(text)
        found.extend([(text, program.tree)] * program.repeat)
    return found
