"""The share of faces that meet a condition, counted without going through them."""

from fractions import Fraction
from itertools import combinations

import pytest

from dzcli.dice.notation.modifiers import Condition
from dzcli.dice.notation.triggers import meets, share

VALUES = [-1, 0, Fraction(1, 2), 1, Fraction(3, 2), 3, 5, 6, Fraction(13, 2), 7]
CONDITIONS = [Condition(sign, value) for sign in ("<", "<=", ">", ">=", "=", "!=") for value in VALUES]


@pytest.mark.parametrize("faces", [1, 2, 6, (0, 1, 1, 5), (-1, 7)], ids=str)
def test_share(faces):
    """Of one condition or of two it is that of the faces that meet one of them, whatever the conditions."""
    listed = range(1, faces + 1) if isinstance(faces, int) else faces
    for several in [*((one,) for one in CONDITIONS), *combinations(CONDITIONS, 2)]:
        meeting = [face for face in listed if meets(several, face)]
        assert share(several, faces) == len(meeting) / len(listed), several
