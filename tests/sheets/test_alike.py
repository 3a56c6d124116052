"""Which items of a list stay when it changes, and what a sheet holds after a change."""

import pytest

from dzcli.sheets.alike import matched, merged

A, B = {"id": 1}, {"id": 2}
# A list, what it should be; the places that stay, and what is new (None: the lists differ otherwise).
LISTS = [
    ([1, 2], [1, 2], [0, 1], []),
    ([1, 2], [2], [1], []),
    ([1, 2], [1, 3], [0], [3]),
    ([1, 2], [2, 1], None, []),
    ([], [1], [], [1]),
    ([1], [], [], []),
    ([1, 1], [1], [0], []),
    ([A, B], [B], [1], []),
    ([A], [{"id": 1, "r": 3}], [0], []),
    ([A, B], [B, A], None, []),
    ([1], [A], [], [A]),
    ([A], [1], [], [1]),
    ([None], [{}], [], [{}]),
]


@pytest.mark.parametrize("old, wanted, stays, new", LISTS)
def test_matched(old, wanted, stays, new):
    """What stays keeps its order; a table is told from others by its id, anything else by itself."""
    kept, added = matched(old, wanted)
    assert (None if kept is None else list(kept), added) == (stays, new)
    assert kept is None or list(kept.values()) == wanted[: len(kept)]


# What a sheet holds, a change from one to another, and what it holds then.
MERGED = [
    ("Au sol", "au_sol", "au_sol", "Au sol"),
    (1, 1, 2, 2),
    ({"a": 1, "b": False}, {"a": 1}, {"a": 2}, {"a": 2, "b": False}),
    ({"a": 1, "b": 2}, {"a": 1, "b": 2}, {"a": 1}, {"a": 1}),
    ({"a": 1}, {"a": 1}, {"a": 1, "c": 3}, {"a": 1, "c": 3}),
    (["Au sol", "SURPRIS"], ["au_sol", "surpris"], ["surpris"], ["SURPRIS"]),
    (["Au sol"], ["au_sol"], ["au_sol", "x"], ["Au sol", "x"]),
    (["Au sol", "y"], ["au_sol"], ["x"], ["x"]),
    (["Au sol", "SURPRIS"], ["au_sol", "surpris"], ["surpris", "au_sol"], ["surpris", "au_sol"]),
    (["x"], ["x"], None, None),
    ("x", ["x"], ["y"], ["y"]),
    ({"a": 1}, {"a": 1}, None, None),
    (1, {"a": 1}, {"a": 2}, {"a": 2}),
]


@pytest.mark.parametrize("found, before, after, then", MERGED)
def test_merged(found, before, after, then):
    """Where a change says nothing the sheet stays as it is written."""
    assert merged(found, before, after) == then
