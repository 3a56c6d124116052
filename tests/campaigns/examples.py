"""Command lines that are right: the examples that the steps of all systems give, and the sheets in them."""

import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dzcli import systems, tables

PROGRAM, SHIPPED, WRITE = "dzcli", "@", "--write"
FORMS = ((), (), ("--json",), ("-q",), ("--odds",), ("--odds", "--json"), ("--lang=fr",))
"""Ways to ask for a result."""


def lines() -> Iterator[tuple[systems.System, str, list[str]]]:
    """Every example that is one command about sheets: its system, its step and its words."""
    for name in systems.NAMES:
        system = systems.get(name)
        for step in system.steps.values():
            for example in step.examples:
                words = shlex.split(example)
                if words[0] == PROGRAM and "|" not in words and sheets(words):
                    yield system, step.name, words[1:]


def sheets(words: list[str]) -> list[int]:
    """The places of shipped sheets among words."""
    return [place for place, word in enumerate(words) if word.startswith(SHIPPED)]


def shipped(name: str) -> bytes:
    """The bytes of a shipped sheet."""
    found = tables.shipped_sheet(name[1:])
    assert found is not None
    return Path(found.path).read_bytes()


def check_written(before: bytes, after: bytes) -> None:
    """A sheet that was written must be one, and what does not change in play must be as it was."""
    told = [
        others(tomllib.loads(content.decode("utf-8-sig").replace("\u2212", "-")))
        for content in (before, after)
    ]
    assert told[0] == told[1], "something else than [etat] changed"


def others(sheet: dict[str, Any]) -> dict[str, Any]:
    """What a sheet says besides what changes in play."""
    return {key: value for key, value in sheet.items() if key != "etat"}
