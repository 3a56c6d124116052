"""What stands at each key of a sheet, by the type that its reader checks."""

from typing import Annotated

import msgspec
import pytest
from msgspec import inspect

from dzcli.sheets.shape import bare, keys


class Row(msgspec.Struct):
    """A table."""

    nom: str


class Sheet(msgspec.Struct):
    """Tables within tables, rows and keys of one's own."""

    one: Row
    rows: list[Row | None] = []
    own: dict[str, int | Row] = {}


# A type, and what is left of it.
BARE = [
    (int, inspect.IntType),
    (int | None, inspect.IntType),
    (Annotated[int | None, msgspec.Meta(description="x")], inspect.IntType),
    (int | str, inspect.IntType),
    (int | Row, inspect.StructType),
    (int | dict[str, int] | None, inspect.DictType),
    (list[Row] | None, inspect.ListType),
]


@pytest.mark.parametrize("type_, kind", BARE, ids=str)
def test_bare(type_, kind):
    """Notes and None are left out; of several types that which holds others counts, else the first."""
    assert type(bare(inspect.type_info(type_))) is kind


def test_keys():
    """Rows stand where their list does; any key of a table of one's own is a star."""
    assert {path: type(one).__name__ for path, one in keys(Sheet).items()} == {
        "one": "StructType",
        "one.nom": "StrType",
        "rows": "ListType",
        "rows.nom": "StrType",
        "own": "DictType",
        "own.*": "StructType",
        "own.*.nom": "StrType",
    }
