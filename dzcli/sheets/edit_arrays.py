"""Change the items of an array where it stands, whatever its lines, commas and comments.

An item owns the comma behind it, so that any of them can be taken out and what is left is an array; where
the last one had none, the last that stays has none either.
"""

from __future__ import annotations

import re

from dzcli.light import NamedTuple
from dzcli.sheets.edits import Edits
from dzcli.sheets.layout import Layout, Path, Span

_END_OF_LINE = re.compile(r"[ \t]*,?[ \t]*(?:#[^\n]*|\r?)\n")
_ONLY_COMMA = re.compile(r"[ \t]*,[ \t]*")


class _Item(NamedTuple):
    """An item of an array: its span, and the offset of its comma (None: it has none)."""

    start: int
    end: int
    comma: int | None


class Array:
    """An array in a text that is edited."""

    def __init__(self, edits: Edits, layout: Layout, path: Path, size: int) -> None:
        self._edits = edits
        self._text = edits.text
        self._span = layout.values[path]
        self._items = [
            _Item(*layout.values[*path, place], layout.commas.get((*path, place))) for place in range(size)
        ]

    def keep(self, kept: list[int], new: list[str]) -> None:
        """Take out the items that are not among those kept, and put new ones behind the last of these."""
        staying = set(kept)
        for place, item in enumerate(self._items):
            if place not in staying:
                self._remove(item, self._items[place + 1] if place + 1 < len(self._items) else None)
        last = self._items[kept[-1]] if kept else None
        if last is None:
            self._begin(new)
        elif new:
            self._append(last, new)
        elif self._ends_bare and last.comma is not None:
            self._drop_comma(last)

    @property
    def _ends_bare(self) -> bool:
        """Whether the last item had no comma."""
        return bool(self._items) and self._items[-1].comma is None

    def _begin(self, new: list[str]) -> None:
        """Put items into an array that none of its own stays in."""
        if self._items and self._own_line(self._items[-1]):
            self._add_lines(self._items[-1].end, new)
        else:
            self._edits.insert(self._span.start + 1, ", ".join(new))

    def _append(self, last: _Item, new: list[str]) -> None:
        line = self._own_line(last)
        if line is None or (last.comma is not None and last.comma >= line.end):
            self._edits.insert(last.end, "".join(f", {item}" for item in new))
            return
        if last.comma is None:
            self._edits.insert(last.end, ",")
        self._add_lines(last.end, new)

    def _add_lines(self, after: int, new: list[str]) -> None:
        """Put items on lines of their own."""
        for place, item in enumerate(new, 1):
            self._edits.add_line(after, item + ("" if self._ends_bare and place == len(new) else ","))

    def _remove(self, item: _Item, following: _Item | None) -> None:
        """Take an item out: with its line and the comment on it, if it has a line to itself."""
        if item.comma is not None:
            self._edits.remove(item.comma, item.comma + 1)
        if line := self._own_line(item):
            self._edits.remove(*line)
        elif following and self._is_blank(item, following):
            self._edits.remove(item.start, following.start)
        else:
            self._edits.remove(self._without_blanks(item.start), item.end)
            if item.comma is not None and not self._text[item.end : item.comma].strip(" \t"):
                self._edits.remove(item.end, item.comma)

    def _own_line(self, item: _Item) -> Span | None:
        """The lines of an item that shares them with nothing but its comma and a comment."""
        start = self._edits.line_start(item.start)
        rest = _END_OF_LINE.match(self._text, item.end)
        if rest is None or self._text[start : item.start].strip():
            return None
        return Span(start, rest.end())

    def _is_blank(self, item: _Item, following: _Item) -> bool:
        """Whether nothing but a comma is between two items, on one line."""
        return _ONLY_COMMA.fullmatch(self._text, item.end, following.start) is not None

    def _drop_comma(self, item: _Item) -> None:
        assert item.comma is not None
        self._edits.remove(item.comma, item.comma + 1)
        if not self._text[item.end : item.comma].strip(" \t"):
            self._edits.remove(item.end, item.comma)

    def _without_blanks(self, offset: int) -> int:
        """Where the blanks before an offset begin."""
        return len(self._text[:offset].rstrip(" \t"))
