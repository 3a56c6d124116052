"""What the tests of the Système d10 share: the people of people.toml."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli_w

PEOPLE = tomllib.loads((Path(__file__).parent / "people.toml").read_text(encoding="utf-8"))


def person_of(name: str) -> dict[str, Any]:
    """The sheet of somebody in the data: like another, with the tables that differ."""
    own = dict(PEOPLE[name])
    base = person_of(own.pop("like")) if "like" in own else {}
    return {**base, **own}


class Cast(dict[str, str]):
    """Paths of sheets by name, written when they are asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def __missing__(self, name: str) -> str:
        path = self._folder / f"{name}.toml"
        path.write_text(tomli_w.dumps(person_of(name)), encoding="utf-8")
        self[name] = str(path)
        return str(path)


@pytest.fixture
def cast(tmp_path: Path) -> Cast:
    """The people of the data, each written when a line names them."""
    return Cast(tmp_path)


@pytest.fixture
def act(step: Callable[..., Any], cast: Cast) -> Callable[..., Any]:
    """Run command lines that name people in braces, each going on from the one before; the last record."""
    return lambda *lines: step(*(line.format_map(cast) for line in lines))


@pytest.fixture
def play(
    act: Callable[..., Any], refused: Callable[..., str], cast: Cast, nulls: Callable[[Any], Any]
) -> Callable[[dict[str, Any]], None]:
    """Play a case of a data file and hold its expectations against what came out."""

    def run(case: dict[str, Any]) -> None:
        *before, last = case["run"]
        if "refused" in case:
            stdin = json.dumps(act(*before)) if before else ""
            code = refused(last.format_map(cast), stdin=stdin, status=case.get("status", 5))
            assert code == case["refused"]
            return
        result = act(*case["run"])
        assert {path: result.at(path) for path in case["expect"]} == nulls(case["expect"])

    return run
