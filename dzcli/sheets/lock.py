"""A lock on a folder, so that programs writing sheets in it take turns.

The lock goes with the process: one that is killed leaves nothing in the way. A folder itself is locked
where the system can do that, so that nothing is put beside the sheets; where it cannot (Windows, most
network disks) a file in it is, for as long as it is needed.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from dzcli.fault import FileFault

NAME = ".dzcli.lock"
PAUSE = 0.005
"""Seconds from one try to the next."""
PATIENCE = 1.0
"""Seconds that go by before anything is said of waiting."""
LIMIT = 60.0
"""Seconds after which a writer gives up."""

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


@contextmanager
def folders(paths: Iterable[Path], waiting: Callable[[Path], object]) -> Iterator[None]:
    """Hold the lock of every folder; ``waiting`` is told of one that is not free for a while.

    Raises `FileFault` if somebody keeps it for too long.
    """
    with ExitStack() as held:
        for path in _in_order(paths):
            held.callback(_taken(path, waiting))
        yield


def _in_order(paths: Iterable[Path]) -> list[Path]:
    """Each folder once, however it is spelt, and in one order for all, so that nobody waits in a circle."""
    found = {identity(path): path for path in paths}
    return [found[folder] for folder in sorted(found)]


def identity(path: Path) -> tuple[int, int, str]:
    """What tells a file or folder from all others; by its name where the disk does not number them."""
    status = path.stat()
    return status.st_dev, status.st_ino, "" if status.st_ino else str(path)


def _taken(folder: Path, waiting: Callable[[Path], object]) -> Release:
    """Take the lock of a folder; what gives it back."""
    began, told = time.monotonic(), False
    while True:
        waited = time.monotonic() - began
        try:
            release = _take(folder)
        except PermissionError:
            # Windows refuses to open a file that another program is about to remove.
            if sys.platform != "win32" or waited > PATIENCE:
                raise
            release = None
        if release is not None:
            return release
        if waited > LIMIT:
            raise FileFault("locked", LOCKED, folder=str(folder), seconds=int(LIMIT))
        if waited > PATIENCE and not told:
            told = True
            waiting(folder)
        time.sleep(PAUSE)


def _take(folder: Path) -> Release | None:
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


LOCKED = "{folder}: another program has been writing sheets there for {seconds} seconds; nothing was written."
