"""Set values of a table where they stand, in whichever of TOML's ways they are written.

A table is one with a header, an inline one, one written as dotted keys, or one that only the tables inside
it imply; a list an array or a row of tables with headers.
"""

from collections import defaultdict
from typing import Any

from dzcli.sheets.alike import matched
from dzcli.sheets.edit_arrays import Array
from dzcli.sheets.edits import Edits
from dzcli.sheets.layout import Layout, Path, Span
from dzcli.toml import inline, key_of


class Editor:
    """Finds the edits that make a text say something else."""

    def __init__(self, text: str) -> None:
        self.edits = Edits(text)
        self._layout = Layout(text)
        self._bodies: dict[Path, list[Span]] = defaultdict(list)
        """The tables with a header that are at a path or inside it."""
        self._dotted: dict[Path, list[Path]] = defaultdict(list)
        """The keys written as ``table.key`` in a table around it, by the paths that they name there."""
        self._keys: dict[Path, list[Path]] = defaultdict(list)
        """The keys written in a table, by its path."""
        for path, span in self._layout.bodies.items():
            for length in range(1, len(path) + 1):
                self._bodies[path[:length]].append(span)
        for key, table in self._layout.tables.items():
            self._keys[table].append(key)
            for length in range(len(table) + 1, len(key) + 1):
                self._dotted[key[:length]].append(key)

    def set_table(self, path: Path, old: dict[str, Any], wanted: dict[str, Any]) -> None:
        """Make the table at ``path``, which says ``old``, say what is wanted."""
        if path in self._layout.values and not old.keys() <= wanted.keys():
            self.edits.replace(self._layout.values[path], inline(wanted))
            return
        added = {}
        for key in [*old, *(key for key in wanted if key not in old)]:
            if key not in wanted:
                self._remove((*path, key))
            elif key not in old:
                added[key] = wanted[key]
            elif old[key] != wanted[key]:
                self._set((*path, key), old[key], wanted[key])
        if added:
            self._add(path, added)

    def _set(self, path: Path, old: Any, value: Any) -> None:
        if isinstance(old, dict) and isinstance(value, dict):
            self.set_table(path, old, value)
        elif path not in self._layout.values and isinstance(old, list) and isinstance(value, list):
            self._set_rows(path, old, value)
        elif path not in self._layout.values:
            self._remove(path)
            self._add(path[:-1], {str(path[-1]): value})
        elif isinstance(old, list) and isinstance(value, list):
            self._set_array(path, old, value)
        else:
            self.edits.replace(self._layout.values[path], inline(value))

    def _set_array(self, path: Path, old: list[Any], wanted: list[Any]) -> None:
        kept, new = matched(old, wanted)
        if kept is None:
            self.edits.replace(self._layout.values[path], inline(wanted))
            return
        for place, value in kept.items():
            if old[place] != value:
                self._set((*path, place), old[place], value)
        Array(self.edits, self._layout, path, len(old)).keep(list(kept), [inline(item) for item in new])

    def _set_rows(self, path: Path, old: list[Any], wanted: list[Any]) -> None:
        """The same for tables each under a header of its own."""
        kept, new = matched(old, wanted)
        if kept is None:
            kept, new = {}, wanted
        for place, item in enumerate(old):
            if place in kept:
                self.set_table((*path, place), item, kept[place])
            else:
                self._remove((*path, place))
        last = max(span.end for span in self._bodies[*path, len(old) - 1])
        for item in new:
            header = f"[[{_dotted(path)}]]"
            lines = [header, *(f"{key_of(key)} = {inline(value)}" for key, value in item.items())]
            self.edits.add_line(last, self.edits.newline.join(lines))

    def _remove(self, path: Path) -> None:
        """Take out the lines of a key, or of a table with all that is inside it."""
        for body in self._bodies[path]:
            self.edits.remove_lines(*body)
        for key in self._dotted[path]:
            self.edits.remove_lines(*self._layout.values[key])

    # Keys that are not there yet

    def _add(self, path: Path, added: dict[str, Any]) -> None:
        """Add keys to a table however it is written, or add the table."""
        if path in self._layout.values:
            self._add_inline(path, added)
        elif path in self._layout.bodies:
            self._add_lines(self._layout.bodies[path], (), added)
        elif dotted := self._dotted[path]:
            last = max(dotted, key=self._layout.values.__getitem__)
            table = self._layout.tables[last]
            self._add_lines(self._layout.values[last], path[len(table) :], added)
        else:
            self._add_table(path, added)

    def _add_lines(self, after: Span, prefix: Path, added: dict[str, Any]) -> None:
        for key, value in added.items():
            self.edits.add_line(after.end, f"{_dotted((*prefix, key))} = {inline(value)}")

    def _add_inline(self, path: Path, added: dict[str, Any]) -> None:
        items = ", ".join(f"{key_of(key)} = {inline(value)}" for key, value in added.items())
        inside = [self._layout.values[key].end for key in self._keys[path]]
        if inside:
            self.edits.insert(max(inside), ", " + items)
        else:
            self.edits.replace(self._layout.values[path], "{ " + items + " }")

    def _add_table(self, path: Path, added: dict[str, Any]) -> None:
        """Add the table: above the tables inside it if there are any, else at the end of the file."""
        text, newline = self.edits.text, self.edits.newline
        lines = [f"[{_dotted(path)}]", *(f"{key_of(key)} = {inline(value)}" for key, value in added.items())]
        composed = "".join(line + newline for line in lines)
        if inside := self._bodies[path]:
            self.edits.insert(self.edits.line_start(min(inside).start), composed + newline)
            return
        gap = "" if not text else newline if text.endswith("\n") else 2 * newline
        self.edits.insert(len(text), gap + composed)


def _dotted(path: Path) -> str:
    """A path as a header or a key writes it; which row of several it is goes without saying."""
    return ".".join(key_of(step) for step in path if isinstance(step, str))
