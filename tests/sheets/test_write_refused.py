"""Sheets that are not to be replaced, and what of a sheet is kept when it is."""

import errno
import os
import sys
from pathlib import Path

import pytest

from dzcli.sheets import beside, lock

HIT = ("--final", "5", "--write")
posix = pytest.mark.skipif(sys.platform == "win32", reason="rights, owners and links are those of POSIX")


@pytest.fixture
def garde(sheet):
    """A guard's sheet, with 18 Santé."""
    return Path(sheet("garde"))


@pytest.fixture
def refused(dzcli, garde):
    """The error of a wound that is not written; the sheet and its folder stay as they are."""

    def run(*, status=3):
        before = garde.read_bytes(), set(garde.parent.iterdir())
        error = dzcli("wound", str(garde), *HIT, "--json", status=status).error
        assert (garde.read_bytes(), set(garde.parent.iterdir())) == before
        assert str(garde) in error["message"]
        return error

    return run


@pytest.mark.skipif(not hasattr(os, "link"), reason="the system has no hard links")
def test_hard_link(refused, garde, tmp_path):
    """A sheet of two names, which a new file would part, is refused, and stays one."""
    (tmp_path / "autre.toml").hardlink_to(garde)
    assert refused()["code"] == "hard_links"
    assert garde.samefile(tmp_path / "autre.toml")


@pytest.mark.parametrize("mode", [0o444, 0o400])
def test_read_only(refused, garde, mode):
    """A sheet that is read-only is refused, not replaced."""
    garde.chmod(mode)
    assert refused()["code"] == "read_only"


def test_a_folder_that_fails(dzcli, garde, monkeypatch):
    """Where the system refuses anything of a write the sheet is named, however few its changes are."""

    def refused(paths, waiting):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(lock, "folders", refused)
    error = dzcli("wound", str(garde), "--final", "1", "--write", "--json", status=3).error
    assert (error["code"], str(garde) in error["message"]) == ("cannot_write_file", True)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_pipe_with_a_name(dzcli, garde, monkeypatch):
    """What turns out to be no file when it is to be written is refused, without waiting at it."""
    folders = lock.folders

    def late(paths, waiting):
        garde.unlink()
        os.mkfifo(garde)
        return folders(paths, waiting)

    monkeypatch.setattr(lock, "folders", late)
    error = dzcli("wound", str(garde), *HIT, "--json", status=3).error
    assert (error["code"], str(garde) in error["message"]) == ("not_a_file", True)


@posix
@pytest.mark.parametrize("length", [100, 241, 250])
def test_long_name(dzcli, garde, length):
    """A sheet whose name is as long as a name may be is written."""
    path = garde.rename(garde.parent / ("g" * length + ".toml"))
    dzcli("wound", str(path), *HIT)
    assert "sante = 13" in path.read_text(encoding="utf-8")
    assert [*path.parent.iterdir()] == [path]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may give files away")
def test_owner(dzcli, garde):
    """The sheet stays its owner's and its group's."""
    os.chown(garde, 1234, 4321)
    garde.chmod(0o640)
    dzcli("wound", str(garde), *HIT)
    status = garde.stat()
    assert (status.st_uid, status.st_gid, status.st_mode & 0o7777) == (1234, 4321, 0o640)


@posix
def test_owner_that_cannot_be_kept(dzcli, garde, monkeypatch):
    """Where a file may not be given away the sheet is written all the same."""
    model = os.stat(garde)

    def refuse(*_):
        raise PermissionError(errno.EPERM, "injected")

    monkeypatch.setattr(os, "chown", refuse)
    monkeypatch.setattr(Path, "stat", lambda path, **_: _elsewhere(model, path))
    dzcli("wound", str(garde), *HIT)
    monkeypatch.undo()
    assert "sante = 13" in garde.read_text(encoding="utf-8")


def _elsewhere(model, path):
    """A file's status, with another owner for a sheet."""
    found = list(os.stat(path))
    if path.suffix == ".toml":
        found[4:6] = model.st_uid + 1, model.st_gid + 1
    return os.stat_result(found)


@pytest.mark.skipif(not hasattr(os, "setxattr"), reason="the system has no extended attributes")
def test_extended_attributes(dzcli, garde):
    """Extended attributes of the sheet are kept."""
    try:
        os.setxattr(garde, "user.table", b"mardi")
    except OSError:
        pytest.skip("the disk has no extended attributes")
    dzcli("wound", str(garde), *HIT)
    assert os.getxattr(garde, "user.table") == b"mardi"


@pytest.fixture
def open_elsewhere(monkeypatch):
    """Let the system refuse to replace a file so many times, as Windows does while a program has it open."""
    real = os.replace

    def refuse(times):
        left = list(range(times))

        def replace(source, target):
            if left:
                left.pop()
                raise PermissionError(errno.EACCES, "injected")
            real(source, target)

        monkeypatch.setattr(os, "replace", replace)
        monkeypatch.setattr(beside, "BUSY", (PermissionError,))
        monkeypatch.setattr(beside, "PAUSE", 0.01)
        return left

    return refuse


def test_sheet_open_for_a_moment(dzcli, garde, open_elsewhere):
    """A sheet that another program has open for a moment is waited for."""
    left = open_elsewhere(3)
    dzcli("wound", str(garde), *HIT)
    assert left == []
    assert "sante = 13" in garde.read_text(encoding="utf-8")


def test_sheet_open_for_long(refused, open_elsewhere, monkeypatch):
    """A sheet that another program keeps open cannot be written, which is said."""
    open_elsewhere(10_000)
    monkeypatch.setattr(beside, "BUSY_FOR", 0.1)
    assert "permission denied" in refused()["message"]


@posix
def test_one_sheet_spelt_in_two_ways(dzcli, exchange, monkeypatch):
    """Two spellings of one file are one sheet, though no link is between them."""
    (exchange / "ici").symlink_to(exchange)
    # As on a disk that takes capitals and small letters for the same: the paths differ, the file is one.
    monkeypatch.setattr(os.path, "realpath", lambda path, *, strict=False: os.path.abspath(path))
    defence = dzcli("defend", "ici/garde.toml", "--from", "attack.json", "--dice", "30", "--json").out
    (exchange / "defend.json").write_text(defence, encoding="utf-8")
    dzcli("wound", "garde.toml", "--from", "defend.json", "--write")
    text = (exchange / "garde.toml").read_text(encoding="utf-8")
    assert "sante = 14" in text
    assert "reaction_depensee = true" in text
