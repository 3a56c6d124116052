"""Break one place of the program or of its tables at a time, and see whether a test notices.

    python tests/campaigns/mutants.py [--files FILE ...] [--tests TEST ...] [--count N] [--seconds S]

Everything happens in a copy of the tree; no module of dzcli may be loaded before. The files are those named
(all of a folder's), the tests those named or else those of `CONCERNED`. What no test notices is listed: it
does what it did before (and belongs in `equivalent.toml`), or it is what no test looks at. The score is a
figure to read; what fails here are only tests that fail with nothing broken. At least one mutant is tried.
"""

import argparse
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import hypothesis  # noqa: F401  (what the tests load is loaded once, before the copies of this process)
import jsonschema  # noqa: F401
import msgspec  # noqa: F401
import mutating
import pytest
import tomli_w  # noqa: F401

ROOT = Path(__file__).parents[2]
COPIED = ("dzcli", "tables", "tests", "completions", "pyproject.toml", "README.md", "CHANGELOG.md")
PRINTED = "tests/systems/dz/test_printed.py"
CONCERNED = {
    "tables/dz": [PRINTED],
    "dzcli/systems/dz": ["tests/systems/dz"],
    "dzcli/systems/d100": ["tests/systems/d100"],
    "dzcli/systems/d10": ["tests/systems/d10"],
    "dzcli/systems/d20": ["tests/systems/d20"],
    "dzcli/systems/duel": ["tests/systems/duel"],
    "dzcli/dice": ["tests/dice"],
    "dzcli/sheets": ["tests/sheets", "tests/cli/sheet"],
    "dzcli": ["tests/cli", "tests/step", "tests/show"],
}
"""The tests that look at the files of a folder; the first folder that a file is in counts."""
BY_DEFAULT = ["tables/dz/soins.toml", "tables/dz/surprise.toml"]
EQUIVALENT = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8"))["mutant"]
"""Mutants that come to the same as what they were made of."""
LONGEST = 10
"""A mutant may take so many times as long as what it was made of; one that hangs is noticed."""


class Target(NamedTuple):
    """A file by its name in the tree, and one of its mutants."""

    file: str
    mutant: mutating.Mutant


def main() -> None:
    """Try the mutants that the command line asks for and print the score of each file."""
    asked = _asked()
    print(f"mutants: seed {asked.seed}", flush=True)
    if not hasattr(os, "fork"):
        print("mutants: left out, this system has no fork")
        return
    sys.dont_write_bytecode = True
    with tempfile.TemporaryDirectory() as folder:
        began, copy = time.monotonic(), Path(folder)
        for name in COPIED:
            _copy(ROOT / name, copy / name)
        targets = [Target(file, one) for file in _files(asked.files) for one in _mutants(copy / file, file)]
        random.Random(asked.seed).shuffle(targets)
        limits: dict[str, float] = {}
        tried, noticed = Counter[str](), Counter[str]()
        for target in targets[: asked.count]:
            if tried and time.monotonic() - began > asked.seconds:
                break
            tests = asked.tests or _concerned(target.file)
            if (key := " ".join(tests)) not in limits:
                limits[key] = _time_unbroken(copy, tests)
            tried[target.file] += 1
            if _notices(copy, target, tests, limits[key]):
                noticed[target.file] += 1
            else:
                line, was, became, _ = target.mutant
                print(f"  {target.file}:{line}  {was}  ->  {became or '(gone)'}", flush=True)
        _tell(tried, noticed, time.monotonic() - began)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants.py")
    parser.add_argument("--files", nargs="+", default=BY_DEFAULT, help="files or folders to break")
    parser.add_argument("--tests", nargs="+", help="tests to run; else those that concern the file")
    parser.add_argument("--count", type=int, default=50, help="how many mutants at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for how long at most")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    return parser.parse_args()


def _files(names: list[str]) -> list[str]:
    """The files that are named, and those in folders that are, from the top of the tree."""
    found = []
    for path in (ROOT / name for name in names):
        inside = sorted([*path.rglob("*.py"), *path.rglob("*.toml")]) if path.is_dir() else [path]
        found += [
            str(one.relative_to(ROOT)) for one in inside if "sheets" not in one.parts or one.suffix == ".py"
        ]
    return found


def _mutants(path: Path, file: str) -> list[mutating.Mutant]:
    text = path.read_text(encoding="utf-8")
    lines = [line.strip() for line in text.splitlines()]
    alike = {(one["code"], one["became"]) for one in EQUIVALENT if one["file"] == file}
    found = mutating.of_table(text) if path.suffix == ".toml" else mutating.of_code(text)
    return [one for one in found if (lines[one.line - 1], one.became) not in alike]


def _concerned(file: str) -> list[str]:
    return next(tests for folder, tests in CONCERNED.items() if file.startswith(f"{folder}/"))


def _copy(source: Path, target: Path) -> None:
    """Copy with the times of the files, so that what is compiled already still counts."""
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copy2(source, target)


def _time_unbroken(copy: Path, tests: list[str]) -> float:
    """The seconds that a mutant may take, by what its tests take with nothing broken."""
    began = time.monotonic()
    if _run(copy, tests, None) != 0:
        sys.exit(f"mutants: {' '.join(tests)} fails with nothing broken")
    return 5 + LONGEST * (time.monotonic() - began)


def _notices(copy: Path, target: Target, tests: list[str], limit: float) -> bool:
    """Whether a test fails, or does not end, while a file is broken."""
    path = copy / target.file
    whole, times = path.read_bytes(), path.stat()
    path.write_text(target.mutant.text, encoding="utf-8", newline="")
    try:
        return _run(copy, tests, limit) != 0
    finally:
        path.write_bytes(whole)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def _run(copy: Path, tests: list[str], limit: float | None) -> int:
    """Run tests on the copy in a process of their own, up to the first that fails; its exit status."""
    pid = os.fork()
    if pid == 0:
        status = pytest.ExitCode.INTERNAL_ERROR
        with suppress(BaseException):
            os.setsid()
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(nowhere, stream)
            os.chdir(copy)
            os.environ.update(PYTHONPATH=str(copy), PYTHONDONTWRITEBYTECODE="1")
            sys.path[:] = [str(copy), *(path for path in sys.path if Path(path) != ROOT)]
            status = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--rootdir", str(copy), *tests])
        os._exit(int(status))
    end = time.monotonic() + (limit or float("inf"))
    while time.monotonic() < end:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    return -signal.SIGKILL


def _tell(tried: Counter[str], noticed: Counter[str], spent: float) -> None:
    for file in sorted(tried):
        print(f"{file}: {noticed[file]} of {tried[file]} noticed")
    print(f"mutants: {noticed.total()} of {tried.total()} noticed in {spent:.1f} s")


if __name__ == "__main__":
    main()
