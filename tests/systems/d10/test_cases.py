"""The vectors of the text, its rules and its techniques, as data."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parent / "cases"


def cases(name: str, folder: Path = CASES) -> list[Any]:
    """The cases of a data file, each under its id."""
    found = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))["case"]
    return [pytest.param(case, id=case["id"]) for case in found]


@pytest.mark.parametrize("case", cases("text"))
def test_the_text(case: dict[str, Any], play: Callable[..., None]) -> None:
    """What the text prints comes out, with its own numbers and dice, and what follows from it."""
    play(case)


@pytest.mark.parametrize("case", cases("rules"))
def test_rule(case: dict[str, Any], play: Callable[..., None]) -> None:
    """What the rules say, and what lies just beside it."""
    play(case)


@pytest.mark.parametrize("case", cases("techniques"))
def test_technique(case: dict[str, Any], play: Callable[..., None]) -> None:
    """Each technique that has a number acts on the step that it belongs to, within its limits."""
    play(case)


@pytest.mark.parametrize("case", cases("record"))
def test_record(case: dict[str, Any], play: Callable[..., None]) -> None:
    """The record of each step holds what came out part by part."""
    play(case)


@pytest.mark.parametrize("case", cases("lines", CASES.parent))
def test_what_is_told(case: dict[str, Any], tell: Callable[..., None], cast: dict[str, str]) -> None:
    """Each line of an explanation stands under its line of the text, with its words and numbers."""
    tell(case, cast)


@pytest.mark.parametrize("case", cases("refusals", CASES.parent))
def test_refusal(case: dict[str, Any], tell: Callable[..., None], cast: dict[str, str]) -> None:
    """What is refused says who, what and under which line of the text."""
    tell(case, cast)
