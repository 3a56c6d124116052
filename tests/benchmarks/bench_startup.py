"""How long a command takes from nothing, beside the least that Typer and Python take.

    python tests/benchmarks/bench_startup.py [ROUNDS]

All programs take turns in one run, so that what slows the machine slows them all; what
counts are the ratios. Compiled files are allowed, as they are for an installed program, and
it is the installed script that is run. What is measured is time of the processor.
"""

import os
import resource
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 15
RESULTS = 10_000
SYSTEMS = {
    "of Duel": "attack @bretteuse @reitre --stance balanced --target-stance balanced --seed 1",
    "of D100": "attack @acolyte @cultiste --seed 1",
    "of Système d10": "attack @rivale @exemple_man --seed 1",
    "of D20": "attack @melete @skaven --seed 1",
}
SERIES = (
    "roll 4d6kh3 -q",
    "roll 10d6! -q",
    "roll {5d4+5d6}kh3 -q",
    "roll 4d6kh3 --json",
    "roll 10d10 --json",
    "attack @koris @garde --json",
    "surprise @senna @garde -q",
    "surprise @senna @garde --json",
    *(f"attack {who} --json" for who in ("@acolyte @cultiste", "@exemple_man @rivale", "@melete @skaven")),
    "attack @bretteuse @reitre --stance balanced --target-stance balanced --json",
    "attack @koris @garde --through wound -q",
    *(f"attack {who} --through wound --json" for who in ("@koris @garde", "@acolyte @cultiste")),
    *(f"attack {who} --through wound --json" for who in ("@exemple_man @rivale", "@melete @skaven")),
    "attack @bretteuse @reitre --stance balanced --target-stance balanced --through wound --json",
    "defend @rivale --raw 24 --melee --type dodge --json",
    "initiative @bretteuse @reitre @archere --json",
)

BARE = """\
import typer

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def one(name: str) -> None:
    print(name)


@app.command()
def two(name: str) -> None:
    print(name)


if __name__ == "__main__":
    app()
"""

STARTER = """\
from bare.program import app

app()
"""


def environment() -> dict[str, str]:
    """The environment without what would make Python start as an installed program does not."""
    slowing = ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED")
    return {name: value for name, value in os.environ.items() if name not in slowing}


def bare_program(folder: Path) -> None:
    """Write a Typer program of two commands, as a package so that it is compiled once."""
    package = folder / "bare"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "program.py").write_text(BARE, encoding="utf-8")
    (package / "__main__.py").write_text(STARTER, encoding="utf-8")


def run(words: list[str], folder: Path) -> float:
    """Run a program and say how many milliseconds of the processor it and what it started took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, cwd=folder, env=environment(), stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent * 1000


def commands() -> dict[str, list[str]]:
    """What is measured; the first two are what the others are compared with."""
    dzcli = shutil.which("dzcli", path=str(Path(sys.executable).parent)) or sys.exit("dzcli is not installed")
    attack = [dzcli, "attack", "@koris", "@garde", "--dice", "53,7"]
    terminal = ["env", "FORCE_COLOR=1", "TERM=xterm", "COLUMNS=80"]
    pipe = (
        f"{shlex.join(attack)} --json | {dzcli} defend @garde --from - --dice 30 --json | "
        f"{dzcli} wound @garde --from - --json"
    )
    return {
        "python -c pass": [sys.executable, "-c", "pass"],
        "bare Typer program": [sys.executable, "-m", "bare", "one", "x"],
        "dzcli roll 4d6kh3": [dzcli, "roll", "4d6kh3"],
        "dzcli roll --json": [dzcli, "roll", "4d6kh3", "--json"],
        "dzcli roll on a terminal": [*terminal, dzcli, "roll", "4d6kh3"],
        "dzcli roll --odds": [dzcli, "roll", "4d6kh3", "--odds"],
        "dzcli attack": attack,
        "dzcli attack --json": [*attack, "--json"],
        "dzcli attack on a terminal": [*terminal, *attack],
        "dzcli attack in French": [*attack, "--lang", "fr"],
        **{f"dzcli attack {system}": [dzcli, *shlex.split(line)] for system, line in SYSTEMS.items()},
        "three steps in a pipe": ["sh", "-c", pipe],
        "dzcli --help": [dzcli, "--help"],
        "dzcli --version": [dzcli, "--version"],
    }


def medians(rounds: int, folder: Path) -> list[tuple[str, float]]:
    """The median time of each command, all of them taking turns."""
    measured = list(commands().items())
    for _, words in measured:
        run(words, folder)
    times: list[list[float]] = [[] for _ in measured]
    for _ in range(rounds):
        for found, (_, words) in zip(times, measured, strict=True):
            found.append(run(words, folder))
    return [(name, statistics.median(found)) for (name, _), found in zip(measured, times, strict=True)]


def rate(folder: Path, words: list[str]) -> float:
    """Results a second of a long series."""
    series = [*words, "--seed", "1", "--times"]
    start = run([*series, "1"], folder)
    return (RESULTS - 1) * 1000 / (run([*series, str(RESULTS)], folder) - start)


def main() -> None:
    """Measure, and print a table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bare_program(folder)
        found = medians(rounds, folder)
        (_, python), (_, typer), *_ = found
        print(f"{'CPU, median of ' + str(rounds):<30}{'ms':>8}{'/ Python':>10}{'/ Typer':>10}")
        for command, median in found:
            print(f"{command:<30}{median:8.1f}{median / python:10.2f}{median / typer:10.2f}")
        dzcli = commands()["dzcli --version"][0]
        for words in SERIES:
            line = [dzcli, *shlex.split(words)]
            print(f"{words} --times {RESULTS}: {rate(folder, line):,.0f} results a second")


if __name__ == "__main__":
    main()
