"""The page of a fight of four rounds: each command prints what the page says, and leaves the sheets so."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dzcli import tables

ROOT = Path(__file__).parents[3]
FRENCH_SECTION = re.compile(r"^  (7\.\d+) ", re.MULTILINE)


@pytest.fixture
def page(fight: Callable[..., Any]) -> Any:
    """The page, with copies of its sheets in the current folder."""
    return fight(Path(__file__).parent / "fight.md")


@pytest.mark.rules(
    "DZ-SURP-02",
    "DZ-SURP-04",
    "DZ-SURP-06",
    "DZ-SURP-07",
    "DZ-INIT-01",
    "DZ-INIT-06",
    "DZ-TURN-01",
    "DZ-REACT-02",
    "DZ-ATK-05",
    "DZ-ATK-07",
    "DZ-ATK-08",
    "DZ-DEF-02",
    "DZ-DEF-05",
    "DZ-DEF-06",
    "DZ-DMG-06",
    "DZ-HP-01",
    "DZ-HP-03",
    "DZ-WND-01",
    "DZ-WND-02",
    "DZ-WND-03",
    "DZ-STR-01",
    "DZ-HEAL-01",
    "DZ-HEAL-02",
    "DZ-HEAL-03",
    "DZ-HEAL-04",
    "DZ-HEAL-05",
    "DZ-CTRL-01",
    "DZ-CTRL-05",
    "DZ-MELEE-01",
    "DZ-MELEE-02",
)
def test_the_fight_is_as_the_page_says(page: Any) -> None:
    """From the ambush to the morning after the page prints what it says, and the sheets end as on paper."""
    assert len(page.commands) == 32
    for command, printed in page.commands:
        assert page.play(command) == printed, command
    assert page.left() == page.figures


def test_nothing_else_is_touched(page: Any) -> None:
    """After the fight every line of the sheets outside [etat] is the one that ships."""
    for command, _ in page.commands:
        page.play(command)
    for name in page.figures:
        shipped = Path(tables.shipped_sheet(name) or "").read_text(encoding="utf-8")
        played = Path(f"{name}.toml").read_text(encoding="utf-8")
        assert played.partition("[etat]")[0] == shipped.partition("[etat]")[0]


def test_the_same_in_french(page: Any) -> None:
    """In French the fight has the same lines of the chapter, and leaves the same sheets."""
    for command, printed in page.commands:
        told = page.play(command, "--lang", "fr")
        assert FRENCH_SECTION.findall(told) == FRENCH_SECTION.findall(printed), command
        assert told != printed or not printed
    assert page.left() == page.figures


def test_the_readme_plays_the_first_round(page: Any) -> None:
    """The first round that the README shows is that of the page, command by command."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = [
        " ".join(command.removesuffix(" -q").split()) for command in _commands(_section(readme, "A fight"))
    ]
    played = [command for command, _ in page.commands]
    assert shown == played[: len(shown)]
    assert "--mode grapple" in shown[-1]


def _section(text: str, title: str) -> str:
    """A section of a Markdown text."""
    return re.split(r"^##+ ", text.partition(f"# {title}\n")[2], flags=re.MULTILINE)[0]


def _commands(text: str) -> list[str]:
    return re.findall(r"^\$ (.*)", text.replace(" \\\n  ", " "), re.MULTILINE)
