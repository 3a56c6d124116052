"""``dzcli completion``: prints the completions of a shell, or puts them in place."""

import importlib.util
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

SHELLS = {
    "bash": ".local/share/bash-completion/completions/dzcli",
    "zsh": ".local/share/zsh/site-functions/_dzcli",
    "fish": ".config/fish/completions/dzcli.fish",
}
"""Where a shell looks for the completions of a person, from the home folder."""


@pytest.fixture
def home(tmp_path, monkeypatch):
    """An empty home folder."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "BASH_COMPLETION_USER_DIR"):
        monkeypatch.delenv(name, raising=False)
    if sys.platform == "win32":
        pytest.skip("homes are elsewhere on Windows")
    return tmp_path


def test_files_are_current():
    """The files of completions are what dzcli prints."""
    path = Path(__file__).parents[3] / ".ci" / "completions.py"
    spec = importlib.util.spec_from_file_location("completions", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.outdated() == []
    for shell, name in module.FILES.items():
        assert (module.FOLDER / name).read_text(encoding="utf-8").startswith("#"), shell


@pytest.mark.parametrize("shell", [*SHELLS, "powershell"])
def test_printed(dzcli, shell):
    """It prints the completions, with options and values of every system and the words of its language."""
    english, french = (dzcli("completion", shell, "--lang", lang).out for lang in ("en", "fr"))
    for text in (english, french):
        assert f'"dzcli completion {shell}"' in text
        assert all(word in text for word in ("two-targets", "opportunist", "@koris", "first-aid"))
        assert "@COMMANDS@" not in text
    if shell != "bash":  # which shows no words
        assert "The weapon used" in english and "The weapon used" not in french


@pytest.mark.parametrize(
    "shell, lang", [(shell, lang) for shell in ("bash", "zsh", "fish") for lang in ("en", "fr")]
)
def test_read_by_the_shell(dzcli, shell, lang):
    """Each shell reads the file without a fault, in both languages."""
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"needs {shell}")
    text = dzcli("completion", shell, "--lang", lang).out
    ran = subprocess.run([program, "-n"], input=text, capture_output=True, encoding="utf-8", check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("shell", SHELLS)
def test_installed(dzcli, home, shell):
    """--install puts it where the shell looks, readable by all, and says where it is."""
    place = home / SHELLS[shell]
    assert str(place) in dzcli("completion", shell, "--install").out
    assert place.read_text(encoding="utf-8") == dzcli("completion", shell).out
    assert stat.S_IMODE(place.stat().st_mode) == 0o644
    assert os.listdir(place.parent) == [place.name]
    assert "already" in dzcli("completion", shell, "--install").out


def test_installed_for_the_shell_in_use(dzcli, home, monkeypatch):
    """Without a shell it is for the one in use."""
    monkeypatch.setenv("SHELL", "/usr/bin/fish")
    dzcli("completion", "--install")
    assert (home / SHELLS["fish"]).is_file()


def test_folders_of_the_environment(dzcli, home, monkeypatch):
    """The folders that the environment names are used."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    dzcli("completion", "zsh", "--install")
    assert (home / "data/zsh/site-functions/_dzcli").is_file()


def test_older_ones_replaced(dzcli, home):
    """Completions that an older dzcli wrote are replaced."""
    place = home / SHELLS["fish"]
    place.parent.mkdir(parents=True)
    place.write_text('# Written by "dzcli completion fish": old\n', encoding="utf-8")
    dzcli("completion", "fish", "--install")
    assert "@koris" in place.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [b"complete -c dzcli -a mine\n", b"# caf\xe9\n"], ids=["text", "latin-1"])
def test_files_of_others_kept(dzcli, home, content):
    """A file that dzcli did not write is left as it is, in whatever encoding."""
    place = home / SHELLS["fish"]
    place.parent.mkdir(parents=True)
    place.write_bytes(content)
    assert f"{place} was not written by dzcli" in dzcli("completion", "fish", "--install", status=3).err
    assert place.read_bytes() == content


def test_place_that_cannot_be_written(dzcli, home):
    """A file in the place of a folder is an error that names it."""
    (home / ".config").write_text("", encoding="utf-8")
    told = dzcli("completion", "fish", "--install", status=3).err
    assert f"{home / SHELLS['fish']} cannot be written: " in told and "[Errno" not in told


def test_place_that_nothing_can_be_put_into(dzcli, home, monkeypatch):
    """Where the file cannot be put in place nothing is left beside it."""

    def replace(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "replace", replace)
    assert "cannot be written" in dzcli("completion", "fish", "--install", status=3).err
    assert [*(home / SHELLS["fish"]).parent.iterdir()] == []


def test_written_in_one_encoding(home):
    """Whatever the system writes text in, the completions are written in theirs, and read so again."""
    words = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning", "-m", "dzcli"]
    install = [sys.executable, *words, "completion", "fish", "--install"]
    for _ in range(2):
        subprocess.run(install, check=True, capture_output=True)
    assert "Malmené" in (home / SHELLS["fish"]).read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [["tcsh"], ["fsh"]])
def test_unknown_shell(dzcli, words):
    """A shell there are no completions for is a usage error that names those there are."""
    assert "fish" in dzcli("completion", *words, status=2).err


def test_no_shell_in_use(dzcli, monkeypatch):
    """Where no shell is known one has to be named."""
    monkeypatch.delenv("SHELL", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert "powershell" in dzcli("completion", status=2).err
