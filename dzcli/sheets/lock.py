"""A lock on a folder, so that two programs writing sheets in it take turns.

The lock goes with the process: one that is killed leaves nothing behind.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

if os.name == "nt":
    import msvcrt

    @contextmanager
    def _folder(path: Path) -> Iterator[None]:
        # A folder cannot be locked on Windows; a file in it can, and is removed afterwards.
        name = path / ".dzcli.lock"
        with open(name, "a+b") as file:
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
            try:
                yield
            finally:
                msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined,unused-ignore]

else:
    import fcntl

    @contextmanager
    def _folder(path: Path) -> Iterator[None]:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield
        finally:
            os.close(descriptor)


@contextmanager
def folders(paths: Iterable[Path]) -> Iterator[None]:
    """Hold the lock of every folder, taken in one order so that nobody waits in a circle."""
    with ExitStack() as held:
        for path in sorted(set(paths)):
            held.enter_context(_folder(path))
        yield
