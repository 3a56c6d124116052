"""What the tests of the commands of ``sheet`` share: results made on sheets in the test's folder."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def folder(sheet: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The test's folder as the current one, with sheets of Koris and the guard."""
    for name in ("koris", "garde"):
        sheet(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def result(dzcli: Callable[..., Any], folder: Path) -> Callable[..., str]:
    """Resolve a step and keep its JSON in a file; the file's name."""

    def run(name: str, *words: str) -> str:
        (folder / name).write_text(json.dumps(dzcli(*words, "--json").record), encoding="utf-8")
        return name

    return run


@pytest.fixture
def exchange(result: Callable[..., str]) -> str:
    """A whole exchange, which takes 4 Santé and the reaction from the guard; the file that holds it."""
    return result("r.json", "attack", "koris.toml", "garde.toml", "--through", "wound", "--dice", "53,7,30")
