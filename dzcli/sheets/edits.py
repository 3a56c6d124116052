"""Edits of a text: gathered with the offsets of the text as it was, made all at once."""

import re

from dzcli.sheets.layout import Span

_INDENT = re.compile(r"[ \t]*")


class Edits:
    """What is to be taken out of a text and put into it. Nothing is put inside of what is taken out."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.newline = "\r\n" if "\r\n" in text else "\n"
        self._taken: list[Span] = []
        self._put: list[tuple[int, str]] = []

    def insert(self, at: int, new: str) -> None:
        """Put text in; of several in one place the first comes first."""
        self._put.append((at, new))

    def remove(self, start: int, end: int) -> None:
        """Take a stretch out; stretches may overlap."""
        self._taken.append(Span(start, end))

    def replace(self, span: Span, new: str) -> None:
        """Put text in the place of a stretch."""
        self.insert(span.start, new)
        self.remove(*span)

    def remove_lines(self, start: int, end: int) -> None:
        """Take out every line that a stretch touches."""
        self.remove(self.line_start(start), self.line_end(end))

    def add_line(self, after: int, line: str) -> None:
        """Put a line below the one that ``after`` is on, as far to the right."""
        at = self.line_end(after)
        indent = _INDENT.match(self.text, self.line_start(after))
        line = (indent[0] if indent else "") + line
        if not self.text[:at].endswith("\n"):
            self.insert(at, self.newline + line)
        else:
            self.insert(at, line + self.newline)

    def line_start(self, offset: int) -> int:
        """Where the line of an offset begins."""
        return self.text.rfind("\n", 0, offset) + 1

    def line_end(self, offset: int) -> int:
        """Where the line after that of an offset begins, or the end of the text."""
        return self.text.find("\n", offset) + 1 or len(self.text)

    def made(self) -> str:
        """The text after all edits."""
        pieces, at = [], 0
        taken = [(start, end, "") for start, end in self._taken]
        put = [(offset, offset, new) for offset, new in self._put]
        for start, end, new in sorted(put + taken, key=lambda edit: edit[0]):
            pieces += [self.text[at:start], new]
            at = max(at, end)
        return "".join([*pieces, self.text[at:]])
