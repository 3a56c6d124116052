"""Each rule has its whole explanation: every line with its section and its words.

The pages ``explained*.md`` of a system share their people.
"""

import re
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PAGES = sorted(Path(__file__).parent.glob("*/explained*.md"))
SYSTEMS = sorted({page.parent.name for page in PAGES})


def _commands(system: str) -> list[Any]:
    """Each command of a system, with what it prints."""
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES if page.parent.name == system)
    blocks = re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    parts = [part for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [
        pytest.param(system, *part.partition("\n")[::2], id=f"{system}-{number}")
        for number, part in enumerate(parts)
    ]


@pytest.mark.parametrize(
    ("system", "command", "printed"), [one for system in SYSTEMS for one in _commands(system)]
)
def test_a_rule_explains_itself(
    dzcli: Any, people: Callable[[str], None], system: str, command: str, printed: str
) -> None:
    """The command, or the last of several, prints what the page says: each line, or why it is refused."""
    people(system)
    out = ""
    for line in command.split(" | "):
        ran = dzcli(*shlex.split(line)[1:], stdin=out, status=None)
        out = ran.out
    assert ran.out + ran.err == printed
