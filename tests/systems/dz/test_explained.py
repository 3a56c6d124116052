"""Each rule has its whole explanation: every line with its section and its words."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

PAGE = (Path(__file__).parent / "explained.md").read_text(encoding="utf-8")
PEOPLE = tomllib.loads(re.findall(r"^```toml\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[0])
BLOCKS = re.findall(r"^```console\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = [
    part.partition("\n") for block in BLOCKS for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
]


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheets of the people of the page, in the current folder."""
    monkeypatch.chdir(tmp_path)
    for name, own in PEOPLE.items():
        sheet = {**PEOPLE.get(own.get("like"), {}), **own}
        sheet.pop("like", None)
        Path(f"{name}.toml").write_text(tomli_w.dumps(sheet), encoding="utf-8")


@pytest.mark.parametrize(("command", "printed"), [(command, told) for command, _, told in COMMANDS])
@pytest.mark.usefixtures("people")
def test_a_rule_explains_itself(dzcli: Any, command: str, printed: str) -> None:
    """The command, or the last of several, prints what the page says: each line, or why it is refused."""
    out = ""
    for line in command.split(" | "):
        ran = dzcli(*shlex.split(line)[1:], stdin=out, status=None)
        out = ran.out
    assert ran.out + ran.err == printed
