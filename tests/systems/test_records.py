"""What the record of each step holds of its own, field by field.

The people of a page ``records.md`` are those of its system's pages ``explained*.md``.
"""

import json
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

PAGES = sorted(Path(__file__).parent.glob("*/records.md"))
EVERYWHERE = {
    *("dzcli", "version", "step", "system", "actor", "target", "headline", "lines", "changes", "rulings"),
    *("warnings", "history", "dice", "seed", "index", "sheets", "sheets_after", "undo"),
}
"""What the record of every step has; other tests are about it."""


def _fields(value: Any, path: str = "") -> Iterator[str]:
    """Each field as ``path = value``, without those that hold nothing; of a list each item on a line."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _fields(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for inner in value:
            yield f"{path} += {json.dumps(_told(inner), ensure_ascii=False)}"
    elif value not in (None, []):
        yield f"{path} = {json.dumps(value, ensure_ascii=False)}"


def _told(value: Any) -> Any:
    """The same without what holds nothing."""
    if isinstance(value, dict):
        return {key: _told(inner) for key, inner in value.items() if inner not in (None, [])}
    return [_told(inner) for inner in value] if isinstance(value, list) else value


def _own(record: dict[str, Any]) -> dict[str, Any]:
    """What a step has of its own; of tests only `test` is told whole, the others have the same."""
    left_out = EVERYWHERE if record["step"] == "test" else {*EVERYWHERE, "tests"}
    return {key: value for key, value in record.items() if key not in left_out}


def _commands(page: Path) -> list[Any]:
    """Each command of a page with the fields of its record."""
    blocks = re.findall(r"^```console\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    parts = [part for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    system = page.parent.name
    return [
        pytest.param(system, *part.partition("\n")[::2], id=f"{system}-{number}")
        for number, part in enumerate(parts)
    ]


@pytest.mark.parametrize(("system", "command", "fields"), [one for page in PAGES for one in _commands(page)])
def test_a_record_holds_its_fields(
    dzcli: Any, people: Callable[[str], None], system: str, command: str, fields: str
) -> None:
    """The record of the command, or of the last of several, has the fields of the page and no others."""
    people(system)
    out = ""
    for line in command.split(" | "):
        out = dzcli(*shlex.split(line)[1:], "--json", stdin=out).out
    assert sorted(_fields(_own(json.loads(out)))) == sorted(fields.splitlines())
