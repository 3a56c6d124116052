"""Tables that a die is thrown on: each face has one row."""

import pytest

from dzcli.sheets.spans import missing_faces
from dzcli.show.language import Language

ONE = "one row for each face of the die"
# The faces of each row, those of the die (None: as the table has it), and what is wrong:
# the row (from 0; None: the table), what was found, what was expected.
TABLES = {
    "whole": ([(1, 3), (4, 6)], 6, []),
    "whole, in another order": ([(4, 6), (1, 3)], 6, []),
    "whole, of one face a row": ([(1, 1), (2, 2)], None, []),
    "none of the first": ([(2, 6)], 6, [(None, "no row for 1", ONE)]),
    "none of the last": ([(1, 4)], 6, [(None, "no row for 5 to 6", ONE)]),
    "none of the last one": ([(1, 5)], 6, [(None, "no row for 6", ONE)]),
    "a gap of one": ([(1, 2), (4, 6)], 6, [(None, "no row for 3", ONE)]),
    "a gap of several": ([(1, 2), (5, 6)], None, [(None, "no row for 3 to 4", ONE)]),
    "twice": ([(1, 3), (3, 6)], 6, [(1, "another row for 3", ONE)]),
    "several twice": ([(1, 4), (3, 6)], 6, [(1, "another row for 3 to 4", ONE)]),
    "one within another": ([(1, 6), (2, 3)], 6, [(1, "another row for 2 to 3", ONE)]),
    "within the first, then on": ([(1, 4), (2, 3), (5, 6)], 6, [(1, "another row for 2 to 3", ONE)]),
    "downwards": ([(1, 6), (6, 4)], 6, [(1, "6 to 4", "the lowest face first")]),
    "too many": ([(1, 7)], 6, [(None, "7", "faces up to 6")]),
    "too many by several": ([(1, 9)], 6, [(None, "7 to 9", "faces up to 6")]),
    "no row": ([], None, [(None, "no row for 1", ONE)]),
    "no row of six": ([], 6, [(None, "no row for 1 to 6", ONE)]),
}


@pytest.mark.parametrize("rows, faces, wrong", TABLES.values(), ids=TABLES)
def test_faces(rows, faces, wrong):
    """Faces without a row, with two, and beyond the die are told, at the table or at the row."""
    spans = [(("table", place), low, high) for place, (low, high) in enumerate(rows)]
    say = Language("en").say
    told = [
        (one.path[1] if len(one.path) > 1 else None, say(one.found), say(one.expected))
        for one in missing_faces(("table",), spans, faces)
    ]
    assert told == wrong
