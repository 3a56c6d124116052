"""The pages of ``dzcli help TOPIC``: short references, drawn from data where there is some."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from dzcli.light import NamedTuple

TOPICS = {
    "dice": "Dice notation, and where dice come from.",
    "sheets": "Sheets: what they are, which ship, how they are written.",
    "rules": "House rules: what the rules leave open, answered your way.",
    "tables": "Tables of the rules, tables of your own, random tables.",
    "json": "Results as JSON, for scripts and for the next step.",
    "exit": "Exit statuses, variables of the environment, settings.",
}
"""What there is a page about, in the order of the help."""


class Rows(NamedTuple):
    """Rows under a heading: a name each, which is the same in every language, and what it means."""

    heading: str
    rows: Mapping[str, str]


class Topic(NamedTuple):
    """A page: paragraphs and rows, in English, and examples that can be typed as they are."""

    told: tuple[str | Rows, ...]
    examples: tuple[str, ...]


def topic(name: str) -> Topic:
    """The page about one of `TOPICS`."""
    found: Topic = import_module(f"dzcli.cli.topics.{name}").topic()
    return found
