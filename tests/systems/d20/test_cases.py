"""Cases of D20 as data: the examples of the text, and what follows from its rules."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

CASES = Path(__file__).parent / "cases"
PEOPLE = tomllib.loads((CASES / "people.toml").read_text(encoding="utf-8"))["sheets"]
"""Sheets that cases name in braces."""


def cases() -> list[Any]:
    """The cases of all data files, each under its id."""
    tables = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CASES.glob("*.toml"))]
    return [pytest.param(case, id=case["id"]) for table in tables for case in table.get("case", ())]


def people_of(case: dict[str, Any]) -> dict[str, str]:
    """The sheets that a case names in braces, those of its own among them."""
    named = {name for line in case["run"] for _, name, _, _ in Formatter().parse(line) if name}
    return {name: text for name, text in {**PEOPLE, **case.get("sheets", {})}.items() if name in named}


def told(name: str) -> list[Any]:
    """The cases of a file of words, each under its id."""
    found = tomllib.loads((CASES.parent / f"{name}.toml").read_text(encoding="utf-8"))["case"]
    return [pytest.param(case, id=case["id"]) for case in found]


@pytest.mark.parametrize("case", cases())
def test_case(case: dict[str, Any], play: Callable[..., None]) -> None:
    """What the text says of the case comes out."""
    play({**case, "sheets": people_of(case)})


@pytest.mark.parametrize("case", told("lines"))
def test_what_is_told(case: dict[str, Any], tell: Callable[..., None], sheet: Callable[..., str]) -> None:
    """Each line of an explanation stands under its line of the text, with its words and numbers."""
    tell(case, {name: sheet(name, text) for name, text in people_of(case).items()})


@pytest.mark.parametrize("case", told("refusals"))
def test_refusal(case: dict[str, Any], tell: Callable[..., None], sheet: Callable[..., str]) -> None:
    """What is refused says who, what and under which line of the text."""
    tell(case, {name: sheet(name, text) for name, text in people_of(case).items()})
