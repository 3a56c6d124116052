"""How wide lines may be: what is said, else the first stream that is a terminal, else what is usual."""

import os
import sys

import pytest

from dzcli.show import width
from dzcli.show.folding import folded


class Stream:
    """A stream by its number; a closed one has none."""

    def __init__(self, number):
        self.number = number

    def fileno(self):
        if self.number is None:
            raise ValueError("closed")
        return self.number


# What COLUMNS says, the columns of each stream (None: closed, no number: no stream; 0: it does not tell).
WIDTHS = [
    ("52", (40, 41, 42), 52),
    ("0", (40, 41, 42), 40),
    ("", (40, 41, 42), 40),
    ("wide", (40, 41, 42), 40),
    ("-5", (40, 41, 42), 40),
    ("", ("closed", 41, 42), 41),
    ("", ("none", "no terminal", 42), 42),
    ("", (0, 41, 42), 41),
    ("", ("closed", "none", "no terminal"), 77),
]


@pytest.mark.parametrize("said, columns, found", WIDTHS)
def test_width(monkeypatch, said, columns, found):
    """COLUMNS counts if it is a number of columns, then the first stream that tells of its terminal."""
    monkeypatch.setenv("COLUMNS", said)
    for place, (name, one) in enumerate(zip(("__stdin__", "__stdout__", "__stderr__"), columns, strict=True)):
        stream = None if one == "none" else Stream(None if one == "closed" else place)
        monkeypatch.setattr(sys, name, stream)

    def size(number):
        if columns[number] == "no terminal":
            raise OSError(25, "injected")
        return os.terminal_size((columns[number], 24))

    monkeypatch.setattr(width.os, "get_terminal_size", size)
    assert width.of_terminal(77) == found


# A text, a width, and its lines, of which all but the first are indented by a sign.
TEXTS = [
    ("", 5, []),
    ("ab cd", 5, ["ab cd"]),
    ("ab cde", 5, ["ab", ">cde"]),
    ("ab  ", 5, ["ab"]),
    (" ab ", 5, [" ab"]),
    ("ab-cd", 4, ["ab-cd"]),
    ("abcdef gh", 4, ["abcdef", ">gh"]),
    ("ab cd", 0, ["ab", ">cd"]),
    ("ab\tc", 3, ["ab", ">c"]),
    ("ab\u00a0cd ef", 5, ["ab\u00a0cd", ">ef"]),
]


@pytest.mark.parametrize("text, columns, lines", TEXTS)
def test_folded(text, columns, lines):
    """A text is folded at blanks alone; a word that is wider stands on its line whole."""
    assert folded(text, columns, ">") == lines
