"""The numbers that options take: from the least to the most, and no further."""

from collections.abc import Callable
from typing import Any

import pytest

NUMBERS = {
    "test --score": ("test {} att --score", -500, 500),
    "attack --score": ("attack {} --hit-only --score", -500, 500),
    "defend --raw": ("defend {} --location torso --raw", 0, 9999),
    "defend --att": ("defend {} --type dodge --att-roll 9 --att", -500, 500),
    "defend --att-roll": ("defend {} --type dodge --att 20 --att-roll", 1, 20),
    "wound --final": ("wound {} --final", 0, 9999),
    "wound --raw": ("wound {} --location torso --raw", 0, 9999),
    "wound --parry": ("wound {} --location torso --raw 5 --parry", 0, 9999),
    "heal --amount": ("heal {} --amount", 0, 9999),
}
"""Each option with its step, the line before its number, the least and the most."""


@pytest.mark.parametrize(("line", "least", "most"), NUMBERS.values(), ids=NUMBERS)
def test_numbers(dzcli: Callable[..., Any], fighter: Any, line: str, least: int, most: int) -> None:
    """Both ends are taken, and what lies beyond them is refused with the range."""
    words = line.format(fighter()).split()
    for number in (least, most):
        dzcli(*words, str(number), "--seed", "1")
    for number in (least - 1, most + 1):
        error = dzcli(*words, str(number), "--seed", "1", "--json", status=2).error
        assert f"{least} to {most}" in error["message"]
