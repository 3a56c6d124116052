"""Système d10: pools of d10 from a reserve, parried or dodged; shots, criticals, techniques."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dzcli.systems.d10.steps import STEPS as steps

if TYPE_CHECKING:
    from dzcli.sheets.change import Change
    from dzcli.sheets.document import Document
    from dzcli.sheets.kind import Kind
    from dzcli.step.card import Card
    from dzcli.step.questions import Rules
    from dzcli.step.record import Record, Terms

__all__ = [
    "card",
    "carry",
    "label",
    "name",
    "names",
    "read_sheet",
    "readers",
    "sheets",
    "steps",
    "terms",
    "title",
]

name = "d10"
label = "d10"
title = "Système d10"


def terms() -> "Terms":
    """The words of the Système d10."""
    from dzcli.systems.d10.words import TERMS

    return TERMS


def carry(record: "Record") -> dict[str, Any] | None:
    """See `dzcli.systems.d10.blow.carried.carry`."""
    from dzcli.systems.d10.blow import carried

    return carried.carry(record)


def names(kind: str) -> Iterable[str]:
    """See `dzcli.systems.d10.listed.names`."""
    from dzcli.systems.d10.listed import names

    return names(kind)


def readers() -> Iterable[Callable[[], object]]:
    """What reads its tables."""
    from dzcli.systems.d10 import book

    return (book.combat, book.weapons, book.techniques)


def read_sheet(document: "Document", carried: "Iterable[Change]", rules: "Rules") -> Any:
    """The character of a document; see `dzcli.systems.d10.who.check.character`."""
    from dzcli.systems.d10.who.check import character

    return character(document, carried)


def sheets() -> "Kind":
    """What its sheets hold; see `dzcli.systems.d10.who.fields`."""
    from dzcli.systems.d10.who.fields import KIND

    return KIND


def card(character: Any) -> "Card":
    """What is worth showing of a character; see `dzcli.systems.d10.who.card`."""
    from dzcli.systems.d10.who.card import card

    return card(character)
