"""Change values of ``[etat]`` in the text of a sheet and leave every other byte as it was.

Edits are made where the values stand. (tomlkit, made for this, moves the comment above the
next table, and loses its way in arrays with comments and in tables out of order.)
"""

import re
import tomllib
from typing import Any

from dzcli.fault import FileFault
from dzcli.sheets.change import Change
from dzcli.sheets.document import BOM, plain_minus
from dzcli.sheets.layout import Layout, Path, Span
from dzcli.toml import inline

TABLE = "etat"
_COMMA_AHEAD = re.compile(r"(?:\s|#[^\n]*\n)*,")
_REST_OF_LINE = re.compile(r"[ \t]*,?[ \t]*(#[^\n]*)?(\n|\Z)")


def edited(label: str, content: bytes, changes: list[Change]) -> bytes:
    """The content of a sheet with changes made to its ``[etat]``.

    Raises `FileFault` if the text could not be edited without changing something else.
    """
    text = content.decode("utf-8")
    mark = BOM if text.startswith(BOM) else ""
    before = text.removeprefix(BOM)
    data = tomllib.loads(plain_minus(before))
    wanted = {change.path.split(".", 1)[1]: change.after for change in changes}
    after = _Editor(before, data).with_values(wanted)
    try:
        _check(after, data, wanted)
    except ValueError:
        raise FileFault("cannot_edit", CANNOT_EDIT, file=label) from None
    return (mark + after).encode("utf-8")


