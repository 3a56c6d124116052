"""What the tests of sheets share: a small sheet, and the mistakes told of one."""

import errno
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

SMALL = 'nom = "Ana"\n\n[attributs]\nphysique = 50\n'
"""A sheet that is correct and says little: its Santé maximum is 20."""


@pytest.fixture
def small() -> str:
    """The text of a small, correct sheet."""
    return SMALL


@pytest.fixture
def load(dzcli: Callable[..., Any], tmp_path: Path) -> Callable[..., Any]:
    """Read a text as a sheet with a step that needs little of it; the record, or the error."""

    def run(text: str | bytes, status: int = 0) -> Any:
        path = tmp_path / "ana.toml"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        ran = dzcli("wound", str(path), "--final", "1", "--json", status=status)
        return ran.record if status == 0 else ran.error

    return run


@pytest.fixture
def mistakes(load: Callable[..., Any], tmp_path: Path) -> Callable[..., list[str]]:
    """The mistakes told of a sheet, one a line, without the path before the line's number."""

    def run(text: str) -> list[str]:
        error = load(text, status=3)
        assert error["code"] == "bad_sheet", error
        told = error["message"].split("\n")
        prefix = f"{tmp_path / 'ana.toml'}:"
        assert all(line.startswith(prefix) for line in told), told
        return [line.removeprefix(prefix) for line in told]

    return run


@pytest.fixture
def exchange(
    dzcli: Callable[..., Any],
    sheet: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Path:
    """A folder with the record of an attack that changed its attacker: Koris was Déstabilisé, and hits."""
    monkeypatch.chdir(tmp_path)
    koris = Path(sheet("koris"))
    koris.write_text(koris.read_text(encoding="utf-8") + 'etats = ["destabilise"]\n', encoding="utf-8")
    sheet("garde")
    words = ("attack", "koris.toml", "garde.toml", "--dice", "53,20,7", "--json")
    record = dzcli(*words).record
    assert [change["sheet"] for change in record["changes"]] == ["koris.toml"]
    (tmp_path / "attack.json").write_text(json.dumps(record), encoding="utf-8")
    return tmp_path


@pytest.fixture
def only_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk on which folders cannot be locked, as most that are reached over a network."""
    fcntl = pytest.importorskip("fcntl")
    real = fcntl.flock

    def flock(descriptor: int, how: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EBADF, "injected")
        real(descriptor, how)

    monkeypatch.setattr(fcntl, "flock", flock)
