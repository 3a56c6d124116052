"""How long a command takes from nothing, beside the least that Typer and Python take.

    python tests/benchmarks/bench_startup.py [ROUNDS]

All programs take turns in one run, so that what slows the machine slows them all; what
counts are the ratios. Compiled files are allowed, as they are for an installed program.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 15
RESULTS = 10_000

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
    """Run Python with these words and say how many milliseconds it took."""
    started = time.perf_counter()
    subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment(), stdout=subprocess.DEVNULL, check=True
    )
    return (time.perf_counter() - started) * 1000


def commands() -> dict[str, list[str]]:
    """What is measured; the first two are what the others are compared with."""
    dzcli = ["-m", "dzcli"]
    return {
        "python -c pass": ["-c", "pass"],
        "bare Typer program": ["-m", "bare", "one", "x"],
        "dzcli roll 2d6+3": [*dzcli, "roll", "2d6+3"],
        "dzcli attack --json": [*dzcli, "attack", "@koris", "@garde", "--dice", "53,7", "--json"],
        "dzcli --help": [*dzcli, "--help"],
        "dzcli --version": [*dzcli, "--version"],
    }


def medians(rounds: int, folder: Path) -> dict[str, float]:
    """The median time of each command, all of them taking turns."""
    measured = commands()
    for words in measured.values():
        run(words, folder)
    times: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(rounds):
        for name, words in measured.items():
            times[name].append(run(words, folder))
    return {name: statistics.median(found) for name, found in times.items()}


def rate(folder: Path) -> float:
    """Results a second of a long series."""
    series = ["-m", "dzcli", "attack", "@koris", "@garde", "--seed", "1", "--times"]
    start = run([*series, "1", "--json"], folder)
    return (RESULTS - 1) * 1000 / (run([*series, str(RESULTS), "--json"], folder) - start)


def main() -> None:
    """Measure, and print a table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bare_program(folder)
        found = medians(rounds, folder)
        python, typer = found["python -c pass"], found["bare Typer program"]
        print(f"{'median of ' + str(rounds):<22}{'ms':>8}{'/ Python':>10}{'/ Typer':>10}")
        for command, median in found.items():
            print(f"{command:<22}{median:8.1f}{median / python:10.2f}{median / typer:10.2f}")
        print(f"attack --times {RESULTS} --json: {rate(folder):,.0f} results a second")


if __name__ == "__main__":
    main()
