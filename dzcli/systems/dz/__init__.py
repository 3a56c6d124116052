"""Directive Zéro: d100 under a Score, doubles are critical; armour, wounds and Stress."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from dzcli.systems.dz.steps import STEPS as steps

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

name = "dz"
label = "dz"
title = "Directive Zéro"


def terms() -> "Terms":
    """The words of Directive Zéro."""
    from dzcli.systems.dz.words import TERMS

    return TERMS


def carry(record: "Record") -> dict[str, Any] | None:
    """See `dzcli.systems.dz.blow.carried.carry` and `dzcli.systems.dz.turn.carried.carry`."""
    if record.step == "surprise":
        from dzcli.systems.dz.turn.carried import carry

        return carry(record)
    from dzcli.systems.dz.blow import carried

    return carried.carry(record)


def names(kind: str) -> Iterable[str]:
    """See `dzcli.systems.dz.listed.names`."""
    from dzcli.systems.dz.listed import names

    return names(kind)


def readers() -> Iterable[Callable[[], object]]:
    """What reads its tables."""
    from dzcli.systems.dz import chapter
    from dzcli.systems.dz.turn import tables as turn

    return (
        *(chapter.combat, chapter.tests, chapter.body, chapter.care, chapter.surprise),
        *(turn.turn, turn.durations, turn.control),
    )


def read_sheet(document: "Document", carried: "Iterable[Change]", rules: "Rules") -> Any:
    """The character of a document; see `dzcli.systems.dz.who.check.character`."""
    from dzcli.systems.dz.who.check import character

    return character(document, carried, rules)


def sheets() -> "Kind":
    """What its sheets hold; see `dzcli.systems.dz.who.fields`."""
    from dzcli.systems.dz.who.fields import KIND

    return KIND


def card(character: Any) -> "Card":
    """What is worth showing of a character; see `dzcli.systems.dz.who.card`."""
    from dzcli.systems.dz.who.card import card

    return card(character)
