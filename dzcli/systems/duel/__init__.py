"""The duel and the skirmish: pools of d6 counted against an SS, five stances, one roll for an exchange."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dzcli.systems.duel.steps import STEPS as steps

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

name = "duel"
label = "duel"
title = "Duel"


def terms() -> "Terms":
    """The words of the duel."""
    from dzcli.systems.duel.words import TERMS

    return TERMS


def carry(record: "Record") -> dict[str, Any] | None:
    """See `dzcli.systems.duel.fight.carried.carry`."""
    from dzcli.systems.duel.fight import carried

    return carried.carry(record)


def names(kind: str) -> Iterable[str]:
    """See `dzcli.systems.duel.listed.names`."""
    from dzcli.systems.duel.listed import names

    return names(kind)


def readers() -> Iterable[Callable[[], object]]:
    """What reads its tables."""
    from dzcli.systems.duel import book

    return (book.rolls, book.stances, book.skirmish)


def read_sheet(document: "Document", carried: "Iterable[Change]", rules: "Rules") -> Any:
    """The character of a document; see `dzcli.systems.duel.who.check.character`."""
    from dzcli.systems.duel.who.check import character

    return character(document, carried)


def sheets() -> "Kind":
    """What its sheets hold; see `dzcli.systems.duel.who.fields`."""
    from dzcli.systems.duel.who.fields import KIND

    return KIND


def card(character: Any) -> "Card":
    """What is worth showing of a character; see `dzcli.systems.duel.who.card`."""
    from dzcli.systems.duel.who.card import card

    return card(character)
