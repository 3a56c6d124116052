"""The rooms of dice: arrows between them point one way, and none knows of a command line."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import dzcli.dice

HOUSE = Path(dzcli.dice.__file__).parent
ROOMS = ("fault", "frozen", "exact", "clock", "throws", "notation", "rolling", "odds")
"""Each room may look into those before it."""
FILES = sorted(path for path in HOUSE.rglob("*.py") if path.parent != HOUSE or path.stem in ROOMS)


def room_of(path: Path) -> str:
    """The room that a file is in."""
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """The modules of the project that a file imports, those inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [one.name for one in node.names] if isinstance(node, ast.Import) else []
        yield from (name for name in names if name.split(".")[0] == "dzcli")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_a_room_looks_only_into_those_before_it(path: Path) -> None:
    """A module of dice imports its own room and the rooms before it, and nothing else of the project.

    What stands in for the standard library is no part of it.
    """
    for name in imported(path):
        if name == "dzcli.light":
            continue
        project, dice, *rest = name.split(".")
        assert (project, dice) == ("dzcli", "dice")
        assert rest
        assert ROOMS.index(rest[0]) <= ROOMS.index(room_of(path))


@pytest.mark.parametrize(
    "path",
    [path for path in FILES if room_of(path) != "throws"],
    ids=lambda path: path.relative_to(HOUSE).as_posix(),
)
def test_no_option_of_a_command_line_is_named_in_a_message(path: Path) -> None:
    """What dice say does not depend on how they were asked for."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    values = [node.value for node in tree.body if isinstance(node, ast.Assign)]
    texts = [value.value for value in values if isinstance(value, ast.Constant)]
    assert not [text for text in texts if re.search(r"(^|\s)--[a-z]", str(text))]
