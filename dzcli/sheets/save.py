"""Write the changes of a result to the sheets they name: all of them checked first, each whole."""

import os
import tempfile
from collections.abc import Callable, Container, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from dzcli.fault import FileFault, StaleSheet
from dzcli.sheets import lock
from dzcli.sheets.change import Change
from dzcli.sheets.document import STDIN, Document, cannot_read, fingerprint, no_file, reason_of
from dzcli.sheets.state import TABLE

Validate = Callable[[Document], object]
"""Reads a document as a sheet of its system; raises `FileFault` if it is none."""


class Known(NamedTuple):
    """What is known of a sheet: the fingerprints it may have.

    ``carried``: all its changes are of earlier steps of the chain, so that it may hold them already.
    """

    fingerprints: Container[str]
    carried: bool = False


class Rewritten(NamedTuple):
    """A file to be written: the names its sheet goes by, its content as it was and as it will be.

    ``held``: it is not the one that was read, and holds already what was to be written.
    """

    labels: list[str]
    path: Path
    before: bytes
    content: bytes
    held: bool = False


class Saved(NamedTuple):
    """What became of the sheets."""

    files: list[Rewritten]

    @property
    def fingerprints(self) -> dict[str, str]:
        """The fingerprint of each sheet by its names."""
        return {label: fingerprint(sheet.content) for sheet in self.files for label in sheet.labels}

    @property
    def held(self) -> list[str]:
        """The names of those that were others, but held already all that was to be written."""
        return [label for sheet in self.files if sheet.held for label in sheet.labels]


Prepare = Callable[[Path, list[Change]], Rewritten]
"""Makes of a file and its changes what is to be written."""


def write(
    changes: list[Change], known: Mapping[str, Known], validate: Validate, *, dry: bool = False
) -> Saved:
    """Apply every change not yet written; if ``dry``, only find what would be.

    ``known`` says of each sheet which one the changes were made on. Raises `StaleSheet` if it is another
    and does not hold carried changes already, and the faults of `store`.
    """
    waiting = [change for change in changes if not change.written]
    return store(waiting, lambda path, some: _prepare(path, some, known, validate), dry=dry)


def store(changes: list[Change], prepare: Prepare, *, dry: bool = False) -> Saved:
    """Write the file of every sheet that changes name, as ``prepare`` makes it; if ``dry``, none.

    Raises `UsageFault` for a sheet that has no file, `FileFault` if one cannot be written or would be no
    sheet any more; then nothing was.
    """
    waiting: dict[Path, list[Change]] = {}
    for change in changes:
        waiting.setdefault(file_of(change.sheet), []).append(change)
    try:
        with lock.folders(path.parent for path in waiting):
            pending = [prepare(path, some) for path, some in waiting.items()]
            if not dry:
                _replace([sheet for sheet in pending if not sheet.held])
    except OSError as error:
        label = next(iter(waiting.values()))[0].sheet
        raise FileFault("cannot_write_file", CANNOT_WRITE, file=label, reason=reason_of(error)) from None
    return Saved(pending)


def file_of(label: str) -> Path:
    """The file behind a sheet's name, links followed."""
    if label == STDIN or label.startswith("@"):
        raise no_file(label)
    try:
        return Path(os.path.realpath(label))
    except (OSError, ValueError) as error:
        raise cannot_read(label, error) from None


def _prepare(path: Path, changes: list[Change], known: Mapping[str, Known], validate: Validate) -> Rewritten:
    """Check that a sheet is still the one that was read, and edit it."""
    from dzcli.sheets.edit import edited

    name = changes[0].sheet
    content = content_of(path, name)
    names = names_of(path, known)
    found = fingerprint(content)
    held = not names or any(found not in known[label].fingerprints for label in names)
    carried = all(known[label].carried for label in names)
    if held and not (carried and _holds(name, path, content, changes)):
        raise StaleSheet("sheet_changed", CHANGED, file=name)
    after = content if held else edited(name, content, changes)
    validate(Document(name, str(path), after))
    return Rewritten(names or [name], path, content, after, held)


def content_of(path: Path, label: str) -> bytes:
    """What is in a sheet's file now; ``label`` is what messages call it."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise cannot_read(label, error) from None


def names_of(path: Path, labels: Iterable[str]) -> list[str]:
    """The names of sheets that are those of a file."""
    return [
        label for label in labels if label != STDIN and not label.startswith("@") and file_of(label) == path
    ]


def _holds(name: str, path: Path, content: bytes, changes: list[Change]) -> bool:
    """Whether a sheet says already what the changes would make it say."""
    state = Document(name, str(path), content).data.get(TABLE, {})
    wanted = {change.path.split(".", 1)[1]: change.after for change in changes}
    return isinstance(state, dict) and all(
        state.get(key, [] if value == [] else None) == value for key, value in wanted.items()
    )


def _replace(pending: list[Rewritten]) -> None:
    """Put every new content in place; each file is the old one or the new one, whole."""
    temporary: list[str] = []
    try:
        for sheet in pending:
            temporary.append(_name_beside(sheet.path))
            _fill(temporary[-1], sheet)
        for name, sheet in zip(list(temporary), pending, strict=True):
            os.replace(name, sheet.path)
            temporary.remove(name)
    finally:
        for name in temporary:
            os.unlink(name)


def _name_beside(path: Path) -> str:
    """A new, empty file in the sheet's folder."""
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    os.close(descriptor)
    return name


def _fill(name: str, sheet: Rewritten) -> None:
    """Write the content to a file, with the sheet's mode, and see that it is on the disk."""
    with open(name, "wb") as file:
        file.write(sheet.content)
        file.flush()
        os.fsync(file.fileno())
    os.chmod(name, sheet.path.stat().st_mode & 0o7777)


CANNOT_WRITE = "{file}: cannot be written ({reason}); nothing was written."
CHANGED = (
    "{file} is not the sheet that the result was made on: it changed meanwhile; nothing was written. "
    "Run the step again."
)
