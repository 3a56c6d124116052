"""Plain TOML, read without `tomllib`, which takes longer to load than a sheet takes to be read.

Plain is what sheets and tables are made of: keys, headers, whole numbers, truth values, texts in double
quotes without a backslash, and lists and tables of these, each on one line. It is read as `tomllib` reads
it; all else, and whatever is wrong, is left to `tomllib`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BLANK = " \t"
_AFTER_WORD = " \t,]}#"
_TRUTH = {"true": True, "false": False}
_MOST_DIGITS = 18
_DEEPEST = 4


def loads(text: str) -> dict[str, Any]:
    """What a text in TOML says; raises `tomllib.TOMLDecodeError` (a `ValueError`) where it is none."""
    found = plain(text)
    if found is None:
        import tomllib

        found = tomllib.loads(text)
    return found


def plain(text: str) -> dict[str, Any] | None:
    """What a plain text says, None for any other."""
    reading = _Reading()
    try:
        for line in text.replace("\r\n", "\n").split("\n"):
            reading.line(line)
    except (ValueError, IndexError):
        return None
    return reading.root


class _NotPlain(ValueError):
    """Something that `tomllib` has to read."""


class _Reading:
    """A text in the course of being read, line by line.

    A table may be added to by headers only if it was opened by one, by dotted keys only if it was made by
    them under the same header.
    """

    def __init__(self) -> None:
        self.root: dict[str, Any] = {}
        self._table = self.root
        self._opened = {id(self.root)}
        self._dotted: set[int] = set()

    def line(self, line: str) -> None:
        """Read a line; raises `ValueError` or `IndexError` if it is not plain."""
        if not line.isprintable():
            _check_printed(line)
        line = line.strip(_BLANK)
        if not line or line[0] == "#":
            return
        if line[0] == "[":
            self._header(line)
            return
        equals = line.index("=")
        value, end = _value(line, _past_blanks(line, equals + 1), 0)
        _check_rest(line, end)
        self._put(line[:equals], value)

    def _header(self, line: str) -> None:
        brackets = 2 if line.startswith("[[") else 1
        end = line.index("]")
        if not line.startswith("]" * brackets, end):
            raise _NotPlain
        _check_rest(line, end + brackets)
        *names, last = map(_key, line[brackets:end].split("."))
        self._table = self._new(self._owner(names), last, brackets == 2)
        self._opened.add(id(self._table))
        self._dotted = set()

    def _owner(self, names: list[str]) -> dict[str, Any]:
        """The table that a header's table stands in."""
        owner: dict[str, Any] = self.root
        for name in names:
            if name not in owner:
                owner[name] = {}
                self._opened.add(id(owner[name]))
            found = owner[name]
            if id(found) not in self._opened:
                raise _NotPlain
            owner = found[-1] if isinstance(found, list) else found
        return owner

    def _new(self, owner: dict[str, Any], name: str, in_list: bool) -> dict[str, Any]:
        """The table that a header opens."""
        table: dict[str, Any] = {}
        if not in_list:
            _put_new(owner, name, table)
            return table
        if name not in owner:
            self._opened.add(id(owner.setdefault(name, [])))
        rows = owner[name]
        if id(rows) not in self._opened or not isinstance(rows, list):
            raise _NotPlain
        rows.append(table)
        return table

    def _put(self, key: str, value: Any) -> None:
        owner = self._table
        *names, last = map(_key, key.split("."))
        for name in names:
            if name not in owner:
                owner[name] = {}
                self._dotted.add(id(owner[name]))
            owner = owner[name]
            if id(owner) not in self._dotted:
                raise _NotPlain
        _put_new(owner, last, value)


def _put_new(owner: dict[str, Any], key: str, value: Any) -> None:
    if key in owner:
        raise _NotPlain
    owner[key] = value


def _key(text: str) -> str:
    key = text.strip(_BLANK)
    if len(key) > 2 and key[0] == key[-1] == '"':
        key = key[1:-1]
        if '"' not in key and "\\" not in key:
            return key
    elif key.isascii() and key.replace("_", "").replace("-", "").isalnum():
        return key
    raise _NotPlain


def _value(line: str, at: int, depth: int) -> tuple[Any, int]:
    """The value that begins at a place of a line, and the place after it."""
    first = line[at]
    if first == '"':
        end = line.index('"', at + 1)
        text = line[at + 1 : end]
        # Two quotes and one more begin a text of several lines.
        if "\\" in text or line.startswith('"""', at):
            raise _NotPlain
        return text, end + 1
    if depth == _DEEPEST:
        raise _NotPlain
    if first == "{":
        return _inline_table(line, _past_blanks(line, at + 1), depth + 1)
    if first == "[":
        return _list(line, _past_blanks(line, at + 1), depth + 1)
    return _word(line, at)


def _inline_table(line: str, at: int, depth: int) -> tuple[dict[str, Any], int]:
    found: dict[str, Any] = {}
    if line[at] == "}":
        return found, at + 1
    while True:
        equals = line.index("=", at)
        key = _key(line[at:equals])
        value, at = _value(line, _past_blanks(line, equals + 1), depth)
        _put_new(found, key, value)
        at = _past_blanks(line, at)
        if line[at] == "}":
            return found, at + 1
        if line[at] != ",":
            raise _NotPlain
        at = _past_blanks(line, at + 1)


def _list(line: str, at: int, depth: int) -> tuple[list[Any], int]:
    found: list[Any] = []
    while line[at] != "]":
        value, at = _value(line, at, depth)
        found.append(value)
        at = _past_blanks(line, at)
        if line[at] == ",":
            at = _past_blanks(line, at + 1)
        elif line[at] != "]":
            raise _NotPlain
    return found, at + 1


def _word(line: str, at: int) -> tuple[int, int]:
    """A whole number or a truth value."""
    end = at
    while end < len(line) and line[end] not in _AFTER_WORD:
        end += 1
    word = line[at:end]
    if word in _TRUTH:
        return _TRUTH[word], end
    digits = word[1:] if word[:1] in ("+", "-") else word
    if (
        not (digits.isascii() and digits.isdigit())
        or len(digits) > _MOST_DIGITS
        or digits[:1] == "0" != digits
    ):
        raise _NotPlain
    return int(word), end


def _past_blanks(line: str, at: int) -> int:
    while line[at] in _BLANK:
        at += 1
    return at


def _check_rest(line: str, at: int) -> None:
    """That nothing follows a value but a comment."""
    rest = line[at:].lstrip(_BLANK)
    if rest and rest[0] != "#":
        raise _NotPlain


def _check_printed(line: str) -> None:
    """That a line has no control character but tabs."""
    if any((sign < " " and sign != "\t") or sign == "\x7f" for sign in line):
        raise _NotPlain
