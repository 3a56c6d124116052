"""Programs that write the same two sheets at the same time: no write may be lost, and none half done.

    python tests/campaigns/writers.py [--count 1000] [--seed S]

Each writes results that count on both sheets at once, and now and then on one alone. What succeeded must add
up in the sheets; what did not must be a sheet that had changed (exit 6).
"""

import json
import os
import random
import shutil
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from campaign import Figures, run
from forked import Ended, Running, needed
from forked import run as run_to_its_end

from dzcli import tables
from dzcli.sheets.document import fingerprint

SHEETS = ("koris.toml", "garde.toml")
BOTH, ALONE = "stress", "compromission"
MOST = 10
"""More of that a sheet cannot have."""
WRITERS = 4


@cache
def result() -> dict[str, Any]:
    """A result of a step of two people, whose changes are to be others."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "table"
        fill(folder)
        words = ["attack", *SHEETS, "--dice", "53,7", "--json"]
        told: dict[str, Any] = json.loads(run_to_its_end(folder, words).out)
        return told


def fill(folder: Path) -> None:
    """Put the two sheets into a new folder."""
    folder.mkdir()
    for sheet in SHEETS:
        shutil.copy(str(tables.shipped_sheet(sheet.removesuffix(".toml")).path), folder / sheet)
        with open(folder / sheet, "a", encoding="utf-8") as etat:
            etat.write(f"{ALONE} = 0\n")


def count(folder: Path, sheet: str, key: str) -> int:
    """What a sheet counts."""
    return int(tomllib.loads((folder / sheet).read_text(encoding="utf-8"))["etat"][key])


def started(folder: Path, number: int, chance: random.Random) -> tuple[str, Running]:
    """Begin a write: of both sheets by a result, or of one by hand."""
    full = any(count(folder, sheet, BOTH) >= MOST for sheet in SHEETS)
    if full or chance.random() < 0.25:
        sheet = chance.choice(SHEETS)
        return sheet, Running(folder, ["sheet", "set", sheet, f"{ALONE}+=1"])
    changes, sheets = [], {}
    for who, sheet in zip(("actor", "target"), chance.sample(SHEETS, 2), strict=True):
        content = (folder / sheet).read_bytes()
        sheets[sheet] = fingerprint(content)
        before = tomllib.loads(content.decode())["etat"][BOTH]
        path = f"etat.{BOTH}"
        changes.append(
            {"who": who, "sheet": sheet, "path": path, "from": before, "to": before + 1, "written": False}
        )
    told = {**result(), "changes": changes, "sheets": sheets, "sheets_after": {}}
    (folder.parent / f"{number}.json").write_text(json.dumps(told), encoding="utf-8")
    return BOTH, Running(folder, ["sheet", "apply", f"../{number}.json"])


def trial(chance: random.Random, figures: Figures) -> None:
    """Ten writes by each of several programs, as many at a time."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "table"
        fill(folder)
        before = {(sheet, key): count(folder, sheet, key) for sheet in SHEETS for key in (BOTH, ALONE)}
        added = dict.fromkeys(before, 0)
        running: list[tuple[str, Running]] = []
        for number in range(10 * WRITERS):
            if len(running) == WRITERS:
                settle(*running.pop(0), added, figures)
            running.append(started(folder, number, chance))
        for one in running:
            settle(*one, added, figures)
        found = {place: count(folder, *place) - old for place, old in before.items()}
        assert found == added, f"lost: {found} of {added}"
        assert {path.name for path in folder.iterdir()} == {*SHEETS}, "something is left"


def settle(what: str, running: Running, added: dict[tuple[str, str], int], figures: Figures) -> None:
    """Wait for a write to end, and count it if it succeeded."""
    ended: Ended = running.ended()
    figures["writes"] += 1
    figures["refused"] += ended.status == 6
    assert ended.status in (0, 6), ended
    if ended.status == 0:
        for sheet in SHEETS if what == BOTH else [what]:
            added[sheet, BOTH if what == BOTH else ALONE] += 1


if __name__ == "__main__":
    needed("writers")
    os.environ["DZCLI_LANG"] = "en"
    run("writers", trial, count=25)
