"""A new sheet of each system whose tests hold a page ``new.toml``: every key, a value or an example."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PAGES = {page.parent.name: page for page in sorted(Path(__file__).parent.glob("*/new.toml"))}


@pytest.mark.parametrize("system", PAGES)
def test_a_new_sheet(
    dzcli: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    """A new sheet is the page, after the line that points to its schema."""
    monkeypatch.chdir(tmp_path)
    dzcli("sheet", "new", "Alys", "--system", system)
    first, *lines = (tmp_path / "alys.toml").read_text(encoding="utf-8").splitlines()
    assert first.startswith("#:schema ")
    assert lines == PAGES[system].read_text(encoding="utf-8").splitlines()
