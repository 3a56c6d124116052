"""How far each value of a sheet may go, and that what lies just beyond is refused."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

DATA = tomllib.loads((Path(__file__).parent / "ranges.toml").read_text(encoding="utf-8"))
LIMITS = [
    pytest.param(kind, key, *limits, id=key)
    for kind in ("numbers", "texts")
    for key, limits in DATA[kind].items()
]


@pytest.fixture
def checked(ended: Any, tmp_path: Path) -> Any:
    """What checking the sheet says once a value has been put in it."""

    def check(key: str, value: Any, status: int) -> str:
        sheet = copy.deepcopy(DATA["sheet"])
        *inside, last = key.split(".")
        place: Any = sheet
        for step in inside:
            place = place[int(step)] if step.isdigit() else place.setdefault(step, {})
        place[last] = value
        path = tmp_path / "ana.toml"
        path.write_text(tomli_w.dumps(sheet), encoding="utf-8")
        ran = ended("sheet", "check", str(path))
        assert ran.status == status, ran
        return str(ran.out + ran.err)

    return check


def _of(kind: str, number: int) -> Any:
    """A value of a kind: a number, or a text of that length."""
    return number if kind == "numbers" else "é" * number


@pytest.mark.parametrize(("kind", "key", "low", "high"), LIMITS)
def test_both_ends_are_allowed(checked: Any, kind: str, key: str, low: int, high: int) -> None:
    """The lowest and the highest value make a sheet that is right."""
    for number in (low, high):
        checked(key, _of(kind, number), 0)


@pytest.mark.parametrize(("kind", "key", "low", "high"), LIMITS)
def test_just_beyond_is_refused(checked: Any, kind: str, key: str, low: int, high: int) -> None:
    """One less and one more are mistakes, and the message names the place."""
    for number in (low - 1, high + 1):
        assert key.rpartition(".")[2] in checked(key, _of(kind, number), 3)
