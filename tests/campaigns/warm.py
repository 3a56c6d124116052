"""Tests that are loaded once and run on many mutants: only those that reach the broken line."""

import importlib
import os
import pickle
import pkgutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TextIO

import pytest
import reached
import swapping
import trials

FAILS = "fails"
Numbered = tuple[int, trials.Target]


class Warm:
    """What pytest asks instead of running its tests: tries all mutants of a list.

    It writes a line for each: its number, and whether a test noticed; None: it must be tried from the start.
    """

    def __init__(self, copy: Path, targets: list[Numbered], end: float, told: TextIO) -> None:
        self._copy, self._targets, self._end, self._told = copy, targets, end, told

    def pytest_configure(self) -> None:
        """Load the program under watch, before its tests are."""
        self._opened = reached.Opened()
        self._first = reached.lines(self._copy)
        self._first.start()
        for _, name, _ in pkgutil.walk_packages([str(self._copy / "dzcli")], "dzcli."):
            with suppress(ImportError):
                if not name.endswith("__main__"):
                    importlib.import_module(name)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Take the place of pytest's loop, once the tests are loaded."""
        self._first.stop()
        first = self._first.get_data()
        self._session = session
        self._at_first = {path: set(first.lines(path) or ()) for path in first.measured_files()}
        self._read_first = set(self._opened.files)
        self._reached, failing = self._measured()
        for name in failing:
            print(FAILS, name, file=self._told)
        loaded = swapping.Loaded(str(self._copy / "dzcli"))
        for number, target in self._targets:
            print(number, self._noticed(target, loaded), file=self._told)
            if time.monotonic() > self._end:
                break
        return True

    def _measured(self) -> tuple[reached.Reached, list[str]]:
        """What each test reaches, found out in a copy of this process; and the tests that fail there."""
        file, failing = self._copy / ".reached", []

        def run(number: int) -> bool:
            before = self._session.testsfailed
            self._run(number)
            if self._session.testsfailed > before:
                failing.append(self._session.items[number].nodeid)
            return self._session.testsfailed == before

        def work() -> int:
            found = reached.measured(self._copy, len(self._session.items), run, self._opened)
            file.write_bytes(pickle.dumps((found, failing)))
            return 0

        trials.apart(work)
        found: tuple[reached.Reached, list[str]] = pickle.loads(file.read_bytes())
        return found

    def _run(self, number: int) -> None:
        item = self._session.items[number]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def _noticed(self, target: trials.Target, loaded: swapping.Loaded) -> bool | None:
        path = str(self._copy / target.file)
        lines = target.mutant.reach
        swaps = []
        if path.endswith(".py"):
            text = Path(path).read_text(encoding="utf-8")
            found = loaded.swaps(path, text, target.mutant.text)
            if found is None or self._at_first.get(path, set()).intersection(lines):
                return None
            swaps = found
        elif path in self._read_first:
            return None
        tests = self._reached.tests(path, lines if swaps else range(1))
        if not tests:
            return None

        def work() -> int:
            for function, code in swaps:
                function.__code__ = code
            for number in tests:
                self._run(number)
                if self._session.testsfailed:
                    return 1
            return 0

        spent = sum(self._reached.seconds[number] for number in tests)
        with trials.broken(self._copy, target):
            return trials.apart(work, trials.SPARE + trials.LONGEST * spent) != 0


def tried(copy: Path, tests: list[str], targets: list[Numbered], end: float) -> Iterator[tuple[int, bool]]:
    """Try mutants; the number of each and whether a test noticed. Ends when the time has come, after one.

    A test that fails with nothing broken (some do where every line is watched) counts for nothing.
    """
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        _child(copy, tests, targets, end, writing)
    os.close(writing)
    anew, left_out = [], list[str]()
    with os.fdopen(reading, "r") as told:
        for line in told:
            number, answer = line.rstrip().split(" ", 1)
            if number == FAILS:
                print(f"  left out, as it fails with nothing broken: {answer}", flush=True)
                left_out.append(f"--deselect={answer}")
            elif answer == str(None):
                anew.append(int(number))
            else:
                yield int(number), answer == str(True)
    if os.waitpid(pid, 0)[1]:
        raise SystemExit(f"mutants: {' '.join(tests)} cannot be run")
    yield from trials.from_the_start(
        copy, [*tests, *left_out], [one for one in targets if one[0] in anew], end
    )


def _child(copy: Path, tests: list[str], targets: list[Numbered], end: float, writing: int) -> None:
    """What the copy of this process does: it says each answer on a line, and ends."""
    status = 1
    with suppress(BaseException), os.fdopen(writing, "w", buffering=1) as told:
        trials.silence()
        status = trials.pytest_in(copy, tests, Warm(copy, targets, end, told))
    os._exit(status)
