"""Shells that are typed into with the completions loaded, TAB included, and what came of it."""

import os
import re
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dzcli.cli.completion.writing import written

READY = "READY>"
"""The prompt."""
LOAD = {
    "bash": "shopt -s hostcomplete; PS1='READY''>'; source {file}",
    "zsh": "PS1='READY''>'; unsetopt beep; autoload -Uz compinit; compinit -u -D; source {file}",
}
DZCLI = (
    """dzcli() {{ if [ "$1" = list ]; then {python} -m dzcli "$@"; else printf '<%s>' "$@"; echo; fi; }}"""
)
QUIET = {"bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i"]}


class Typed:
    """A shell at a terminal. Its ``dzcli`` shows the words it was called with, but for ``list``."""

    def __init__(self, shell: str, folder: Path) -> None:
        import pty

        (folder / "home").mkdir()
        file = folder / "home" / "completions"
        file.write_text(written(shell, str), encoding="utf-8")
        child, self._terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            environment = {"PATH": os.environ["PATH"], "HOME": str(folder / "home"), "TERM": "dumb"}
            environment |= {"LC_ALL": "C.UTF-8"}
            os.execve(str(shutil.which(shell)), [shell, *QUIET[shell]], environment)
        self._child = child
        self._send(f"stty -echo 2>/dev/null; {DZCLI.format(python=sys.executable)}\n")
        self._send(f"{LOAD[shell].format(file=file)}\n")
        self._until(READY)

    def words(self, line: str) -> list[str]:
        """The words that ``dzcli`` is called with after a line is typed."""
        self._send(f"{line}\n")
        return re.findall(r"<([^<>]*)>", self._until(READY))

    def close(self) -> None:
        """End the shell."""
        self._send("\x03exit\n")
        os.close(self._terminal)
        os.waitpid(self._child, 0)

    def _send(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def _until(self, end: str) -> str:
        """What the shell shows up to an end."""
        found, limit = "", time.monotonic() + 20
        while end not in found:
            if not select.select([self._terminal], [], [], max(0, limit - time.monotonic()))[0]:
                raise AssertionError(f"the shell does not answer: {found!r}")
            found += os.read(self._terminal, 4096).decode(errors="replace")
        return found


@pytest.fixture(params=["bash", "zsh"])
def typed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Typed]:
    """A shell typed into, in a folder with two sheets and a folder."""
    if sys.platform == "win32" or shutil.which(request.param) is None:
        pytest.skip(f"needs {request.param}")
    _files(tmp_path)
    shell = Typed(request.param, tmp_path)
    yield shell
    shell.close()


@pytest.fixture
def fish(tmp_path: Path) -> Callable[[str], list[str]]:
    """What fish offers after a line that is typed."""
    program = shutil.which("fish")
    if program is None:
        pytest.skip("needs fish")
    _files(tmp_path)
    file = tmp_path / "dzcli.completions"
    file.write_text(written("fish", str), encoding="utf-8")

    def offered(line: str) -> list[str]:
        dzcli = f"function dzcli; {sys.executable} -m dzcli $argv; end"
        ran = subprocess.run(
            [program, "--no-config", "-c", f"{dzcli}; source {file}; complete -C '{line}'"],
            cwd=tmp_path,
            env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"},
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            check=True,
        )
        assert ran.stderr == ""
        return [found.split("\t")[0] for found in ran.stdout.splitlines()]

    return offered


def _files(folder: Path) -> None:
    for name in ("alys.toml", "mon garde.toml", "notes.txt"):
        (folder / name).write_text("", encoding="utf-8")
    (folder / "bande").mkdir()
    own = folder / "maison" / "dz"
    own.mkdir(parents=True)
    (own / "rencontres.toml").write_text('rencontres = ["Trois loups", "Rien"]\n', encoding="utf-8")
