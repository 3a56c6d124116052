"""Cases of D20 as data: the examples of the text, and what follows from its rules."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parent / "cases"
PEOPLE = tomllib.loads((CASES / "people.toml").read_text(encoding="utf-8"))["sheets"]
"""Sheets that cases name in braces."""


def cases() -> list[Any]:
    """The cases of all data files, each under its id."""
    tables = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CASES.glob("*.toml"))]
    return [pytest.param(case, id=case["id"]) for table in tables for case in table.get("case", ())]


@pytest.mark.parametrize("case", cases())
def test_case(case: dict[str, Any], play: Callable[..., None]) -> None:
    """What the text says of the case comes out."""
    named = {
        name: text for name, text in PEOPLE.items() if any(f"{{{name}}}" in line for line in case["run"])
    }
    play({**case, "sheets": {**named, **case.get("sheets", {})}})
