"""What exact odds cost beside a plain result of the same step.

    python tests/benchmarks/bench_steps.py [ROUNDS]

Each step runs as a whole process, plain and with --odds in turn, and so does the pipeline of an
attack; the figures are medians in milliseconds.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from dzcli import tables

ROUNDS = 9
STEPS = {
    "test": "test koris.toml escrime",
    "attack": "attack koris.toml garde.toml",
    "defend": "defend koris.toml --melee --raw 12",
    "surprise": "surprise senna.toml garde.toml",
    "wound": "wound garde.toml --final 30",
    "heal": "heal hurt.toml --by koris.toml --mode first-aid",
    "d20 exchange": "attack @skaven @berthald --through wound",
    "d20 dodge": "attack @berthald @furgil --defence-type dodge --through wound",
    "d10, ten against ten": "attack ten.toml ten_too.toml --through wound",
}
TEN = """\
systeme = "d10"
nom = "{name}"
caracteristiques.force = 10
competences.combat = 10
pv.max = 80
fatigue.max = 80
[[armes]]
nom = "Hache"
degats = 4
"""
"""Someone with a reserve of ten dice."""
BLOW = (
    "attack koris.toml {who} --weapon hammer {how} --json"
    " | defend {who} --from - {how} --json | wound {who} --from - {how}"
)


def prepare(folder: Path) -> None:
    """Copy the sheets that ship, and make one of a guard who falls at the first blow."""
    for name in ("koris", "senna", "garde"):
        shipped = tables.shipped_sheet(name)
        assert shipped is not None
        shutil.copyfile(shipped, folder / f"{name}.toml")
    koris = folder / "koris.toml"
    koris.write_text(
        koris.read_text(encoding="utf-8").replace("Marteau de guerre", "Hammer"), encoding="utf-8"
    )
    garde = (folder / "garde.toml").read_text(encoding="utf-8")
    for name in ("ten", "ten_too"):
        (folder / f"{name}.toml").write_text(TEN.format(name=name), encoding="utf-8")
    (folder / "hurt.toml").write_text(garde.replace("sante = 18", "sante = 5"), encoding="utf-8")


def command(text: str) -> str:
    """A command line of the shell, with each dzcli run by this Python."""
    return " | ".join(f"{sys.executable} -m dzcli {part.strip()}" for part in text.split("|"))


def timed(text: str, folder: Path) -> float:
    """How many milliseconds a command line takes."""
    slowing = ("PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED")
    clean = {name: value for name, value in os.environ.items() if name not in slowing}
    started = time.perf_counter()
    subprocess.run(command(text), shell=True, check=True, cwd=folder, env=clean, stdout=subprocess.DEVNULL)
    return (time.perf_counter() - started) * 1000


def main() -> None:
    """Run every pair in turn and print the medians."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    pairs = {name: (f"{text} --seed 1", f"{text} --odds") for name, text in STEPS.items()}
    for name, who in (("one blow", "garde.toml"), ("one blow that fells", "hurt.toml")):
        pairs[name] = tuple(BLOW.format(who=who, how=how) for how in ("--seed 2", "--odds"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        prepare(folder)
        taken: dict[str, tuple[list[float], list[float]]] = {name: ([], []) for name in pairs}
        for _ in range(rounds):
            for name, (plain, odds) in pairs.items():
                taken[name][0].append(timed(plain, folder))
                taken[name][1].append(timed(odds, folder))
    print(f"{'median of ' + str(rounds):22}{'plain':>8}{'odds':>8}{'more':>8}{'ratio':>7}")
    for name, (plain, odds) in taken.items():
        one, other = statistics.median(plain), statistics.median(odds)
        print(f"{name:22}{one:8.0f}{other:8.0f}{other - one:8.0f}{other / one:7.2f}")


if __name__ == "__main__":
    main()
