"""Directive Zéro: d100 under a Score, doubles are critical; armour, wounds and Stress."""

import importlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dzcli.systems.dz.options import STEPS

if TYPE_CHECKING:
    from dzcli.dice.throw import Throw
    from dzcli.result import Change, Record
    from dzcli.rules import Rules
    from dzcli.sheets.document import Document

    Resolver = Callable[[Any, Rules, Throw], Record]

name = "dz"
title = "Directive Zéro"


def options_of(step: str) -> type | None:
    """The options of a step, or None if the system has no rule for it."""
    return STEPS.get(step)


def resolver(step: str) -> "Resolver":
    """The rule of a step; its module is loaded only now."""
    module = importlib.import_module(f"dzcli.systems.dz.{step}")
    rule: Resolver = module.resolve
    return rule


def rules() -> "Rules":
    """The rulings in force."""
    from dzcli.rules import Rules
    from dzcli.systems.dz.rulings import QUESTIONS

    return Rules(QUESTIONS)


def carry(record: "Record") -> dict[str, Any] | None:
    """See `dzcli.systems.dz.passing.carry`."""
    from dzcli.systems.dz import passing

    return passing.carry(record)


def read_sheet(document: "Document", carried: "Iterable[Change]") -> Any:
    """The character of a document; see `dzcli.systems.dz.reading.character`."""
    from dzcli.systems.dz.reading import character

    return character(document, carried)
