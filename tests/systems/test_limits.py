"""How far values of a sheet and numbers of an option may go, and that what lies just beyond is refused.

A file ``limits.toml`` of a system has the lowest and the highest: of numbers and of the length of texts in a
sheet, and of options, each by a command line that ends with it.
"""

import copy
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import tomli_w

DATA = {
    path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).parent.glob("*/limits.toml"))
}


def _limits(*kinds: str) -> list[Any]:
    """Each system, key, and how far it may go."""
    return [
        pytest.param(system, kind, key, *ends, id=f"{system}-{key}")
        for system, data in DATA.items()
        for kind in kinds
        for key, ends in data[kind].items()
    ]


@pytest.fixture
def put(dzcli: Callable[..., Any], tmp_path: Path) -> Callable[..., str]:
    """Begin a round with a sheet in which a value has been put at a place; what is said of the sheet."""

    def run(system: str, key: str, value: Any, status: int) -> str:
        sheet = copy.deepcopy(DATA[system]["sheet"])
        *inside, last = key.split(".")
        place: Any = sheet
        for step in inside:
            place = place[int(step)] if step.isdigit() else place.setdefault(step, {})
        place[last] = value
        path = tmp_path / "ana.toml"
        path.write_text(tomli_w.dumps(sheet), encoding="utf-8")
        return str(dzcli("round", str(path), status=status).err)

    return run


@pytest.mark.parametrize(("system", "kind", "key", "low", "high"), _limits("numbers", "texts"))
def test_values_of_a_sheet(put: Any, system: str, kind: str, key: str, low: int, high: int) -> None:
    """The lowest and the highest are right; what lies beyond is a mistake that is told with its place."""

    def value(number: int) -> Any:
        return number if kind == "numbers" else "é" * number

    for right in (low, high):
        put(system, key, value(right), 0)
    for wrong in (low - 1, high + 1):
        if kind == "numbers" or wrong >= 0:
            assert key.rpartition(".")[2] in put(system, key, value(wrong), 3)


@pytest.mark.parametrize(("system", "kind", "line", "low", "high"), _limits("options"))
def test_numbers_of_an_option(
    dzcli: Callable[..., Any], system: str, kind: str, line: str, low: int, high: int
) -> None:
    """The lowest and the highest are taken; what lies beyond is refused, and the option named."""
    *words, option = line.split()
    for right in (low, high):
        assert dzcli(*words, f"{option}={right}", "--seed", "1", status=None).status in (0, 1)
    for wrong in (low - 1, high + 1):
        assert option in dzcli(*words, f"{option}={wrong}", "--json", status=2).error["message"]
