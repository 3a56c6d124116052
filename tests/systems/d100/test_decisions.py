"""What somebody at the table decides while the dice fall: whether the fureur du juste is invoked."""

from collections.abc import Callable
from typing import Any

import pytest

CHOICE = "fury_choice? yes"


@pytest.mark.rules("D100-27")
@pytest.mark.parametrize(
    ("options", "answers", "asked", "raw"),
    [
        ([], ["14", "10", "yes", "40", "3"], [CHOICE, "fury", "fury_die"], 17),
        ([], ["14", "10", "no"], [CHOICE], 14),
        (["--fury"], ["14", "10", "40", "3"], ["fury", "fury_die"], 17),
        (["--no-fury"], ["14", "10"], [], 14),
        ([], ["14", "9"], [], 13),
    ],
    ids=["invoked", "not invoked", "decided before", "declined before", "no natural 10"],
)
def test_whether_the_fureur_is_invoked(
    at_the_table: Callable[..., tuple[Any, list[str]]],
    soldier: Any,
    options: list[str],
    answers: list[str],
    asked: list[str],
    raw: int,
) -> None:
    """A natural 10 asks whether the fureur is invoked, unless an option said it beforehand."""
    record, found = at_the_table(["attack", soldier("Ada"), soldier("Bo"), *options], *answers)
    assert found == ["attack", "damage", *asked]
    assert record.own["damage"].raw == raw


@pytest.mark.rules("D100-27")
def test_nobody_is_asked_about_a_fureur_that_there_is_none_of(at_the_table: Any, soldier: Any) -> None:
    """Where the people of the game master have no fureur, they are not asked for it."""
    words = ["attack", soldier("Cy", pnj=True), soldier("Bo"), "--rule", "fureur=pj"]
    record, found = at_the_table(words, "14", "10")
    assert found == ["attack", "damage"]
    assert record.own["fury"].invoked is False
