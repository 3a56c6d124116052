"""Each rule has its whole explanation: every line with its section and its words."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

PAGES = "".join(
    page.read_text(encoding="utf-8") for page in sorted(Path(__file__).parent.glob("explained*.md"))
)
PEOPLE = tomllib.loads("".join(re.findall(r"^```toml\n(.*?)^```", PAGES, re.MULTILINE | re.DOTALL)))
BLOCKS = re.findall(r"^```console\n(.*?)^```", PAGES, re.MULTILINE | re.DOTALL)
COMMANDS = [
    part.partition("\n") for block in BLOCKS for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
]


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sheets of the people of the pages, in the current folder."""
    monkeypatch.chdir(tmp_path)
    for name in PEOPLE:
        Path(f"{name}.toml").write_text(tomli_w.dumps(_sheet(name)), encoding="utf-8")


def _sheet(name: str) -> dict[str, Any]:
    """What is someone's own, and the rest of whoever they are like."""
    own = dict(PEOPLE[name])
    like = own.pop("like", None)
    return {**(_sheet(like) if like else {}), **own}


@pytest.mark.parametrize(("command", "printed"), [(command, told) for command, _, told in COMMANDS])
@pytest.mark.usefixtures("people")
def test_a_rule_explains_itself(dzcli: Any, command: str, printed: str) -> None:
    """The command, or the last of several, prints what the page says: each line, or why it is refused."""
    out = ""
    for line in command.split(" | "):
        ran = dzcli(*shlex.split(line)[1:], stdin=out, status=None)
        out = ran.out
    assert ran.out + ran.err == printed