def _check(after: str, data: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Read the result again: it must say what the sheet said, but for the changes."""
    expected = {**data, TABLE: {**data.get(TABLE, {}), **wanted}}
    found = tomllib.loads(plain_minus(after))
    for key, value in wanted.items():
        # An array of tables that lost its last one is not there any more.
        if value == []:
            found.setdefault(TABLE, {}).setdefault(key, [])
    if found != expected:
        raise ValueError


class _Editor:
    """Gathers the edits of a text, then makes them from its end to its beginning."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self._text = text
        self._layout = Layout(text)
        self._etat: dict[str, Any] = data.get(TABLE, {})
        self._edits: list[tuple[Span, str]] = []
        self._added: dict[str, Any] = {}
        self._newline = "\r\n" if "\r\n" in text else "\n"

    def with_values(self, wanted: dict[str, Any]) -> str:
        """The text with values of ``[etat]`` set."""
        for key, value in wanted.items():
            if self._etat.get(key) != value:
                self._set((TABLE, key), self._etat.get(key), value)
        self._add_keys()
        text = self._text
        # From the end, so that offsets hold; of two insertions in one place the first comes first.
        for _, (span, new) in sorted(
            enumerate(self._edits), key=lambda edit: (edit[1][0], edit[0]), reverse=True
        ):
            text = text[: span.start] + new + text[span.end :]
        return text

    def _replace(self, start: int, end: int, new: str) -> None:
        self._edits.append((Span(start, end), new))

    def _set(self, path: Path, old: Any, value: Any) -> None:
        if path in self._layout.values:
            span = self._layout.values[path]
            if isinstance(old, list) and isinstance(value, list):
                self._align(path, old, value)
            elif isinstance(old, dict) and isinstance(value, dict) and old.keys() <= value.keys():
                self._align_inline_table(path, old, value)
            else:
                self._replace(span.start, span.end, inline(value))
        elif (*path, 0) in self._layout.bodies:
            self._align_tables(path, old, value)
        else:
            self._added[str(path[-1])] = value

    # Lists

    def _align(self, path: Path, old: list[Any], wanted: list[Any]) -> None:
        """Make an array hold what is wanted, touching only the items that differ."""
        kept, new = _matched(old, wanted)
        span = self._layout.values[path]
        if kept is None:
            self._replace(span.start, span.end, inline(wanted))
            return
        for position, item in enumerate(old):
            if position in kept and item != kept[position]:
                self._set((*path, position), item, kept[position])
        gone = [position for position in range(len(old)) if position not in kept]
        self._remove_runs(path, [one for one in gone if not self._remove_line(path, one)], len(old))
        if new:
            self._append(path, max(kept, default=None), span, ", ".join(inline(item) for item in new))

    def _append(self, path: Path, last: int | None, span: Span, items: str) -> None:
        """Put items behind the last one that stays, else at the beginning of the array."""
        if last is None:
            self._replace(span.start + 1, span.start + 1, items)
        else:
            end = self._layout.values[*path, last].end
            self._replace(end, end, ", " + items)

    def _remove_line(self, path: Path, position: int) -> bool:
        """Take an item out with its line and the comment on it, if it has a line to itself."""
        start, end = self._layout.values[*path, position]
        line = self._line_start(start)
        rest = _REST_OF_LINE.match(self._text, end)
        alone = not self._text[line:start].strip() and rest and rest.end() <= self._layout.values[path].end
        comma_elsewhere = (
            rest and "," not in rest[0].partition("#")[0] and _COMMA_AHEAD.match(self._text, end)
        )
        if not rest or not alone or comma_elsewhere:
            return False
        self._replace(line, rest.end(), "")
        return True

    def _remove_runs(self, path: Path, gone: list[int], size: int) -> None:
        """Take items out that share their lines, each run of neighbours in one edit."""
        items = [self._layout.values[*path, position] for position in range(size)]
        while gone:
            first = last = gone.pop(0)
            while gone and gone[0] == last + 1:
                last = gone.pop(0)
            if last + 1 < size:
                self._replace(items[first].start, items[last + 1].start, "")
            elif first and "\n" not in self._text[items[first - 1].end : items[first].start]:
                self._replace(items[first - 1].end, items[last].end, "")
            else:
                # The comma before it may stay: an array may end with one, but not with two.
                self._replace(items[first].start, items[last].end, "")
                if comma := _COMMA_AHEAD.match(self._text, items[last].end):
                    self._replace(comma.end() - 1, comma.end(), "")

    def _align_tables(self, path: Path, old: list[Any], wanted: list[Any]) -> None:
        """The same for an array of tables, each under a header of its own."""
        kept, new = _matched(old, wanted)
        if kept is None:
            kept, new = {}, wanted
        for position, item in enumerate(old):
            body = self._layout.bodies[*path, position]
            if position not in kept:
                self._replace(self._line_start(body.start), self._line_end(body.end), "")
                continue
            for key, value in kept[position].items():
                if item.get(key) != value and (*path, position, key) in self._layout.values:
                    self._set((*path, position, key), item.get(key), value)
                elif item.get(key) != value:
                    self._add_line(body, f"{key} = {inline(value)}")
        name = ".".join(str(step) for step in path)
        for item in new:
            lines = [f"[[{name}]]", *(f"{key} = {inline(value)}" for key, value in item.items())]
            self._add_line(self._layout.bodies[*path, len(old) - 1], self._newline.join(lines))

    def _align_inline_table(self, path: Path, old: dict[str, Any], wanted: dict[str, Any]) -> None:
        for key, value in wanted.items():
            if key in old and old[key] != value:
                self._set((*path, key), old[key], value)
        added = {key: value for key, value in wanted.items() if key not in old}
        if added:
            self._add_inline(path, added)

    # Keys that are not there yet

    def _add_keys(self) -> None:
        """Add what has no place yet to ``[etat]``, however it is written, or add the table."""
        if not self._added:
            return
        if (TABLE,) in self._layout.values:
            self._add_inline((TABLE,), self._added)
        elif (TABLE,) in self._layout.bodies:
            for key, value in self._added.items():
                self._add_line(self._layout.bodies[TABLE,], f"{key} = {inline(value)}")
        elif last := self._last_dotted():
            for key, value in self._added.items():
                self._add_line(last, f"{TABLE}.{key} = {inline(value)}")
        else:
            self._add_table()

    def _last_dotted(self) -> Span | None:
        """The last value that is written as ``etat.key = value`` above all tables."""
        top = min((body.start for body in self._layout.bodies.values()), default=len(self._text))
        spans = [
            span
            for path, span in self._layout.values.items()
            if path[0] == TABLE and len(path) == 2 and span.end <= top
        ]
        return max(spans, default=None)

    def _add_inline(self, path: Path, added: dict[str, Any]) -> None:
        items = ", ".join(f"{key} = {inline(value)}" for key, value in added.items())
        inside = [span.end for key, span in self._layout.values.items() if key[:-1] == path]
        if inside:
            self._replace(max(inside), max(inside), ", " + items)
        else:
            span = self._layout.values[path]
            self._replace(span.start, span.end, "{ " + items + " }")

    def _add_line(self, after: Span, line: str) -> None:
        """Add a line below the one on which ``after`` ends, as far to the right."""
        at = self._line_end(after.end)
        begin = self._line_start(after.end)
        indent = re.match(r"[ \t]*", self._text[begin:])
        line = (indent[0] if indent else "") + line
        if at and not self._text[:at].endswith("\n"):
            self._replace(at, at, self._newline + line)
        else:
            self._replace(at, at, line + self._newline)

    def _add_table(self) -> None:
        """Add the table: above the tables inside it if there are any, else at the end of the file."""
        import tomli_w

        composed = tomli_w.dumps({TABLE: self._added}).replace("\n", self._newline)
        inside = [body.start for path, body in self._layout.bodies.items() if path[0] == TABLE]
        if inside:
            at = self._line_start(min(inside))
            self._replace(at, at, composed + self._newline)
            return
        gap = "" if not self._text else self._newline if self._text.endswith("\n") else 2 * self._newline
        self._replace(len(self._text), len(self._text), gap + composed)

    def _line_start(self, offset: int) -> int:
        return self._text.rfind("\n", 0, offset) + 1

    def _line_end(self, offset: int) -> int:
        found = self._text.find("\n", offset)
        return len(self._text) if found < 0 else found + 1


def _matched(old: list[Any], wanted: list[Any]) -> tuple[dict[int, Any] | None, list[Any]]:
    """Which items of a list stay (and what they become), and which are added at its end.

    None for the first if the lists differ in another way.
    """
    kept: dict[int, Any] = {}
    position = 0
    for number, value in enumerate(wanted):
        while position < len(old) and not _same(old[position], value):
            position += 1
        if position == len(old):
            new = wanted[number:]
            return (None, []) if any(_same(item, value) for item in old for value in new) else (kept, new)
        kept[position] = value
        position += 1
    return kept, []


def _same(old: Any, value: Any) -> bool:
    """Whether a value is an item of the list, perhaps changed: tables are told by their id."""
    if isinstance(old, dict) and isinstance(value, dict):
        return old.get("id") == value.get("id")
    return bool(old == value)


CANNOT_EDIT = "{file}: cannot be edited without changing more than [etat]; nothing was written."
