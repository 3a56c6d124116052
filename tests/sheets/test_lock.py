"""Writers that wait for each other: they say so after a while, and do not wait for ever."""

import os
import stat
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from dzcli.sheets import lock, lockable

fcntl = pytest.importorskip("fcntl")
HIT = ("--final", "5", "--write")


@pytest.fixture
def garde(sheet):
    """A guard's sheet, with 18 Santé."""
    return Path(sheet("garde"))


@pytest.fixture
def hasty(monkeypatch):
    """A writer that soon says that it waits, and soon gives up."""
    monkeypatch.setattr(lock, "PATIENCE", 0.05)
    monkeypatch.setattr(lock, "LIMIT", 0.2)


@pytest.fixture
def kept():
    """Keep the lock of a folder or a file until the test ends."""
    descriptors = []

    def keep(path):
        descriptors.extend(os.open(path, os.O_RDONLY) for _ in range(2))
        fcntl.flock(descriptors[-1], fcntl.LOCK_EX)
        with suppress(BlockingIOError):
            fcntl.flock(descriptors[-2], fcntl.LOCK_EX | fcntl.LOCK_NB)
            pytest.skip("the system has locks that keep nobody out")

    yield keep
    for descriptor in descriptors:
        os.close(descriptor)


def test_gives_up(ended, garde, hasty, kept):
    """A folder that somebody keeps is waited for, which is said; in the end nothing is written."""
    kept(garde.parent)
    before = garde.read_bytes()
    ran = ended("wound", str(garde), *HIT)
    waiting, refused = ran.err.splitlines()
    assert (ran.status, ran.out) == (3, "")
    assert waiting == f"dzcli: Waiting for another program that is writing sheets in {garde.parent}."
    assert refused.startswith(f"dzcli: {garde.parent}: another program has been writing sheets there")
    assert garde.read_bytes() == before


def test_says_so_as_json(ended, garde, hasty, kept):
    """With --json what is said is JSON too."""
    kept(garde.parent)
    ran = ended("wound", str(garde), *HIT, "--json")
    assert [line.partition('"code":')[0] for line in ran.err.splitlines()] == [
        '{"dzcli":2,"note":{',
        '{"dzcli":2,"error":{',
    ]


def test_looking_needs_no_turn(dzcli, garde, kept):
    """What would change is shown although somebody is writing."""
    kept(garde.parent)
    assert "+sante = 13" in dzcli("wound", str(garde), "--final", "5", "--diff").out


HOLDER = """
import fcntl, os, sys, time
descriptor = os.open(sys.argv[1], os.O_RDONLY)
fcntl.flock(descriptor, fcntl.LOCK_EX)
print("taken", flush=True)
time.sleep(0.5)
"""


def test_goes_on(ended, garde, monkeypatch):
    """Once the folder is free the sheet is written, and that it was waited for is all that is said."""
    monkeypatch.setattr(lock, "PATIENCE", 0.05)
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(garde.parent)], stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout.readline() == b"taken\n"
        ran = ended("wound", str(garde), *HIT)
    assert ran.status == 0
    assert ran.err.count("\n") == 1
    assert "sante = 13" in garde.read_text(encoding="utf-8")


def test_file_in_the_place_of_the_folder(dzcli, garde, only_files):
    """Where a folder cannot be locked a file in it is, and is gone afterwards."""
    dzcli("wound", str(garde), *HIT)
    assert "sante = 13" in garde.read_text(encoding="utf-8")
    assert [*garde.parent.iterdir()] == [garde]


def test_file_that_somebody_keeps(ended, garde, only_files, hasty, kept):
    """Such a file that somebody keeps is waited for like a folder."""
    (garde.parent / lockable.NAME).touch()
    kept(garde.parent / lockable.NAME)
    before = garde.read_bytes()
    assert ended("wound", str(garde), *HIT).status == 3
    assert garde.read_bytes() == before


def test_file_that_nobody_keeps(dzcli, garde, only_files):
    """Such a file that a killed program left is in nobody's way."""
    (garde.parent / lockable.NAME).touch()
    dzcli("wound", str(garde), *HIT)
    assert "sante = 13" in garde.read_text(encoding="utf-8")
    assert [*garde.parent.iterdir()] == [garde]


def test_disk_that_does_not_number_its_files(garde, monkeypatch):
    """On a disk that gives every file the number 0 files are told by their names."""
    other = garde.with_name("autre.toml")
    other.write_bytes(garde.read_bytes())
    real = Path.stat

    def stat_without(path):
        found = list(real(path))
        found[stat.ST_INO] = 0
        return os.stat_result(found)

    monkeypatch.setattr(Path, "stat", stat_without)
    assert lock.identity(garde) == lock.identity(garde)
    assert lock.identity(garde) != lock.identity(other)
