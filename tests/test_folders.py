"""Where a user's own data and settings lie, on each platform."""

import os
import sys

import pytest

from dzcli import folders

SHARE, SETTINGS = "~/.local/share/dzcli", "~/.config/dzcli"
MACOS = "~/Library/Application Support/dzcli"
# The platform (of os and of sys), what the environment names, and the two folders.
PLACES = {
    "Linux": ("posix", "linux", {}, SHARE, SETTINGS),
    "Linux, named": ("posix", "linux", {"XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": "c"}, "d/dzcli", "c/dzcli"),
    "Linux, named as nothing": ("posix", "linux", {"XDG_DATA_HOME": ""}, SHARE, SETTINGS),
    "Linux, a variable of Windows": ("posix", "linux", {"APPDATA": "a"}, SHARE, SETTINGS),
    "macOS": ("posix", "darwin", {}, MACOS, MACOS),
    "macOS, named": ("posix", "darwin", {"XDG_CONFIG_HOME": "c"}, MACOS, "c/dzcli"),
    "Windows": ("nt", "win32", {"APPDATA": "a"}, "a/dzcli", "a/dzcli"),
    "Windows, named": ("nt", "win32", {"APPDATA": "a", "XDG_DATA_HOME": "d"}, "d/dzcli", "a/dzcli"),
    "Windows without its variable": ("nt", "win32", {}, SHARE, SETTINGS),
}  # fmt: skip


@pytest.mark.parametrize("kind, platform, named, data, config", PLACES.values(), ids=PLACES)
def test_place(monkeypatch, kind, platform, named, data, config):
    """A folder is where a variable says, else where the platform keeps such things."""
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    expected = [os.path.normpath(os.path.expanduser(path)) for path in (data, config)]
    with monkeypatch.context() as there:
        there.setattr(os, "name", kind)
        found = [folders.data(), folders.config()]
    assert [os.path.normpath(path) for path in found] == expected
