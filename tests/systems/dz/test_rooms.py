"""The rooms of Directive Zéro: arrows between them point one way, and no further than they have to."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import dzcli.systems.dz

HOUSE = Path(dzcli.systems.dz.__file__).parent
PARTS = ("listed", "tables", "carried", "__init__")
"""What the system offers to those who know nothing of its rooms."""
ROOMS = (
    "columns",
    "rows",
    "chapter",
    "words",
    "faults",
    "terms",
    "options",
    "who",
    "rolls",
    "blow",
    "body",
    "turn",
    "steps",
    *PARTS,
)
"""Each room may look into those before it."""
NOTHING_OF = ("cli", "show", "systems.notation")
FILES = sorted(HOUSE.rglob("*.py"))


def room_of(path: Path) -> str:
    """The room that a file is in."""
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """What a file imports of the project, inside functions too, without the project's name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dzcli."):
            module = str(node.module).removeprefix("dzcli.")
            yield from (f"{module}.{one.name}" for one in node.names)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HOUSE).as_posix())
def test_a_room_looks_only_into_those_before_it(path: Path) -> None:
    """A module imports its own room and those before it, and nothing of command lines, display or others."""
    assert room_of(path) in ROOMS
    for name in imported(path):
        assert not name.startswith(NOTHING_OF), name
        if name.startswith("systems.dz."):
            room = name.split(".")[2]
            assert ROOMS.index(room) <= ROOMS.index(room_of(path)), name
