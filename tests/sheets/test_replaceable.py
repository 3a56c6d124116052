"""Which files may be replaced, by the rights that they have."""

import os

import pytest

from dzcli.fault import FileFault
from dzcli.sheets import beside, files

# The rights of a file, and the code of what it is refused with.
RIGHTS = [
    *((mode, None) for mode in (0o644, 0o200, 0o020, 0o002, 0o446)),
    *((mode, "read_only") for mode in (0o444, 0o555, 0o400, 0o511)),
]


@pytest.mark.parametrize("mode, code", RIGHTS, ids=str)
def test_rights(tmp_path, monkeypatch, mode, code):
    """A file that nobody may write is not replaced, were it by one who may do everything."""
    path = tmp_path / "a.toml"
    path.touch()
    path.chmod(mode)
    monkeypatch.setattr(os, "access", lambda path, how: True)
    assert refused(path) == code


def test_not_by_oneself(tmp_path, monkeypatch):
    """A file that one may not write oneself is not replaced."""
    path = tmp_path / "a.toml"
    path.touch()
    monkeypatch.setattr(os, "access", lambda path, how: how != os.W_OK)
    assert refused(path) == "read_only"


def refused(path):
    """The code of what a file is refused with; None if it may be replaced."""
    try:
        files.check_replaceable(path, "a.toml")
    except FileFault as fault:
        return fault.code
    return None


def test_whole_before_it_is_kept(tmp_path, monkeypatch):
    """When a new file is made safe on the disk all of it is there."""
    path, seen = tmp_path / "a.toml", []
    monkeypatch.setattr(os, "fsync", lambda number: seen.append(path.read_bytes()))
    beside.fill(path, b"nom = 'Ana'\n")
    assert seen == [b"nom = 'Ana'\n"]
