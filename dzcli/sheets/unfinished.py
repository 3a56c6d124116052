"""A note of a write of several sheets, there from before the first is replaced until all are.

A program that is killed in between leaves it. The same changes asked for again then find which of the sheets
have them already, and are finished. The note is a result too: whoever asks for another write of such a sheet
is told to apply it or to take it back first; if it was being taken back, to go on with that.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from dzcli.fault import StaleSheet
from dzcli.light import NamedTuple
from dzcli.message import Message, message
from dzcli.sheets import beside, contents
from dzcli.sheets.change import Change
from dzcli.sheets.document import fingerprint

_KIND = "note"
KEY, UNDOING = "unfinished", "undoing"
"""What a note has beside the result that was to be written; and beside one that was to be taken back."""
MOST_KB = 320
"""A larger file is no note, and a larger result is not in one."""
Result = Callable[[], Mapping[str, Any]]
"""Makes the JSON of the result that is to be written."""


class Replaced(NamedTuple):
    """A file to be replaced: the name its sheet goes by, and its content before and after."""

    label: str
    path: Path
    before: bytes
    after: bytes


class Unfinished:
    """What a write of these changes leaves while it goes on, and when it is killed.

    ``begun`` are the sheets that an earlier one was to replace, by their paths, and their new fingerprints;
    ``undoing``: the result is taken back.
    """

    def __init__(
        self,
        changes: Iterable[tuple[Path, Change]],
        folders: Iterable[Path],
        result: Result | None,
        *,
        undoing: bool = False,
    ) -> None:
        told = sorted(
            json.dumps([str(path), change.path, change.before, change.after], sort_keys=True, default=str)
            for path, change in changes
        )
        self._name = beside.name(_KIND, hashlib.sha256("\n".join(told).encode()).hexdigest()[:24])
        self._result, self._undoing = result, undoing
        self._begun: dict[str, list[str]] = {}
        for folder in folders:
            self._begun |= _sheets(_read(folder / self._name))
        self.begun = {path: after for path, (_, _, after) in self._begun.items()}

    def check_others(self, paths: Iterable[Path], left: Iterable[Path]) -> None:
        """Raise `StaleSheet` if another write was cut short among sheets of which one is to be written.

        ``left`` are the files that killed programs left.
        """
        notes = [note for note in left if note.name != self._name]
        for told in cut_short(paths, notes):
            raise StaleSheet("unfinished_write", NOTHING_NOW, what=told)

    def places(self, sheets: Sequence[Replaced]) -> list[Path]:
        """Where the note is: in the folder of each of the sheets."""
        return [folder / self._name for folder in dict.fromkeys(sheet.path.parent for sheet in sheets)]

    def note(self, sheets: Sequence[Replaced], paths: Iterable[Path]) -> None:
        """Note which sheets are to be replaced."""
        told = {one.path: [one.label, fingerprint(one.before), fingerprint(one.after)] for one in sheets}
        content = self._content(self._begun | {str(path): what for path, what in told.items()})
        for path in paths:
            new = beside.for_content(path)
            try:
                beside.fill(new, content)
                beside.replace(new, path)
            finally:
                beside.remove([new])

    def _content(self, sheets: dict[str, list[str]]) -> bytes:
        paths = {label: path for path, (label, _, _) in sheets.items()}
        result = {} if self._result is None else _with_paths(dict(self._result()), paths)
        kind = {UNDOING: True} if self._undoing else {}
        whole = json.dumps(result | kind | {KEY: sheets}).encode()
        if len(whole) <= MOST_KB * contents.BYTES_A_KB:
            return whole
        return json.dumps({KEY: sheets}).encode()


def cut_short(paths: Iterable[Path], left: Iterable[Path]) -> Iterator[Message]:
    """What is to be told of writes that were cut short among sheets of which one is in ``paths``.

    ``left`` are the files that killed programs left.
    """
    wanted = {str(path) for path in paths}
    for note in left:
        told = _read(note)
        sheets = _sheets(told)
        if len(told) > 1 and not wanted.isdisjoint(sheets) and is_live(note):
            written = [label for path, (label, _, after) in sheets.items() if _now(path) == after]
            waiting = [label for label, _, _ in sheets.values() if label not in written]
            names = {"written": ", ".join(written), "waiting": ", ".join(waiting)}
            yield message(UNDO_CUT_SHORT if UNDOING in told else CUT_SHORT, note=str(note), **names)


def is_live(note: Path) -> bool:
    """Whether a file is the note of a write of which a part was made, and a part can still be."""
    sheets = _sheets(_read(note))
    now = [(before, after, _now(path)) for path, (_, before, after) in sheets.items()]
    return any(found == after for _, after, found in now) and any(found == before for before, _, found in now)


def _read(path: Path) -> dict[str, Any]:
    """What a note says; nothing if there is none, or it is not whole."""
    if not path.name.startswith(beside.name(_KIND, "").removesuffix(beside.END)):
        return {}
    try:
        told = json.loads(contents.read(str(path), MOST_KB, pipes=False))
    except (OSError, ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}


def _sheets(told: Mapping[str, Any]) -> dict[str, list[str]]:
    """The sheets that a note tells of by their paths: the name, the fingerprint before and after."""
    found = told.get(KEY)
    if not isinstance(found, dict):
        return {}
    return {
        path: what
        for path, what in found.items()
        if isinstance(what, list) and [type(one) for one in what] == [str, str, str]
    }


def _now(path: str) -> str | None:
    """The fingerprint of a file; None for what cannot be read."""
    try:
        return fingerprint(contents.read(path, MOST_KB, pipes=False))
    except (OSError, ValueError):
        return None


def _with_paths(value: Any, paths: Mapping[str, str]) -> Any:
    """A result with the path of each sheet in place of its name, wherever it is read."""
    if isinstance(value, list):
        return [_with_paths(one, paths) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        paths.get(key, key): paths.get(one, one)
        if key == "sheet" and isinstance(one, str)
        else _with_paths(one, paths)
        for key, one in value.items()
    }


CUT_SHORT = (
    "An earlier write was cut short; written: {written}; not written: {waiting}. "
    'Finish it with dzcli sheet apply "{note}", or take it back with dzcli sheet undo "{note}".'
)
UNDO_CUT_SHORT = (
    "A result was being taken back, which was cut short; taken back: {written}; not yet: {waiting}. "
    'Finish it with dzcli sheet undo "{note}".'
)
NOTHING_NOW = "{what} Nothing was written now."
