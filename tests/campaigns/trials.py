"""Run the tests on one mutant after another, in copies of this process, up to the first test that fails.

A file is broken on the disk, too: programs that tests start, and tables, are read from there.
"""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import mutating
import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 10
"""A mutant may take so many times as long as what it was made of; one that hangs is noticed."""
SPARE = 5.0
"""And so many seconds more."""


class Target(NamedTuple):
    """A file by its name in the tree, and one of its mutants."""

    file: str
    mutant: mutating.Mutant


@contextmanager
def broken(copy: Path, target: Target) -> Iterator[None]:
    """A file of the copy is broken while this lasts; its times are put back, too."""
    path = copy / target.file
    whole, times = path.read_bytes(), path.stat()
    path.write_text(target.mutant.text, encoding="utf-8", newline="")
    try:
        yield
    finally:
        path.write_bytes(whole)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def silence() -> None:
    """Let nothing be read from this process's streams, nor seen that is written to them."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def apart(work: Callable[[], int], seconds: float | None = None) -> int:
    """Do something in a copy of this process, for so long at most; the exit status it returns."""
    pid = os.fork()
    if pid == 0:
        status = int(pytest.ExitCode.INTERNAL_ERROR)
        with suppress(BaseException):
            os.setsid()
            silence()
            status = work()
        os._exit(status)
    end = time.monotonic() + (seconds or float("inf"))
    while time.monotonic() < end:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.killpg(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return -signal.SIGKILL


def pytest_in(copy: Path, tests: list[str], *plugins: object) -> int:
    """Run pytest on a copy of the tree; no module of the program may be loaded before."""
    os.chdir(copy)
    os.environ.update(PYTHONPATH=str(copy), PYTHONDONTWRITEBYTECODE="1")
    sys.path[:] = [str(copy), *(path for path in sys.path if Path(path) != ROOT)]
    words = ["-x", "-p", "no:cacheprovider", "-o", "tmp_path_retention_policy=none"]
    folders = ["--rootdir", str(copy), "--basetemp", str(copy / ".tests")]
    return int(pytest.main([*words, *folders, *tests], plugins=list(plugins)))


def from_the_start(
    copy: Path, tests: list[str], targets: list[tuple[int, Target]], end: float
) -> Iterator[tuple[int, bool]]:
    """Try mutants with all tests, the program loaded anew for each; until the time has come."""
    limit = None
    for number, target in targets:
        if time.monotonic() > end:
            return
        if limit is None:
            began = time.monotonic()
            if apart(lambda: pytest_in(copy, tests)) != 0:
                raise SystemExit(f"mutants: {' '.join(tests)} fails with nothing broken")
            limit = SPARE + LONGEST * (time.monotonic() - began)
        with broken(copy, target):
            yield number, apart(lambda: pytest_in(copy, tests), limit) != 0
