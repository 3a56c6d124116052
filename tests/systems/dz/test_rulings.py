"""A ruling is listed exactly where it shapes a result: another answer would have come out otherwise."""

import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from dzcli.step.questions import read

HERE = Path(__file__).parent
DATA = tomllib.loads((HERE / "rulings.toml").read_text(encoding="utf-8"))
PEOPLE = tomllib.loads((HERE / "questions.toml").read_text(encoding="utf-8"))["people"] | DATA["people"]
CASES = [
    pytest.param(key, line, listed == "listed", id=f"{key}-{listed}-{place}")
    for key, lines in DATA["ruling"].items()
    for listed in ("listed", "unlisted")
    for place, line in enumerate(lines[listed], 1)
]


def _sheet(name: str) -> dict[str, Any]:
    """Somebody's sheet: like another's, with what differs."""
    own = dict(PEOPLE[name])
    base = _sheet(own.pop("like")) if "like" in own else {}
    merged = {
        key: {**base[key], **value} if isinstance(value, dict) and key in base else value
        for key, value in own.items()
    }
    found = {**base, **merged}
    return {key: _known(value) for key, value in found.items() if value != "@null"}


def _known(value: Any) -> Any:
    return {key: one for key, one in value.items() if one != "@null"} if isinstance(value, dict) else value


class _Written(dict[str, str]):
    """Paths of sheets by name, written when they are asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def __missing__(self, name: str) -> str:
        path = self._folder / f"{name}.toml"
        path.write_text(tomli_w.dumps(_sheet(name)), encoding="utf-8")
        return str(path)


@pytest.mark.parametrize(("key", "line", "listed"), CASES)
def test_a_ruling_is_listed_where_it_shapes_the_result(
    step: Any, tmp_path: Path, key: str, line: str, listed: bool
) -> None:
    """The record names it where it decides, with its section, and leaves it out where it does not."""
    result = step(line.format_map(_Written(tmp_path)))
    assert (key in result.ruled) == listed
    found = [one for one in result["rulings"] if one["key"] == key]
    assert all(one["default"] and one["rule"].startswith("7.") and one["text"] for one in found)


def _shape(ran: Any) -> Any:
    """What came of a command, without what only tells of it and with no die of its own; None if refused."""
    if ran.err:
        return None
    return {
        key: value for key, value in ran.record.items() if key not in ("rulings", "lines", "seed", "index")
    }


@pytest.mark.parametrize(("key", "line", "listed"), CASES)
def test_listed_is_what_another_answer_would_change(
    dzcli: Any, tmp_path: Path, key: str, line: str, listed: bool
) -> None:
    """Some other answer changes the result, or makes it impossible, exactly where the ruling is listed."""
    words = [*shlex.split(line.format_map(_Written(tmp_path))), "--json"]
    stands = _shape(dzcli(*words))
    others = list(read("dz", key).answers)[1:]
    found = [_shape(dzcli(*words, "--rule", f"{key}={answer}", status=None)) for answer in others]
    assert any(one != stands for one in found) == listed
