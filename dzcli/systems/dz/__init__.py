"""Directive Zéro: d100 under a Score, doubles are critical; armour, wounds and Stress."""

import importlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dzcli.systems.dz.options import STEPS

if TYPE_CHECKING:
    from dzcli.dice.throws.throw import Throw
    from dzcli.sheets.document import Document
    from dzcli.step.questions import Rules
    from dzcli.step.record import Change, Record

    Resolver = Callable[[Any, Rules, Throw], Record]

name = "dz"
title = "Directive Zéro"


def options_of(step: str) -> type | None:
    """The options of a step, or None if the system has no rule for it."""
    return STEPS.get(step)


def resolver(step: str) -> "Resolver":
    """The rule of a step; its module is loaded only now."""
    module = importlib.import_module(f"dzcli.systems.dz.steps.{step}")
    rule: Resolver = module.resolve
    return rule


def rules() -> "Rules":
    """The rulings in force."""
    from dzcli.step.questions import Rules
    from dzcli.systems.dz.rulings import QUESTIONS

    return Rules(QUESTIONS)


def carry(record: "Record") -> dict[str, Any] | None:
    """See `dzcli.systems.dz.blow.carried.carry`."""
    from dzcli.systems.dz.blow import carried as passing

    return passing.carry(record)


def read_sheet(document: "Document", carried: "Iterable[Change]") -> Any:
    """The character of a document; see `dzcli.systems.dz.who.check.character`."""
    from dzcli.systems.dz.who.check import character

    return character(document, carried)
