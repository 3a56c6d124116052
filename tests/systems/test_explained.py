"""Each rule has its whole explanation: every line with its section and its words.

The pages ``explained*.md`` of a system share their people.
"""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import tomli_w

PAGES = sorted(Path(__file__).parent.glob("*/explained*.md"))
SYSTEMS = sorted({page.parent.name for page in PAGES})


def _blocks(system: str, kind: str) -> list[str]:
    """The blocks of a kind in the pages of a system."""
    found = [page.read_text(encoding="utf-8") for page in PAGES if page.parent.name == system]
    return re.findall(rf"^```{kind}\n(.*?)^```", "".join(found), re.MULTILINE | re.DOTALL)


PEOPLE = {system: tomllib.loads("".join(_blocks(system, "toml"))) for system in SYSTEMS}


def _sheet(system: str, name: str) -> dict[str, Any]:
    """What is someone's own, and the rest of whoever they are like."""
    own = dict(PEOPLE[system][name])
    return {**_sheet(system, own.pop("like")), **own} if "like" in own else own


def _commands(system: str) -> list[Any]:
    """Each command of a system, with what it prints."""
    parts = [
        part
        for block in _blocks(system, "console")
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
    ]
    return [
        pytest.param(system, *part.partition("\n")[::2], id=f"{system}-{number}")
        for number, part in enumerate(parts)
    ]


@pytest.mark.parametrize(
    ("system", "command", "printed"), [one for system in SYSTEMS for one in _commands(system)]
)
def test_a_rule_explains_itself(
    dzcli: Any, system: str, command: str, printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command, or the last of several, prints what the page says: each line, or why it is refused."""
    monkeypatch.chdir(tmp_path)
    for name in PEOPLE[system]:
        Path(f"{name}.toml").write_text(tomli_w.dumps(_sheet(system, name)), encoding="utf-8")
    out = ""
    for line in command.split(" | "):
        ran = dzcli(*shlex.split(line)[1:], stdin=out, status=None)
        out = ran.out
    assert ran.out + ran.err == printed
