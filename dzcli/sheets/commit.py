"""Put new contents in the place of several sheets: all of them, or none wherever that can be had."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from dzcli.fault import FileFault, StaleSheet
from dzcli.sheets import beside
from dzcli.sheets.document import reason_of
from dzcli.sheets.interrupts import held
from dzcli.sheets.unfinished import Replaced, Unfinished, is_live


def put_in_place(sheets: Sequence[Replaced], unfinished: Unfinished, written: list[str]) -> None:
    """Replace every sheet, each whole; ``written`` gets the names of the sheets.

    Raises `FileFault` if one cannot be written, `StaleSheet` if one changed meanwhile. Then those replaced
    before it are put back; ``written`` tells of the ones that could not be, and ``unfinished`` keeps its
    note.
    """
    waiting = [beside.for_content(sheet.path) for sheet in sheets]
    notes: list[Path] = []
    try:
        for sheet, path in zip(sheets, waiting, strict=True):
            with _naming(sheet):
                _prepare(sheet, path, sheet.after)
        if len(sheets) > 1:
            notes = unfinished.places(sheets)
            with _naming(sheets[0]):
                unfinished.note(sheets, notes)
        with held():
            _replace(list(zip(sheets, waiting, strict=True)), written)
    finally:
        # A terminal that is closed, or a key held down, asks more than once.
        with held():
            beside.remove(waiting)
            beside.remove(note for note in notes if not is_live(note))


@contextmanager
def _naming(sheet: Replaced) -> Iterator[None]:
    """If the system refuses what is done for a sheet, say so of that sheet."""
    try:
        yield
    except OSError as error:
        raise cannot_write(sheet.label, error) from None


def _prepare(sheet: Replaced, path: Path, content: bytes) -> None:
    """Make a file that can take the place of a sheet."""
    beside.fill(path, content)
    beside.make_like(path, sheet.path)


def _replace(sheets: list[tuple[Replaced, Path]], written: list[str]) -> None:
    """Replace one sheet after the other; if one cannot be, put the others back."""
    done: list[Replaced] = []
    for sheet, path in sheets:
        try:
            if sheet.path.read_bytes() != sheet.before:
                # Somebody else, an editor perhaps, wrote it meanwhile.
                raise stale(sheet.label)
            beside.replace(path, sheet.path)
        except (OSError, StaleSheet) as error:
            stuck = _put_all_back(done, written)
            if not isinstance(error, OSError):
                raise stale(sheet.label, CHANGED_AMONG if written else CHANGED) from None
            template = CANNOT_FINISH if stuck else CANNOT_WRITE_THIS if written else CANNOT_WRITE
            raise cannot_write(sheet.label, error, template) from None
        done.append(sheet)
        written.append(sheet.label)


def _put_all_back(done: list[Replaced], written: list[str]) -> list[Replaced]:
    """Give sheets their old content again, and take them from those written; the ones that stay."""
    stuck = []
    for sheet in reversed(done):
        if _put_back(sheet):
            written.remove(sheet.label)
        else:
            stuck.append(sheet)
    return stuck


def _put_back(sheet: Replaced) -> bool:
    """Give a sheet its old content again, if it has the new one; whether it could be done."""
    path = beside.for_content(sheet.path)
    try:
        if sheet.path.read_bytes() != sheet.after:
            return False
        _prepare(sheet, path, sheet.before)
        beside.replace(path, sheet.path)
    except OSError:
        beside.remove([path])
        return False
    return True


def cannot_write(label: str, error: OSError, template: str | None = None) -> FileFault:
    """The fault of a sheet that the system would not write."""
    return FileFault("cannot_write_file", template or CANNOT_WRITE, file=label, reason=reason_of(error))


def stale(label: str, template: str | None = None) -> StaleSheet:
    """The fault of a sheet that is not the one a result was made on."""
    return StaleSheet("sheet_changed", template or CHANGED, file=label)


CANNOT_WRITE = "{file}: cannot be written ({reason}); nothing was written."
CANNOT_WRITE_THIS = "{file}: cannot be written ({reason})."
CANNOT_FINISH = "{file}: cannot be written ({reason}); run the same command again to finish."
CHANGED = (
    "{file} is not the sheet that the result was made on: it changed meanwhile; nothing was written. "
    "Run the step again."
)
CHANGED_AMONG = "{file} changed while it was to be written, and stays as it is."
