"""The worked examples of the chapter, what lies just beside them, and easy mistakes, as data.

Where an example contradicts a rule, its sentence (`says`) tells which wins. Left out
because no single step decides them: EX-01 (a talk that turns into a fight), IN-01 (who stands how far
from whom), IN-12 and IN-13 (advice).

Of the easy mistakes, left out: B069 (what parts equals: with initiative), B124 (undoing), B107, B114, B116,
B117 and B119 (what happens to a sheet's file while it is written: tested with the sheets).
B105, B106, B118 and B120 are in test_checked_options.py.
"""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parent / "cases"


def cases(kind: str) -> list[Any]:
    """The cases of all data files of a kind, each under its id."""
    tables = [
        tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(CASES.glob(f"{kind}_*.toml"))
    ]
    return [pytest.param(case, id=case["id"]) for table in tables for case in table["case"]]


@pytest.mark.parametrize("case", cases("examples"))
def test_example_of_the_chapter(case: dict[str, Any], play: Callable[..., None]) -> None:
    """What the chapter prints comes out, with the chapter's own numbers and dice."""
    play(case)


@pytest.mark.parametrize("case", cases("boundaries"))
def test_boundary(case: dict[str, Any], play: Callable[..., None]) -> None:
    """What the examples leave open comes out as the rules and the default rulings say."""
    play(case)


@pytest.mark.parametrize("case", cases("mistakes"))
def test_easy_mistake(case: dict[str, Any], play: Callable[..., None]) -> None:
    """What is easy to get wrong is right."""
    play(case)
