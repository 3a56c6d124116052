"""Write the changes of a result to the sheets they name: all of them checked first, each whole."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from pathlib import Path

from dzcli.light import NamedTuple
from dzcli.sheets import beside, files, lock
from dzcli.sheets.change import Change
from dzcli.sheets.commit import cannot_write, put_in_place, stale
from dzcli.sheets.document import Document, fingerprint
from dzcli.sheets.state import TABLE
from dzcli.sheets.unfinished import Replaced, Result, Unfinished, is_live

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


class Progress:
    """How far a write has come, whatever ends it.

    ``written`` are the names of the sheets that were replaced; ``waiting`` is told of a folder in which
    another program is writing for a while.
    """

    def __init__(self, waiting: Callable[[Path], object]) -> None:
        self.written: list[str] = []
        self.waiting = waiting


def write(
    changes: list[Change],
    known: Mapping[str, Known],
    validate: Validate,
    progress: Progress,
    *,
    result: Result | None = None,
    dry: bool = False,
) -> Saved:
    """Apply every change not yet written; if ``dry``, only find what would be.

    ``known`` says of each sheet which one the changes were made on, ``result`` is what asks for them.
    Raises `StaleSheet` if it is another and does not hold carried changes already, and the faults of
    `store`.
    """
    waiting = [change for change in changes if not change.written]
    # A sheet that this step read comes last: once it is written the step cannot be made again on it.
    waiting.sort(key=lambda change: change.sheet in known and not known[change.sheet].carried)
    return store(
        waiting,
        lambda path, some: _prepare(path, some, known, validate),
        progress,
        result=result,
        dry=dry,
    )


def store(
    changes: list[Change],
    prepare: Prepare,
    progress: Progress,
    *,
    result: Result | None = None,
    dry: bool = False,
    undoing: bool = False,
) -> Saved:
    """Write the file of every sheet that changes name, as ``prepare`` makes it; if ``dry``, none.

    What is ``undoing`` may be what sets a write right that was cut short; any other write waits for that.
    Raises `UsageFault` for a sheet that has no file, `FileFault` if one cannot be written or would be no
    sheet any more, `StaleSheet` if one changes meanwhile. What was killed between two sheets is finished
    by the same changes again.
    """
    paths = {change.sheet: files.file_of(change.sheet) for change in changes}
    folders = {path.parent for path in paths.values()}
    try:
        with lock.folders(() if dry else folders, progress.waiting):
            asked = files.by_file(changes, paths)
            each = ((path, one) for path, some in asked.items() for one in some)
            unfinished = Unfinished(each, folders, result, undoing=undoing)
            found = [_found(path, some, prepare, unfinished.begun) for path, some in asked.items()]
            if not dry:
                left = beside.left(folders)
                if not undoing:
                    unfinished.check_others(asked, left)
                put_in_place(_replaced(found, asked), unfinished, progress.written)
                beside.remove(path for path in left if not is_live(path))
    except OSError as error:
        raise cannot_write(changes[0].sheet, error) from None
    return Saved(found)


def _found(path: Path, changes: list[Change], prepare: Prepare, begun: Mapping[str, str]) -> Rewritten:
    """What is to be written to a file: nothing if it is what an unfinished write of the same left it."""
    content = files.content_of(path, changes[0].sheet)
    if begun.get(str(path)) == fingerprint(content):
        return Rewritten(list({change.sheet: None for change in changes}), path, content, content)
    return prepare(path, changes)


def _replaced(found: list[Rewritten], asked: Mapping[Path, list[Change]]) -> list[Replaced]:
    """The files whose content is to be another. Raises `FileFault` for one that may not be replaced."""
    replaced = [
        Replaced(asked[one.path][0].sheet, one.path, one.before, one.content)
        for one in found
        if one.before != one.content
    ]
    for one in replaced:
        files.check_replaceable(one.path, one.label)
    return replaced


def _prepare(path: Path, changes: list[Change], known: Mapping[str, Known], validate: Validate) -> Rewritten:
    """Check that a sheet is still the one that was read, and edit it."""
    from dzcli.sheets.edit import edited

    name = changes[0].sheet
    content = files.content_of(path, name)
    names = files.names_of(path, known)
    found = fingerprint(content)
    held = not names or any(found not in known[label].fingerprints for label in names)
    carried = all(known[label].carried for label in names)
    if held and not (carried and _holds(name, path, content, changes)):
        raise stale(name)
    after = content if held else edited(name, content, changes)
    validate(Document(name, str(path), after))
    return Rewritten(names or [name], path, content, after, held)


def _holds(name: str, path: Path, content: bytes, changes: list[Change]) -> bool:
    """Whether a sheet says already what the changes would make it say."""
    state = Document(name, str(path), content).data.get(TABLE, {})
    wanted = {change.path.split(".", 1)[1]: change.after for change in changes}
    return isinstance(state, dict) and all(
        state.get(key, [] if value == [] else None) == value for key, value in wanted.items()
    )
