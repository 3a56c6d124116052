"""Command lines that are right: the examples that the steps of all systems give of themselves."""

import shlex
from collections.abc import Iterator

from dzcli import systems

PROGRAM, SHIPPED = "dzcli", "@"
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
