"""Tables of one's own over those of each system: what no table of it has is refused, wherever it stands."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from dzcli import tables

SYSTEMS = ("dz", "duel", "d100", "d10", "d20")
SHOWN_ONLY = {("dz", "mode"), ("dz", "reactions")}
"""Tables that no step reads, whose rows may hold what they like."""
QUESTIONS = "regles"
FILES = [
    (system, name)
    for system in SYSTEMS
    for name in tables.shipped_files(system)
    if name != QUESTIONS and (system, name) not in SHOWN_ONLY
]


def _tables(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of each table in a file; of rows those only that have a key which none before them has."""
    if isinstance(value, dict):
        yield path
    seen: set[str] = set()
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        if isinstance(inner, dict | list) and not (isinstance(inner, dict) and seen.issuperset(inner)):
            seen.update(inner if isinstance(inner, dict) else ())
            yield from _tables(inner, (*path, key))


@pytest.mark.parametrize(("system", "name"), FILES, ids=["-".join(file) for file in FILES])
def test_a_key_that_no_table_has(dzcli: Any, tmp_path: Path, system: str, name: str) -> None:
    """A number under a key that a table does not have is refused, with the file and the key."""
    own = tmp_path / system / f"{name}.toml"
    own.parent.mkdir()
    shipped = tables.shipped(system, name)
    for path in _tables(shipped):
        text = copy.deepcopy(shipped)
        inside: Any = text
        for key in path:
            inside = inside[key]
        inside["zzz"] = 1
        own.write_text(tomli_w.dumps(text), encoding="utf-8")
        told = dzcli("tables", name, "--system", system, "--tables", str(tmp_path), status=3).err
        assert f"{name}.toml:" in told
        assert "zzz" in told, path
