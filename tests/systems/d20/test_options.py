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


WORDS = [
    "attack {} --at queue",
    "defend {} --location queue",
    "defend {} --with queue",
    "defend {} --type queue",
    "wound {} --raw 5 --location queue",
]


@pytest.mark.parametrize("line", WORDS)
def test_words(refused: Callable[..., str], fighter: Any, line: str) -> None:
    """A word that is none of an option's is refused."""
    assert refused(line.format(fighter()), status=2) == "bad_choice"


EXCLUDED = [
    "attack {} --at head --back",
    "attack {} --hit-only --through defend",
    "defend {} --from - --surprise",
    "defend {} --from - --raw 5",
    "defend {} --from - --location head",
    "defend {} --from - --att 5",
    "defend {} --from - --att-roll 5",
    "wound {} --from - --final 5",
    "wound {} --from - --raw 5",
    "wound {} --from - --parry 5",
    "wound {} --final 5 --raw 5",
    "wound {} --final 5 --location head",
    "wound {} --final 5 --parry 5",
    "test {} att --luck --odds",
]


@pytest.mark.parametrize("line", EXCLUDED)
def test_options_that_exclude_each_other(refused: Callable[..., str], fighter: Any, line: str) -> None:
    """Two options that say the same, or of which one has no use beside the other, are refused."""
    assert refused(line.format(fighter()), status=2) == "options_exclude"
