"""Run dzcli in a process of its own without starting Python each time: the campaign's process is copied."""

import os
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import dzcli.cli.saving
import dzcli.cli.sheet.apply
import dzcli.cli.sheet.setting
import dzcli.cli.write
import dzcli.systems.dz.steps.wound  # noqa: F401
from dzcli.__main__ import main

_NUMBERS = count()
NOT_BEGUN = 99
"""The exit status of a process that was interrupted before dzcli began."""


class Ended(NamedTuple):
    """How a run ended: the exit status, or minus the signal that killed it, and what it said."""

    status: int
    out: str
    err: str


class Running:
    """A command line that is running in a folder; ``prepare`` is done first in its process."""

    def __init__(self, folder: Path, words: list[str], prepare: Callable[[], object] = lambda: None) -> None:
        mine = next(_NUMBERS)
        self._files = [folder.parent / f"{mine}.{name}" for name in ("out", "err")]
        self._streams = [open(path, "w") for path in self._files]  # noqa: SIM115
        # No signal may come before the copy is ready to end as one.
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
        self.pid = os.fork()
        if self.pid == 0:
            self._become(folder, words, lambda: (signal.pthread_sigmask(signal.SIG_SETMASK, mask), prepare()))
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)

    def _become(self, folder: Path, words: list[str], prepare: Callable[[], object]) -> None:
        try:
            for number, stream in enumerate(self._streams, 1):
                os.dup2(stream.fileno(), number)
            os.chdir(folder)
            os.environ["DZCLI_LANG"] = "en"
            sys.argv = ["dzcli", *words]
            prepare()
            main()
        finally:
            os._exit(NOT_BEGUN)

    def ended(self) -> Ended:
        """Wait for its end."""
        for stream in self._streams:
            stream.close()
        _, status = os.waitpid(self.pid, 0)
        out, err = (path.read_text(encoding="utf-8") for path in self._files)
        return Ended(os.waitstatus_to_exitcode(status), out, err)


def run(folder: Path, words: list[str]) -> Ended:
    """Run a command line in a folder to its end."""
    return Running(folder, words).ended()


def needed(name: str) -> None:
    """Leave with a word where processes cannot be copied."""
    if not hasattr(os, "fork"):
        print(f"{name}: left out, this system has no fork")
        sys.exit(0)
