"""Edits of a text by its lines, at its beginning and at its end."""

import pytest

from dzcli.sheets.edits import Edits

# A text, an offset in it, where the line of that begins, and where the line after it does.
LINES = [
    ("ab\ncd\n", 0, 0, 3),
    ("ab\ncd\n", 2, 0, 3),
    ("ab\ncd\n", 3, 3, 6),
    ("ab\ncd", 4, 3, 5),
    ("\nab\n", 0, 0, 1),
    ("\nab\n", 1, 1, 4),
    ("ab", 1, 0, 2),
    ("", 0, 0, 0),
]


@pytest.mark.parametrize("text, offset, start, end", LINES)
def test_lines(text, offset, start, end):
    """A line begins behind the line end before it, and goes on to behind its own, or to the end."""
    edits = Edits(text)
    assert (edits.line_start(offset), edits.line_end(offset)) == (start, end)


ADDED = [
    ("\nab\n", 0, "\nx\nab\n"),
    ("  ab\ncd", 3, "  ab\n  x\ncd"),
    ("ab\n\tcd", 4, "ab\n\tcd\n\tx"),
    ("ab\r\ncd\r\n", 0, "ab\r\nx\r\ncd\r\n"),
    ("ab\r\ncd", 5, "ab\r\ncd\r\nx"),
]


@pytest.mark.parametrize("text, after, expected", ADDED)
def test_added_line(text, after, expected):
    """A line is put below another, as far to the right, with the line ends of the text."""
    edits = Edits(text)
    edits.add_line(after, "x")
    assert edits.made() == expected


def test_made():
    """Stretches that are taken out may overlap; what is put in one place stands in the order it came."""
    edits = Edits("abcdef")
    edits.remove(1, 4)
    edits.remove(2, 3)
    edits.insert(5, "1")
    edits.insert(5, "2")
    assert edits.made() == "ae12f"
