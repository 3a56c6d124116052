"""The page of a fight: each command of it is run, prints what the page says, and leaves the sheets so."""

import re
import shlex
import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dzcli import tables

PAGE = (Path(__file__).parent / "fight.md").read_text(encoding="utf-8")
COMMANDS = 11


def blocks(kind: str) -> list[str]:
    """The blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> Iterator[tuple[str, str]]:
    """Each command of the page, on one line, and what it prints."""
    for block in blocks("console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.replace(" \\\n  ", " ").partition("\n")
            yield command, printed


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Copies of the sheets of the page in the current folder; what their [etat] holds in the end."""
    (figures,) = map(tomllib.loads, blocks("toml"))
    for name in figures:
        shipped = tables.shipped_sheet(name)
        assert shipped is not None
        shutil.copyfile(shipped, tmp_path / f"{name}.toml")
    monkeypatch.chdir(tmp_path)
    return figures


def play(dzcli: Callable[..., Any], command: str, *more: str) -> Any:
    """Run a command of the page, each part of a pipe on the output of the one before; the last run."""
    out = ""
    for line in command.split(" | "):
        ran = dzcli(*more, *shlex.split(line)[1:], stdin=out, status=None)
        out = ran.out
    return ran


@pytest.mark.rules("D20-03", "D20-05", "D20-09", "D20-12", "D20-26", "D20-28", "D20-29", "D20-36")
def test_the_fight_is_as_the_page_says(dzcli: Callable[..., Any], table: dict[str, Any]) -> None:
    """From the order to the care the page prints what it says, and the sheets end as worked out on paper."""
    played = list(commands())
    assert len(played) == COMMANDS
    for command, printed in played:
        ran = play(dzcli, command)
        assert ran.out + ran.err == printed, command
    left = {name: tomllib.loads(Path(f"{name}.toml").read_text("utf-8"))["etat"] for name in table}
    assert left == table


def test_the_same_in_french(dzcli: Callable[..., Any], table: dict[str, Any]) -> None:
    """The same fight in French has the same lines of the text, and leaves the same sheets."""
    for command, printed in commands():
        ran = play(dzcli, command, "--lang", "fr")
        sections = re.findall(r"\bl\.\d+\b", printed)
        assert re.findall(r"\bl\.\d+\b", ran.out + ran.err) == sections, command
        assert ran.out + ran.err != printed or "-q" in command
    left = {name: tomllib.loads(Path(f"{name}.toml").read_text("utf-8"))["etat"] for name in table}
    assert left == table
