"""What is locked for a folder: the folder itself, or where the system cannot do that a file in it."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

NAME = ".dzcli.lock"
Release = Callable[[], None]

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> bool:
        """Lock an open file; False if somebody else has."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(descriptor: int) -> bool:
        """Lock an open file or folder; False if somebody else has."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def take(folder: Path) -> Release | None:
    """The lock of a folder if it is free, else None."""
    if sys.platform == "win32":
        return _take_file(folder / NAME)
    try:
        return _take_open(os.open(folder, os.O_RDONLY))
    except OSError:
        # A folder that cannot be read, or a disk on which only files can be locked.
        return _take_file(folder / NAME)


def _take_open(descriptor: int) -> Release | None:
    """Lock what is open; closed again if it cannot be."""
    taken = False
    try:
        taken = _lock(descriptor)
    finally:
        if not taken:
            os.close(descriptor)
    return (lambda: os.close(descriptor)) if taken else None


def _take_file(path: Path) -> Release | None:
    """Lock a file, which is made for that and removed with the lock."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    close = _take_open(descriptor)
    if close is None:
        return None
    if not _is_still(descriptor, path):
        close()
        return None

    def release() -> None:
        # Windows removes only what is closed, others only what nobody else can have locked meanwhile.
        if sys.platform == "win32":
            close()
        with suppress(OSError):
            os.unlink(path)
        if sys.platform != "win32":
            close()

    return release


def _is_still(descriptor: int, path: Path) -> bool:
    """Whether an open file is still the one that has the name: whoever had the lock before removed it."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except OSError:
        return False
