"""The files of sheets that are to be written: which they are, what they hold, whether they may be."""

import os
import stat
from collections.abc import Iterable, Mapping
from pathlib import Path

from dzcli.fault import FileFault
from dzcli.sheets.change import Change
from dzcli.sheets.document import STDIN, cannot_read, is_file, no_file
from dzcli.sheets.lock import identity


def file_of(label: str) -> Path:
    """The file behind a sheet's name, links followed."""
    if label == STDIN or label.startswith("@"):
        raise no_file(label)
    try:
        return Path(os.path.realpath(label, strict=True))
    except (OSError, ValueError) as error:
        raise cannot_read(label, error) from None


def by_file(changes: list[Change], paths: Mapping[str, Path]) -> dict[Path, list[Change]]:
    """The changes of each file, once for each file however its name is spelt."""
    found: dict[object, tuple[Path, list[Change]]] = {}
    for change in changes:
        path = paths[change.sheet]
        try:
            known = identity(path)
        except OSError as error:
            raise cannot_read(change.sheet, error) from None
        found.setdefault(known, (path, []))[1].append(change)
    return dict(found.values())


def content_of(path: Path, label: str) -> bytes:
    """What is in a sheet's file now; ``label`` is what messages call it."""
    if not stat.S_ISREG(_status(path, label).st_mode):
        raise FileFault("not_a_file", NOT_A_FILE, file=label)
    try:
        return path.read_bytes()
    except OSError as error:
        raise cannot_read(label, error) from None


def check_replaceable(path: Path, label: str) -> None:
    """Raise `FileFault` for a file that a new one cannot stand for, or that is not to be written."""
    status = _status(path, label)
    if status.st_nlink > 1:
        raise FileFault("hard_links", HARD_LINKS, file=label, count=status.st_nlink)
    if not status.st_mode & 0o222 or not os.access(path, os.W_OK):
        raise FileFault("read_only", READ_ONLY, file=label)


def names_of(path: Path, labels: Iterable[str]) -> list[str]:
    """The names of sheets that are those of a file."""
    return [label for label in labels if is_file(label, path)]


def _status(path: Path, label: str) -> os.stat_result:
    try:
        return path.stat()
    except OSError as error:
        raise cannot_read(label, error) from None


NOT_A_FILE = "{file} is no file that could be replaced; nothing was written."
HARD_LINKS = (
    "{file} is one file under {count} names (hard links), which writing would part; "
    "make it a file of its own. Nothing was written."
)
READ_ONLY = "{file} is read-only; nothing was written."
