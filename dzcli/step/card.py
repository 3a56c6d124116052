"""A character as a card: what its system says is worth showing of a sheet.

Scores and chances are not here: they come from the steps that resolve them, which the card only names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from dzcli.light import NamedTuple
from dzcli.message import Message
from dzcli.step.record import Part


class Fact(NamedTuple):
    """Something that the rules derive: ``value`` is a number or words, ``parts`` what it adds up from."""

    id: str
    label: str | Message
    value: Any
    parts: Iterable[Part] = ()


class Strike(NamedTuple):
    """A way to attack, and the step and options that ask for it; none where nothing can miss.

    ``equal``: it takes an adversary, so that its odds are those against one's equal.
    """

    name: str
    facts: list[Fact]
    words: tuple[str, ...] | None
    equal: bool = False
    held: bool = False


Scored = Callable[[Any], tuple[int, list[Part]]]
"""Of a test (`dzcli.step.record.Test`): the number that it is made with, and its parts."""


def against_score(test: Any) -> tuple[int, list[Part]]:
    """The Score that a die is held against, with the modifiers that apply."""
    applied = [Part(one.label, one.value) for one in test.modifiers if one.applied]
    return test.score, [*test.parts, *applied]


class Card(NamedTuple):
    """What a system shows of a character.

    ``tested`` are the names that the step ``test`` takes, ``scored`` what is shown of such a test.
    """

    tested: list[str]
    facts: list[Fact]
    strikes: list[Strike]
    scored: Scored = against_score
