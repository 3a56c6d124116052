"""Files beside sheets for as long as a write takes: new content until it is put in a sheet's place."""

import os
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_START, END = ".dzcli-", ".tmp"
BUSY: tuple[type[OSError], ...] = (PermissionError,) if sys.platform == "win32" else ()
"""What the system raises while another program has a sheet open."""
BUSY_FOR, PAUSE = 1.0, 0.05
"""Seconds that such a program is waited for, and from one try to the next."""


def name(*parts: str) -> str:
    """The name of such a file; short, whatever the sheet is called."""
    return _START + "-".join(parts) + END


def for_content(path: Path) -> Path:
    """A new file in the folder of a sheet, for content that is to be its own."""
    return path.parent / name(os.urandom(8).hex())


def left(folders: Iterable[Path]) -> list[Path]:
    """The files that killed programs left in folders; nobody else may be writing in them."""
    found: list[Path] = []
    for folder in folders:
        # A folder may be one that is written in and not read.
        with suppress(PermissionError):
            names = [entry for entry in os.listdir(folder) if entry.startswith(_START)]
            found.extend(folder / entry for entry in names if entry.endswith(END))
    return found


def remove(paths: Iterable[Path]) -> None:
    """Remove what waits no more; what cannot be removed is left to the next write."""
    for path in paths:
        with suppress(OSError):
            path.unlink()


def fill(path: Path, content: bytes) -> None:
    """Write a file, which must not be there yet, for its owner alone, and see that it is on the disk."""
    with open(path, "xb", opener=_private) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def make_like(path: Path, model: Path) -> None:
    """Give a file the rights of another, and its owner and attributes where the system lets us."""
    status = model.stat()
    made = path.stat()
    if (made.st_uid, made.st_gid) != (status.st_uid, status.st_gid):
        _give(path, status)
    _copy_attributes(model, path)
    os.chmod(path, status.st_mode & 0o7777)


def replace(source: Path, target: Path) -> None:
    """Put a file in the place of another, at once; waits a moment for a program that has it open."""
    deadline = time.monotonic() + BUSY_FOR
    while True:
        try:
            os.replace(source, target)
        except BUSY:
            if time.monotonic() > deadline:
                raise
            time.sleep(PAUSE)
        else:
            return


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _give(path: Path, status: os.stat_result) -> None:
    """Give a file to an owner and a group; where only the group can be given, to that."""
    if sys.platform != "win32":
        for owner in (status.st_uid, -1):
            with suppress(OSError):
                os.chown(path, owner, status.st_gid)
                return


def _copy_attributes(source: Path, target: Path) -> None:
    """Copy extended attributes, access lists among them, where Python can and there are any."""
    if sys.platform == "linux":
        with suppress(OSError):
            for attribute in os.listxattr(source):
                with suppress(OSError):
                    os.setxattr(target, attribute, os.getxattr(source, attribute))
