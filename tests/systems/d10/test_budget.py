"""Exact odds of reserves beyond any game are refused rather than waited for."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dzcli import tables

POOL = "100"


def test_odds_that_take_too_long_are_refused(dzcli: Callable[..., Any], tmp_path: Path) -> None:
    """A hundred dice against a hundred through the wound: refused in two seconds, with what to do instead."""
    shipped = tables.shipped_sheet("rivale")
    assert shipped is not None
    text = Path(shipped).read_text("utf-8")
    for key in ("force", "agilite", "combat"):
        text = re.sub(f"^{key} = .*", f"{key} = 100", text, flags=re.MULTILINE)
    path = tmp_path / "strong.toml"
    path.write_text(text, "utf-8")
    line = ("attack", str(path), str(path), "--pool", POOL, "--through", "wound", "--defence-pool", POOL)
    error = dzcli(*line, "--odds", "--json", status=2).error
    assert error["code"] == "odds_too_long"
    assert "--tally" in error["message"]
    shown = dzcli(*line, "--odds", status=2).err
    assert shown.count("\n") == 1
    assert dzcli(*line, "--times", "3", "--seed", "1", "--tally", "--json").record["count"] == 3
