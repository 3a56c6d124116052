"""Break one place of the program or of its tables at a time, and see whether a test notices.

    python tests/campaigns/mutants.py [--files FILE ...] [--tests TEST ...] [--count N] [--seconds S]
        [--jobs N]

Everything happens in copies of the tree; no module of dzcli may be loaded before. The files are those named
(all of a folder's), the tests those named or else those of `CONCERNED`. Each test is run once with nothing
broken, to see which lines it reaches and which tables it reads; a mutant is then tried with the tests that
reach it, the fastest first, up to the first that fails. What no test notices is listed: it does what it did
before (and belongs in `equivalent.toml`), or it is what no test looks at. The score is a figure to read, and
no reason to fail. At least one mutant is tried.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import hypothesis  # noqa: F401  (what the tests load is loaded once, before the copies of this process)
import jsonschema  # noqa: F401
import msgspec  # noqa: F401
import mutating
import tomli_w  # noqa: F401
import warm
from trials import ROOT, Target

COPIED = (".ci", "dzcli", "tables", "tests", "completions", "pyproject.toml", "README.md", "CHANGELOG.md")
PRINTED = "tests/systems/test_printed.py"
SHARED = (
    "questions",
    "asked",
    "rule_ids",
    "printed",
    "explained",
    "offered",
    "records",
    "carried",
    "new_sheets",
    "limits",
    "own_tables",
)
OF_ALL = [*(f"tests/systems/test_{name}.py" for name in SHARED), "tests/cli/sheet/test_schema.py"]
SYSTEMS = ("dz", "duel", "d100", "d10", "d20")
OTHERS = {name: " and not ".join(f"[{one}-" for one in SYSTEMS if one != name) for name in SYSTEMS}
OF_SYSTEM = {
    name: [f"tests/systems/{name}", *OF_ALL, "-k", f"{name} and not {others}"]
    for name, others in OTHERS.items()
}
CASES = "tests/dice/test_cases.py"
OF_TABLES = [
    *(f"tests/cli/test_{name}.py" for name in ("contents", "overlays", "own_random_tables")),
    "tests/systems/test_new_sheets.py",
]
OF_SHEETS = [
    f"tests/cli/test_{name}.py"
    for name in ("any_sheet", "heavy_sheets", "carried_changes", "second_write", "tables", "reasons")
]
OF_ROOMS = ["tests/step", "tests/show", "tests/cli", *OF_ALL]
CONCERNED = {
    **{f"{top}/{name}": tests for top in ("dzcli/systems", "tables") for name, tests in OF_SYSTEM.items()},
    "dzcli/dice/notation": [
        "tests/dice/notation",
        "tests/dice/rolling/test_rolling.py",
        "tests/dice/rolling/test_explained.py",
        CASES,
    ],
    "dzcli/dice/rolling": ["tests/dice/rolling", CASES],
    "dzcli/dice/throws": ["tests/dice/throws", "tests/cli/test_templates.py"],
    "dzcli/dice/odds": ["tests/dice/odds", CASES],
    "dzcli/dice": ["tests/dice"],
    "dzcli/cli/completion": ["tests/cli/completion"],
    "dzcli/cli/manual": ["tests/cli/test_manual.py"],
    "dzcli/cli/sheet": [
        "tests/cli/sheet",
        "tests/cli/test_second_write.py",
        "tests/cli/test_after_writing.py",
    ],
    "dzcli/cli/topics": ["tests/cli/test_topics.py", "tests/cli/test_help.py"],
    "dzcli/cli": ["tests/cli"],
    "dzcli/sheets": ["tests/sheets", "tests/cli/sheet", *OF_SHEETS, *OF_TABLES],
    "dzcli/step": OF_ROOMS,
    "dzcli/show": OF_ROOMS,
    "dzcli": [
        *(f"tests/test_{name}.py" for name in ("light", "names", "inline", "folders", "tables", "set")),
        *OF_ROOMS,
    ],
}
"""The words for pytest, for the tests that look at the files of a folder: of the first that a file is in."""
BY_DEFAULT = ["tables/dz/soins.toml", "tables/dz/surprise.toml"]
"""With `PRINTED`."""
EQUIVALENT = tomllib.loads(Path(__file__).with_name("equivalent.toml").read_text(encoding="utf-8"))["mutant"]
"""Mutants that come to the same as what they were made of."""
Numbered = tuple[int, Target]


def main() -> None:
    """Try the mutants that the command line asks for and print the score of each file."""
    asked = _asked()
    print(f"mutants: seed {asked.seed}", flush=True)
    if not hasattr(os, "fork"):
        print("mutants: left out, this system has no fork")
        return
    sys.dont_write_bytecode = True
    began = time.monotonic()
    targets = [Target(file, one) for file in _files(asked.files) for one in _mutants(file)]
    random.Random(asked.seed).shuffle(targets)
    parts = [list(enumerate(targets[: asked.count]))[job :: asked.jobs] for job in range(asked.jobs)]
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("fork")) as jobs:
        runs = [jobs.submit(_try, part, asked.tests, began + asked.seconds) for part in parts if part]
        noticed = {number: seen for run in runs for number, seen in run.result().items()}
    _tell(targets, noticed, time.monotonic() - began)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutants.py")
    parser.add_argument("--files", nargs="+", help="files or folders to break")
    parser.add_argument("--tests", nargs="+", help="tests to run; else those that concern the file")
    parser.add_argument("--count", type=int, default=50, help="how many mutants at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="for how long at most")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    asked = parser.parse_args()
    if asked.files is None:
        asked.files, asked.tests = BY_DEFAULT, asked.tests or [PRINTED]
    return asked


def _files(names: list[str]) -> list[str]:
    """The files that are named, and those in folders that are, from the top of the tree."""
    found = []
    for path in (ROOT / name for name in names):
        inside = sorted([*path.rglob("*.py"), *path.rglob("*.toml")]) if path.is_dir() else [path]
        found += [
            str(one.relative_to(ROOT)) for one in inside if "sheets" not in one.parts or one.suffix == ".py"
        ]
    return found


def _mutants(file: str) -> list[mutating.Mutant]:
    text = (ROOT / file).read_text(encoding="utf-8")
    lines = [line.strip() for line in text.splitlines()]
    alike = {(one["code"], one["became"]) for one in EQUIVALENT if one["file"] == file}
    found = mutating.of_table(text) if file.endswith(".toml") else mutating.of_code(text)
    return [one for one in found if (lines[one.line - 1], one.became) not in alike]


def _concerned(file: str) -> list[str]:
    return next(tests for folder, tests in CONCERNED.items() if file.startswith(f"{folder}/"))


def _copy(source: Path, target: Path) -> None:
    """Copy with the times of the files, so that what is compiled already still counts."""
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copy2(source, target)


def _try(targets: list[Numbered], tests: list[str] | None, end: float) -> dict[int, bool]:
    """Try mutants in a copy of the tree until there is no time left; whether each was noticed."""
    by_tests: dict[tuple[str, ...], list[Numbered]] = defaultdict(list)
    for one in targets:
        by_tests[tuple(tests or _concerned(one[1].file))].append(one)
    noticed: dict[int, bool] = {}
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in COPIED:
            _copy(ROOT / name, copy / name)
        for key, those in by_tests.items():
            for number, seen in warm.tried(copy, list(key), those, end):
                noticed[number] = seen
                if not seen:
                    file, (line, was, became, *_) = dict(those)[number]
                    print(f"  {file}:{line}  {was}  ->  {became or '(gone)'}", flush=True)
            if time.monotonic() > end:
                break
    return noticed


def _tell(targets: list[Target], noticed: dict[int, bool], spent: float) -> None:
    tried = Counter(targets[number].file for number in noticed)
    seen = Counter(targets[number].file for number in noticed if noticed[number])
    for file in sorted(tried):
        print(f"{file}: {seen[file]} of {tried[file]} noticed")
    print(f"mutants: {seen.total()} of {tried.total()} noticed in {spent:.1f} s")


if __name__ == "__main__":
    main()
