"""The stretch that a write changes, and lists that a change leaves in part as they are."""

import pytest

from dzcli.sheets.alike import matched, merged
from dzcli.sheets.hunk import between

# Two contents of a sheet; where they differ, and what one has where the other has what.
CONTENTS = [
    ("a = 1\n", "a = 2\n", (4, "1", "2")),
    ("a = 12\n", "a = 123\n", (6, "", "3")),
    ("a = 123\n", "a = 13\n", (5, "2", "")),
    ("aaa", "aa", (2, "a", "")),
    ("aa", "aaaa", (2, "", "aa")),
    ("é = 1, ü", "é = 22, ü", (4, "1", "22")),
    ("abcxdef", "abcyydef", (3, "x", "yy")),
    ("xabc", "yabc", (0, "x", "y")),
    ("abcx", "abcy", (3, "x", "y")),
    ("same", "same", (4, "", "")),
    ("", "x", (0, "", "x")),
    ("ab12cd34ef", "ab56cd78ef", (2, "12cd34", "56cd78")),
]


@pytest.mark.parametrize("before, after, stretch", CONTENTS)
def test_stretch(before, after, stretch):
    """It is as short as can be, and takes either content to the other, and nothing else."""
    old, new = before.encode(), after.encode()
    hunk = between("a.toml", old, new)
    assert (hunk.sheet, hunk.at, hunk.old, hunk.new) == ("a.toml", *stretch)
    assert (hunk.undone(new), hunk.made_again(old)) == (old, new)
    assert hunk.undone(new + b"\n") is None
    assert hunk._replace(before="x").undone(new) is None


A, B, C = {"id": 1, "r": 3}, {"id": 2}, {"id": 3}
# A list as it was and as it will be, the places of those that stay, and those that are new.
LISTS = [
    ([A, B, C], [A, B, C], {0: A, 1: B, 2: C}, []),
    ([A, B, C], [B], {1: B}, []),
    ([A, B, C], [A, C], {0: A, 2: C}, []),
    ([A, B], [{"id": 1, "r": 2}, B], {0: {"id": 1, "r": 2}, 1: B}, []),
    ([A], [A, B, C], {0: A}, [B, C]),
    ([A, B], [C], {}, [C]),
    ([A, B], [B, A], None, []),
    (["x", "y", "x"], ["x", "x"], {0: "x", 2: "x"}, []),
    (["x"], ["x", "x"], None, []),
    ([1, "1"], ["1"], {1: "1"}, []),
    ([], [A], {}, [A]),
]


@pytest.mark.parametrize("old, wanted, kept, new", LISTS)
def test_matched(old, wanted, kept, new):
    """Items stay where their names come in the same order; others are new; of another order none stays."""
    assert matched(old, wanted) == (kept, new)


# What a sheet holds, what a change was made on, what it makes of it, and what the sheet holds then.
MERGED = [
    (5, 5, 4, 4),
    ("Surpris", "surpris", "surpris", "Surpris"),
    ({"id": 1, "note": "x"}, {"id": 1}, {"id": 1, "r": 2}, {"id": 1, "note": "x", "r": 2}),
    ({"id": 1, "r": 2}, {"id": 1, "r": 2}, {"id": 1}, {"id": 1}),
    ({"a": {"b": 1, "c": 2}}, {"a": {"b": 1}}, {"a": {"b": 3}}, {"a": {"b": 3, "c": 2}}),
    (["Surpris", "Saisi"], ["surpris", "saisi"], ["saisi"], ["Saisi"]),
    (["Surpris"], ["surpris"], ["surpris", "x"], ["Surpris", "x"]),
    (["Surpris", "y"], ["surpris"], ["surpris", "x"], ["surpris", "x"]),
    (["A", "B"], ["a", "b"], ["b", "a"], ["b", "a"]),
    ("A", ["a"], ["b"], ["b"]),
    ({"a": 1}, {"a": 1}, 3, 3),
    (3, {"a": 1}, {"a": 2}, {"a": 2}),
]


@pytest.mark.parametrize("found, before, after, holds", MERGED)
def test_merged(found, before, after, holds):
    """Where a change says nothing a sheet keeps what it has, and how it is spelt."""
    assert merged(found, before, after) == holds
