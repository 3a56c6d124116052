"""Programs that write one sheet at the same time, and programs that are killed while they do."""

import os
import random
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest

SHEET = """nom = "Ana"  # éclaireuse
sante_max = 1000

[attributs]
physique = 50

[etat]
sante = {} # sur 1000
"""

WRITER = """
import io, sys
from dzcli.cli.main import main
sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8")
errors, sys.stderr = sys.stderr, io.StringIO()
print("ready", file=errors, flush=True)
sys.stdin.readline()
ended = [main(sys.argv[2:]) for _ in range(int(sys.argv[1]))]
print(*ended, file=errors)
"""


def health(path: Path) -> int:
    """The Santé in a sheet, which must be whole."""
    found = tomllib.loads(path.read_text(encoding="utf-8"))["etat"]["sante"]
    assert path.read_text(encoding="utf-8") == SHEET.format(found)
    return found


def together(folder: Path, rounds: int, *command_lines: list[str]) -> list[list[int]]:
    """Run command lines in as many processes, ``rounds`` times each; the exit statuses."""
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(rounds), *words],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
        )
        for words in command_lines
    ]
    for writer in writers:
        assert writer.stderr is not None
        assert writer.stderr.readline() == b"ready\n"
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write(b"\n")
        writer.stdin.flush()
    return [[int(status) for status in writer.communicate(timeout=60)[1].split()] for writer in writers]


def test_no_change_is_lost(tmp_path):
    """Of writers at the same time each succeeds or is refused, and what succeeded adds up."""
    path = tmp_path / "ana.toml"
    path.write_text(SHEET.format(900), encoding="utf-8")
    words = ["wound", "ana.toml", "--final", "1", "--write"]
    ended = together(tmp_path, 25, words, words, words)
    statuses = [status for writer in ended for status in writer]
    assert len(statuses) == 75
    assert set(statuses) <= {0, 6}
    assert health(path) == 900 - statuses.count(0)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_no_change_is_lost_through_a_link(tmp_path):
    """The same holds where one of them knows the sheet by another name, from another folder."""
    path = tmp_path / "ana.toml"
    path.write_text(SHEET.format(900), encoding="utf-8")
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "lien.toml").symlink_to(path)
    words = ["wound", "ana.toml", "--final", "1", "--write"]
    other = ["wound", "b/lien.toml", "--final", "3", "--write"]
    one, two = together(tmp_path, 15, words, other)
    assert set(one + two) <= {0, 6}
    assert health(path) == 900 - one.count(0) - 3 * two.count(0)


KILLED_AT = """
import os, signal, sys
name, when = sys.argv[1].split(":")
import fcntl
owner = fcntl if name == "flock" else os
real = getattr(owner, name)
def killed(*args, **kwargs):
    if when == "after":
        real(*args, **kwargs)
    os.kill(os.getpid(), signal.SIGKILL)
setattr(owner, name, killed)
from dzcli.cli.main import main
main(sys.argv[2:])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("call", ["flock", "listdir", "fsync", "chmod", "replace"])
def test_killed_at(tmp_path, dzcli, call, when):
    """Killed at any step of writing, the sheet is the old one or the new one.

    It can be written again, and then nothing is left beside it.
    """
    path = tmp_path / "ana.toml"
    path.write_text(SHEET.format(900), encoding="utf-8")
    words = ["wound", str(path), "--final", "1", "--write"]
    done = subprocess.run(
        [sys.executable, "-c", KILLED_AT, f"{call}:{when}", *words], check=False, timeout=60
    )
    assert done.returncode == -signal.SIGKILL
    left = health(path)
    assert left == (899 if (call, when) == ("replace", "after") else 900)
    dzcli(*words)
    assert health(path) == left - 1
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are those of POSIX")
def test_killed_at_any_moment(tmp_path, dzcli):
    """Killed at random moments of a stream of writes, the sheet is whole, and each write counted."""
    path = tmp_path / "ana.toml"
    path.write_text(SHEET.format(990), encoding="utf-8")
    words = ["wound", "ana.toml", "--final", "1", "--write"]
    chance = random.Random(7)
    for _ in range(7):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, "1000", *words],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
        )
        assert writer.stderr is not None
        assert writer.stdin is not None
        writer.stderr.readline()
        writer.stdin.write(b"\n")
        writer.stdin.flush()
        before = path.read_bytes()
        deadline = time.monotonic() + 20
        while path.read_bytes() == before and time.monotonic() < deadline:
            time.sleep(0.005)
        time.sleep(chance.random() * 0.1)
        os.kill(writer.pid, signal.SIGKILL)
        writer.communicate()
        left = health(path)
        dzcli("wound", str(path), "--final", "1", "--write")
        assert health(path) == left - 1
        assert list(tmp_path.iterdir()) == [path]
    assert health(path) < 990 - 2 * 6
