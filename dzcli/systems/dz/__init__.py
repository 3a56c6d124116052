"""Directive Zéro: d100 under a Score, doubles are critical; armour, wounds and Stress."""

import importlib
from collections.abc import Callable, Iterable
from typing import Any

from dzcli.dice.throw import Throw
from dzcli.result import Change, Record
from dzcli.rules import Rules
from dzcli.sheets.document import Document
from dzcli.systems.dz.options import STEPS

name = "dz"
title = "Directive Zéro"


def options_of(step: str) -> type | None:
    """The options of a step, or None if the system has no rule for it."""
    return STEPS.get(step)


def resolver(step: str) -> Callable[[Any, Rules, Throw], Record]:
    """The rule of a step; its module is loaded only now."""
    module = importlib.import_module(f"dzcli.systems.dz.{step}")
    rule: Callable[[Any, Rules, Throw], Record] = module.resolve
    return rule


def rules() -> Rules:
    """The rulings in force."""
    from dzcli.systems.dz.rulings import QUESTIONS

    return Rules(QUESTIONS)


def read_sheet(document: Document, carried: Iterable[Change]) -> Any:
    """The character of a document; see `dzcli.systems.dz.reading.character`."""
    from dzcli.systems.dz.reading import character

    return character(document, carried)
