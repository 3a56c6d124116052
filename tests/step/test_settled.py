"""Which steps are done once one has gone on from another."""

import pytest

from dzcli.step.due import settled


class Stage:
    """A step, by the one that comes after it."""

    def __init__(self, then=None):
        self.then = then


STEPS = {
    "attack": Stage("defend"),
    "defend": Stage("wound"),
    "wound": Stage("care"),
    "care": Stage(),
    "one": Stage("other"),
    "other": Stage("one"),
    "odd": Stage("gone"),
}


@pytest.mark.parametrize("before, step, done", [
    ("attack", "defend", ["defend"]),
    ("attack", "wound", ["wound", "defend"]),
    ("attack", "care", ["care", "defend", "wound"]),
    ("defend", "care", ["care", "wound"]),
    ("wound", "attack", ["attack"]),
    ("care", "care", ["care"]),
    ("nothing", "wound", ["wound"]),
    ("one", "other", ["other"]),
    ("one", "one", ["one", "other"]),
    ("odd", "gone", ["gone"]),
])  # fmt: skip
def test_settled(before, step, done):
    """A step settles itself and those between it and the one before; of one that goes back, itself alone."""
    assert settled(STEPS, before, step) == done
