"""What the tests of the command line share: records to go on from, and a shell to pipe in."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def table(sheet: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The test's folder as the current one, with sheets of Koris, the guard, the brigand and Senna."""
    for name in ("koris", "garde", "brigand", "senna"):
        sheet(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def attack(dzcli: Callable[..., Any]) -> dict[str, Any]:
    """The record of Koris hitting the guard for 8 points after armour."""
    record: dict[str, Any] = dzcli("attack", "@koris", "@garde", "--dice", "53,7", "--json").record
    return record


@pytest.fixture
def go_on(dzcli: Callable[..., Any]) -> Callable[..., Any]:
    """Go on from a record (or from any text) with a step; what the run left."""

    def run(record: Any, *words: str, status: int = 0) -> Any:
        text = record if isinstance(record, str | bytes) else json.dumps(record)
        return dzcli(*words, "--from", "-", "--json", stdin=text, status=status)

    return run


@pytest.fixture
def shell(tmp_path: Path) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run a line of shell in the test's folder; ``dzcli`` in it is the program."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("needs bash")

    def run(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
        prelude = f'set -o pipefail; dzcli() {{ "{sys.executable}" -m dzcli "$@"; }}; '
        return subprocess.run(
            [bash, "-c", prelude + line],
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, **environment},
            timeout=60,
            check=False,
        )

    return run
