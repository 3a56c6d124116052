"""Where a key of a TOML text stands, for messages that name the line."""

import re

Path = tuple[str | int, ...]

STRING_OR_COMMENT = r'"""(?:\\.|[^\\])*?"""|' + r"'''.*?'''|" + r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'|#[^\n]*"
"""A pattern of what in TOML holds text, in which nothing else has a meaning (with DOTALL)."""
_TOKEN = re.compile(STRING_OR_COMMENT + r"""|[\[\]{}=,.\n]|[^\s\[\]{}=,.#"']+""", re.DOTALL)


def line_of(text: str, path: Path) -> int:
    """The line, counted from 1, of ``path`` or of the nearest table or key around it."""
    places = _places(text)
    for length in range(len(path), 0, -1):
        if path[:length] in places:
            return places[path[:length]]
    return 1


def _places(text: str) -> dict[Path, int]:
    """The line of every key and table of a text, inline ones included."""
    return _Scanner(text).places


class _Scanner:
    """Walks the tokens of a TOML text once and notes where each key begins.

    The text has been parsed already, so it is known to be well formed.
    """

    def __init__(self, text: str) -> None:
        self.places: dict[Path, int] = {}
        self._tokens = [
            (token[0], text.count("\n", 0, token.start()) + 1)
            for token in _TOKEN.finditer(text)
            if not token[0].startswith("#")
        ]
        self._at = 0
        self._sizes: dict[Path, int] = {}
        table: Path = ()
        while self._at < len(self._tokens):
            if self._peek() == "\n":
                self._at += 1
            elif self._peek() == "[":
                table = self._header()
            else:
                self._assignment(table)

    def _peek(self) -> str:
        return self._tokens[self._at][0] if self._at < len(self._tokens) else ""

    def _skip(self, *wanted: str) -> None:
        while self._peek() in wanted and self._peek():
            self._at += 1

    def _key(self, stop: str) -> list[str]:
        names = []
        while self._peek() and self._peek() != stop:
            if self._peek() != ".":
                names.append(self._peek().strip("\"'"))
            self._at += 1
        return names

    def _header(self) -> Path:
        line = self._tokens[self._at][1]
        self._at += 1
        array = self._peek() == "["
        self._skip("[")
        path: Path = ()
        for name in self._key("]"):
            path = self._inside((*path, name))
        if array:
            tables = path[:-1] if isinstance(path[-1], int) else path
            self.places.setdefault(tables, line)
            self._sizes[tables] = self._sizes.get(tables, 0) + 1
            path = self._inside(tables)
        self._skip("]")
        self.places.setdefault(path, line)
        return path

    def _inside(self, path: Path) -> Path:
        """The last table of an array of tables, where ``path`` names one."""
        return (*path, self._sizes[path] - 1) if path in self._sizes else path

    def _assignment(self, table: Path) -> None:
        line = self._tokens[self._at][1]
        path = (*table, *self._key("="))
        self._at += 1
        self.places[path] = line
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._peek() == "[":
            self._array(path)
        elif self._peek() == "{":
            self._inline_table(path)
        else:
            while self._peek() not in ("\n", ",", "]", "}", ""):
                self._at += 1

    def _array(self, path: Path) -> None:
        self._at += 1
        position = 0
        self._skip("\n")
        while self._peek() not in ("]", ""):
            self.places[*path, position] = self._tokens[self._at][1]
            self._value((*path, position))
            position += 1
            self._skip("\n", ",")
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        self._skip("\n")
        while self._peek() not in ("}", ""):
            self._assignment(path)
            self._skip("\n", ",")
        self._at += 1
