"""D100: percentile dice under a characteristic, locations, the fureur du juste, critical damage."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dzcli.systems.d100.steps import STEPS as steps

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

name = "d100"
label = "d100"
title = "D100"


def terms() -> "Terms":
    """The words of D100."""
    from dzcli.systems.d100.words import TERMS

    return TERMS


def carry(record: "Record") -> dict[str, Any] | None:
    """See `dzcli.systems.d100.blow.carried.carry`."""
    from dzcli.systems.d100.blow import carried

    return carried.carry(record)


def names(kind: str) -> Iterable[str]:
    """See `dzcli.systems.d100.listed.names`."""
    from dzcli.systems.d100.listed import names

    return names(kind)


def readers() -> Iterable[Callable[[], object]]:
    """What reads its tables."""
    from dzcli.systems.d100 import book

    return (book.base, book.zones, book.modifiers, book.actions)


def read_sheet(document: "Document", carried: "Iterable[Change]", rules: "Rules") -> Any:
    """The character of a document; see `dzcli.systems.d100.who.check.character`."""
    from dzcli.systems.d100.who.check import character

    return character(document, carried)


def sheets() -> "Kind":
    """What its sheets hold; see `dzcli.systems.d100.who.fields`."""
    from dzcli.systems.d100.who.fields import KIND

    return KIND


def card(character: Any) -> "Card":
    """What is worth showing of a character; see `dzcli.systems.d100.who.card`."""
    from dzcli.systems.d100.who.card import card

    return card(character)
