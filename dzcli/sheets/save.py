"""Write the changes of a result to the sheets they name: all of them checked first, each whole."""

import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from dzcli.fault import FileFault, StaleSheet, UsageFault
from dzcli.result import Ally, Change, Person, Record, Recorded
from dzcli.sheets import lock
from dzcli.sheets.document import STDIN, cannot_read, fingerprint


class _Pending(NamedTuple):
    """A sheet to be written: its name, its real file, its new content."""

    label: str
    path: Path
    content: bytes


def write(record: Record) -> list[Change]:
    """Apply every change not yet written; all the changes, marked as written.

    The record's sheets and people get their new fingerprints. Raises `StaleSheet` if a
    sheet is not the one the result was made on, `UsageFault` for one that has no file,
    `FileFault` if it cannot be written; then nothing was.
    """
    waiting: dict[str, list[Change]] = {}
    for change in record.changes:
        if not change.written:
            waiting.setdefault(change.sheet, []).append(change)
    if not waiting:
        return record.changes
    files = {label: _file(label) for label in waiting}
    try:
        with lock.folders(path.parent for path in files.values()):
            pending = [_prepare(label, files[label], changes, record) for label, changes in waiting.items()]
            _replace(pending)
    except OSError as error:
        label = next(iter(waiting))
        reason = error.strerror or str(error)
        raise FileFault("cannot_write_file", CANNOT_WRITE, file=label, reason=reason) from None
    for sheet in pending:
        _renew(record, sheet.label, fingerprint(sheet.content))
    return [change._replace(written=True) for change in record.changes]


def _file(label: str) -> Path:
    """The file behind a sheet's name, links followed."""
    if label == STDIN or label.startswith("@"):
        raise UsageFault("cannot_write", NO_FILE, sheet=label)
    return Path(os.path.realpath(label))


def _prepare(label: str, path: Path, changes: list[Change], record: Record) -> _Pending:
    """Check that a sheet is still the one that was read, and edit it."""
    from dzcli.sheets.edit import edited

    try:
        content = path.read_bytes()
    except OSError as error:
        raise cannot_read(label, error) from None
    origin = record.sheets.get(label)
    known = origin if isinstance(origin, str) or origin is None else origin.fingerprint
    if known != fingerprint(content):
        raise StaleSheet("sheet_changed", CHANGED, file=label)
    return _Pending(label, path, edited(label, content, changes))


def _replace(pending: list[_Pending]) -> None:
    """Put every new content in place; each file is the old one or the new one, whole."""
    temporary: list[tuple[str, Path]] = []
    try:
        for sheet in pending:
            temporary.append((_write_beside(sheet), sheet.path))
        while temporary:
            name, path = temporary[0]
            os.replace(name, path)
            temporary.pop(0)
    finally:
        for name, _ in temporary:
            os.unlink(name)


def _write_beside(sheet: _Pending) -> str:
    """Write the content to a temporary file in the sheet's folder, with the sheet's mode."""
    status = sheet.path.stat()
    descriptor, name = tempfile.mkstemp(prefix=f".{sheet.path.name}.", suffix=".tmp", dir=sheet.path.parent)
    with os.fdopen(descriptor, "wb") as file:
        file.write(sheet.content)
        file.flush()
        os.fsync(file.fileno())
    os.chmod(name, status.st_mode & 0o7777)
    return name


def _renew(record: Record, label: str, new: str) -> None:
    """Give a sheet's people their new fingerprint."""
    record.sheets[label] = new
    record.actor = _renewed(record.actor, label, new)
    record.target = _renewed(record.target, label, new)
    ally = record.own.get("ally")
    if isinstance(ally, Ally) and ally.person.origin.label == label:
        record.own["ally"] = ally._replace(person=Person(ally.person.name, Recorded(label, new)))


def _renewed(person: Person | None, label: str, new: str) -> Person | None:
    if person is None or person.origin.label != label:
        return person
    return Person(person.name, Recorded(label, new))


NO_FILE = "--write needs a sheet of your own: {sheet} has no file to write to."
CANNOT_WRITE = "{file}: cannot be written ({reason}); nothing was written."
CHANGED = (
    "{file} is not the sheet that the result was made on: it changed meanwhile; nothing was written. "
    "Run the step again."
)
