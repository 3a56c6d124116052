"""Writes of one sheet and of two that are killed, interrupted or refused by the system at any moment.

    python tests/campaigns/kills.py [--count 1000] [--seed S]

Each sheet must be the old one or the new one; what is said must be true; the same command again must finish
what was begun, and leave nothing beside the sheets; where the result is gone the next write must say what was
written, and how it is finished or taken back.
"""

import errno
import json
import os
import random
import shutil
import signal
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from campaign import Figures, run
from forked import NOT_BEGUN, Ended, Running, needed
from forked import run as run_to_its_end

from dzcli import tables

SHEETS = ("koris.toml", "garde.toml")
COMMANDS = {
    "two sheets": ["wound", "garde.toml", "--from", "attack.json", "--write"],
    "two sheets without a record": ["wound", "garde.toml", "--from", "attack.json", "--write"],
    "two sheets applied": ["sheet", "apply", "wound.json"],
    "one sheet": ["wound", "garde.toml", "--final", "8", "--write"],
}
CALLS = ("open", "listdir", "unlink", "fsync", "chmod", "replace", "replace", "replace")
KILL = getattr(signal, "SIGKILL", 0)
"""Windows has no such signal; nothing is tried there."""
SIGNALS = (KILL, KILL, signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", 0))
REFUSALS = (errno.EIO, errno.ENOSPC, errno.EACCES, errno.EROFS)


@cache
def files() -> dict[str, bytes]:
    """The sheets and records that a trial begins with, and under "new ..." the sheets it may make."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "table"
        folder.mkdir()
        for sheet in SHEETS:
            shutil.copy(str(tables.shipped_sheet(sheet.removesuffix(".toml")).path), folder / sheet)
        with open(folder / SHEETS[0], "a", encoding="utf-8") as koris:
            koris.write('etats = ["destabilise"]\n')
        words = ["attack", *SHEETS, "--dice", "53,20,7", "--json"]
        (folder / "attack.json").write_text(run_to_its_end(folder, words).out, encoding="utf-8")
        whole = [word for word in COMMANDS["two sheets"] if word != "--write"]
        (folder / "wound.json").write_text(run_to_its_end(folder, [*whole, "--json"]).out, encoding="utf-8")
        found = {path.name: path.read_bytes() for path in folder.iterdir()}
        assert run_to_its_end(folder, COMMANDS["two sheets"]).status == 0
        return found | {f"new {sheet}": (folder / sheet).read_bytes() for sheet in SHEETS}


def trial(chance: random.Random, figures: Figures) -> None:
    """Write with something in the way, look at what is there and what is said, and write again."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "table"
        folder.mkdir()
        begun = {file: content for file, content in files().items() if not file.startswith("new ")}
        for file, content in begun.items():
            (folder / file).write_bytes(content)
        kind = chance.choice([*COMMANDS])
        concerned = SHEETS if kind.startswith("two") else SHEETS[1:]
        ended = disturbed(chance, folder, COMMANDS[kind], figures)
        new = new_sheets(folder)
        told = f"{kind}: {new} are new, {ended}"
        check_told(ended, new, concerned, told)
        figures["killed" if ended.status == -KILL else "ended"] += 1
        figures["half done"] += 0 < len(new) < len(concerned)
        whole = len(new) == len(concerned)
        if whole and kind == "one sheet":
            return
        if kind == "two sheets without a record" and 0 < len(new) < len(concerned):
            set_right(chance, folder, begun, told, figures)
            return
        again = run_to_its_end(folder, COMMANDS[kind])
        # What was whole is refused, or found whole where nobody was left to say so.
        assert again.status in ((0, 6) if whole else (0,)), f"again {again} after {told}"
        assert new_sheets(folder) == [*concerned], f"not finished by {again} after {told}"
        if not whole:
            left = {path.name for path in folder.iterdir()} - begun.keys()
            assert not left, f"{left} left by {again} after {told}"


def set_right(
    chance: random.Random, folder: Path, begun: dict[str, bytes], told: str, figures: Figures
) -> None:
    """Where nobody has the result any more the next write says what was written, and both ways out work."""
    (folder / "attack.json").unlink()
    sheet, command = chance.choice(SHEETS), chance.choice(("apply", "undo"))
    ended = run_to_its_end(folder, ["wound", sheet, "--final", "1", "--write"])
    assert ended.status == 6, f"{ended} after {told}"
    assert "written: koris.toml; not written: garde.toml." in ended.err, f"{ended} after {told}"
    note = ended.err.split('"')[1]
    ended = run_to_its_end(folder, ["sheet", command, note])
    assert ended.status == 0, f"{command} {ended} after {told}"
    assert new_sheets(folder) == ([*SHEETS] if command == "apply" else []), f"{command} {ended} after {told}"
    left = {path.name for path in folder.iterdir()} - begun.keys()
    assert not left, f"{left} left by {command} after {told}"
    figures[f"set right by {command}"] += 1


def disturbed(chance: random.Random, folder: Path, words: list[str], figures: Figures) -> Ended:
    """Run a command line with something in its way: a signal at some moment or call, or calls that fail."""
    way = chance.choice(("moment", "call", "call", "call", "refusal", "refusals"))
    figures[f"by {way}"] += 1
    if way == "moment":
        running = Running(folder, words)
        time.sleep(chance.random() * 0.06)
        os.kill(running.pid, chance.choice(SIGNALS))
        return running.ended()
    first = chance.randrange(1, 5)
    if way == "call":
        name, number, late = chance.choice(CALLS), chance.choice(SIGNALS), chance.random() < 0.5
        return Running(folder, words, lambda: at_call(name, first, number, late)).ended()
    name, number = chance.choice(CALLS[1:]), chance.choice(REFUSALS)
    last = first if way == "refusal" else 10_000
    return Running(folder, words, lambda: failing(name, first, last, number)).ended()


def replaced(name: str, acting: Callable[[int, Callable[[], object]], object]) -> None:
    """Put something in the place of a function of the system; it is told how often that was called."""
    real, count = getattr(os, name), [0]

    def call(*args: object, **kwargs: object) -> object:
        count[0] += 1
        return acting(count[0], lambda: real(*args, **kwargs))

    setattr(os, name, call)


def at_call(name: str, when: int, number: int, late: bool) -> None:
    """Send a signal at one call of a function, before it or after it."""

    def acting(count: int, real: Callable[[], object]) -> object:
        if count != when:
            return real()
        found = real() if late else None
        os.kill(os.getpid(), number)
        return found if late else real()

    replaced(name, acting)


def failing(name: str, first: int, last: int, number: int) -> None:
    """Let a function fail at some calls."""

    def acting(count: int, real: Callable[[], object]) -> object:
        if first <= count <= last:
            raise OSError(number, "injected")
        return real()

    replaced(name, acting)


def new_sheets(folder: Path) -> list[str]:
    """The sheets that have their new content; all others must have their old one."""
    found = []
    for sheet in SHEETS:
        content = (folder / sheet).read_bytes()
        assert content in (files()[sheet], files()[f"new {sheet}"]), f"{sheet} is neither old nor new"
        found += [sheet] if content != files()[sheet] else []
    return found


def check_told(ended: Ended, new: list[str], concerned: tuple[str, ...], told: str) -> None:
    """What a run said of itself must be true."""
    if ended.status == 0:
        assert new == [*concerned], f"untrue success: {told}"
    if ended.status not in (0, *(-number for number in SIGNALS)):
        assert ended.status in (3, 6, 129, 130, 143, NOT_BEGUN), told
        said = (
            ended.err.rpartition("Already written: ")[2].removesuffix(".\n") if "Already" in ended.err else ""
        )
        assert sorted(said.split(", ") if said else []) == sorted(new), f"untrue: {told}"
    if "nothing was written" in ended.err:
        assert not new, f"untrue: {told}"
    assert "Traceback" not in ended.err, told


if __name__ == "__main__":
    needed("kills")
    assert json.loads(files()["wound.json"])["changes"]
    run("kills", trial, count=1000)
