"""What no sheet holds and no parser should meet: nesting, keys of many parts and numbers beyond all measure.

A text is looked at before it is parsed, in one pass; most texts are told at a glance.
"""

from __future__ import annotations

from dzcli.message import Message, message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

DEEPEST = 32
"""Brackets within brackets, and parts of a key: so many are read at most. A sheet takes four."""
LONGEST_NUMBER = 100
"""A number of more digits is none of a sheet."""
ORDINARY_LINE = 2 * DEEPEST
"""A line so short holds no key of too many parts and no number too long; most are."""


def beyond(text: str) -> tuple[int, Message] | None:
    """The line (from 1) of a text where it holds too much, and what; None where it does not."""
    if text.count("[") + text.count("{") <= DEEPEST and all(map(_ordinary, text.split("\n"))):
        return None
    for offset, what in _found(text):
        return text.count("\n", 0, offset) + 1, what
    return None


def _ordinary(line: str) -> bool:
    """Whether a line can hold no key of too many parts and no number too long."""
    if len(line) <= ORDINARY_LINE:
        return True
    return line.count(".") < DEEPEST and max(map(len, line.split()), default=0) <= LONGEST_NUMBER


def _found(text: str) -> Iterator[tuple[int, Message]]:
    from dzcli.sheets.layout import tokens

    depth = dots = 0
    for found in tokens(text):
        token = found[0]
        if token in "[{":
            depth += 1
        elif token in "]}":
            depth = max(0, depth - 1)
        dots = dots + 1 if token == "." else 0 if token in "=[]{},\n" else dots
        if max(depth, dots) > DEEPEST:
            yield found.start(), message(NESTED)
        elif len(token) > LONGEST_NUMBER and token.lstrip("+-")[:1].isdigit():
            yield found.start(), message(LONG_NUMBER, digits=LONGEST_NUMBER)


NESTED = "nested too deeply"
LONG_NUMBER = "a number of more than {digits} digits"
