"""A note of a write of several sheets, there from before the first is replaced until all are.

A program that is killed in between leaves it. The same changes asked for again then find which of the sheets
have them already, and are finished; any other write that succeeds in the folder removes the note.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from dzcli.sheets import beside, contents
from dzcli.sheets.change import Change

_KIND = "note"
MOST_KB = 1024
"""A larger file is no note."""


class Unfinished:
    """What a write of these changes leaves while it goes on, and when it is killed.

    ``begun`` are the sheets that an earlier one was to replace, by their paths, and their new fingerprints.
    """

    def __init__(self, changes: Iterable[tuple[Path, Change]], folders: Iterable[Path]) -> None:
        told = sorted(
            json.dumps([str(path), change.path, change.before, change.after], sort_keys=True, default=str)
            for path, change in changes
        )
        self._name = beside.name(_KIND, hashlib.sha256("\n".join(told).encode()).hexdigest()[:24])
        self.begun: dict[str, str] = {}
        for folder in folders:
            self.begun |= _read(folder / self._name)

    def place(self, folder: Path) -> Path:
        """Where the note is, in the folder of one of the sheets."""
        return folder / self._name

    def note(self, sheets: dict[str, str], path: Path) -> None:
        """Write the note: which sheets are to be replaced, by their paths, and their new fingerprints."""
        new = beside.for_content(path)
        try:
            beside.fill(new, json.dumps(self.begun | sheets).encode())
            beside.replace(new, path)
        finally:
            beside.remove([new])


def _read(path: Path) -> dict[str, str]:
    """What a note says; nothing if there is none, or it is not whole."""
    try:
        told = json.loads(contents.read(str(path), MOST_KB, pipes=False))
    except (OSError, ValueError, RecursionError):
        return {}
    return told if isinstance(told, dict) else {}
