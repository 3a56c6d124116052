"""The page of a fight: each command of it is run, prints what the page says, and leaves the sheets so."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

COMMANDS = 11


@pytest.fixture
def page(fight: Callable[..., Any]) -> Any:
    """The page, with copies of its sheets in the current folder."""
    return fight(Path(__file__).parent / "fight.md")


@pytest.mark.rules("D20-03", "D20-05", "D20-09", "D20-12", "D20-26", "D20-28", "D20-29", "D20-36")
def test_the_fight_is_as_the_page_says(page: Any) -> None:
    """From the order to the care the page prints what it says, and the sheets end as worked out on paper."""
    assert len(page.commands) == COMMANDS
    for command, printed in page.commands:
        assert page.play(command) == printed, command
    assert page.left() == page.figures


def test_the_same_in_french(page: Any) -> None:
    """The same fight in French has the same lines of the text, and leaves the same sheets."""
    for command, printed in page.commands:
        told = page.play(command, "--lang", "fr")
        sections = re.findall(r"\bl\.\d+\b", printed)
        assert re.findall(r"\bl\.\d+\b", told) == sections, command
        assert told != printed or "-q" in command
    assert page.left() == page.figures
