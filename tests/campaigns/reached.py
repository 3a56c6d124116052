"""Which tests reach a line of code or read a table, and how long each takes."""

import functools
import gc
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import coverage


class Reached(NamedTuple):
    """By file and line (of a table: line 0) the numbers of the tests; and the seconds of each test."""

    by: dict[str, dict[int, set[int]]]
    seconds: list[float]

    def tests(self, file: str, lines: range) -> list[int]:
        """The tests that reach one of these lines, the fastest first."""
        places = self.by.get(file, {})
        found = set().union(*(places.get(line, set()) for line in lines))
        return sorted(found, key=self.seconds.__getitem__)


class Opened:
    """The files that are opened from now on, until they are forgotten."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        sys.addaudithook(self._note)

    def _note(self, event: str, of: tuple[object, ...]) -> None:
        if event == "open" and isinstance(of[0], str):
            self.files.add(of[0])


def lines(folder: Path) -> coverage.Coverage:
    """A watch over the lines of the program that are run; not started."""
    watch = coverage.Coverage(data_file=None, config_file=False, include=[str(folder / "dzcli" / "**")])
    watch.set_option("run:core", "ctrace")
    return watch


def measured(folder: Path, count: int, run: Callable[[int], bool], opened: Opened) -> Reached:
    """Run each test once, with nothing kept from those before, so that what one reaches is all it needs.

    ``run`` says whether a test passed; what one that fails reaches is left out.
    """
    kept = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    watch = lines(folder)
    found: dict[str, dict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
    seconds, failed = [], set[int]()
    watch.start()
    for number in range(count):
        watch.switch_context(str(number))
        for one in kept:
            if str(one.__module__).startswith("dzcli"):
                one.cache_clear()
        opened.files.clear()
        began = time.perf_counter()
        if not run(number):
            failed.add(number)
        seconds.append(time.perf_counter() - began)
        for path in opened.files:
            if path.startswith(str(folder)) and number not in failed:
                found[path][0].add(number)
    watch.stop()
    data = watch.get_data()
    for path in data.measured_files():
        for line, contexts in data.contexts_by_lineno(path).items():
            found[path][line] |= {int(one) for one in contexts if one} - failed
    return Reached({path: dict(places) for path, places in found.items()}, seconds)
