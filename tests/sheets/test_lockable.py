"""The lock of a folder, or of a file in it where a folder cannot be locked: taken once, given back whole."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from dzcli.fault import FileFault
from dzcli.sheets import lock, lockable

fcntl = pytest.importorskip("fcntl")
FDS = Path("/dev/fd")


@pytest.fixture
def excluding():
    """A system whose locks keep others out."""
    if sys.platform == "emscripten":
        pytest.skip("the system has locks that keep nobody out")


@pytest.fixture
def windows(monkeypatch):
    """A system that does not lock folders, by its name."""
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.fixture
def hasty(monkeypatch):
    """A writer that soon says that it waits, and soon gives up."""
    monkeypatch.setattr(lock, "PATIENCE", 0.02)
    monkeypatch.setattr(lock, "LIMIT", 0.06)


@pytest.fixture
def open_files():
    """How many files this process has open."""
    if not FDS.is_dir():
        pytest.skip("the system does not tell what is open")
    return lambda: len(os.listdir(FDS))


def test_folder(tmp_path, open_files):
    """A folder has one lock; while it is taken nothing stands in it and nobody else gets it."""
    before = open_files()
    release = lockable.take(tmp_path)
    assert open_files() == before + 1
    assert lockable.take(tmp_path) is None
    assert open_files() == before + 1
    assert list(tmp_path.iterdir()) == []
    release()
    assert open_files() == before
    lockable.take(tmp_path)()


@pytest.mark.parametrize("system", ["only_files", "windows"])
def test_file(tmp_path, open_files, request, system):
    """Where folders cannot be locked a file that all may open is, and is gone with the lock."""
    request.getfixturevalue(system)
    before, mask = open_files(), os.umask(0o022)
    try:
        release = lockable.take(tmp_path)
    finally:
        os.umask(mask)
    (file,) = tmp_path.iterdir()
    assert (file.name, stat.S_IMODE(file.stat().st_mode)) == (lockable.NAME, 0o644)
    assert lockable.take(tmp_path) is None
    assert open_files() == before + 1
    release()
    assert list(tmp_path.iterdir()) == []
    assert open_files() == before


@pytest.mark.parametrize(
    "system, order", [("only_files", ["unlink", "close"]), ("windows", ["close", "unlink"])]
)
def test_order_of_giving_back(tmp_path, monkeypatch, request, system, order):
    """Windows removes what is closed; elsewhere the name goes while the lock is still held."""
    request.getfixturevalue(system)
    release, done = lockable.take(tmp_path), []
    for name in order:
        real = getattr(os, name)
        monkeypatch.setattr(
            lockable.os, name, lambda one, name=name, real=real: (done.append(name), real(one))
        )
    release()
    assert done == order


@pytest.mark.parametrize("again", [False, True], ids=["removed", "another in its place"])
def test_file_that_was_removed(tmp_path, only_files, monkeypatch, open_files, again):
    """A lock on a file that another writer has just removed is none, though nobody else has it."""
    real, path, before = fcntl.flock, tmp_path / lockable.NAME, open_files()

    def late(descriptor, how):
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            path.unlink()
            if again:
                path.touch()
        real(descriptor, how)

    monkeypatch.setattr(fcntl, "flock", late)
    assert lockable.take(tmp_path) is None
    assert open_files() == before
    assert path.exists() is again


def test_file_that_somebody_else_removed(tmp_path, only_files):
    """A file that is gone already when the lock is given back is no fault."""
    release = lockable.take(tmp_path)
    (tmp_path / lockable.NAME).unlink()
    release()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("excluding")
def test_each_folder_once(tmp_path, monkeypatch):
    """Folders are locked in one order for all writers, each once however it is spelt, and given back."""
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    taken = []
    for paths in ([one, other, one / ".." / "one"], [other, one]):
        held = []
        real = lockable.take
        monkeypatch.setattr(
            lock.lockable,
            "take",
            lambda path, held=held, real=real: (held.append(path.resolve()), real(path))[1],
        )
        with lock.folders(paths, print):
            assert (real(one), real(other)) == (None, None)
        real(one)()
        monkeypatch.setattr(lock.lockable, "take", real)
        taken.append(held)
    assert taken[0] == taken[1]
    assert sorted(taken[0]) == [one, other]


@pytest.mark.usefixtures("excluding")
def test_says_once_and_gives_up(tmp_path, hasty):
    """Of a folder that stays locked is told once; then it is refused with for how long it was waited."""
    release, told = lockable.take(tmp_path), []
    with pytest.raises(FileFault) as caught, lock.folders([tmp_path], told.append):
        pass
    release()
    assert told == [tmp_path]
    assert caught.value.code == "locked"
    assert caught.value.message.values == {"folder": str(tmp_path), "seconds": 0}


@pytest.mark.usefixtures("excluding")
def test_says_nothing_of_a_short_wait(tmp_path, monkeypatch):
    """Of a folder that is soon free nothing is told."""
    monkeypatch.setattr(lock, "PAUSE", 0)
    release, told, tries = lockable.take(tmp_path), [], []
    real = lockable.take

    def take(path):
        tries.append(path)
        if len(tries) == 3:
            release()
        return real(path)

    monkeypatch.setattr(lock.lockable, "take", take)
    with lock.folders([tmp_path], told.append):
        assert (len(tries), told) == (3, [])


@pytest.mark.parametrize("name, patient", [("linux", False), ("win32", True)])
def test_file_about_to_be_removed(tmp_path, monkeypatch, hasty, name, patient):
    """Where a system may refuse for a moment it is tried again for a while; elsewhere a refusal is one."""
    tries = []

    def refuse(path):
        tries.append(path)
        raise PermissionError(errno.EACCES, "injected")

    monkeypatch.setattr(lock.lockable, "take", refuse)
    monkeypatch.setattr(sys, "platform", name)
    with pytest.raises(PermissionError), lock.folders([tmp_path], print):
        pass
    assert (len(tries) > 1) is patient
