"""A lock on a folder, so that programs writing sheets in it take turns.

The lock goes with the process: one that is killed leaves nothing in the way. A folder itself is locked
where the system can do that, so that nothing is put beside the sheets; where it cannot (Windows, most
network disks) a file in it is, for as long as it is needed.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from dzcli.fault import FileFault
from dzcli.sheets import lockable

PAUSE = 0.005
"""Seconds from one try to the next."""
PATIENCE = 1.0
"""Seconds that go by before anything is said of waiting."""
LIMIT = 60.0
"""Seconds after which a writer gives up."""


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


def _taken(folder: Path, waiting: Callable[[Path], object]) -> lockable.Release:
    """Take the lock of a folder; what gives it back."""
    began, told = time.monotonic(), False
    while True:
        waited = time.monotonic() - began
        try:
            release = lockable.take(folder)
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


LOCKED = "{folder}: another program has been writing sheets there for {seconds} seconds; nothing was written."
