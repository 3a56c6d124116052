"""Where everything of a TOML text stands: for messages that name a line, and for edits in place."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Iterator

from dzcli.light import NamedTuple

Path = tuple[str | int, ...]

STRING_OR_COMMENT = "|".join(
    (
        r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5}|\\?\Z)',
        r"'''(?:[^']|'{1,2}(?!'))*+(?:'{3,5}|\Z)",
        r'"(?:[^"\\\n]|\\[^\n])*+"?',
        r"'[^'\n]*+'?",
        r"#[^\n]*+",
    )
)
"""A pattern of what in TOML holds text, in which nothing else has a meaning (with DOTALL).

A text that is not closed goes on to the end of its line, or of everything: however many there are, each
sign is looked at once.
"""
_TOKEN = re.compile(STRING_OR_COMMENT + r"""|[\[\]{}=,.\n]|[^\s\[\]{}=,.#"']+""", re.DOTALL)


class Span(NamedTuple):
    """A stretch of the text: offsets of its first character and behind its last."""

    start: int
    end: int


class _Token(NamedTuple):
    text: str
    start: int
    end: int


def tokens(text: str) -> Iterator[re.Match[str]]:
    """The texts, comments, signs and words of a TOML text."""
    return _TOKEN.finditer(text)


class Layout:
    """The places of a TOML text that is known to be well formed.

    ``keys`` has where each key begins, ``values`` the span of each value (items of arrays
    and inline tables too), ``bodies`` the span of each table with a header, from the header
    to the end of its own last value, ``commas`` the comma behind each item of an array that has
    one, ``tables`` the table (or header) that each key is written in.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.keys: dict[Path, int] = {}
        self.values: dict[Path, Span] = {}
        self.bodies: dict[Path, Span] = {}
        self.commas: dict[Path, int] = {}
        self.tables: dict[Path, Path] = {}
        self._newlines = [found.start() for found in re.finditer("\n", text)]
        self._tokens = [
            _Token(found[0], found.start(), found.end())
            for found in tokens(text)
            if not found[0].startswith("#")
        ]
        self._at = 0
        self._sizes: dict[Path, int] = {}
        self._scan()

    def line_of(self, path: Path) -> int:
        """The line, counted from 1, of ``path`` or of the nearest table or key around it."""
        while path and path not in self.keys:
            path = path[:-1]
        return bisect_right(self._newlines, self.keys[path]) + 1 if path else 1

    def _scan(self) -> None:
        table: Path = ()
        while self._at < len(self._tokens):
            if self._peek() == "\n":
                self._at += 1
            elif self._peek() == "[":
                table = self._header()
            else:
                end = self._assignment(table)
                if table in self.bodies:
                    self.bodies[table] = Span(self.bodies[table].start, end)

    def _peek(self) -> str:
        return self._tokens[self._at].text if self._at < len(self._tokens) else ""

    def _skip(self, *wanted: str) -> None:
        while self._peek() in wanted:
            self._at += 1

    def _key(self, stop: str) -> list[str]:
        names = []
        while self._peek() != stop:
            if self._peek() != ".":
                names.append(_plain(self._peek()))
            self._at += 1
        return names

    def _header(self) -> Path:
        start = self._tokens[self._at].start
        self._at += 1
        array = self._peek() == "["
        self._skip("[")
        path: Path = ()
        for name in self._key("]"):
            path = self._inside((*path, name))
        if array:
            tables = path[:-1] if isinstance(path[-1], int) else path
            self._begin(tables, start)
            self._sizes[tables] = self._sizes.get(tables, 0) + 1
            path = self._inside(tables)
        self._skip("]")
        self._begin(path[:-1], start)
        self.keys[path] = start
        self.bodies[path] = Span(start, self._tokens[self._at - 1].end)
        return path

    def _begin(self, path: Path, start: int) -> None:
        """Note where a key or table begins, and those around it that nothing before has named."""
        for length in range(1, len(path) + 1):
            self.keys.setdefault(path[:length], start)

    def _inside(self, path: Path) -> Path:
        """The last table of an array of tables, where ``path`` names one."""
        return (*path, self._sizes[path] - 1) if path in self._sizes else path

    def _assignment(self, table: Path) -> int:
        start = self._tokens[self._at].start
        path = (*table, *self._key("="))
        self._at += 1
        self._begin(path, start)
        self.tables[path] = table
        return self._value(path)

    def _value(self, path: Path) -> int:
        """Note the span of the value that begins here; where it ends."""
        start = self._tokens[self._at].start
        if self._peek() == "[":
            self._array(path)
        elif self._peek() == "{":
            self._inline_table(path)
        else:
            while self._peek() not in ("\n", ",", "]", "}", ""):
                self._at += 1
        end = self._tokens[self._at - 1].end
        self.values[path] = Span(start, end)
        return end

    def _array(self, path: Path) -> None:
        self._at += 1
        position = 0
        self._skip("\n")
        while self._peek() not in ("]", ""):
            self.keys[*path, position] = self._tokens[self._at].start
            self._value((*path, position))
            self._skip("\n")
            if self._peek() == ",":
                self.commas[*path, position] = self._tokens[self._at].start
            self._skip("\n", ",")
            position += 1
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        self._skip("\n")
        while self._peek() not in ("}", ""):
            self._assignment(path)
            self._skip("\n", ",")
        self._at += 1


def _plain(key: str) -> str:
    """A key without its quotes and escapes."""
    if key[0] not in "\"'":
        return key
    (plain,) = tomllib.loads(f"{key} = 0")
    return plain
