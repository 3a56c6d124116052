"""What is read of a file: no more than a limit, and nothing that may never end."""

import os
import stat

import pytest

from dzcli.sheets import contents


@pytest.mark.parametrize("more", [0, 1])
def test_the_limit(tmp_path, more):
    """A file as large as may be is read whole, a byte more is refused."""
    path = tmp_path / "a.toml"
    path.write_bytes(b"#" * (2 * 1024 + more))
    if more:
        with pytest.raises(contents.Unreadable) as refused:
            contents.read(str(path), 2)
        assert refused.value.reason.template == contents.TOO_BIG
    else:
        assert contents.read(str(path), 2) == path.read_bytes()


@pytest.mark.parametrize(
    ("kind", "refused"), [(stat.S_IFBLK, True), (stat.S_IFCHR, True), (stat.S_IFREG, False)]
)
def test_devices(tmp_path, monkeypatch, kind, refused):
    """A device is not read, whichever it is."""
    path = tmp_path / "a.toml"
    path.write_bytes(b"nom = 'A'")
    found = os.stat_result((kind | 0o600, *os.stat(path)[1:]))
    monkeypatch.setattr(contents.os, "fstat", lambda number: found)
    if refused:
        with pytest.raises(contents.Unreadable) as told:
            contents.read(str(path), 1)
        assert told.value.reason.template == contents.DEVICE
    else:
        assert contents.read(str(path), 1) == b"nom = 'A'"
