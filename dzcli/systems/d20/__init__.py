"""D20: a d20 under ATT against a d20 under PAR, where blows land, two weapons, dodges."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dzcli.systems.d20.steps import STEPS as steps

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

name = "d20"
label = "d20"
title = "D20"


def terms() -> "Terms":
    """The words of D20."""
    from dzcli.systems.d20.words import TERMS

    return TERMS


def carry(record: "Record") -> dict[str, Any] | None:
    """See `dzcli.systems.d20.blow.carried.carry`."""
    from dzcli.systems.d20.blow import carried

    return carried.carry(record)


def names(kind: str) -> Iterable[str]:
    """See `dzcli.systems.d20.listed.names`."""
    from dzcli.systems.d20.listed import names

    return names(kind)


def readers() -> Iterable[Callable[[], object]]:
    """What reads its tables."""
    from dzcli.systems.d20 import book

    return (book.combat,)


def read_sheet(document: "Document", carried: "Iterable[Change]", rules: "Rules") -> Any:
    """The character of a document; see `dzcli.systems.d20.who.check.character`."""
    from dzcli.systems.d20.who.check import character

    return character(document, carried)


def sheets() -> "Kind":
    """What its sheets hold; see `dzcli.systems.d20.who.fields`."""
    from dzcli.systems.d20.who.fields import KIND

    return KIND


def card(character: Any) -> "Card":
    """What is worth showing of a character; see `dzcli.systems.d20.who.card`."""
    from dzcli.systems.d20.who.card import card

    return card(character)
